"""In the process of a learner's file: what its code may not do, and how it is told of."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import TextIOBase
from multiprocessing.connection import Connection
from typing import NoReturn

ASKS = "asks for input"
ASKED = 97
"""The status of a process whose code asks on and on, though it was refused."""

_MOST_REFUSALS = 20
"""How often code may ask after it was refused, as a loop with a bare `except:` does."""

_KEPT = 10_000


class LearnerError(Exception):
    """A learner's file or function that cannot be used, with a message for the learner."""


class Ended(LearnerError):
    """The process of a learner's file has ended: its code asked for input again and again."""


class TakesTooLong(Ended):
    """Code ran longer than it may; its process was ended."""


class EndsProgram(Ended):
    """Code ended its own process."""


class _AsksForInput(BaseException):
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


class _NoInput(TextIOBase):
    """A standard input that refuses."""

    def __init__(self) -> None:
        self._refusals = 0

    def read(self, size: int | None = -1, /) -> NoReturn:
        """Refuse."""
        self.readline()

    def readline(self, size: int | None = -1, /) -> NoReturn:
        """Refuse."""
        self._refusals += 1
        if self._refusals > _MOST_REFUSALS:
            os._exit(ASKED)
        raise _AsksForInput


_links: list[Connection] = []
"""The way to the process that waits for this one."""


def tell(kind: str, value: object = None) -> None:
    """Send an answer, an error, what is begun, or a sign of life to who waits."""
    for link in _links:
        link.send((kind, value))


def begin(what: int | str) -> None:
    """Tell which line of a file, or what else, is run now."""
    tell("begun", what)


@contextmanager
def guard(printed: Printed) -> Iterator[None]:
    """Run code of the learner's without input; what it prints goes to `printed`.

    Its time starts anew. Raises LearnerError if it asks.
    """
    tell("alive")
    stdin = sys.stdin
    sys.stdin = _NoInput()
    try:
        with redirect_stdout(printed):
            yield
    except _AsksForInput:
        raise LearnerError(ASKS) from None
    finally:
        sys.stdin = stdin


def keep_quiet(link: Connection) -> None:
    """Keep what runs here, and what it starts, off the terminal; sleeping passes at once."""
    _links.append(link)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits.
    if sys.platform != "win32":
        os.setpgid(0, 0)  # What it starts can be ended with it.
    nowhere = os.open(os.devnull, os.O_RDWR)
    for each in (0, 1, 2):
        os.dup2(nowhere, each)
    time.sleep = lambda seconds: None
    os.system = lambda command: 0
    sys.dont_write_bytecode = True
