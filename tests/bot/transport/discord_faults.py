"""Faults of Discord: what the tests of the transport share."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

from bot.transport.client import OxoClient
from bot.transport.time_limits import TimeLimits
from playground import Message, Reply
from tests.bot.cards import free, seen
from tests.bot.conftest import Setup

CALLBACK = "POST /interactions/*"
EDIT = "PATCH *"
MOMENT = timedelta(milliseconds=50)
SHORT_LIMITS = TimeLimits(
    begin_answer=timedelta(seconds=1),
    hedge_after=2 * MOMENT,
    answer=timedelta(seconds=1),
    appear=4 * MOMENT,
    follow=4 * MOMENT,
    upload=4 * MOMENT,
    edit=4 * MOMENT,
    finish=4 * MOMENT,
)


@asynccontextmanager
async def bot_with_short_limits(setup: Setup) -> AsyncIterator[OxoClient]:
    """Run a bot with short time limits for its requests, so that no test waits long."""
    async with setup.bot(limits=SHORT_LIMITS) as bot:
        yield bot


@asynccontextmanager
async def hold_answer(
    setup: Setup, acting: Coroutine[Any, Any, Reply]
) -> AsyncIterator[asyncio.Task[Reply]]:
    """Start an interaction, and let the bot's answer hang while the context lasts."""
    faults = setup.playground.faults
    faults.hang(CALLBACK)
    begun = asyncio.create_task(acting)
    await setup.playground.until(lambda: faults.hanging)
    yield begun
    faults.clear()


async def assert_playable(running: Setup, card: Message, expected_free: int) -> Message:
    """Assert that a click by Alice leaves so many free cells; a slow answer is waited for."""
    await running.alice.click(card, free(card)[0])
    await running.playground.until(lambda: len(free(seen(running.alice, card))) == expected_free)
    return seen(running.alice, card)


async def assert_board_command_works(running: Setup, expected_free: int) -> Message:
    """Assert that `/ttt board` shows Alice's game with so many free cells, and that it plays."""
    card = (await running.alice.slash(running.general, "ttt board")).message
    assert len(free(card)) == expected_free
    return (await running.alice.click(card, free(card)[0])).message


async def settled(running: Setup, reply: Reply) -> None:
    """Wait until the bot knows what became of an answer whose first response was lost."""
    await running.playground.until(lambda: any(statuses(reply)))
    await running.bob.slash(running.general, "ttt help")


def statuses(reply: Reply) -> list[int]:
    return [request.status for request in reply.requests]
