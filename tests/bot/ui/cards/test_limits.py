"""Limits: every card that can be drawn is one that Discord takes, whoever is on it."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import cycle
from random import Random

import discord
import pytest

from bot.model import (
    SOMEBODY,
    Answer,
    Caller,
    Challenge,
    ChallengeId,
    ChannelId,
    Computer,
    Ending,
    Game,
    GameId,
    GridStyle,
    GuildId,
    GuildSettings,
    InteractionId,
    Look,
    Person,
    Place,
    Player,
    Preferences,
    Remains,
    RoleId,
    Seat,
    Termination,
    Terms,
    UserId,
)
from bot.service import Hint
from bot.service.looking_back import PAGE, History, Reviewed
from bot.ui.answers import IS_COMPONENTS_V2, saying
from bot.ui.cards import game as layout
from bot.ui.cards.challenge import challenge_card
from bot.ui.cards.components import Card, Component, button, option, row, select, text
from bot.ui.cards.help import help_card
from bot.ui.cards.hint import hint_card
from bot.ui.cards.history import history_card
from bot.ui.cards.permissions import Standing, check_lines
from bot.ui.cards.preferences import preferences_card
from bot.ui.cards.privacy import forget_card
from bot.ui.cards.review import review_card
from bot.ui.cards.settings import (
    Section,
    check_card,
    clock_form,
    emoji_form,
    settings_card,
)
from bot.ui.text.texts import Words, texts
from bot.ui.text.themes import THEMES
from engine import (
    BOARDS,
    Analysis,
    Cell,
    Level,
    Mark,
    Mistake,
    Numbering,
    Prospect,
    Reason,
    ReasonKind,
    Value,
)
from playground.checks.answers import check_modal
from playground.checks.forms import Form
from playground.checks.messages import MessageCheck
from playground.errors import DiscordError

LOCALES = texts().locales
LARGEST = 2**63 - 1
WIDEST = "*_~`|>#[]()<:@-" * 3
"""A name as long as they come, each character of which is escaped."""

NAMES = (WIDEST, "𝕏" * 32, "שלום " * 7, "e" + "\u0301" * 31, "", "A", "👨‍👩‍👧‍👦" * 5)
OWN_EMOJI = f"<a:{'x' * 32}:{LARGEST}> <a:{'o' * 32}:{LARGEST}>"
LOOKS = tuple(
    Look(style, theme) for style in GridStyle for theme in (*THEMES, OWN_EMOJI, "🏳️‍🌈 👨‍👩‍👧‍👦")
)
PLACE = Place(GuildId(LARGEST), ChannelId(LARGEST), "en-US")


def takes(card: Card) -> None:
    """Let the playground's check, which is Discord's, look at a card as a message."""
    form = Form()
    body = {"components": card, "flags": IS_COMPONENTS_V2}
    MessageCheck(form, body, [], knows_emoji=lambda _: True).new()
    form.finish()


def takes_form(made: Component) -> None:
    """Let it look at a form likewise."""
    form = Form()
    check_modal(form, made, lambda _: True)
    form.finish()


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
def test_the_limits_are_looked_at(card: Card) -> None:
    with pytest.raises(DiscordError):
        takes(card)


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
        moved_at=2**40,
        message_id=None,
        look=look,
        clock=timedelta(days=7),
    )
    yield game
    while game.ending is None:
        game = game.marked(rng.choice(list(game.position.free_cells)), 2**40)
        if game.ply == 3:
            yield game
            for termination in Termination:
                for winner in (None, first, second):
                    if (winner is None) == (termination in layout.NOBODY_WON):
                        yield replace(game, ending=Ending(termination, winner, 2**40))
    yield game
    yield replace(game, remains=Remains.LINE)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_board_in_every_look_and_state(locale: str) -> None:
    words, rng, players = texts().in_locale(locale), Random(locale), people()
    looks = cycle(LOOKS)
    for board in BOARDS:
        for look in LOOKS if locale == "en-US" else [next(looks) for _ in range(4)]:
            for game in games(board, look, rng, players):
                takes(layout.game_card(game, words))
                if game.ending is None:
                    takes(layout.thinking_card(game, Cell(0), words))
        takes(layout.moved_card(game, words, layout.message_link(PLACE, LARGEST)))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_challenge(locale: str) -> None:
    words = texts().in_locale(locale)
    for name in NAMES:
        for opponent in (None, Person(UserId(LARGEST), WIDEST), SOMEBODY):
            for board in BOARDS:
                challenge = Challenge(
                    ChallengeId(LARGEST),
                    PLACE,
                    Person(UserId(LARGEST), name),
                    opponent,
                    Terms(board),
                    0,
                    2**40,
                )
                answers = [None, *Answer]
                if opponent is None:
                    answers.remove(Answer.DECLINED)
                for answer in answers:
                    takes(challenge_card(replace(challenge, answer=answer), words))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_private_card(locale: str) -> None:
    words = texts().in_locale(locale)
    takes(help_card(LARGEST, words))
    takes(forget_card(UserId(LARGEST), words))
    takes(saying(words("exported")))
    for numbering in Numbering:
        for style in (None, *GridStyle):
            chosen = Preferences(numbering, style, pings=style is None)
            takes(preferences_card(UserId(LARGEST), chosen, words))
    for look in LOOKS:
        chosen_there = GuildSettings(
            look=look,
            locale=locale,
            clock=timedelta(seconds=61),
            channels=frozenset(ChannelId(LARGEST - number) for number in range(25)),
            roles=frozenset(RoleId(LARGEST - number) for number in range(25)),
            pause=timedelta(seconds=3_599),
        )
        for section in Section:
            if section is not Section.CHECK:
                takes(settings_card(GuildId(LARGEST), section, chosen_there, words))
    for standing in standings():
        caller = Caller(InteractionId(1), PLACE, Person(UserId(LARGEST), WIDEST))
        lines = check_lines(standing, caller, chosen_there, words)
        takes(check_card(GuildId(LARGEST), lines, words))
    takes_form(clock_form(GuildId(LARGEST), words))
    takes_form(emoji_form(GuildId(LARGEST), words))


def standings() -> Iterator[Standing]:
    for is_member in (True, False):
        for in_thread in (True, False):
            for permissions in (discord.Permissions.none(), discord.Permissions.all()):
                yield Standing(is_member, in_thread, permissions)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_hint_history_and_review(locale: str) -> None:
    words, rng, players = texts().in_locale(locale), Random(locale), people()
    looks = cycle(LOOKS)
    for board in BOARDS:
        for game in games(board, next(looks), rng, players):
            if game.ending is None:
                for kind in ReasonKind:
                    takes(hint_card(hint(game, kind), words))
            else:
                for ply in {0, game.ply // 2, game.ply}:
                    takes(review_card(Reviewed(game, mistakes(game)), ply, words))
                    takes(review_card(Reviewed(game, ()), ply, words))
    for guild in (GuildId(LARGEST), None):
        takes_history(words, guild)


def hint(game: Game, kind: ReasonKind) -> Hint:
    """As much as a hint can ever say."""
    free = tuple(game.position.free_cells)
    prospects = cycle((*(Prospect(value, 24) for value in Value), None))
    cells = {cell: next(prospects) for cell in free}
    reason = Reason(kind, game.variant, free, plies=24)
    return Hint(game, Analysis(None, cells, free[0], reason))


def mistakes(game: Game) -> tuple[Mistake, ...]:
    """Every move a mistake, as if there had been many better ones."""
    kinds = cycle(((Value.WIN, Value.DRAW), (Value.WIN, Value.LOSS), (Value.DRAW, Value.LOSS)))
    return tuple(
        Mistake(number, cell, *next(kinds), better=tuple(map(Cell, range(game.variant.cells))))
        for number, cell in enumerate(game.moves, start=1)
    )


def takes_history(words: Words, guild: GuildId | None) -> None:
    person = Person(UserId(LARGEST), WIDEST)
    place = replace(PLACE, guild_id=guild)
    for page in (0, 1, 999_999):
        finished = tuple(
            Game(
                GameId(LARGEST - number),
                place,
                "5x5-five",
                Seat(person, Mark.X),
                Seat(Person(UserId(number), WIDEST), Mark.O),
                started_at=0,
                moved_at=0,
                ending=Ending(Termination.STOPPED, None, 2**40),
            )
            for number in range(PAGE)
        )
        takes(history_card(History(person.id, finished, page, 1_000_000, LARGEST), place, words))
    takes(history_card(History(person.id, (), 0, 1, 0), place, words))
