"""An answer that is on its way while its game moves on leaves no older board."""

import asyncio

import pytest

from tests.bot.cards import at, duel, seen
from tests.bot.conftest import Setup
from tests.bot.transport.discord_faults import CALLBACK

RESIGNED, ELSEWHERE = "resigned", "is now in another message"


@pytest.mark.parametrize("then", [RESIGNED, ELSEWHERE])
async def test_a_slow_answer_leaves_no_older_board(running: Setup, then: str) -> None:
    card = await duel(running)
    for player, cell in ((running.alice, "a1"), (running.bob, "a2")):
        await player.click(*at(seen(player, card), cell))
    card = seen(running.alice, card)
    question = await (await running.bob.click(card, "Resign")).followup()
    faults, until = running.playground.faults, running.playground.until
    faults.hang(CALLBACK, times=2)  # The second try as well.
    slow = asyncio.create_task(running.alice.click(*at(card, "b2")))
    await until(lambda: faults.hanging == 2)
    if then == RESIGNED:
        await running.bob.click(question, "Yes, resign")
    else:
        await running.bob.slash(running.general, "ttt move", cell="c3")
    await until(lambda: then in seen(running.alice, card).text)
    faults.clear()
    reply = await slow
    assert then not in reply.text
    await until(lambda: then in seen(running.alice, card).text)
