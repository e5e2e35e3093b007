"""The options of the commands: what each takes, and how its value is read."""

from collections.abc import Callable
from enum import StrEnum
from typing import TypeVar

from bot.model import FirstChoice, MarkChoice
from bot.model.errors import BrokenButton
from bot.ui.button_ids import board
from bot.ui.router import Option, OptionType
from engine import BOARDS, Level

T = TypeVar("T")


def _one_of(parse: Callable[[str], T]) -> Callable[[str], T]:
    def read(value: str) -> T:
        try:
            return parse(value)
        except ValueError:
            raise BrokenButton(value) from None

    return read


def _level(name: str, key: str) -> Option:
    choices = tuple((f"level-{level}", level.value) for level in Level)
    return Option(name, key, choices=choices, read=_one_of(Level))


LEVEL = _level("level", "option-level")
X_LEVEL = _level("x", "option-x")
O_LEVEL = _level("o", "option-o")

BOARD = Option(
    "board",
    "option-board",
    choices=tuple((f"board-{name}", name) for name in BOARDS),
    read=_one_of(board),
)
MARK = Option(
    "mark",
    "option-mark",
    choices=(
        (None, MarkChoice.X.value),
        (None, MarkChoice.O.value),
        ("choice-random", MarkChoice.RANDOM.value),
    ),
    read=_one_of(MarkChoice),
)
FIRST = Option(
    "first",
    "option-first",
    choices=(
        ("choice-first-me", FirstChoice.ME.value),
        ("choice-first-opponent", FirstChoice.OPPONENT.value),
        ("choice-random", FirstChoice.RANDOM.value),
    ),
    read=_one_of(FirstChoice),
)
OPPONENT = Option("opponent", "option-opponent", OptionType.USER)
CHALLENGED = Option("opponent", "option-opponent-challenge", OptionType.USER)
WHOSE_STATS = Option("user", "option-user-stats", OptionType.USER)
WHOSE_GAMES = Option("user", "option-user-history", OptionType.USER)
CELL = Option("cell", "option-cell", required=True, completed=True)
GAME = Option("game", "option-game", completed=True)


SEASON = Option("season", "option-season", completed=True)


class Scope(StrEnum):
    """Whose ratings a leaderboard lists: all of the server's, or of those who play in a channel."""

    SERVER = "server"
    CHANNEL = "channel"


SCOPE = Option(
    "scope",
    "option-scope",
    choices=(("choice-server", Scope.SERVER.value), ("choice-channel", Scope.CHANNEL.value)),
    read=_one_of(Scope),
)


class PrivacyAction(StrEnum):
    """What `/ttt privacy` does."""

    EXPORT = "export"
    DELETE = "delete"


ACTION = Option(
    "action",
    "option-action",
    choices=(("choice-export", PrivacyAction.EXPORT), ("choice-delete", PrivacyAction.DELETE)),
    required=True,
    read=_one_of(PrivacyAction),
)
