"""A learner's file in a process of its own, which is ended when the file's code takes too long."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any, Concatenate, NoReturn, ParamSpec, TypeVar

from lessons.learner.guard import (
    EndsProgram,
    LearnerError,
    Printed,
    TakesTooLong,
    guarded,
)
from lessons.learner.loading import LearnerModule, Note, load

P = ParamSpec("P")
T = TypeVar("T")

_METHODS = multiprocessing.get_all_start_methods()
_START = "forkserver" if "forkserver" in _METHODS else "spawn"

_link: Connection | None = None
"""In the learner's process, the way to the one that waits for it."""


class LearnerFile:
    """A learner's file, loaded in another process; raises LearnerError if it cannot be.

    `notes` says what of it was left out. Code that runs for more than `seconds` without a break
    ends that process, and the next question is put to a new one.
    """

    def __init__(
        self, file: str, seconds: int, seed: int | None = None, start: str = _START
    ) -> None:
        self.file = file
        self.notes: Sequence[Note] = ()
        self.waits: Callable[[], None] = lambda: None
        """Called about once a second while an answer is waited for."""
        self._seconds = seconds
        self._seed = seed
        self._context: Any = multiprocessing.get_context(start)  # Each start has its own kind.
        if start == "forkserver":
            self._context.set_forkserver_preload(["lessons.learner.checking"])
        self._left_out: dict[int, str] = {}
        self._process: Any = None
        self._connection: Any = None
        self._start()

    def ask(
        self,
        question: Callable[Concatenate[LearnerModule, P], T],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> T:
        """Return what `question`, a function of a module, answers there about the file.

        Raises LearnerError as the question does, and TakesTooLong.
        """
        if self._process is None:
            self._start()
        self._connection.send((question, arguments, named))
        answer: T = self._answer()
        return answer

    def end(self) -> None:
        """End the process and those that it has started; the next question starts a new one."""
        if self._process is not None:
            _end_children(self._process.pid)
            self._process.kill()
            self._process.join()
            self._process.close()
            self._connection.close()
            self._process = self._connection = None

    def _start(self) -> None:
        """Load the file, without the statements that turn out not to come to an end."""
        while True:
            self._connection, theirs = self._context.Pipe()
            arguments = (theirs, self.file, self._left_out, self._seed)
            process = self._context.Process(target=_serve, args=arguments, daemon=True)
            with _without_this_folder():
                process.start()
            self._process = process
            theirs.close()
            self._connection.poll(None)  # The time for Python to start is not the learner's.
            try:
                self.notes = self._answer()
            except _Stuck as stuck:
                self._left_out[stuck.line] = stuck.why
            else:
                return

    def _answer(self) -> Any:
        """Return the next answer; a sign of life in between starts the time anew."""
        line = None
        while True:
            try:
                if not self._arrives():
                    self.end()
                    if line is not None:
                        raise _Stuck(line, f"still runs after {self._seconds} s")
                    raise TakesTooLong(f"took over {self._seconds} s; --seconds allows more")
                kind, value = self._connection.recv()
            except (EOFError, ConnectionError):
                self.end()
                if line is not None:
                    raise _Stuck(line, "ends the program") from None
                raise EndsProgram("ends the program") from None
            except KeyboardInterrupt:
                self.end()
                raise
            if kind == "answer":
                return value
            if kind == "line":
                line = value
            elif kind == "error":
                raise LearnerError(value)
            elif kind == "asks":
                self.end()
                if line is not None:
                    raise _Stuck(line, "asks for input")
                raise LearnerError(value)
            elif kind == "fault":
                raise RuntimeError(value)

    def _arrives(self) -> bool:
        """Wait for an answer or a sign of life; return whether it comes in time."""
        ends = time.monotonic() + self._seconds
        while True:
            self.waits()
            left = ends - time.monotonic()
            if self._connection.poll(max(0.0, min(left, 1.0))):
                return True
            if left <= 0:
                return False


def _end_children(pid: int) -> None:
    """End the processes that a learner's process has started."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(pid)], capture_output=True, check=False)
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)


@contextmanager
def _without_this_folder() -> Iterator[None]:
    """Start processes in which a learner's random.py in this folder hides no library."""
    before = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        del os.environ["PYTHONSAFEPATH"]
        if before is not None:
            os.environ["PYTHONSAFEPATH"] = before


class _Stuck(Exception):
    """A statement of a file that does not come to an end."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(line, why)
        self.line = line
        self.why = why


def guard(asks: str, printed: Printed) -> Any:
    """Run code of the learner's without input, as `guarded` does; its time starts anew."""
    _send("alive", None)
    return guarded(asks, printed, _give_up)


def _serve(link: Connection, file: str, left_out: dict[int, str], seed: int | None) -> None:
    """Load the file and answer questions about it until the process is ended."""
    global _link
    _link = link
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits.
    _keep_quiet()
    importlib.import_module("lessons.learner.tracing")  # With all that questions need.
    _send("alive", None)
    random.seed(seed)
    try:
        module = load(file, left_out, guard, lambda line: _send("line", line))
    except LearnerError as error:
        _send("error", str(error))
        return
    _send("answer", module.notes)
    while True:
        try:
            question, arguments, named = link.recv()
        except (EOFError, ConnectionError):
            return
        try:
            _send("answer", question(module, *arguments, **named))
        except LearnerError as error:
            _send("error", str(error))
        except Exception:
            _send("fault", traceback.format_exc())


def _keep_quiet() -> None:
    """Keep what runs here, and what it starts, off the terminal; sleeping passes at once."""
    if sys.platform != "win32":
        os.setpgid(0, 0)  # What it starts can be ended with it.
    nowhere = os.open(os.devnull, os.O_RDWR)
    for each in (0, 1, 2):
        os.dup2(nowhere, each)
    time.sleep = lambda seconds: None
    os.system = lambda command: 0


def _send(kind: str, value: object) -> None:
    if _link is not None:
        _link.send((kind, value))


def _give_up(message: str) -> NoReturn:
    """End the process at once: the code catches whatever is raised."""
    _send("asks", message)
    os._exit(1)
