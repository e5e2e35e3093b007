"""The preferences panel: what one person chooses for themselves, wherever they play."""

from collections.abc import Sequence
from dataclasses import replace
from enum import IntEnum

from bot.model import GridStyle, Preferences, UserId
from bot.model.errors import BrokenButton
from bot.ui.cards.components import Card, button, container, option, row, select, text
from bot.ui.cards.game import PLAYING
from bot.ui.custom_id import CustomId
from bot.ui.text.texts import Words
from engine import BOARDS, Cell, Numbering, format_number

SERVERS = "server"
"""How the select writes that the server's own grid style is to be kept."""


class Preference(IntEnum):
    """What a select chooses. The numbers travel in buttons."""

    NUMBERING = 1
    STYLE = 2


def prefer(chosen: Preferences, preference: Preference, values: Sequence[str]) -> Preferences:
    """Return the preferences after `values` were chosen. Raises BrokenButton for nonsense."""
    try:
        (value,) = values
        if preference is Preference.NUMBERING:
            return replace(chosen, numbering=Numbering(value))
        return replace(chosen, style=None if value == SERVERS else GridStyle(value))
    except ValueError:
        raise BrokenButton(f"{preference.name}: {values}") from None


def preferences_card(user: UserId, chosen: Preferences, words: Words) -> Card:
    """Show what a person prefers, with the means to change it."""
    numberings = [
        option(
            words(f"numbering-{numbering.value}"),
            numbering.value,
            chosen=numbering is chosen.numbering,
        )
        for numbering in Numbering
    ]
    now = chosen.style or SERVERS
    styles = [
        option(words(f"style-{style}"), style, chosen=style == now)
        for style in (SERVERS, *GridStyle)
    ]
    toggle = button(
        CustomId.of("pings", user, int(not chosen.pings)),
        words("button-pings-off" if chosen.pings else "button-pings-on"),
    )
    title, note = words("preferences-title"), words("preferences-note")
    numbers = words("preferences-numbering")
    return [
        container(
            [
                text(f"{title}\n-# {note}"),
                text(f"{numbers}\n{_numbered(chosen.numbering)}"),
                select(CustomId.of("prefer", user, Preference.NUMBERING), numberings),
                text(words("preferences-style")),
                select(CustomId.of("prefer", user, Preference.STYLE), styles),
                text(words("preferences-pings-on" if chosen.pings else "preferences-pings-off")),
                row([toggle]),
            ],
            PLAYING,
        )
    ]


def _numbered(numbering: Numbering) -> str:
    board = BOARDS["3x3"]
    numbers = [format_number(Cell(cell), board, numbering) for cell in range(board.cells)]
    rows = (" ".join(numbers[start : start + board.cols]) for start in range(0, 9, board.cols))
    return "```\n" + "\n".join(rows) + "\n```"
