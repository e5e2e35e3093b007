"""The outbox in every store: each message goes to one process, and stays until it is done."""

import asyncio
from collections.abc import Iterable
from datetime import timedelta

import pytest

from bot.model import ChannelId
from bot.service.outbox_service import FIRST_PAUSE
from bot.store import Outgoing, Purpose, Rank, Store
from bot.store.outbox import LEASE, LOOK_AHEAD, MOST_IN_A_CHANNEL, ROOM
from bot.transport.time_limits import TimeLimits
from tests.bot.builders import NOON
from tests.bot.store.conftest import Opener

MANY = LOOK_AHEAD + 10
LATER = NOON + int(LEASE.total_seconds())


def card(
    number: int,
    *,
    channel: int | None = None,
    due_at: int = NOON,
    rank: Rank = Rank.WAITED_FOR,
) -> Outgoing:
    return Outgoing(Purpose.GAME, number, ChannelId(channel or 100 + number), due_at, rank)


def numbers(taken: Iterable[Outgoing]) -> list[int]:
    return [each.subject_id for each in taken]


async def test_the_oldest_deadline_goes_first_and_each_channel_gets_its_turn(store: Store) -> None:
    for number, due_at in ((1, 50), (2, 30), (3, 10), (4, 20)):
        await store.outbox.add(card(number, channel=7 if number > 2 else None, due_at=due_at))
    first = await store.outbox.take(NOON, ())
    assert numbers(first) == [3, 2, 1]
    # Another message for the first channel waits until there is room in it.
    others = [card(number, channel=7) for number in range(10, 10 + MOST_IN_A_CHANNEL)]
    assert await store.outbox.take(NOON, others) == ()
    assert numbers(await store.outbox.take(NOON, others[1:])) == [4]
    assert not await store.outbox.is_due(NOON)


async def test_the_rank_goes_before_the_deadline(store: Store) -> None:
    for number, rank in enumerate(reversed(Rank)):
        for more, due_at in ((1, 50), (2, 40)):
            await store.outbox.add(card(10 * number + more, due_at=due_at + number, rank=rank))
    assert numbers(await store.outbox.take(NOON, ())) == [32, 31, 22, 21, 12, 11, 2, 1]


async def test_what_somebody_waits_for_goes_up(store: Store) -> None:
    await store.outbox.add(card(1, rank=Rank.WAITED_FOR))
    await store.outbox.add(card(2, rank=Rank.UPKEEP))
    for rank in (Rank.UPKEEP, Rank.WAITED_FOR):
        for number in (1, 2):
            await store.outbox.add(card(number, rank=rank))
    assert [each.rank for each in await store.outbox.take(NOON, ())] == [Rank.WAITED_FOR] * 2


@pytest.mark.parametrize("flooding", Rank)
@pytest.mark.parametrize("channels", [1, 40, MANY])
async def test_no_flood_keeps_another_rank_waiting(
    store: Store, flooding: Rank, channels: int
) -> None:
    """Neither by what it has to be sent, nor by what is being sent and hangs."""
    for number in range(MANY):
        channel = 100 + number % channels
        await store.outbox.add(card(number, channel=channel, due_at=NOON - number, rank=flooding))
    sending: list[Outgoing] = []
    while taken := await store.outbox.take(NOON, sending):
        sending += taken
    for rank in set(Rank) - {flooding}:
        await store.outbox.add(card(2_000 + rank, channel=100, rank=rank))
    taken = await store.outbox.take(NOON, sending)
    assert [each.rank for each in taken] == sorted(set(Rank) - {flooding})


async def test_each_message_is_taken_by_one_process(opened: Opener) -> None:
    async with opened() as one, opened() as other:
        for number in range(2 * ROOM[Rank.WAITED_FOR]):
            await one.outbox.add(card(number))
        taken = await asyncio.gather(*(each.outbox.take(NOON, ()) for each in (one, other) * 2))
        found = sorted(each.subject_id for some in taken for each in some)
        assert len(found) == len({*found}) >= ROOM[Rank.WAITED_FOR]


def test_a_message_is_taken_and_tried_again_while_discord_knows_its_nonce() -> None:
    a_minute, edit = timedelta(minutes=1), TimeLimits().edit
    assert edit < LEASE < a_minute
    assert edit + FIRST_PAUSE < a_minute


async def test_what_a_killed_process_took_goes_to_another(opened: Opener) -> None:
    async with opened() as store:
        await store.outbox.add(card(1))
        taken = await store.outbox.take(NOON, ())
    async with opened() as store:
        assert await store.outbox.take(LATER - 1, ()) == ()
        assert await store.outbox.take(LATER, ()) == taken


async def test_what_is_to_be_done_again_is(store: Store) -> None:
    await store.outbox.add(card(1))
    (taken,) = await store.outbox.take(NOON, ())
    await store.outbox.add(card(1))  # The game moved on while its card was being drawn.
    assert await store.outbox.take(NOON, ()) == ()
    await store.outbox.done(taken)
    (again,) = await store.outbox.take(NOON, ())
    await store.outbox.done(again)
    assert not await store.outbox.is_due(LATER)


async def test_what_failed_is_tried_again_at_its_time(store: Store) -> None:
    await store.outbox.add(card(1))
    for tries in range(3):
        (taken,) = await store.outbox.take(NOON + tries, ())
        assert taken.tries == tries
        await store.outbox.postpone(taken, NOON + tries + 1)
        assert not await store.outbox.is_due(NOON + tries)
