"""Histories: what was played, who may list it, and opening it."""

import asyncio

import pytest

from tests.bot.cards import duel, lose
from tests.bot.conftest import House


async def test_a_history_lists_the_newest_first_and_opens_any(home: House) -> None:
    await lose(home.alice, home.general)
    card = await duel(home, home.games)
    await home.bob.click(card, "Resign")
    await home.alice.slash(home.general, "ttt start")  # Not finished, so not listed.
    reply = await home.alice.slash(home.general, "ttt history")
    assert reply.ephemeral
    assert len(reply.requests) == 1
    lines = reply.message.texts[1].splitlines()
    assert lines == [
        f"#2 · won against Bob · 3×3, three in a row · <t:{home.clock.now}:d>",
        f"#1 · lost to Oxo (Unbeatable) · 3×3, three in a row · <t:{home.clock.now}:d>",
    ]
    assert not reply.message.pings
    opened = await home.alice.choose(reply.message, "opened", ["1"])
    assert opened.ephemeral
    assert "Game 1" in opened.text
    assert "Alice resigned" in opened.text


async def test_somebody_elses_history_in_the_same_server(home: House) -> None:
    await lose(home.alice, home.general)
    reply = await home.bob.slash(home.games, "ttt history", user=home.alice)
    assert reply.ephemeral
    assert "#1 · lost to Oxo" in reply.text
    opened = await home.bob.choose(reply.message, "opened", ["1"])
    assert "Game 1" in opened.text


async def test_other_servers_are_left_out(home: House) -> None:
    elsewhere = home.playground.add_guild("Elsewhere")
    den = home.playground.channel("general", guild=elsewhere)
    await lose(home.alice, home.general)
    await lose(home.alice, den)
    await lose(home.alice, home.alice.dm)
    here = await home.alice.slash(home.general, "ttt history")
    assert [number in here.text for number in ("#1 ", "#2 ", "#3 ")] == [True, False, False]
    there = await home.bob.slash(den, "ttt history", user=home.alice)
    assert [number in there.text for number in ("#1 ", "#2 ", "#3 ")] == [False, True, False]
    everywhere = await home.alice.slash(home.alice.dm, "ttt history")
    assert all(number in everywhere.text for number in ("#1 ", "#2 ", "#3 "))


async def test_nobody_elses_history_outside_a_server(home: House) -> None:
    await lose(home.alice, home.alice.dm)
    reply = await home.bob.slash(home.bob.dm, "ttt history", user=home.alice)
    assert reply.ephemeral
    assert "list your own games" in reply.text
    listed = (await home.bob.slash(home.bob.dm, "ttt history")).message
    forged = await home.bob.click(listed, custom_id=f"history:{home.alice.id}:0")
    assert forged.ephemeral
    assert "list your own games" in forged.text


async def test_nothing_played_yet(home: House) -> None:
    reply = await home.alice.slash(home.general, "ttt history")
    assert reply.ephemeral
    assert "No finished games yet" in reply.text
    assert not reply.message.buttons


async def test_pages_turn(home: House) -> None:
    channels = [home.playground.add_channel(f"room-{number}") for number in range(23)]
    await asyncio.gather(*(lose(home.alice, channel) for channel in channels))
    first = (await home.alice.slash(home.general, "ttt history")).message
    assert "23 games" in first.text
    assert "page 1 of 3" in first.text
    assert first.button("Newer").disabled
    reply = await home.alice.click(first, "Older")
    assert reply.kind == "update"
    assert len(reply.requests) == 1
    assert "page 2 of 3" in reply.text
    last = (await home.alice.click(reply.message, "Older")).message
    assert "page 3 of 3" in last.text
    assert len(last.texts[1].splitlines()) == 3
    assert last.button("Older").disabled
    assert "page 2 of 3" in (await home.alice.click(last, "Newer")).text
    for page in (3, 4, 10**6, 9_223_372_036_854_775_807):
        forged = await home.alice.click(last, custom_id=f"history:{home.alice.id}:{page}")
        assert "page 3 of 3" in forged.text


@pytest.mark.parametrize("values", [["999"], ["nonsense"], ["9" * 30], ["-1"]])
async def test_a_forged_choice(home: House, values: list[str]) -> None:
    await lose(home.alice, home.general)
    listed = (await home.alice.slash(home.general, "ttt history")).message
    reply = await home.alice.choose(listed, "opened", values, force=True)
    assert reply.ephemeral
    assert "no such game" in reply.text


async def test_a_name_with_markdown_in_a_list(home: House) -> None:
    eve = home.playground.add_person("**Eve** <@1> `x`")
    offer = (await home.alice.slash(home.general, "ttt challenge", opponent=eve)).message
    card = (await eve.click(offer, "Accept")).message
    await eve.click(card, "Resign")
    listed = (await home.alice.slash(home.general, "ttt history")).message
    assert r"won against \*\*Eve\*\*" in listed.text
    (option,) = listed.select("opened").options
    assert option.label == "#1 · won against **Eve** <@1> `x`"
