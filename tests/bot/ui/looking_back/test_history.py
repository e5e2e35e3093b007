"""Histories: what was played, who may list it, and opening it."""

import asyncio

from bot.model import Termination
from playground import Reply
from playground.checks.kinds import SECTION
from tests.bot.cards import at, begun, duel, lose, mention, resign
from tests.bot.conftest import Setup
from tests.bot.results import store_result
from tests.bot.ui.rankings.test_rankings import person, place

NO_RESULT = Termination.UNFINISHED, Termination.STOPPED, Termination.SET_ASIDE


async def test_a_history_lists_the_newest_first_and_opens_any(running: Setup) -> None:
    await lose(running, running.alice, running.general)
    card = await duel(running, running.games)
    card = (await running.alice.click(*at(card, "b2"))).message
    await resign(running, running.bob, card)
    await running.alice.slash(running.general, "ttt start")  # Not finished, so not listed.
    reply = await running.alice.slash(running.general, "ttt history")
    assert reply.ephemeral
    assert len(reply.requests) == 1
    assert reply.message.texts[1:] == [
        "🟩\u00a0Bob\n-# Nov 14",
        "🟥\u00a0*Unbeatable*\n-# Nov 14",
        "-# 🟩\u00a0won · 🟥\u00a0lost",
    ]
    assert not reply.message.pings
    beside = [each for each in reply.message.components if each["type"] == SECTION]
    assert [each["accessory"]["label"] for each in beside] == ["Review", "Review"]
    assert not reply.message.selects, "each game is there once"
    assert len(reply.message.buttons) == 2, "there is no page to turn to"
    assert "page" not in reply.text
    opened = await running.alice.click(reply.message, custom_id="review:1")
    assert opened.ephemeral
    assert "Game 1" in opened.text
    assert "Alice resigned" in opened.text


async def test_every_way_to_end_has_its_sign(running: Setup) -> None:
    alice, bob = people = person(running.alice), person(running.bob)
    ends = ((alice, None), (None, None), (bob, None), *((None, by) for by in NO_RESULT))
    async with running.store() as store:
        for at_second, (winner, by) in enumerate(ends):
            await store_result(store, place(running), *people, at_second, winner=winner, by=by)
    listed = (await running.alice.slash(running.general, "ttt history")).message
    assert listed.texts[0] == f"### Games of {mention(running.alice)} on this server"
    assert [line[0] for line in listed.texts[-2:0:-1]] == [*"🟩🟨🟥⬛⬛⬛"]
    legend = "-# 🟩\u00a0won · 🟨\u00a0drawn · 🟥\u00a0lost\n-# ⬛\u00a0no result"
    assert listed.texts[-1] == legend
    everywhere = await running.alice.slash(running.alice.dm, "ttt history")
    assert f"### Games of {mention(running.alice)}\n" in everywhere.text


async def test_an_unusual_board_is_named_in_brief(running: Setup) -> None:
    card = await begun(running, board="4x4")
    await resign(running, running.alice, card)
    reply = await running.alice.slash(running.general, "ttt history")
    assert reply.message.texts[1] == "🟥\u00a0*Unbeatable*\n-# Nov 14 · 4×4"
    stats = (await running.alice.slash(running.general, "ttt stats")).message
    details = await running.alice.click(stats, "Details")
    assert "Unbeatable, 4×4 · 🟥\u00a01" in details.text.splitlines()


async def test_somebody_elses_history_in_the_same_server(running: Setup) -> None:
    await lose(running, running.alice, running.general)
    reply = await running.bob.slash(running.games, "ttt history", user=running.alice)
    assert reply.ephemeral
    assert "🟥\u00a0*Unbeatable*\n" in reply.text
    opened = await running.bob.click(reply.message, "Review")
    assert "Game 1" in opened.text


async def test_other_servers_are_left_out(running: Setup) -> None:
    elsewhere = running.playground.add_guild("Elsewhere")
    other_channel = running.playground.channel("general", guild=elsewhere)
    await lose(running, running.alice, running.general)
    await lose(running, running.alice, other_channel)
    await lose(running, running.alice, running.alice.dm)
    here = await running.alice.slash(running.general, "ttt history")
    assert listed(here) == ["review:1"]
    there = await running.bob.slash(other_channel, "ttt history", user=running.alice)
    assert listed(there) == ["review:2"]
    everywhere = await running.alice.slash(running.alice.dm, "ttt history")
    assert listed(everywhere) == ["review:3", "review:2", "review:1"]


def listed(reply: Reply) -> list[str]:
    """Return the buttons that open the games of a list, from the top."""
    sections = [each for each in reply.message.components if each["type"] == SECTION]
    return [each["accessory"]["custom_id"] for each in sections]


async def test_nobody_elses_history_outside_a_server(running: Setup) -> None:
    await lose(running, running.alice, running.alice.dm)
    reply = await running.bob.slash(running.bob.dm, "ttt history", user=running.alice)
    assert reply.ephemeral
    assert "list only your own games" in reply.text
    listed = (await running.bob.slash(running.bob.dm, "ttt history")).message
    forged = await running.bob.click(listed, custom_id=f"history:{running.alice.id}:0")
    assert forged.ephemeral
    assert "list only your own games" in forged.text


async def test_nothing_played_yet(running: Setup) -> None:
    reply = await running.alice.slash(running.general, "ttt history")
    assert reply.ephemeral
    assert "No finished games yet" in reply.text
    assert not reply.message.buttons


async def test_pages_turn(running: Setup) -> None:
    channels = [running.playground.add_channel(f"room-{number}") for number in range(23)]
    await asyncio.gather(*(lose(running, running.alice, channel) for channel in channels))
    first = (await running.alice.slash(running.general, "ttt history")).message
    assert "23 games" in first.text
    assert "page 1 of 3" in first.text
    assert first.button("Newer").disabled
    reply = await running.alice.click(first, "Older")
    assert reply.kind == "update"
    assert len(reply.requests) == 1
    assert "page 2 of 3" in reply.text
    last = (await running.alice.click(reply.message, "Older")).message
    assert "page 3 of 3" in last.text
    assert len(last.texts) == 1 + 3 + 1
    assert last.button("Older").disabled
    assert "page 2 of 3" in (await running.alice.click(last, "Newer")).text
    for page in (3, 4, 10**6, 9_223_372_036_854_775_807):
        forged = await running.alice.click(last, custom_id=f"history:{running.alice.id}:{page}")
        assert "page 3 of 3" in forged.text
