"""Archived threads: what is to be shown there waits, less and less often, and not for ever."""

import asyncio
from functools import partial

from bot.store.outbox import LEASE
from bot.store.queries import rows
from bot.transport.client import OxoClient
from playground import Channel, Message
from tests.bot.cards import at, duel, over, seen
from tests.bot.conftest import Setup
from tests.bot.transport.test_outbox import (
    DAY,
    bot,
    counted,
    emptied,
    pass_time,
    pass_time_until,
)

TEN_MINUTES = 600


async def out_of_time(setup: Setup, running: OxoClient) -> tuple[Channel, Message]:
    """Let a game in a thread run out of time once the thread is archived, and tries fail."""
    thread = setup.playground.add_thread(setup.general, "corner")
    card = await duel(setup, thread)
    await emptied(setup, running)
    setup.playground.world.archive(thread)
    await pass_time(setup, running, DAY)
    await pass_time_until(setup, running, lambda: counted(setup, "PATCH", 400) >= 5)
    return thread, card


async def pass_and_try(setup: Setup, running: OxoClient, seconds: int) -> bool:
    """Let time pass and what is due be tried; return whether it waits for another try."""
    due = await next_try(setup)
    await pass_time(setup, running, seconds)
    if due is not None and due <= setup.clock.now:
        lease_end = setup.clock.now + int(LEASE.total_seconds())
        async with asyncio.timeout(30):
            while (due := await next_try(setup)) is not None and due <= lease_end:  # noqa: ASYNC110  # The bot writes.
                await asyncio.sleep(0.01)
    return due is not None


async def next_try(setup: Setup) -> int | None:
    """Return when the one message that waits is tried, or taken from who tries it now."""
    async with setup.store() as store:
        waiting = await store.database.read(partial(rows, "SELECT try_at FROM outbox"))
    return int(waiting[0]["try_at"]) if waiting else None


async def test_a_board_follows_within_a_day_of_its_thread_opening(setup: Setup) -> None:
    async with bot(setup) as running:
        thread, card = await out_of_time(setup, running)
        for _ in range(DAY // TEN_MINUTES):
            await pass_and_try(setup, running, TEN_MINUTES)
        assert counted(setup, "PATCH", 400) < 16
        assert not over(seen(setup.bob, card))
        setup.playground.world.archive(thread, archived=False)
        await pass_and_try(setup, running, DAY)
        await setup.playground.until(lambda: over(seen(setup.bob, card)))


async def test_a_thread_that_nobody_opens_is_given_up(setup: Setup) -> None:
    async with bot(setup) as running:
        _, card = await out_of_time(setup, running)
        days = 0
        while await pass_and_try(setup, running, DAY):
            days += 1
        assert 27 < days < 40
        assert counted(setup, "PATCH", 400) < 45
        reply = await setup.bob.click(*at(card, "b2"))
        assert over(reply.message)
