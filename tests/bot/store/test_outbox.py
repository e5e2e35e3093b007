"""The outbox in every store: each message goes to one process, and stays until it is done."""

import asyncio

from bot.model import ChannelId
from bot.store import Outgoing, Purpose, Store
from bot.store.outbox import LEASE
from tests.bot.builders import NOON
from tests.bot.store.conftest import Opener

LATER = NOON + int(LEASE.total_seconds())


def card(number: int, *, channel: int | None = None, due_at: int = NOON) -> Outgoing:
    return Outgoing(Purpose.GAME, number, ChannelId(channel or 100 + number), due_at)


async def test_the_oldest_deadline_goes_first_and_each_channel_gets_its_turn(store: Store) -> None:
    for number, due_at in ((1, 50), (2, 30), (3, 10), (4, 20)):
        await store.outbox.add(card(number, channel=7 if number > 2 else None, due_at=due_at))
    first = await store.outbox.take(NOON, 2, ())
    assert [each.subject_id for each in first] == [3, 2]
    # Another message for the first channel waits until there is room in it.
    second = await store.outbox.take(NOON, 9, [ChannelId(7)])
    assert [each.subject_id for each in second] == [1]
    third = await store.outbox.take(NOON, 9, ())
    assert [each.subject_id for each in third] == [4]
    assert not await store.outbox.is_due(NOON)


async def test_each_message_is_taken_by_one_process(opened: Opener) -> None:
    async with opened() as one, opened() as other:
        for number in range(20):
            await one.outbox.add(card(number))
        taken = await asyncio.gather(
            *(each.outbox.take(NOON, 8, ()) for each in (one, other, one, other))
        )
        assert sorted(each.subject_id for some in taken for each in some) == [*range(20)]


async def test_what_a_killed_process_took_goes_to_another(opened: Opener) -> None:
    async with opened() as store:
        await store.outbox.add(card(1))
        taken = await store.outbox.take(NOON, 9, ())
    async with opened() as store:
        assert await store.outbox.take(LATER - 1, 9, ()) == ()
        assert await store.outbox.take(LATER, 9, ()) == taken


async def test_what_is_to_be_done_again_is(store: Store) -> None:
    await store.outbox.add(card(1))
    (taken,) = await store.outbox.take(NOON, 9, ())
    await store.outbox.add(card(1))  # The game moved on while its card was being drawn.
    assert await store.outbox.take(NOON, 9, ()) == ()
    await store.outbox.done(taken)
    (again,) = await store.outbox.take(NOON, 9, ())
    await store.outbox.done(again)
    assert not await store.outbox.is_due(LATER)


async def test_what_failed_is_tried_again_at_its_time(store: Store) -> None:
    await store.outbox.add(card(1))
    for tries in range(3):
        (taken,) = await store.outbox.take(NOON + tries, 9, ())
        assert taken.tries == tries
        await store.outbox.postpone(taken, NOON + tries + 1)
        assert not await store.outbox.is_due(NOON + tries)
