"""Limits: every card that can be drawn is one that Discord takes, whoever is on it."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import cycle, product
from random import Random

import pytest

from bot.model import (
    SOMEBODY,
    Challenge,
    ChallengeId,
    ChannelId,
    Computer,
    Ending,
    Game,
    GameId,
    GridStyle,
    GuildId,
    Look,
    Person,
    Place,
    Player,
    Remains,
    Seat,
    Termination,
    Terms,
    UserId,
)
from bot.service.past_games_service import MOST_ENDED
from bot.service.rating_service import PAST_SEASONS
from bot.ui.components import Card, Component, button, option, row, select, text
from bot.ui.looking_back.sharing import description
from bot.ui.playing.game_card import card_of, game_card
from bot.ui.server_settings.panel_card import emoji_form
from bot.ui.text.game_text import NOBODY_WON
from bot.ui.text.texts import texts
from bot.ui.text.themes import THEMES
from engine import BOARDS, Level, Mark
from playground.checks.answers import check_modal
from playground.checks.forms import Form
from playground.errors import DiscordError
from tests.gallery.every_card import Amounts, Gallery
from tests.gallery.limits import LONGEST_DESCRIPTION, check, check_shown

LARGEST = 2**63 - 1
LATEST = 2**37
"""An instant in UTC seconds, as long as they come."""
WIDEST = "*_~`|>#[]()<:@-" * 3
"""A name as long as they come, each character of which is escaped."""

NAMES = (WIDEST, "𝕏" * 32, "שלום " * 7, "e" + "\u0301" * 31, "", "A", "👨‍👩‍👧‍👦" * 5)
OWN_EMOJI = f"<a:{'x' * 32}:{LARGEST}> <a:{'o' * 32}:{LARGEST}>"
LOOKS = tuple(
    Look(style, theme) for style in GridStyle for theme in (*THEMES, OWN_EMOJI, "🏳️‍🌈 👨‍👩‍👧‍👦")
)
LONGEST_LOOKS = tuple(look for look in LOOKS if look.theme == OWN_EMOJI)
LONGEST_BOARDS = ("5x5-five", "misere")
"""Everything is drawn in English; in other languages only what takes the most room."""

PLACE = Place(GuildId(LARGEST), ChannelId(LARGEST), "en-US")


@pytest.mark.parametrize(
    "card",
    [
        [text("x" * 2_001), text("x" * 2_000)],
        [text("x")] * 41,
        [row([button(f"{number}", "x") for number in range(6)])],
        [row([button("x" * 101, "x")])],
        [row([button("x", "x" * 81)])],
        [row([button("x", "x"), button("x", "x")])],
        [select("x", [option("x", f"{number}") for number in range(26)])],
        [select("x", [option("x" * 101, "x")])],
        [text("")],
    ],
)
def test_the_limits_are_checked(card: Card) -> None:
    with pytest.raises(DiscordError):
        check(card)


def gallery(locale: str, name: str = WIDEST, look: Look = LONGEST_LOOKS[0]) -> Gallery:
    """All cards, each with as much on it as there can be."""
    amounts = Amounts(
        id=LARGEST,
        count=10**6,
        rating=-1e6,
        look=look,
        boards=(*BOARDS,),
        cells=25,
        listed=MOST_ENDED,
        chosen=25,
        past=range(PAST_SEASONS),
        path="x" * 492,
    )
    first, second = Person(UserId(LARGEST - 1), name), Person(UserId(LARGEST), WIDEST)
    words = texts().in_locale(locale, LARGEST)
    return Gallery(words, replace(PLACE, locale=locale), first, second, LATEST, amounts)


def test_every_card_with_the_longest_names_and_looks(locale: str) -> None:
    names = NAMES if locale == "en-US" else NAMES[:1]
    for name, look in product(names, LONGEST_LOOKS):
        for shown in gallery(locale, name, look).cards():
            check_shown(shown)
    check_form(emoji_form(GuildId(LARGEST), texts().in_locale(locale, LARGEST)))


def check_form(modal: Component) -> None:
    """Check a form likewise."""
    form = Form()
    check_modal(form, modal, lambda _: True)
    form.finish()


def people() -> Iterator[Player]:
    return cycle(
        (*(Person(UserId(LARGEST), name) for name in NAMES), SOMEBODY, *map(Computer, Level))
    )


def games(board: str, look: Look, rng: Random, players: Iterator[Player]) -> Iterator[Game]:
    """A game at its start, in its middle and at each of its possible ends."""
    first, second = Seat(next(players), Mark.O), Seat(next(players), Mark.X)
    game = Game(
        GameId(LARGEST),
        PLACE,
        board,
        first,
        second,
        started_at=0,
        moved_at=LATEST,
        message_id=None,
        look=look,
        clock=timedelta(days=7),
    )
    yield game
    while game.ending is None:
        game = game.marked(rng.choice(list(game.position.free_cells)), LATEST)
        if game.ply == 3:
            yield game
            for termination in Termination:
                for winner in (None, first, second):
                    if (winner is None) == (termination in NOBODY_WON):
                        yield replace(game, ending=Ending(termination, winner, LATEST))
    yield game
    yield replace(game, remains=Remains.LINE)


def test_every_board_in_every_look_and_state(locale: str) -> None:
    rng, players, cards = Random(locale), people(), gallery(locale)
    is_english = locale == "en-US"
    longest = cycle(LONGEST_LOOKS)
    for board in BOARDS if is_english else LONGEST_BOARDS:
        in_detail = next(longest)
        for look in LOOKS if is_english else LONGEST_LOOKS:
            for made in games(board, look, rng, players):
                game = replace(made, place=replace(PLACE, locale=locale))
                check(game_card(game))
                for shown in cards.of_game(game) if look is in_detail else ():
                    check_shown(shown)
                if game.ending is not None:
                    assert len(description(game, cards.words)) <= LONGEST_DESCRIPTION


@pytest.mark.parametrize("locale", ["de", "en-US", "ja"])
def test_a_public_card_speaks_the_language_of_its_place(locale: str) -> None:
    words, place = texts().in_locale(locale, LARGEST), replace(PLACE, locale=locale)
    game = replace(next(games("3x3", Look(), Random(1), people())), place=place)
    assert words("button-resign") in str(card_of(game))
    challenger = Person(UserId(1), "A")
    challenge = Challenge(ChallengeId(1), place, challenger, None, Terms("3x3"), 0, LATEST)
    assert words("button-join") in str(card_of(challenge))
