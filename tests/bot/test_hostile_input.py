"""Hostile input: everything is answered, and nothing is reached that is somebody else's.

`python -m tests.fuzz` is the long form.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from playground import Message
from tests.bot.cards import at, duel, free, resign, seen
from tests.bot.conftest import Setup
from tests.databases import OnFile, OnServer
from tests.fuzz.fuzz_run import FuzzRun, formatting_problems
from tests.invariants import violations
from tests.postgres_server import Server

FORM = 5
MANY_NAMES = (
    "**bold** __under__ ~~struck~~",
    "@everyone @here",
    "[link](https://example.org)",
    "```\n# Head\n> quote",
    "\u202eevil\u202c\u2066\u2069",
    "\u200b",
    "e" + "\u0301" * 31,
    "🏳️‍🌈👨‍👩‍👧‍👦",
    "<@1><@&1><#1>",
    "'; DROP TABLE games; --",
    "{ $player }",
    "𝕏" * 32,
    "W" * 32,
    "| " * 16,
)


async def test_a_short_fuzz_run(tmp_path: Path) -> None:
    outcome = await FuzzRun(tmp_path, OnFile(tmp_path / "oxo.db"), seed=3).run(400)
    assert outcome.wrong == []
    assert outcome.inputs == 400
    assert len(outcome.tried) == 10
    assert outcome.tried["form"] + outcome.tried["forged form"] > 25


@pytest.mark.postgres
async def test_a_short_fuzz_run_on_postgres(tmp_path: Path, postgres: Server) -> None:
    database = OnServer(postgres, postgres.new_database())
    outcome = await FuzzRun(tmp_path, database, seed=4).run(300, at_once=10)
    assert outcome.wrong == []
    assert outcome.inputs == 300


@pytest.mark.parametrize(
    "forged",
    [
        *("ttt:{game}:0:0", "ttt:{own}:0:0", "resign:{own}", "resign:{game}", "hint:{own}"),
        *("refuse:{challenge}", "accept:{challenge}", "refuse:{closed}", "accept:{closed}"),
        *(
            "settings:{guild}:1",
            "settings:{guild}:5",
            "set:{guild}:level:0",
            "prefer:{me}:numbering",
        ),
        *(
            "aside:0",
            "prefer:{me}:blocked",
            "prefer:{bob}:numbering",
            "forget:{me}",
            "forget:{bob}",
        ),
        *("history:{me}:0", "history:{bob}:0", "review:{ended}", "review:{ended}:0:0"),
        *("review:{game}", "rematch:{ended}", "rematch:{game}", "ask:{guild}:2"),
    ],
)
async def test_nothing_forged_changes_anothers_card(running: Setup, forged: str) -> None:
    # Discord checks that the message has what was pressed on it; we do not count on that.
    card = await duel(running, maker=running.bob, other=running.carol)
    ended = (await running.alice.slash(running.games, "ttt start")).message
    await resign(running, running.alice, ended)
    own = (await running.alice.slash(running.general, "ttt start", board="5x5-five")).message
    closed = (
        await running.alice.slash(running.games, "ttt challenge", opponent=running.bob)
    ).message
    await running.bob.click(closed, "Decline")
    running.clock.now += 10
    challenge = (
        await running.alice.slash(running.games, "ttt challenge", opponent=running.bob)
    ).message
    custom_id = forged.format(
        game=number_of(card, "ttt"),
        own=number_of(own, "ttt"),
        ended=number_of(ended, "ttt"),
        challenge=number_of(challenge, "accept"),
        closed=number_of(closed, "accept"),
        guild=running.playground.guild().id,
        me=running.alice.id,
        bob=running.bob.id,
    )
    # Alice manages the server, so that nothing is refused to her for that.
    reply = await running.alice.click(card, custom_id=custom_id)
    assert reply.kind in ("message", "modal")
    assert seen(running.bob, card).raw["components"] == card.raw["components"]
    values = {"custom_id": custom_id, "component_type": 3, "values": ["clever"]}
    await running.alice.interact(running.general, {"type": 3, "data": values, "message": card})
    inputs = [{"type": 18, "component": {"type": 4, "custom_id": "x", "value": "🐱"}}]
    data = {"custom_id": f"answered:{card.channel.guild_id}:2", "components": inputs}
    await running.alice.interact(running.general, {"type": FORM, "data": data, "message": card})
    assert seen(running.bob, card).raw["components"] == card.raw["components"]
    with closing(sqlite3.connect(running.database)) as db:
        bobs = f"SELECT count(*) FROM preferences WHERE user_id = {running.bob.id}"
        assert db.execute(bobs).fetchone() == (0,)
    assert len(free((await running.bob.click(*at(card, "b2"))).message)) == 8


@pytest.mark.parametrize(
    "action", ["ttt:{game}:0:4", "accept:{offer}", "resign:{game}", "ask:{guild}:2"]
)
async def test_a_press_forged_as_a_form_is_answered(running: Setup, action: str) -> None:
    # A form that no button opened comes with no message.
    card = (await running.alice.slash(running.general, "ttt start")).message
    offer = (
        await running.bob.slash(running.games, "ttt challenge", opponent=running.alice)
    ).message
    custom_id = action.format(
        game=number_of(card, "ttt"),
        offer=number_of(offer, "accept"),
        guild=running.playground.guild().id,
    )
    data = {"custom_id": custom_id, "components": []}
    reply = await running.alice.interact(running.general, {"type": FORM, "data": data})
    assert reply.ephemeral
    assert "Something went wrong" not in reply.text
    assert violations(running.database) == []


def number_of(message: Message, action: str) -> str:
    """The number of what a message shows, from one of its buttons as it was posted."""
    ids = [button.custom_id or "" for button in message.buttons]
    return next(each.split(":")[1] for each in ids if each.startswith(f"{action}:"))


@pytest.mark.parametrize("name", MANY_NAMES)
async def test_a_card_stays_a_card_whoever_is_on_it(running: Setup, name: str) -> None:
    player = running.playground.add_person(name)
    offer = (await player.slash(running.general, "ttt challenge", opponent=running.bob)).message
    assert offer.pings == {running.bob.id}
    card = (await running.bob.click(offer, "Accept")).message
    ended = await resign(running, player, card)
    listed = (await player.slash(running.general, "ttt history")).message
    stepped = (await running.bob.slash(running.general, "ttt review", game="1")).message
    for message in (offer, card, ended, listed, stepped):
        assert formatting_problems(message) == []
    assert card.component_count == 17
    assert not card.pings - {running.bob.id}
