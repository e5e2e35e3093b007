"""AutoMod refuses answers for a word in them, and the press is answered all the same."""

import pytest

from tests.bot.cards import at, cells, seen, start
from tests.bot.conftest import Setup

BLOCKED = "This server’s AutoMod may not allow a word or a name"
FOLLOWS = "Your press counts. Discord won’t let me change the board just now"


def block(setup: Setup, word: str) -> None:
    assert setup.general.guild is not None
    setup.playground.faults.block_word(setup.general.guild, word)


async def test_what_people_typed_is_answered_without_it(running: Setup) -> None:
    await start(running)
    block(running, "bother")
    reply = await running.alice.slash(running.general, "ttt move", cell="bother")
    assert reply.ephemeral
    assert BLOCKED in reply.text


async def test_a_private_answer_that_is_blocked_is_replaced(running: Setup) -> None:
    await start(running)
    block(running, "Alice")
    block(running, "Statistics")
    reply = await running.alice.slash(running.general, "ttt stats")
    assert reply.ephemeral
    assert BLOCKED in reply.text


@pytest.mark.parametrize("by_http", [False, True], ids=["gateway", "http"])
async def test_a_press_is_answered_where_a_name_is_blocked(running: Setup) -> None:
    card = await start(running)
    block(running, "Alice")
    reply = await running.alice.click(*at(card, "b2"))
    assert reply.text.startswith(FOLLOWS)
    assert reply.ephemeral
    await running.playground.until(lambda: cells(seen(running.alice, card))["b2"].disabled)
    card = seen(running.alice, card)
    free = next(name for name, cell in cells(card).items() if not cell.disabled)
    reply = await running.alice.click(*at(card, free))
    assert reply.ephemeral
    assert reply.text.startswith(FOLLOWS)
