"""The preferences panel: what a person chooses for themselves."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

from bot.model import GridStyle, Preferences, UserId
from bot.model.errors import BrokenButton
from bot.ui.button_ids import PREFER, number
from bot.ui.components import (
    MOST_SELECTED,
    Accent,
    Card,
    Component,
    container,
    option,
    select,
    text,
    user_select,
)
from bot.ui.text.texts import Words
from engine import BOARDS, Cell, Numbering, format_number

SERVER_STYLE = "server"
"""The option that goes by the grid style of the server."""


class Preference(StrEnum):
    """What a select of the panel sets, by its name in the `custom_id`."""

    NUMBERING = "numbering"
    STYLE = "style"
    PINGS = "pings"
    CHALLENGES = "challenges"
    BLOCKED = "blocked"


class Pings(StrEnum):
    """The options of `Preference.PINGS`."""

    NONE = "none"
    SOME = "some"
    TURNS = "turns"


class Challenges(StrEnum):
    """The options of `Preference.CHALLENGES`."""

    ANYONE = "anyone"
    NOBODY = "nobody"


def apply_preference(preferences: Preferences, name: str, values: Sequence[str]) -> Preferences:
    """Return the preferences after `values` were selected for one. Raises BrokenButton."""
    try:
        preference = Preference(name)
        if preference is Preference.BLOCKED:
            if len(values) > MOST_SELECTED:
                raise ValueError(values)
            return replace(preferences, blocked=frozenset(UserId(number(each)) for each in values))
        (value,) = values
        match preference:
            case Preference.NUMBERING:
                return replace(preferences, numbering=Numbering(value))
            case Preference.STYLE:
                style = None if value == SERVER_STYLE else GridStyle(value)
                return replace(preferences, style=style)
            case Preference.PINGS:
                pings = Pings(value)
                return replace(
                    preferences, pings=pings is not Pings.NONE, turn_pings=pings is Pings.TURNS
                )
            case Preference.CHALLENGES:
                return replace(preferences, is_challengeable=Challenges(value) is Challenges.ANYONE)
    except ValueError:
        raise BrokenButton(f"{name}: {values}") from None


def preferences_card(user: UserId, preferences: Preferences, words: Words) -> Card:
    """Show what a person prefers, with selects to change it."""

    def choice(preference: Preference, labels: Mapping[Any, str], current: str) -> Component:
        options = [
            option(label, value, selected=value == current) for value, label in labels.items()
        ]
        return select(PREFER(user, preference), options)

    numberings = {each.value: words(f"numbering-{each.value}") for each in Numbering}
    styles = {each: words(f"style-{each}") for each in (SERVER_STYLE, *GridStyle)}
    pings = {each: words(f"pings-{each}") for each in Pings}
    challenges = {each: words(f"challenges-{each}") for each in Challenges}
    ping = Pings.TURNS if preferences.turn_pings else Pings.SOME
    ping = ping if preferences.pings else Pings.NONE
    challenge = Challenges.ANYONE if preferences.is_challengeable else Challenges.NOBODY
    title, note = words("preferences-title"), words("preferences-note")
    numbers, numbering = words("preferences-numbering"), preferences.numbering
    style = preferences.style or SERVER_STYLE
    return [
        container(
            [
                text(f"{title}\n-# {note}"),
                text(f"{numbers}\n{_numbered_board(numbering)}"),
                choice(Preference.NUMBERING, numberings, numbering.value),
                text(words("preferences-style")),
                choice(Preference.STYLE, styles, style),
                text(words("preferences-pings")),
                choice(Preference.PINGS, pings, ping),
                text(words("preferences-challenges")),
                choice(Preference.CHALLENGES, challenges, challenge),
                text(words("preferences-blocked")),
                user_select(
                    PREFER(user, Preference.BLOCKED), preferences.blocked, words("more-choices")
                ),
            ],
            Accent.ACTIVE,
        )
    ]


def _numbered_board(numbering: Numbering) -> str:
    board = BOARDS["3x3"]
    numbers = [format_number(Cell(cell), board, numbering) for cell in range(board.cells)]
    rows = (" ".join(numbers[start : start + board.cols]) for start in range(0, 9, board.cols))
    return "```\n" + "\n".join(rows) + "\n```"
