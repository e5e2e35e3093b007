"""Choosing a game to review: one's own are offered while one types."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.model import ChannelId, Ending, GameId, GuildId, Person, Place, Seat, Termination, UserId
from bot.service import Recent
from bot.ui.game_choices import game_choices
from bot.ui.text.durations import show_age
from bot.ui.text.texts import texts
from engine import BOARDS, Mark
from playground import Person as Player
from tests.bot.builders import BOB, duel
from tests.bot.cards import lose
from tests.bot.conftest import House

LARGEST = 2**63 - 1


async def offered(home: House, typed: str, person: Player | None = None) -> list[str]:
    found = await (person or home.alice).complete(home.general, "ttt review", game=typed)
    return [choice.name for choice in found]


async def play(home: House) -> None:
    """A game lost to the bot, a day later one won against Bob, and one that goes on."""
    await lose(home.alice, home.alice.dm)
    home.clock.now += 86_400
    offer = await home.alice.slash(home.general, "ttt challenge", opponent=home.bob, board="4x4")
    card = (await home.bob.click(offer.message, "Accept")).message
    await home.bob.click(card, "Resign")
    await home.alice.slash(home.general, "ttt start")
    home.clock.now += 300


async def test_ones_finished_games_are_offered_the_newest_first(home: House) -> None:
    await play(home)
    assert await offered(home, "") == [
        "#2 · won against Bob · 5 minutes ago · 4×4, four in a row",
        "#1 · lost to Oxo (Unbeatable) · 1 day ago · 3×3, three in a row",
    ]
    assert await offered(home, "", home.bob) == [
        "#2 · lost to Alice · 5 minutes ago · 4×4, four in a row"
    ]
    assert await offered(home, "", home.carol) == []


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
async def test_a_part_of_it_is_enough(home: House, typed: str, numbers: list[int]) -> None:
    await play(home)
    names = await offered(home, typed)
    assert [int(name.split()[0][1:]) for name in names] == numbers


async def test_what_was_chosen_is_opened(home: House) -> None:
    await play(home)
    (choice,) = await home.alice.complete(home.general, "ttt review", game="oxo")
    page = await home.alice.slash(home.general, "ttt review", game=choice.value)
    assert "Game 1" in page.text


async def test_no_more_are_offered_than_discord_takes(home: House) -> None:
    rooms = [home.playground.add_channel(f"room-{number}") for number in range(30)]
    await asyncio.gather(*(lose(home.alice, room) for room in rooms))
    assert len(await offered(home, "")) == 25
    by_number = await offered(home, "1")
    assert [name.startswith("#1") for name in by_number] == [True] * 11 + [False]
    assert by_number[-1].startswith("#21 ")


def test_a_label_fits_whatever_the_game() -> None:
    person = Person(UserId(1), "x" * 40)
    ended = Ending(Termination.UNFINISHED, None, 0)
    for board in BOARDS:
        game = replace(duel(), id=GameId(LARGEST), board=board, ending=ended)
        game = replace(game, first=Seat(person, Mark.X), place=Place(GuildId(1), ChannelId(1), ""))
        for locale in texts().locales:
            words = texts().in_locale(locale)
            recent = Recent(BOB.id, (game,), 10**9)
            (choice,) = game_choices(recent, "", words)
            assert len(choice.name) <= 100
            assert choice.value == f"{LARGEST}"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (-5, "just now"),
        (59, "just now"),
        (60, "1 minute ago"),
        (7_199, "1 hour ago"),
        (7_200, "2 hours ago"),
        (86_400 * 400, "400 days ago"),
    ],
)
def test_an_age_is_said_in_its_largest_unit(seconds: int, said: str) -> None:
    assert show_age(timedelta(seconds=seconds), texts().in_locale("en-US")) == said
