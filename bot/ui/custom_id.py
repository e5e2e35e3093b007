"""CustomId: what a button is, in the form in which Discord hands it back."""

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from bot.model.errors import BrokenButton

LARGEST = 2**63 - 1
"""The largest id that a database can hold."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """The name of an action and its numbers: `ttt:12:3:4` marks cell 4 of game 12 at ply 3.

    Everything a press needs travels in it, so every button outlives a restart.
    """

    action: str
    numbers: tuple[int, ...]

    _FORM: ClassVar[re.Pattern[str]] = re.compile(r"([a-z]+)((?::[0-9]{1,19})*)", re.ASCII)

    @classmethod
    def of(cls, action: str, *numbers: int) -> Self:
        return cls(action, numbers)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str` writes. Raises BrokenButton for anything else."""
        form = cls._FORM.fullmatch(text)
        if form is None:
            raise BrokenButton(text)
        numbers = tuple(int(number) for number in form[2].split(":")[1:])
        if any(number > LARGEST for number in numbers):
            raise BrokenButton(text)
        return cls(form[1], numbers)

    def __str__(self) -> str:
        return ":".join((self.action, *map(str, self.numbers)))
