"""Panels and cards as they are read: every page, from its heading to its last line."""

import re

from bot.transport.client import OxoClient
from tests.bot.cards import at, duel, lose, mention, seen
from tests.bot.conftest import Setup


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
        lines = [re.sub(r"\n-# Nov \d+", "", line) for line in listed.texts[1:]]
        assert lines == [
            "⬛\u00a0*Easy*",
            "⬛\u00a0*Unbeatable*",
            "🟨\u00a0Bob",
            "🟥\u00a0*Unbeatable*",
            "-# 🟨\u00a0drawn · 🟥\u00a0lost · ⬛\u00a0no result",
        ]
        everywhere = await setup.alice.slash(setup.alice.dm, "ttt history")
        assert f"### Games of {mention(setup.alice)}\n" in everywhere.text
