"""Discord on its bad days: what the stories about them share."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

from bot.transport.client import OxoClient
from bot.transport.interaction_http import TimeLimits
from playground import Message, Reply
from tests.bot.cards import free
from tests.bot.conftest import House

CALLBACK = "POST /interactions/*"
EDIT, EDIT_IN_CHANNEL = "PATCH *", "PATCH /channels/*"
MOMENT = timedelta(milliseconds=50)
SHORT_LIMITS = TimeLimits(
    begin_answer=timedelta(seconds=1),
    hedge_after=2 * MOMENT,
    answer=timedelta(seconds=1),
    original=4 * MOMENT,
    follow=4 * MOMENT,
    edit=4 * MOMENT,
)


@asynccontextmanager
async def hasty_bot(house: House) -> AsyncIterator[OxoClient]:
    """Run a bot that loses patience with Discord within moments, so that no test waits long."""
    async with house.bot(limits=SHORT_LIMITS) as bot:
        yield bot


@asynccontextmanager
async def held_back(
    house: House, acting: Coroutine[Any, Any, Reply]
) -> AsyncIterator[asyncio.Task[Reply]]:
    """Let somebody act, and hold the bot's answer back while the context lasts."""
    faults = house.playground.faults
    faults.hang(CALLBACK)
    begun = asyncio.create_task(acting)
    await house.playground.until(lambda: faults.hanging)
    yield begun
    faults.clear()


async def plays(home: House, card: Message, expected_free: int) -> Message:
    """Alice's board takes a click."""
    card = (await home.alice.click(card, free(card)[0])).message
    assert len(free(card)) == expected_free
    return card


async def can_be_called(home: House, expected_free: int) -> Message:
    """`/ttt board` shows Alice's game, and it plays."""
    card = (await home.alice.slash(home.general, "ttt board")).message
    assert len(free(card)) == expected_free
    return (await home.alice.click(card, free(card)[0])).message


def statuses(reply: Reply) -> list[int]:
    return [request.status for request in reply.requests]
