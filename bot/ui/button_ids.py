"""Button ids: the `custom_id`s of buttons, selects and forms, built and parsed by one value.

Everything a press needs travels in its `custom_id`, so every button works after a restart. Names,
and the numbers of enumerations, stand in messages that are already posted: a name keeps its fields,
and a number is never given to another member. A feature has its own ids, which the card of a game
and notices import; below stand those of buttons that other features show, too.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from bot.model import ChallengeId, ChannelId, GameId, GuildId, UserId
from bot.model.errors import NotDone, Why
from engine import BOARDS, Cell

LARGEST = 2**63 - 1
"""The largest id that a database can hold."""

NUMBER = re.compile(r"[0-9]{1,19}")


@dataclass(frozen=True, slots=True)
class Field:
    """A value in a `custom_id`: what its text looks like, and what that is read by."""

    pattern: str
    read: Callable[[str], Any]


def _number(kind: Callable[[int], Any]) -> Field:
    return Field(NUMBER.pattern, lambda text: kind(int(text)))


number = _number(int)
game_id, challenge_id, user_id = map(_number, (GameId, ChallengeId, UserId))
guild_id, channel_id, cell = map(_number, (GuildId, ChannelId, Cell))
board = Field("|".join(BOARDS), str)


def one_of(names: type[Enum]) -> Field:
    """Return the field of a member of `names`, which travels as its value."""
    members = {str(each.value): each for each in names}
    return Field("|".join(members), members.__getitem__)


def optional(field: Field) -> Field:
    """Return a field that may be empty, which means None."""
    return replace(field, pattern=f"(?:{field.pattern})?")


@dataclass(frozen=True, slots=True)
class ButtonId:
    """A kind of button: `MARK(12, 3, 4)` builds "ttt:12:3:4", and `MARK.parse` reads it."""

    name: str
    fields: tuple[Field, ...] = ()
    _pattern: re.Pattern[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        texts = [self.name, *(f"({each.pattern})" for each in self.fields)]
        object.__setattr__(self, "_pattern", re.compile(":".join(texts)))

    def __call__(self, *values: int | str | None) -> str:
        """Return the `custom_id` of a button with these values, None for a field left empty."""
        if len(values) != len(self.fields):
            raise TypeError(f"{self.name} takes {len(self.fields)} values, not {values}")
        return ":".join([self.name, *["" if value is None else str(value) for value in values]])

    def parse(self, text: str) -> tuple[Any, ...]:
        """Return the values of a `custom_id`. Raises NotDone for any other text."""
        match = self._pattern.fullmatch(text)
        if match is None:
            raise NotDone(Why.BROKEN_BUTTON, text)
        found = zip(self.fields, match.groups(), strict=True)
        values = tuple(field.read(value) if value else None for field, value in found)
        if any(isinstance(value, int) and value > LARGEST for value in values):
            raise NotDone(Why.BROKEN_BUTTON, text)
        return values


BEGIN = ButtonId("begin")
"""Start a game against the bot, in the help and under a shared game."""

KEEP_PLAYING = ButtonId("keep", (game_id,))
"""Let a game go on, where it is asked whether to resign it."""

PUZZLE_TODAY = ButtonId("pz-today")
"""Open the puzzle of the day on which it is pressed."""

PUZZLE_DARE = ButtonId("pz-dare", (game_id,))
"""Ask whether to show a channel the position in which one lost that game: game."""

PUZZLE_TRY = ButtonId("pz-try", (number, game_id))
"""Try such a position in private: ply, game."""
