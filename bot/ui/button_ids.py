"""Button ids: the `custom_id`s of buttons, selects and forms, built and parsed by one value.

Everything a press needs travels in its `custom_id`, so every button works after a restart. Each
feature has its own. Names, and the numbers of enumerations, stand in messages that are already
posted: a name keeps its fields, and a number is never given to another member.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from bot.model.errors import BrokenButton
from engine import BOARDS

LARGEST = 2**63 - 1
"""The largest id that a database can hold."""

Parser = Callable[[str], Any]
"""Reads one field. Raises ValueError."""

_DIGITS = re.compile(r"[0-9]{1,19}", re.ASCII)


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


def board(text: str) -> str:
    """Read the name of a board. Raises ValueError."""
    if text not in BOARDS:
        raise ValueError(text)
    return text
