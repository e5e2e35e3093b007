"""Games in every store there is: kept as they were played, once, and found again."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.model import (
    AlreadyPlaying,
    Answer,
    ChallengeId,
    ChannelId,
    Computer,
    Game,
    GameId,
    GuildId,
    GuildSettings,
    History,
    MessageId,
    Place,
    Seat,
    StaleBoard,
)
from bot.model.errors import NoSuchChallenge, NoSuchGame, NotDone
from bot.model.ratings import DAY
from bot.store import Start, Store
from engine import Cell, Level, Mark
from tests.bot.builders import (
    ALICE,
    BOB,
    CAROL,
    GAMES,
    GENERAL,
    NO_PAUSE,
    NOON,
    bot_game,
    duel,
    endless_moves,
    offer,
)
from tests.bot.store.conftest import Opener, empty_outbox, fresh, new_start


async def test_a_name_may_hold_any_character(store: Store) -> None:
    named = replace(BOB, name="O\u202e'; --")
    game = await store.games.add(duel(second=named), new_start())
    challenge = await store.challenges.add(offer(CAROL, named), pause=NO_PAUSE, interaction=fresh())
    assert (await store.games.get(game.id)).second.player == named
    assert (await store.challenges.get(challenge.id)).opponent == named


async def test_a_game_is_shared_once_in_a_channel_by_the_same_interaction(
    store: Store,
) -> None:
    game = await store.games.add(duel(), new_start())
    here, nearly, other = ChannelId(12), ChannelId(2), ChannelId(123)
    by, again = fresh(), fresh()
    shares = (here, by), (here, again), (here, by), (nearly, again), (other, by)
    may = [await store.played.share(game.id, channel, each) for channel, each in shares]
    assert may == [True, False, True, True, True]
    shared = (await store.games.get(game.id)).shared
    assert shared == {here: by, nearly: again, other: by}
    both = await asyncio.gather(
        *(store.played.share(game.id, ChannelId(77), fresh()) for _ in range(3))
    )
    assert sorted(both) == [False, False, True]
    assert not await store.played.share(GameId(99), here, by)


async def test_hints_are_counted_by_move_whoever_saves_the_game(store: Store) -> None:
    game = await store.games.add(bot_game(), new_start())
    moved = game.marked(Cell(4), NOON).marked(Cell(0), NOON)
    for hinted in (game, game, moved):
        await store.games.note_hint(hinted)
    assert (await store.games.get(game.id)).hints == 2
    resigned = moved.resigned(ALICE.id, NOON)
    assert resigned.hints == 0, "as a process has it that gave no hint"
    saved = await store.games.save(resigned, seen_ply=0, interaction=fresh())
    assert saved.hints == (await store.games.get(game.id)).hints == 2


async def test_hints_late_in_a_game_of_vanishing_marks_are_counted(store: Store) -> None:
    game = await store.games.add(bot_game(board="vanishing"), new_start())
    late = replace(game, moves=endless_moves(90))
    for plies in (0, 60, 62, 62, 64, 90, 64):
        await store.games.note_hint(replace(game, moves=late.moves[:plies]))
    assert (await store.games.get(game.id)).hints == 5
    ended = late.resigned(ALICE.id, NOON)
    saved = await store.games.save(ended, seen_ply=0, interaction=fresh())
    assert (saved.hints, saved.ply) == (5, 90)
    assert (await store.games.get(game.id)).moves == late.moves


async def test_a_game_comes_back_as_it_was_stored(store: Store, opened: Opener) -> None:
    game = await store.games.add(bot_game(), new_start())
    moved = game.marked(Cell(4), NOON + 1).marked(Cell(0), NOON + 2)
    await store.games.save(moved, seen_ply=0, interaction=fresh())
    await store.games.note_message(game, MessageId(77))
    expected = replace(moved, message_id=MessageId(77))
    assert await store.games.get(game.id) == expected
    assert await store.games.live(GENERAL.channel_id, ALICE.id) == (expected,)
    async with opened() as reopened:
        assert await reopened.games.get(game.id) == expected


async def test_a_message_that_is_noted_late_does_not_hide_a_newer_one(store: Store) -> None:
    game = await store.games.add(bot_game(), new_start())
    challenge = await store.challenges.add(offer(CAROL, None), pause=NO_PAUSE, interaction=fresh())
    for message in (77, 79, 78):
        await store.games.note_message(game, MessageId(message))
        await store.challenges.note_message(challenge.id, MessageId(message))
    assert (await store.games.get(game.id)).message_id == 79
    assert (await store.challenges.get(challenge.id)).message_id == 79


async def test_a_move_notes_the_message_of_a_game_unless_one_is_known(store: Store) -> None:
    game = await store.games.add(bot_game(), new_start())
    clicked = game.marked(Cell(4), NOON).changed(message_id=MessageId(77))
    saved = await store.games.save(clicked, seen_ply=0, interaction=fresh())
    assert saved.message_id == (await store.games.get(game.id)).message_id == 77
    await store.games.note_message(game, MessageId(80))  # As another process posted it again.
    clicked = saved.marked(Cell(0), NOON)
    saved = await store.games.save(clicked, seen_ply=1, interaction=fresh())
    assert saved.message_id == (await store.games.get(game.id)).message_id == 80


async def test_an_ended_game_comes_back_and_makes_room_for_the_next(store: Store) -> None:
    game = await store.games.add(duel(), new_start())
    ended = game.resigned(ALICE.id, NOON + 5)
    await store.games.save(ended, seen_ply=0, interaction=fresh())
    assert await store.games.get(game.id) == ended
    for person in (ALICE, BOB):
        assert not await store.games.live(GENERAL.channel_id, person.id)
    await store.games.add(duel(), new_start())


async def test_what_is_not_there(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        await store.games.get(GameId(5))
    assert not await store.games.live(GENERAL.channel_id, ALICE.id)
    with pytest.raises(NoSuchChallenge):
        await store.challenges.get(ChallengeId(5))
    with pytest.raises(NoSuchChallenge):
        await store.challenges.close(ChallengeId(5), Answer.DECLINED)
    assert await store.deadlines.next() is None


async def test_two_processes_race_on_one_ply(opened: Opener) -> None:
    async with opened() as one, opened() as other:
        game = await one.games.add(duel(), new_start())
        results = await asyncio.gather(
            *(
                store.games.save(game.marked(Cell(cell), NOON), seen_ply=0, interaction=fresh())
                for cell in range(9)
                for store in (one, other)
            ),
            return_exceptions=True,
        )
        # The cell that counts was marked by both, and both are told so.
        assert sum(isinstance(result, Game) for result in results) == 2
        assert await one.games.get(game.id) == await other.games.get(game.id)


async def test_an_ended_game_stays_as_it_is(store: Store) -> None:
    game = await store.games.add(duel(), new_start())
    await store.games.save(game.resigned(ALICE.id, NOON), seen_ply=0, interaction=fresh())
    with pytest.raises(StaleBoard):
        await store.games.save(game.marked(Cell(0), NOON), seen_ply=0, interaction=fresh())


async def test_a_person_holds_one_live_game_with_each_opponent_in_a_channel(store: Store) -> None:
    begun = [
        await store.games.add(game, new_start())
        for game in (duel(ALICE, BOB), bot_game(ALICE), duel(CAROL, ALICE), bot_game(BOB))
    ]
    for game, first in ((duel(BOB, ALICE), 0), (duel(ALICE, CAROL), 2)):
        with pytest.raises(AlreadyPlaying) as refused:
            await store.games.add(game, new_start())
        assert refused.value.game == begun[first]
    easy = replace(bot_game(ALICE), second=Seat(Computer(Level.EASY), Mark.O))
    with pytest.raises(AlreadyPlaying):
        await store.games.add(easy, new_start())
    assert set(await store.games.live(GENERAL.channel_id, ALICE.id)) == set(begun[:3])
    assert set(await store.games.live(GENERAL.channel_id, BOB.id)) == {begun[0], begun[3]}
    elsewhere = await store.games.add(bot_game(ALICE, GAMES), new_start())
    assert await store.games.live(GAMES.channel_id, ALICE.id) == (elsewhere,)


async def test_two_processes_begin_one_game_of_the_same_two_and_any_of_others(
    opened: Opener,
) -> None:
    async with opened() as one, opened() as other:
        starts = (duel(ALICE, BOB), duel(BOB, ALICE), duel(ALICE, CAROL), bot_game(ALICE))
        results = await asyncio.gather(
            *(store.games.add(game, new_start()) for game in starts for store in (one, other)),
            return_exceptions=True,
        )
        assert sum(isinstance(result, AlreadyPlaying) for result in results) == 5
        assert len(await one.games.live(GENERAL.channel_id, ALICE.id)) == 3


async def test_two_processes_note_one_of_two_who_want_a_rematch(opened: Opener) -> None:
    async with opened() as one, opened() as other:
        for channel in range(10):
            game = await over(one, Place(GENERAL.guild_id, ChannelId(channel), "en-US"))
            presses = fresh(), fresh()
            wanted = [
                store.games.want_rematch(game, game.seats[seat], NOON, NOON, presses[seat])
                for store, seat in ((one, 0), (other, 1), (other, 0), (one, 1))
            ]
            # Each is delivered to both.
            noted = [*await asyncio.gather(*wanted)]
            assert noted in ([True, False, True, False], [False, True, False, True])
            asks = game.seats[noted.index(True)]
            assert (await other.games.get(game.id)).rematch_wanted_by == asks


async def test_a_rematch_begins_once_and_only_while_it_is_wanted(opened: Opener) -> None:
    async with opened() as one, opened() as other:
        ended = await over(one, GENERAL)
        assert await one.games.want_rematch(ended, ended.first, NOON + 600, NOON + 600, fresh())
        wanted = await one.games.get(ended.id)

        async def begin(store: Store) -> Game:
            start = Start(fresh(), rematch_of=wanted)
            return await store.games.add(duel(), start)

        begun = await asyncio.gather(begin(one), begin(other), return_exceptions=True)
        assert {type(each) for each in begun} == {Game, StaleBoard}
        later = await over(one, GAMES)
        assert await one.games.want_rematch(later, later.second, NOON + 600, NOON + 600, fresh())
        await one.games.end_rematches(NOON + 599)
        wanted = await one.games.get(later.id)
        assert wanted.rematch_wanted_by == later.second
        assert await one.deadlines.next() == NOON + 600
        await other.games.end_rematches(NOON + 600)
        assert (await one.games.get(later.id)).rematch_wanted_by is None
        assert [each.subject_id for each in await empty_outbox(one)] == [later.id]
        with pytest.raises(StaleBoard):
            await begin(one)


async def over(store: Store, place: Place) -> Game:
    """Store a game of two people that has ended."""
    game = await store.games.add(duel(place=place), new_start())
    return await store.games.save(game.resigned(ALICE.id, NOON), seen_ply=0, interaction=fresh())


async def test_the_game_that_an_interaction_changed_is_found_until_long_after(store: Store) -> None:
    game = await store.games.add(duel(), new_start())
    await store.games.add(bot_game(ALICE), new_start())
    moving, resigning, channel = fresh(), fresh(), GENERAL.channel_id
    moved = game.marked(Cell(4), NOON)
    await store.games.save(moved, seen_ply=0, interaction=moving)
    assert await store.games.changed_here(moving, channel, NOON) == moved
    assert await store.games.changed_here(fresh(), channel, NOON) is None
    assert await store.games.changed_here(moving, GAMES.channel_id, NOON) is None
    ended = moved.resigned(ALICE.id, NOON + 5)
    await store.games.save(ended, seen_ply=1, interaction=resigning)
    assert await store.games.changed_here(resigning, channel, NOON + 5) == ended
    assert await store.games.changed_here(resigning, channel, NOON + 6) is None


async def test_a_channel_holds_as_many_games_as_its_server_chose(store: Store) -> None:
    assert GENERAL.guild_id is not None
    await store.settings.change(GENERAL.guild_id, lambda _: GuildSettings(most_live=1))
    await store.games.add(duel(ALICE, BOB), Start(fresh()))
    with pytest.raises(NotDone, match="too-many-games"):
        await store.games.add(bot_game(CAROL), Start(fresh()))
    await store.games.add(bot_game(CAROL, GAMES), Start(fresh()))


async def reminded(store: Store, now: int) -> list[int]:
    """Return the ids of the games whose players are reminded at this time."""
    await store.deadlines.put_reminders(now, 9)
    return [each.subject_id for each in await empty_outbox(store)]


async def test_deadlines_come_in_order_and_go_with_the_game(store: Store) -> None:
    clock = timedelta(minutes=8)
    alone = await store.games.add(replace(bot_game(CAROL), clock=clock), new_start())
    game = await store.games.add(replace(duel(), clock=clock), new_start())
    assert await store.deadlines.next() == NOON + 360
    assert await reminded(store, NOON + 359) == []
    assert await reminded(store, NOON + 360) == [game.id]
    assert await reminded(store, NOON + 360) == []
    assert await store.deadlines.next() == NOON + 480
    assert await store.deadlines.due_games(NOON + 479, 9) == ()
    assert set(await store.deadlines.due_games(NOON + 480, 9)) == {alone, game}
    assert len(await store.deadlines.due_games(NOON + 480, 1)) == 1
    moved = game.marked(Cell(0), NOON + 400)
    await store.games.save(moved, seen_ply=0, interaction=fresh())
    assert await store.deadlines.due_games(NOON + 480, 9) == (alone,)
    assert await store.deadlines.next() == NOON + 460
    assert await reminded(store, NOON + 460) == [moved.id]
    assert await reminded(store, NOON + 759) == []
    assert await reminded(store, NOON + 760) == [moved.id]
    assert await reminded(store, NOON + 760) == []
    for game in (alone, moved):
        await store.games.save(game.expired(NOON + 999), seen_ply=game.ply, interaction=fresh())
    assert await store.deadlines.next() is None


async def test_past_games_are_pages_of_what_was_finished(store: Store) -> None:
    abroad = Place(GuildId(2), ChannelId(21), "de")
    alone = Place(None, ChannelId(31), "en-US")
    finished = []
    for number, place in enumerate((GENERAL, GAMES, abroad, alone)):
        game = await store.games.add(duel(place=place), new_start())
        ended = game.resigned(BOB.id, NOON + number // 2)
        await store.games.save(ended, seen_ply=0, interaction=fresh())
        finished.append(ended)
    await store.games.add(bot_game(ALICE), new_start())
    other = await store.games.add(bot_game(CAROL, GAMES), new_start())
    await store.games.save(other.resigned(CAROL.id, NOON), seen_ply=0, interaction=fresh())
    newest_first = tuple(reversed(finished))
    for person in (ALICE, BOB):
        assert await store.played.past(person.id, most=9) == History(
            person.id, newest_first, 0, 1, 4
        )
    for page in (1, 9, 10**30):
        last = await store.played.past(ALICE.id, page=page, most=2)
        assert last == History(ALICE.id, newest_first[2:], 1, 2, 4)
    here = await store.played.past(ALICE.id, guild=GENERAL.guild_id, most=9)
    assert here.games == (finished[1], finished[0])
    in_channel = await store.played.past(ALICE.id, channel=GAMES.channel_id, most=9)
    assert in_channel.games == (finished[1],)
    nowhere = await store.played.past(ALICE.id, guild=GuildId(9), most=9)
    assert nowhere == History(ALICE.id, (), 0, 1, 0)


async def test_what_ended_before_an_instant_can_be_deleted(store: Store) -> None:
    old = await store.games.add(duel(), new_start())
    await store.games.save(old.resigned(ALICE.id, NOON - DAY), seen_ply=0, interaction=fresh())
    recent = await store.games.add(duel(), new_start())
    await store.games.save(recent.resigned(BOB.id, NOON + 60), seen_ply=0, interaction=fresh())
    live = await store.games.add(bot_game(CAROL), new_start())
    closed = await store.challenges.add(offer(ALICE), pause=NO_PAUSE, interaction=fresh())
    await store.challenges.close(closed.id, Answer.DECLINED)
    still_open = await store.challenges.add(offer(ALICE), pause=NO_PAUSE, interaction=fresh())
    assert await store.prune(NOON + 30) == 1
    with pytest.raises(NoSuchGame):
        await store.games.get(old.id)
    assert (await store.games.get(recent.id)).ending is not None
    assert await store.games.get(live.id) == live
    assert await store.prune(NOON + DAY) == 1
    with pytest.raises(NoSuchChallenge):
        await store.challenges.get(closed.id)
    assert await store.challenges.get(still_open.id) == still_open
