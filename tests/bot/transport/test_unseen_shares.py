"""A share that Discord did not take is told to the person, and counts for nothing."""

import asyncio
from collections.abc import Callable
from datetime import timedelta

import pytest

from bot.transport.time_limits import TimeLimits
from playground import InteractionFailed, Message
from playground.faults import Faults
from tests.bot.cards import at
from tests.bot.conftest import A_MINUTE, PATIENT, Setup
from tests.bot.transport.discord_faults import CALLBACK
from tests.bot.ui.looking_back.test_sharing import reviewed
from tests.bot.ui.puzzle.test_puzzling import MONDAY

Fault = Callable[[Faults, str], None]

REFUSED: dict[str, tuple[Fault, str]] = {
    "AutoMod": (
        lambda faults, route: faults.refuse(route, code=200000),
        "Discord wouldn’t show my answer here. This server’s AutoMod may not allow a word",
    ),
    "403": (
        lambda faults, route: faults.refuse(route, code=50013),
        "Discord doesn’t let me post here.",
    ),
    "413": (
        lambda faults, route: faults.refuse(route, code=40005),
        "That’s too large for Discord.",
    ),
    "413 of a proxy": (
        lambda faults, route: faults.respond(route, status=413, body="<html>"),
        "That’s too large for Discord.",
    ),
}


async def solved(setup: Setup) -> Message:
    setup.clock.now = MONDAY + 10
    card = (await setup.alice.slash(setup.general, "ttt puzzle")).message
    for cell in ("b3", "c1"):
        card = (await setup.alice.click(*at(card, cell))).message
    return card


@pytest.mark.parametrize("name", REFUSED)
async def test_a_puzzle(running: Setup, name: str) -> None:
    card = await solved(running)
    fault, said = REFUSED[name]
    for route in (CALLBACK, "POST /channels/*"):
        fault(running.playground.faults, route)
    refused = await running.alice.click(card, "Share")
    assert refused.ephemeral
    assert refused.text.startswith(said)
    shared = await running.alice.click(card, "Share")
    assert "Alice solved it. Can you?" in shared.text


@pytest.mark.parametrize("name", REFUSED)
async def test_a_game(running: Setup, name: str) -> None:
    card = await reviewed(running)
    fault, said = REFUSED[name]
    fault(running.playground.faults, CALLBACK)
    refused = await running.alice.click(card, "Share")
    assert refused.text.startswith(said)
    assert (await (await running.alice.click(card, "Share")).settled()).attachments


async def test_while_discord_fails(setup: Setup) -> None:
    limits = TimeLimits(begin_answer=timedelta(0), defer_after=PATIENT.defer_after)
    async with setup.bot(limits=limits):
        card = await solved(setup)
        for route in (CALLBACK, "POST /channels/*"):
            setup.playground.faults.server_error(route, status=503, times=9)
        pressed = asyncio.create_task(setup.alice.click(card, "Share"))
        requests = setup.playground.requests
        await setup.playground.until(lambda: [each.status for each in requests].count(503) > 1)
        setup.playground.clock.advance(A_MINUTE)
        with pytest.raises(InteractionFailed):  # As Discord says it.
            await pressed
        setup.playground.faults.clear()
        shared = await setup.alice.click(card, "Share")
        assert "Alice solved it. Can you?" in shared.text
