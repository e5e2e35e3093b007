"""Whatever endpoint of Discord fails, every click has its final answer, and games are served.

What fails at the start stands in `test_start_faults.py`.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.model import ChannelId, GuildId
from bot.transport.time_limits import TimeLimits
from playground import Channel, InteractionFailed, Message, Playground, Reply
from playground.faults import Faults
from tests.bot.cards import at, duel, free, resign_here, seen
from tests.bot.conftest import A_MINUTE, Clock, Setup
from tests.bot.transport.test_start_faults import ALWAYS, FAULTS, PAGE, Fault

AT_ONCE = TimeLimits(
    begin_answer=timedelta(milliseconds=500),
    hedge_after=timedelta(milliseconds=200),
    answer=timedelta(milliseconds=1200),
    appear=timedelta(milliseconds=400),
    follow=timedelta(milliseconds=800),
    look_up=timedelta(milliseconds=400),
    finish=timedelta(milliseconds=600),
    defer_after=A_MINUTE,
)
"""A fifth of the real ones: what adds up to ten seconds takes two."""

DEFERRED = replace(AT_ONCE, defer_after=timedelta(0))

CALLBACK = "POST /interactions/*"
ROUTES = (
    "GET /guilds/*/members/*",
    "GET /guilds/*/channels",
    "POST /webhooks/*",
    "PATCH /webhooks/*",
    "GET /webhooks/*",
    "DELETE /webhooks/*",
    "POST /channels/*/messages",
    "PATCH /channels/*/messages/*",
    "DELETE /channels/*/messages/*",
    "GET /gateway",
    CALLBACK,
)


async def tried(acting: Coroutine[Any, Any, Reply]) -> Reply | None:
    """Return an answer, None where Discord says that the interaction failed."""
    with suppress(InteractionFailed):
        return await acting
    return None


def boards(setup: Setup, channel: Channel, name: str) -> list[Message]:
    """The boards of a person's games that everybody can play on."""
    return [each for each in setup.carol.messages(channel) if f"❌\u00a0{name} vs" in each.text]


async def assert_served(setup: Setup, channel: Channel, route: str, fault: Fault) -> None:
    """Assert that a start, a move, and what one person alone sees have their final answers."""
    await setup.bob.slash(channel, "ttt start")
    await setup.playground.until(lambda: boards(setup, channel, "Bob"))
    (card,) = boards(setup, channel, "Bob")
    fault(setup.playground.faults, route, ALWAYS)
    private = [
        setup.carol.slash(channel, "ttt leaderboard"),
        setup.alice.slash(channel, "ttt settings"),
    ]
    public = [setup.alice.slash(channel, "ttt start"), setup.bob.click(*at(card, "b2"))]
    replies = await asyncio.gather(*map(tried, private + public))
    if route != CALLBACK:  # Else nothing can be said to one person alone.
        for reply in replies[: len(private)]:
            assert reply is not None
            said = reply.message if reply.kind == "message" else await reply.settled()
            assert said.ephemeral
    await setup.playground.until(lambda: boards(setup, channel, "Alice"))
    await setup.playground.until(lambda: len(free(seen(setup.bob, card))) == 7)
    setup.playground.faults.clear()


def unreadable(faults: Faults, route: str, times: int) -> None:
    """Discord does it, and what it says of it cannot be read."""
    faults.respond(route, status=200, body=PAGE, is_handled=True, times=times)


@pytest.mark.parametrize("fault", [*FAULTS.values(), unreadable], ids=[*FAULTS, "unreadable"])
@pytest.mark.parametrize("limits", [AT_ONCE, DEFERRED], ids=["at once", "deferred"])
async def test_every_click_has_its_final_answer_whatever_fails(
    database: Path, limits: TimeLimits, fault: Fault
) -> None:
    async with Playground(port=0, answer_within=timedelta(seconds=2)) as playground:
        setup = Setup(playground, database, Clock())
        channels = [playground.add_channel(f"room-{number}") for number in range(len(ROUTES))]
        async with setup.bot():
            # A leaderboard asks who has left, the panel which channels are still there.
            card = (await setup.alice.click(*at(await duel(setup), "b2"))).message
            await setup.bob.click(*at(card, "a1"))
            await resign_here(setup.bob, setup.general)
            allowed = frozenset(ChannelId(each.id) for each in (setup.general, *channels))
            async with setup.store() as store:
                await store.settings.change(
                    GuildId(playground.guild().id), lambda chosen: replace(chosen, channels=allowed)
                )
        async with setup.bot(limits=limits):
            for route, channel in zip(ROUTES, channels, strict=True):
                await assert_served(setup, channel, route, fault)
