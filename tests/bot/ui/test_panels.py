"""Panels and cards as they are read: every page, from its heading to its last line."""

import re

import pytest

from bot.transport.client import OxoClient
from tests.bot.cards import at, duel, lose, mention, seen
from tests.bot.conftest import Setup
from tests.bot.ui.server_settings.settings_panel import panel

PAGES = {
    "Games": (
        "**How well I play** until somebody has chosen a level",
        "**Board,** unless somebody chooses another one",
        "**Time per move.** Between people, whoever runs out of time loses.",
    ),
    "Marks and style": (
        "**Marks** of the two players",
        "**Board style,** unless the players prefer another one",
        "**When a game has ended,** this much of its message stays",
        "**This is how it looks**",
    ),
    "Language, channels": (
        "**Language** of public messages. Private ones are in their reader’s own language.",
        "**Channels** where games may start, including their threads. Choose none to allow all.",
        "**Roles** that may start games. Choose none to allow everyone.",
    ),
    "Limits": (
        "**Most games at once** in one channel",
        "**Pause** before the same person may challenge again",
    ),
}
OFFERED = {
    "Marks and style": (
        "Classic: tiles drawn by Oxo",
        "Plain ❌ 🔵",
        "Sea 🦀 🐳",
        "The whole board",
        "Only a line with the result",
    ),
    "Language, channels": ("As set on Discord", "English (United States)"),
    "Limits": ("1 game", "25 games", "No pause", "10 seconds"),
}
NOTE = "Each choice is saved at once and counts for games from now on."


@pytest.mark.parametrize("section", PAGES)
async def test_each_page_of_the_settings_says_what_is_chosen_there(
    running: Setup, section: str
) -> None:
    card = await panel(running, section)
    assert "### Tic-tac-toe on this server" in card.text
    assert NOTE in card.text
    assert tuple(line for line in card.texts[1:] if line in PAGES[section]) == PAGES[section]
    labels = {option.label for select in card.selects for option in select.options}
    assert labels.issuperset(OFFERED.get(section, ()))


async def test_the_page_of_places_names_what_no_choice_means(running: Setup) -> None:
    card = await panel(running, "Language, channels")
    placeholders = [select.placeholder for select in card.selects]
    assert placeholders[-3:] == ["Every channel", "Everyone", "No channel"]


async def test_the_forms_of_the_settings_say_what_they_take(running: Setup) -> None:
    clock = (await running.alice.click(await panel(running), "Set another time…")).modal
    assert clock.title == "Time per move"
    assert clock.input("clock").label == "How long may a move take?"
    look = await panel(running, "Marks and style")
    emoji = (await running.alice.click(look, "Two emoji of your own…")).modal
    assert [field.label for field in emoji.inputs] == ["Instead of ❌", "Instead of 🔵"]


async def test_an_open_challenge_from_its_offer_to_each_of_its_ends(setup: Setup) -> None:
    async with setup.bot() as bot:
        offer = (await setup.alice.slash(setup.general, "ttt challenge")).message
        assert "**Alice** is looking for somebody to play." in offer.text
        assert [button.label for button in offer.buttons] == ["Join", "Withdraw"]
        stranger = await setup.bob.click(offer, "Withdraw")
        assert (
            stranger.text == "Only whoever made this challenge can withdraw it. *Join* is for you."
        )
        gone = (await setup.alice.click(offer, "Withdraw")).message
        assert "**Alice** was looking for somebody to play." in gone.text
        assert "Alice withdrew the challenge." in gone.text
        setup.clock.now += 10
        offer = (await setup.alice.slash(setup.general, "ttt challenge")).message
        setup.clock.now += 600
        await bot.deadlines.settle()
        await setup.playground.until(lambda: not seen(setup.bob, offer).has_button("Join"))
        assert "It ran out before anybody joined." in seen(setup.bob, offer).text


async def drawn(setup: Setup) -> None:
    """A game that Alice and Bob draw."""
    card = await duel(setup, setup.games)
    for ply, cell in enumerate(("b2", "a1", "c1", "a3", "a2", "c2", "b1", "b3", "c3")):
        card = (await (setup.alice, setup.bob)[ply % 2].click(*at(card, cell))).message
    assert "**It’s a draw.**" in card.text


async def unfinished(setup: Setup, bot: OxoClient) -> None:
    """A game of Alice's against the bot that nobody goes on with."""
    card = (await setup.alice.slash(setup.games, "ttt start")).message
    setup.clock.now += 86_400
    await bot.deadlines.settle()
    await setup.playground.until(lambda: "Unfinished" in seen(setup.alice, card).text)


async def stopped(setup: Setup) -> None:
    """A game of Alice's that a moderator stops, and which thereby says so."""
    card = (await setup.alice.slash(setup.games, "ttt start", level="easy")).message
    await setup.alice.click(*at(card, "b2"))  # By now the bot knows which message shows the game.
    setup.playground.allow(setup.carol, "manage_messages")
    answer = await setup.carol.context(setup.games, "Stop this game", card)
    assert answer.text == "You stopped game 4."


async def test_a_history_says_how_each_game_ended(setup: Setup) -> None:
    async with setup.bot() as bot:
        await lose(setup, setup.alice, setup.general)
        await drawn(setup)
        await unfinished(setup, bot)
        await stopped(setup)
        listed = (await setup.alice.slash(setup.general, "ttt history")).message
        assert f"### Games of {mention(setup.alice)} on this server" in listed.text
        lines = [re.sub(r" · Nov \d+", "", line) for line in listed.texts[1:]]
        assert lines == [
            "⬛ *Easy*",
            "⬛ *Unbeatable*",
            "🟨 Bob",
            "🟥 *Unbeatable*",
            "-# 🟨\u00a0drawn · 🟥\u00a0lost · ⬛\u00a0no result",
        ]
        everywhere = await setup.alice.slash(setup.alice.dm, "ttt history")
        assert f"### Games of {mention(setup.alice)}\n" in everywhere.text
