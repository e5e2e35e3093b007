"""Servers that removed the bot: when that is certain, and what is deleted for them."""

import asyncio
from dataclasses import replace
from functools import partial

from bot.model import ChannelId, Game, GuildId, Place, Preferences
from bot.model.puzzle import PuzzleAttempt, PuzzleKey
from bot.store import Outgoing, Purpose, Store
from bot.store.operations import DELETED_AT_ONCE
from bot.store.queries import add, one
from bot.store.rows import game_row
from bot.store.tables import TABLES
from engine import Cell
from tests.bot.builders import ALICE, BOB, CAROL, NO_PAUSE, NOON, after, bot_game, duel, offer
from tests.bot.store.conftest import Opener, empty_outbox, fresh, new_start

DAY = 86_400
LEFT, OTHER = GuildId(1), GuildId(2)


def place(guild: GuildId, channel: int = 1) -> Place:
    return Place(guild, ChannelId(10 * guild + channel), "en-US")


async def ended(store: Store, game: Game) -> Game:
    added = await store.games.add(game, new_start())
    ended = after(added, "b2" if added.people == (ALICE,) else "a1b1a2b2a3")
    if ended.ending is None:
        ended = ended.resigned(ALICE.id, NOON)
    return await store.games.save(ended, seen_ply=0, interaction=fresh())


async def fill(store: Store, guild: GuildId) -> None:
    """Let a server have some of everything."""
    here = place(guild)
    rated = await ended(store, duel(place=here))
    await store.ratings.catch_up(guild)
    full = after(await store.games.add(bot_game(place=here), new_start()), "a1b2c3b1b3a3c1c2a2")
    await store.games.save(full, seen_ply=0, interaction=fresh())
    await store.games.add(duel(ALICE, CAROL, here), new_start())
    await store.challenges.add(offer(CAROL, BOB, here), pause=NO_PAUSE, interaction=fresh())
    await store.settings.change(guild, lambda old: replace(old, puzzle_channel=here.channel_id))
    await store.puzzle_channels.put_due(NOON, 327, NOON + DAY, 9)
    await store.puzzle_attempts.share(ALICE.id, 327, here, fresh())
    await store.puzzle_channels.enter(guild, 327, ALICE)
    mistake = PuzzleKey(2, rated.id)
    await store.puzzle_attempts.save(ALICE, mistake, PuzzleAttempt(presses=1), seen_presses=0)
    await store.outbox.add(Outgoing.card(rated, NOON))


async def fill_what_is_of_people(store: Store) -> None:
    await store.people.change_preferences(ALICE.id, lambda _: Preferences(pings=False))
    solved = PuzzleAttempt((Cell(1),), presses=1, is_solved=True, ended_at=NOON)
    await store.puzzle_attempts.save(ALICE, PuzzleKey(327), solved, seen_presses=0)


async def count(store: Store) -> dict[str, int]:
    """Return how many rows each table has."""
    counts = {}
    for table in TABLES:
        sql = f"SELECT count(*) AS number FROM {table.name}"

        async def work(sql: str = sql) -> int:
            row = await one(sql)
            assert row is not None
            return int(row["number"])

        counts[table.name] = await store.database.read(work)
    return counts


async def test_all_of_a_server_goes_and_all_else_stays(store: Store) -> None:
    await fill_what_is_of_people(store)
    await fill(store, OTHER)
    before = await count(store)
    await fill(store, LEFT)
    filled = await count(store)
    assert all(
        filled[each.name] > before[each.name]
        for each in TABLES
        if each.name not in ("preferences", "guilds", "blocks")
    ), "a table of which the server has nothing shows nothing"
    await store.left_servers.note_removed(LEFT, NOON)
    assert await store.left_servers.left() == {LEFT: NOON}
    assert await store.left_servers.forget(LEFT, NOON)
    assert await count(store) == before
    assert await store.left_servers.left() == {}
    waiting = await empty_outbox(store)
    assert {each.subject_id for each in waiting if each.purpose is Purpose.PUZZLE} == {OTHER}
    assert await store.puzzle_attempts.solved_days(ALICE.id) == (327,)
    assert not (await store.people.preferences(ALICE.id)).pings


async def test_it_goes_in_steps_and_only_once(opened: Opener, store: Store) -> None:
    new = [game_row(duel(place=place(LEFT)))] * DELETED_AT_ONCE
    for _ in range(3):
        await store.database.write(partial(add, "games", *new))
    await store.left_servers.note_removed(LEFT, NOON)
    async with opened() as other:
        done = await asyncio.gather(
            *(each.left_servers.forget(LEFT, NOON) for each in (store, other))
        )
    assert sorted(done) == [False, True]
    assert (await count(store))["games"] == 0


async def test_who_comes_back_keeps_what_is_left(store: Store) -> None:
    await fill(store, LEFT)
    filled = await count(store)
    await store.left_servers.note_removed(LEFT, NOON)
    await store.left_servers.note_present([LEFT])
    assert await store.left_servers.left() == {}
    assert not await store.left_servers.forget(LEFT, NOON)
    # It left once more: the time counts from then.
    await store.left_servers.note_removed(LEFT, NOON + DAY)
    assert not await store.left_servers.forget(LEFT, NOON)
    assert {**await count(store), "guilds": 0} == filled


async def test_games_of_those_who_bring_the_bot_along_stay(store: Store) -> None:
    await ended(store, duel(place=place(LEFT)))
    await store.left_servers.note_removed(LEFT, NOON + 1)
    later = replace(duel(place=place(LEFT)), started_at=NOON + 2, moved_at=NOON + 2)
    later = await store.games.add(later, new_start())
    challenge = replace(offer(CAROL, None, place(LEFT)), offered_at=NOON + 2)
    await store.challenges.add(challenge, pause=NO_PAUSE, interaction=fresh())
    assert await store.left_servers.forget(LEFT, NOON + 1)
    assert [each.id for each in await store.games.live(place(LEFT).channel_id, ALICE.id)] == [
        later.id
    ]
    counts = await count(store)
    assert (counts["games"], counts["challenges"]) == (1, 1)


async def test_two_lists_a_day_apart_make_it_certain(store: Store) -> None:
    note, left = store.left_servers.note_listed, store.left_servers.left
    await fill(store, GuildId(3))  # Where people brought the bot along: it was never listed.
    await note({LEFT, OTHER}, NOON)
    await note({OTHER}, NOON + 1)
    await note({OTHER}, NOON + DAY)
    assert await left() == {}
    await note({LEFT, OTHER}, NOON + 2 * DAY)
    await note({OTHER}, NOON + 3 * DAY)
    await note({OTHER}, NOON + 4 * DAY - 1)
    assert await left() == {}
    await note({OTHER}, NOON + 4 * DAY)
    assert await left() == {LEFT: NOON + 3 * DAY}
    await note({LEFT, OTHER}, NOON + 5 * DAY)
    assert await left() == {}


async def test_long_lists_are_noted_whole(store: Store) -> None:
    many = {GuildId(number) for number in range(1, 2 * DELETED_AT_ONCE + 2)}
    for now in (NOON, NOON + DAY, NOON + 2 * DAY):
        await store.left_servers.note_listed(many if now == NOON else set(), now)
    assert await store.left_servers.left() == dict.fromkeys(many, NOON + DAY)
