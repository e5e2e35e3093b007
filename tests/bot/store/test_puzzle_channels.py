"""A channel waits for its puzzle in the store, and one process puts it into the outbox."""

import asyncio
from dataclasses import replace

from bot.model import ChannelId, GuildId, GuildSettings, MessageId
from bot.store import Outgoing, Purpose, Rank, Store
from tests.bot.builders import ALICE, NOON
from tests.bot.store.conftest import Opener

GUILD = GuildId(1)
HERE, THERE = ChannelId(11), ChannelId(12)
TOMORROW = NOON + 40_000


async def choose_channel(store: Store, channel: ChannelId | None) -> None:
    def change(chosen: GuildSettings) -> GuildSettings:
        return replace(chosen, puzzle_channel=channel)

    await store.settings.change(GUILD, change)


async def taken(store: Store, now: int) -> list[Outgoing]:
    """Take what the outbox has, and be done with it."""
    found: list[Outgoing] = []
    while some := await store.outbox.take(now, ()):
        for each in some:
            await store.outbox.done(each)
        found += some
    return found


async def test_a_channel_gets_a_puzzle_once_a_day(opened: Opener, store: Store) -> None:
    await store.puzzle_channels.put_due(NOON, 327, TOMORROW, 10)
    assert await taken(store, NOON) == []
    await choose_channel(store, HERE)
    assert await store.deadlines.next() == 0
    async with opened() as other:
        processes = [
            each.puzzle_channels.put_due(NOON, 327, TOMORROW, 10) for each in (store, other)
        ]
        await asyncio.gather(*processes)
    (puzzle,) = await taken(store, NOON)
    assert puzzle == Outgoing(Purpose.PUZZLE, GUILD, HERE, NOON, Rank.PUZZLE, day=327)
    assert await store.deadlines.next() == TOMORROW
    await store.puzzle_channels.note_posted(GUILD, HERE, 327, MessageId(5))
    await store.puzzle_channels.put_due(TOMORROW, 328, TOMORROW + 1, 10)
    (again,) = await taken(store, TOMORROW)
    assert (again.purpose, again.day) == (Purpose.PUZZLE, 328)
    assert not await store.puzzle_channels.is_over(GUILD, 327)
    await store.puzzle_channels.note_posted(GUILD, HERE, 328, MessageId(6))
    (answer,) = await taken(store, TOMORROW)
    assert (answer.purpose, answer.message_id, answer.day) == (Purpose.DAY, 5, 327)
    assert await store.puzzle_channels.is_over(GUILD, 327)


async def test_another_channel_gets_it_at_once(store: Store) -> None:
    await choose_channel(store, HERE)
    await store.puzzle_channels.put_due(NOON, 327, TOMORROW, 10)
    await taken(store, NOON)
    await store.puzzle_channels.note_posted(GUILD, HERE, 327, MessageId(5))
    await choose_channel(store, THERE)
    await store.puzzle_channels.put_due(NOON, 327, TOMORROW, 10)
    (moved,) = await taken(store, NOON)  # No answer: it is still today's.
    assert (moved.purpose, moved.channel_id) == (Purpose.PUZZLE, THERE)
    await choose_channel(store, None)
    assert await store.deadlines.next() is None


async def test_another_channel_gets_it_though_one_was_on_its_way(store: Store) -> None:
    await choose_channel(store, HERE)
    await store.puzzle_channels.put_due(NOON, 327, TOMORROW, 10)
    (sending,) = await store.outbox.take(NOON, ())
    await choose_channel(store, THERE)
    await store.puzzle_channels.put_due(NOON, 327, TOMORROW, 10)
    await store.outbox.done(sending)
    assert [each.channel_id for each in await taken(store, NOON)] == [THERE]


async def test_every_server_gets_its_own(store: Store) -> None:
    other = GuildId(2)
    await choose_channel(store, HERE)
    await store.settings.change(other, lambda chosen: replace(chosen, puzzle_channel=THERE))
    await store.puzzle_channels.put_due(NOON, 327, TOMORROW, 10)
    places = {(each.subject_id, each.channel_id) for each in await taken(store, NOON)}
    assert places == {(GUILD, HERE), (other, THERE)}


async def test_what_was_on_its_way_to_a_server_that_wants_no_more_is_left_alone(
    store: Store,
) -> None:
    await choose_channel(store, HERE)
    await store.puzzle_channels.put_due(NOON, 327, TOMORROW, 10)
    await taken(store, NOON)
    await store.puzzle_channels.enter(GUILD, 327, ALICE)
    await store.people.forget(ALICE.id, NOON)
    assert await taken(store, TOMORROW) == [], "no message shows a result yet"
    await choose_channel(store, None)
    await store.puzzle_channels.note_posted(GUILD, HERE, 327, MessageId(5))
    assert await taken(store, TOMORROW) == []
