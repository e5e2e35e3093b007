"""Choosing a game to review: one's own are offered while one types."""

import asyncio

import pytest

from playground import Person as Player
from tests.bot.cards import lose
from tests.bot.conftest import Setup

LARGEST = 2**63 - 1


async def offered(running: Setup, typed: str, person: Player | None = None) -> list[str]:
    found = await (person or running.alice).complete(running.general, "ttt review", game=typed)
    return [choice.name for choice in found]


async def play(running: Setup) -> None:
    """A game lost to the bot, a day later one won against Bob, and one that goes on."""
    await lose(running.alice, running.alice.dm)
    running.clock.now += 86_400
    offer = await running.alice.slash(
        running.general, "ttt challenge", opponent=running.bob, board="4x4"
    )
    card = (await running.bob.click(offer.message, "Accept")).message
    await running.bob.click(card, "Resign")
    await running.alice.slash(running.general, "ttt start")
    running.clock.now += 300


async def test_ones_finished_games_are_offered_the_newest_first(running: Setup) -> None:
    await play(running)
    assert await offered(running, "") == [
        "#2 · won against Bob · 5 minutes ago · 4×4, four in a row",
        "#1 · lost to Oxo (Unbeatable) · 1 day ago · 3×3, three in a row",
    ]
    assert await offered(running, "", running.bob) == [
        "#2 · lost to Alice · 5 minutes ago · 4×4, four in a row"
    ]
    assert await offered(running, "", running.carol) == []


@pytest.mark.parametrize(
    ("typed", "numbers"),
    [
        ("bob", [2]),
        ("OXO", [1]),
        ("4x4", [2]),
        ("lost unb", [1]),
        ("#1", [1]),
        ("2", [2]),
        ("in a row", [2, 1]),
        ("carol", []),
        ("won lost", []),
    ],
)
async def test_a_part_of_it_is_enough(running: Setup, typed: str, numbers: list[int]) -> None:
    await play(running)
    names = await offered(running, typed)
    assert [int(name.split()[0][1:]) for name in names] == numbers


async def test_what_was_chosen_is_opened(running: Setup) -> None:
    await play(running)
    (choice,) = await running.alice.complete(running.general, "ttt review", game="oxo")
    page = await running.alice.slash(running.general, "ttt review", game=choice.value)
    assert "Game 1" in page.text


async def test_no_more_are_offered_than_discord_takes(running: Setup) -> None:
    channels = [running.playground.add_channel(f"room-{number}") for number in range(30)]
    await asyncio.gather(*(lose(running.alice, channel) for channel in channels))
    assert len(await offered(running, "")) == 25
    by_number = await offered(running, "1")
    assert [name.startswith("#1") for name in by_number] == [True] * 11 + [False]
    assert by_number[-1].startswith("#21 ")
