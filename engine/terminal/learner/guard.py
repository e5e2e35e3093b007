"""What a learner's code may not do to the terminal: ask, print in between, or run for ever."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from io import TextIOBase
from types import FrameType
from typing import NoReturn

_MOST_REFUSALS = 20
"""How often code may ask or run on after it was refused, as a loop with a bare `except:` does."""

_KEPT = 10_000


class LearnerError(Exception):
    """A learner's file or function that cannot be used, with a message for the learner."""


class AsksForInput(BaseException):
    """Code asked for input; no Exception, for these are often caught around `input()`."""


class TakesTooLong(BaseException):
    """Code ran longer than it may."""


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
def guarded(seconds: int, asks: str, slow: str, printed: Printed | None = None) -> Iterator[None]:
    """Run code without input, for at most `seconds`; what it prints goes to `printed`, if given.

    Raises LearnerError with the message `asks` or `slow`. Code that catches that and goes on ends
    the whole program, with the same message. On Windows nothing limits the time.
    """
    stdin = sys.stdin
    sys.stdin = _NoInput(asks)
    try:
        with _time_limit(seconds, slow), redirect_stdout(printed) if printed else nullcontext():
            yield
    except AsksForInput:
        raise LearnerError(asks) from None
    except TakesTooLong:
        raise LearnerError(slow) from None
    finally:
        sys.stdin = stdin


class _NoInput(TextIOBase):
    """A standard input that refuses."""

    def __init__(self, message: str) -> None:
        self._message = message
        self._refusals = 0

    def read(self, size: int | None = -1, /) -> NoReturn:
        """Refuse."""
        self.readline()

    def readline(self, size: int | None = -1, /) -> NoReturn:
        """Refuse."""
        self._refusals += 1
        if self._refusals > _MOST_REFUSALS:
            _give_up(self._message)
        raise AsksForInput


@contextmanager
def _time_limit(seconds: int, message: str) -> Iterator[None]:
    """Raise TakesTooLong after `seconds`, where the system has timers (not on Windows)."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    stop = _stopping(message)
    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds, 0.1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _stopping(message: str) -> Callable[[int, FrameType | None], None]:
    alarms = 0

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal alarms
        alarms += 1
        if alarms > _MOST_REFUSALS:
            _give_up(message)
        raise TakesTooLong

    return stop


def _give_up(message: str) -> NoReturn:
    """End the program at once: the code catches whatever is raised."""
    print(f"error: {message}", file=sys.__stderr__, flush=True)
    os._exit(1)
