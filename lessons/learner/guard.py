"""What a learner's code may not do to the terminal: ask, or print in between."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from io import TextIOBase
from typing import NoReturn

_MOST_REFUSALS = 20
"""How often code may ask after it was refused, as a loop with a bare `except:` does."""

_KEPT = 10_000


class LearnerError(Exception):
    """A learner's file or function that cannot be used, with a message for the learner."""


class TakesTooLong(LearnerError):
    """Code ran longer than it may; its process was ended."""


class EndsProgram(LearnerError):
    """Code ended its own process."""


class AsksForInput(BaseException):
    """Code asked for input; no Exception, for these are often caught around `input()`."""


class Printed(TextIOBase):
    """What code printed: the first characters of it, and how many lines it was."""

    def __init__(self) -> None:
        self.text = ""
        self.lines = 0

    def write(self, text: str) -> int:
        """Take note of `text`."""
        self.lines += text.count("\n")
        if len(self.text) < _KEPT:
            self.text += text[:_KEPT]
        return len(text)


@contextmanager
def guarded(asks: str, printed: Printed, give_up: Callable[[str], NoReturn]) -> Iterator[None]:
    """Run code without input; what it prints goes to `printed`.

    Raises LearnerError with the message `asks`. Of code that catches that and asks on for ever,
    `give_up` ends the process.
    """
    stdin = sys.stdin
    sys.stdin = _NoInput(asks, give_up)
    try:
        with redirect_stdout(printed):
            yield
    except AsksForInput:
        raise LearnerError(asks) from None
    finally:
        sys.stdin = stdin


class _NoInput(TextIOBase):
    """A standard input that refuses."""

    def __init__(self, message: str, give_up: Callable[[str], NoReturn]) -> None:
        self._message = message
        self._give_up = give_up
        self._refusals = 0

    def read(self, size: int | None = -1, /) -> NoReturn:
        """Refuse."""
        self.readline()

    def readline(self, size: int | None = -1, /) -> NoReturn:
        """Refuse."""
        self._refusals += 1
        if self._refusals > _MOST_REFUSALS:
            self._give_up(self._message)
        raise AsksForInput
