"""The preferences panel: what a person chooses for themselves."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from bot.model import GridStyle, Preferences, UserId
from bot.model.errors import BrokenButton
from bot.ui.cards.components import Accent, Card, button, container, option, row, select, text
from bot.ui.custom_ids import PINGS, PREFER, Switch
from bot.ui.text.texts import Words
from engine import BOARDS, Cell, Numbering, format_number

SERVER_STYLE = "server"
"""The option that goes by the grid style of the server."""


class Preference(StrEnum):
    """What a select of the panel sets, by its name in the `custom_id`."""

    NUMBERING = "numbering"
    STYLE = "style"


def apply_preference(preferences: Preferences, name: str, values: Sequence[str]) -> Preferences:
    """Return the preferences after `values` were selected for one. Raises BrokenButton."""
    try:
        (value,) = values
        match Preference(name):
            case Preference.NUMBERING:
                return replace(preferences, numbering=Numbering(value))
            case Preference.STYLE:
                style = None if value == SERVER_STYLE else GridStyle(value)
                return replace(preferences, style=style)
    except ValueError:
        raise BrokenButton(f"{name}: {values}") from None


def preferences_card(user: UserId, preferences: Preferences, words: Words) -> Card:
    """Show what a person prefers, with selects to change it."""
    numberings = [
        option(
            words(f"numbering-{numbering.value}"),
            numbering.value,
            selected=numbering is preferences.numbering,
        )
        for numbering in Numbering
    ]
    current = preferences.style or SERVER_STYLE
    styles = [
        option(words(f"style-{style}"), style, selected=style == current)
        for style in (SERVER_STYLE, *GridStyle)
    ]
    toggle = button(
        PINGS(user, Switch(not preferences.pings)),
        words("button-pings-off" if preferences.pings else "button-pings-on"),
    )
    title, note = words("preferences-title"), words("preferences-note")
    numbers = words("preferences-numbering")
    return [
        container(
            [
                text(f"{title}\n-# {note}"),
                text(f"{numbers}\n{_numbered_board(preferences.numbering)}"),
                select(PREFER(user, Preference.NUMBERING), numberings),
                text(words("preferences-style")),
                select(PREFER(user, Preference.STYLE), styles),
                text(
                    words("preferences-pings-on" if preferences.pings else "preferences-pings-off")
                ),
                row([toggle]),
            ],
            Accent.ACTIVE,
        )
    ]


def _numbered_board(numbering: Numbering) -> str:
    board = BOARDS["3x3"]
    numbers = [format_number(Cell(cell), board, numbering) for cell in range(board.cells)]
    rows = (" ".join(numbers[start : start + board.cols]) for start in range(0, 9, board.cols))
    return "```\n" + "\n".join(rows) + "\n```"
