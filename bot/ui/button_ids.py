"""The `custom_id` of every button, select and form, each with its builder and its parser.

Everything a press needs travels in its `custom_id`, so every button works after a restart. The
names and the numbers of the enumerations stand in messages that are already posted: a name keeps
its fields, and a number is never given to another member.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from bot.model import FirstChoice, MarkChoice
from bot.model.errors import BrokenButton
from engine import BOARDS, Level

LARGEST = 2**63 - 1
"""The largest id that a database can hold."""

Parser = Callable[[str], Any]
"""Reads one field. Raises ValueError."""

_DIGITS = re.compile(r"[0-9]{1,19}", re.ASCII)
_NAME = re.compile(r"[a-z-]{1,40}", re.ASCII)


@dataclass(frozen=True, slots=True)
class ButtonId:
    """A kind of button: `MARK(12, 3, 4)` builds "ttt:12:3:4", and `MARK.parse` reads it."""

    name: str
    fields: tuple[Parser, ...] = ()

    def __call__(self, *values: int | str | None) -> str:
        """Return the `custom_id` of a button with these values, None for a field left empty."""
        if len(values) != len(self.fields):
            raise TypeError(f"{self.name} takes {len(self.fields)} values, not {values}")
        return ":".join([self.name, *["" if value is None else str(value) for value in values]])

    def parse(self, text: str) -> tuple[Any, ...]:
        """Return the values of a `custom_id`. Raises BrokenButton for any other text."""
        name, *fields = text.split(":")
        if name != self.name or len(fields) != len(self.fields):
            raise BrokenButton(text)
        try:
            return tuple(parse(field) for parse, field in zip(self.fields, fields, strict=True))
        except ValueError:
            raise BrokenButton(text) from None


def number(text: str) -> int:
    """Read an id or a count: 0 to 2**63 - 1. Raises ValueError."""
    if _DIGITS.fullmatch(text) is None or (value := int(text)) > LARGEST:
        raise ValueError(text)
    return value


def numbered(names: type[IntEnum]) -> Parser:
    """Return the parser of a member of `names`, which travels as its number."""
    return lambda text: names(number(text))


def optional(parser: Parser) -> Parser:
    """Return a parser that also takes an empty field, which means None."""
    return lambda text: parser(text) if text else None


def name(text: str) -> str:
    """Read the name of a setting or a preference. Raises ValueError."""
    if _NAME.fullmatch(text) is None:
        raise ValueError(text)
    return text


def board(text: str) -> str:
    """Read the name of a board. Raises ValueError."""
    if text not in BOARDS:
        raise ValueError(text)
    return text


class Section(IntEnum):
    """The pages of the settings panel."""

    GAMES = 1
    LOOK = 2
    PLACES = 3
    LIMITS = 4
    CHECK = 5


class SettingForm(IntEnum):
    """The forms that the settings panel opens."""

    CLOCK = 1
    EMOJI = 2


MARK = ButtonId("ttt", (number, number, number))
"""Mark a cell: game, ply, cell."""
RESIGN = ButtonId("resign", (number,))
CONFIRM_RESIGN = ButtonId("give-up", (number,))
HINT = ButtonId("hint", (number,))
REVIEW = ButtonId("review", (number,))
REMATCH = ButtonId("rematch", (number,))
"""Of a game."""
REVIEW_STEP = ButtonId("review", (number, number, number))
"""Another move of a review: game, ply, and which of the buttons it is."""
RESTART = ButtonId(
    "restart",
    (number, optional(Level), optional(board), optional(MarkChoice), optional(FirstChoice)),
)
"""Resign a game and start another: game, then what was chosen for the new one."""
START_AGAIN = ButtonId("again", (number, Level))
"""Begin a game again at another level, before the first move: game, level."""
TRY_LEVEL = ButtonId("try", (number, Level))
"""Begin another game like one that ended, at another level: game, level."""
ACCEPT = ButtonId("accept", (number,))
REFUSE = ButtonId("refuse", (number,))
CHALLENGE_AGAIN = ButtonId("once-more", (number,))
"""Of a challenge."""
SET_ASIDE = ButtonId("aside", (number,))
"""Accept a challenge, and end one's game against the computer for it."""
HISTORY_PAGE = ButtonId("history", (number, number))
"""Another page of a history: user, page."""
SHARE = ButtonId("share", (number,))
"""Post a finished game as a picture for everyone: game."""
SAVE = ButtonId("save", (number,))
"""Get the same in private: game."""
OPEN_GAME = ButtonId("opened")
"""The select that opens a game of a history."""
LEADERBOARD_PAGE = ButtonId("leaders", (optional(number), number, number))
"""Another page of a leaderboard: channel (none for the whole server), season, page."""
SETTINGS_PAGE = ButtonId("settings", (number, numbered(Section)))
"""Another page of the settings: server, page."""
SET = ButtonId("set", (number, name, number))
"""The select of a setting: server, `Setting`, and which of its selects it is."""
ASK = ButtonId("ask", (number, numbered(SettingForm)))
"""Open a form of the settings: server, form."""
ANSWERED_FORM = ButtonId("answered", (number, numbered(SettingForm)))
"""A form of the settings, filled in: server, form."""
PREFER = ButtonId("prefer", (number, name))
"""The select of a preference: user, `Preference`."""
FORGET = ButtonId("forget", (number,))
"""Remove a user's data."""
HELP_PAGE = ButtonId("help", (number, number))
"""Another page of the help: page, and Discord's id of `/ttt`, which no button knows."""
