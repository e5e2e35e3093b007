"""Notices in every store there is: each is noted once, and taken back once, in its game's order."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.model import ChannelId, Game, GameId, MessageId, Person
from bot.store import Purpose, Start, Store
from engine import Cell
from tests.bot.builders import ALICE, BOB, GENERAL, NO_PAUSE, NOON, bot_game, duel, offer
from tests.bot.store.conftest import Opener, empty_outbox, fresh, new_start

FIRST, SECOND = MessageId(501), MessageId(502)


async def put_out(store: Store) -> list[tuple[Purpose, MessageId | None]]:
    return [(each.purpose, each.message_id) for each in await empty_outbox(store)]


async def outdated(store: Store) -> list[tuple[Purpose, MessageId | None]]:
    await store.deadlines.put_outdated(9)
    return await put_out(store)


async def begin(store: Store) -> Game:
    return await store.games.add(duel(), new_start())


async def move(store: Store, game: Game, cell: int) -> Game:
    moved = game.marked(Cell(cell), NOON)
    return await store.games.save(moved, seen_ply=game.ply, interaction=fresh())


async def test_a_notice_is_of_use_until_the_person_has_moved(store: Store) -> None:
    game = await begin(store)
    await store.deadlines.note_notice(game.id, FIRST, until=1)
    game = await move(store, game, 0)
    assert await outdated(store) == []
    assert await store.deadlines.next() == NOON + 60
    game = await move(store, game, 1)
    assert await store.deadlines.next() == 0
    assert await outdated(store) == [(Purpose.REMOVE, FIRST)]
    assert await outdated(store) == []
    assert await store.deadlines.next() == NOON + 60
    ended = await store.games.save(game.stopped(NOON), seen_ply=2, interaction=fresh())
    assert ended.ending is not None
    assert await outdated(store) == []
    assert await store.deadlines.next() is None


@pytest.mark.parametrize("maker", [ALICE, BOB])
async def test_a_game_that_was_offered_tells_its_maker_as_it_begins(
    store: Store, maker: Person
) -> None:
    before = await begin(store)
    await store.games.save(before.stopped(NOON), seen_ply=0, interaction=fresh())
    challenge = offer(maker, {ALICE: BOB, BOB: ALICE}[maker])
    challenge = await store.challenges.add(challenge, pause=NO_PAUSE, interaction=fresh())
    start = Start(fresh(), challenge=challenge.id)
    game = await store.games.add(duel(), start)
    assert await store.games.add(duel(), start) == game
    # Until they have moved; and the card of the last game of the two leads to this one.
    assert {(each.purpose, each.subject_id, each.ply) for each in await empty_outbox(store)} == {
        (Purpose.ACCEPTED, game.id, int(maker == BOB)),
        (Purpose.GAME, before.id, None),
    }


async def test_a_newer_notice_takes_the_place_of_an_older_one(store: Store) -> None:
    game = await begin(store)
    for message in (FIRST, FIRST, SECOND):
        await store.deadlines.note_notice(game.id, message, until=0)
    assert await put_out(store) == [(Purpose.REMOVE, FIRST)]
    await store.deadlines.note_notice(game.id, FIRST, until=0)
    assert await put_out(store) == [(Purpose.REMOVE, FIRST)]
    await store.games.save(game.stopped(NOON), seen_ply=0, interaction=fresh())
    assert await outdated(store) == [(Purpose.REMOVE, SECOND)]
    await store.deadlines.note_notice(GameId(99), FIRST, until=0)
    assert await put_out(store) == []


async def test_a_notice_outlives_a_restart_and_is_taken_back_by_one_process(
    opened: Opener,
) -> None:
    async with opened() as store:
        games = [
            await store.games.add(
                duel(place=replace(GENERAL, channel_id=ChannelId(channel))),
                new_start(),
            )
            for channel in range(20, 30)
        ]
        for game in games:
            await store.deadlines.note_notice(game.id, MessageId(600 + game.id), until=0)
            await move(store, game, 0)
    async with opened() as one, opened() as other:
        await asyncio.gather(*(each.deadlines.put_outdated(9) for each in (one, other)))
        await one.deadlines.put_outdated(9)
        taken = await asyncio.gather(*(each.outbox.take(NOON, ()) for each in (one, other)))
        assert sorted(each.message_id or 0 for some in taken for each in some) == [
            600 + game.id for game in games
        ]


async def test_a_reminder_is_taken_by_one_process(opened: Opener) -> None:
    async with opened() as one, opened() as other:
        game = await move(one, await begin(one), 0)
        for at in (NOON + 60, NOON + 86_400 - 3_600):
            await asyncio.gather(*(each.deadlines.put_reminders(at, 9) for each in (one, other)))
            (reminder,) = await empty_outbox(one)
            # A second one to put it there would have raised the version.
            assert (reminder.subject_id, reminder.ply, reminder.version) == (game.id, 1, 0)


async def test_nobody_is_told_of_a_game_against_the_computer(store: Store) -> None:
    quick = replace(duel(), clock=timedelta(minutes=1))
    assert replace(quick, moves=(Cell(0),)).times.remind_at == NOON + 45
    await store.games.add(bot_game(), new_start())
    await store.deadlines.put_reminders(NOON + 10**6, 9)
    assert await put_out(store) == []
