"""Choosing a game to review: one's own are offered while one types."""

import asyncio

from playground import Person as Player
from tests.bot.cards import at, duel, lose, resign
from tests.bot.conftest import Setup


async def offered(running: Setup, typed: str, person: Player | None = None) -> list[str]:
    found = await (person or running.alice).complete(running.general, "ttt review", game=typed)
    return [choice.name for choice in found]


async def play(running: Setup) -> None:
    """A game lost to the bot, a day later one won against Bob, and one that goes on."""
    await lose(running, running.alice, running.alice.dm)
    running.clock.now += 86_400
    card = await duel(running, board="4x4")
    card = (await running.alice.click(*at(card, "b2"))).message
    await resign(running, running.bob, card)
    await running.alice.slash(running.general, "ttt start")
    running.clock.now += 300


async def test_ones_finished_games_are_offered_the_newest_first(running: Setup) -> None:
    await play(running)
    assert await offered(running, "") == [
        "Won against Bob · #2 · 5 minutes ago · 4×4, four in a row",
        "Lost to Oxo (Unbeatable) · #1 · 1 day ago · 3×3, three in a row",
    ]
    assert await offered(running, "", running.bob) == [
        "Lost to Alice · #2 · 5 minutes ago · 4×4, four in a row"
    ]
    assert await offered(running, "", running.carol) == []


async def test_what_was_chosen_is_opened(running: Setup) -> None:
    await play(running)
    (choice,) = await running.alice.complete(running.general, "ttt review", game="oxo")
    page = await running.alice.slash(running.general, "ttt review", game=choice.value)
    assert "Game 1" in page.text


async def test_no_more_are_offered_than_discord_takes(running: Setup) -> None:
    channels = [running.playground.add_channel(f"room-{number}") for number in range(30)]
    await asyncio.gather(*(lose(running, running.alice, channel) for channel in channels))
    assert len(await offered(running, "")) == 25
    by_number = await offered(running, "1")
    assert ["#1" in name for name in by_number] == [True] * 11 + [False]
    assert "#21 " in by_number[-1]
