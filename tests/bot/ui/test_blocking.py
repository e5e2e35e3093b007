"""Who may challenge whom: people choose, and nobody is told what they chose."""

import pytest

from playground import Person
from tests.bot.cards import at, duel
from tests.bot.conftest import Setup


async def choose(running: Setup, person: Person, name: str, *values: Person | str) -> None:
    panel = (await person.slash(running.general, "ttt preferences")).message
    select = f"prefer:{person.id}:{name}"
    reply = await person.choose(panel, select, values)
    chosen = [str(each.id) if isinstance(each, Person) else each for each in values]
    assert list(reply.message.select(select).chosen) == chosen


@pytest.mark.parametrize("how", ["challenge", "start", "menu"])
async def test_those_who_are_blocked_and_everybody_else_are_refused_alike(
    running: Setup, how: str
) -> None:
    async def challenged_by(person: Person) -> str:
        running.clock.now += 60
        if how == "menu":
            menu = "Challenge to tic-tac-toe"
            reply = await person.context(running.general, menu, running.bob)
        else:
            reply = await person.slash(running.general, f"ttt {how}", opponent=running.bob)
        return reply.text if reply.ephemeral else "offered"

    refused = "You can’t play Bob right now."
    await choose(running, running.bob, "blocked", running.alice)
    assert await challenged_by(running.alice) == "You can’t play Bob right now."
    assert await challenged_by(running.carol) == "offered"
    await choose(running, running.bob, "challenges", "nobody")
    dave = running.playground.add_person("Dave")
    assert await challenged_by(running.alice) == await challenged_by(dave) == refused
    await choose(running, running.bob, "challenges", "anyone")
    await choose(running, running.bob, "blocked")
    assert await challenged_by(running.alice) == "offered"


async def test_whoever_is_blocked_cannot_join(running: Setup) -> None:
    await choose(running, running.alice, "blocked", running.bob)
    await choose(running, running.alice, "challenges", "nobody")
    offer = (await running.alice.slash(running.general, "ttt challenge")).message
    refused = await running.bob.click(offer, "Join")
    assert refused.ephemeral
    assert refused.text == "You can’t play Alice right now."
    # An offer to anyone is an offer to everyone else.
    assert "Alice’s turn" in (await running.carol.click(offer, "Join")).text


async def test_whoever_names_an_opponent_wants_them(running: Setup) -> None:
    await choose(running, running.alice, "blocked", running.bob)
    assert "Alice’s turn" in (await duel(running)).text


async def test_whoever_is_blocked_has_no_rematch(running: Setup) -> None:
    card = await duel(running)
    for ply, cell in enumerate(("a1", "a2", "b1", "b2", "c1")):
        card = (await (running.alice, running.bob)[ply % 2].click(*at(card, cell))).message
    await choose(running, running.bob, "blocked", running.alice)
    refused = await running.alice.click(card, "Rematch")
    assert refused.ephemeral
    assert refused.text == "You can’t play Bob right now."
    running.clock.now += 60
    card = (await running.bob.click(card, "Rematch")).message
    assert "Bob’s turn" in (await running.alice.click(card, "Rematch")).text


async def test_a_removal_of_data_lifts_no_block(running: Setup) -> None:
    await choose(running, running.alice, "blocked", running.bob)
    asked = (await running.bob.slash(running.general, "ttt privacy", action="delete")).message
    assert "that choice stays: for that I keep your ID, and nothing else" in asked.text
    await running.bob.click(asked, "Remove my data")
    refused = await running.bob.slash(running.general, "ttt challenge", opponent=running.alice)
    assert refused.text == "You can’t play Alice right now."
    asked = (await running.alice.slash(running.general, "ttt privacy", action="delete")).message
    await running.alice.click(asked, "Remove my data")
    offer = await running.bob.slash(running.general, "ttt challenge", opponent=running.alice)
    assert not offer.ephemeral
