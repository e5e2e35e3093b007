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
from typing import Any, Concatenate, ParamSpec, TypeVar

from lessons.learner.guard import (
    ASKED,
    ASKS,
    Ended,
    EndsProgram,
    LearnerError,
    TakesTooLong,
    keep_quiet,
    tell,
)
from lessons.learner.loading import LearnerModule, Note, load

P = ParamSpec("P")
T = TypeVar("T")

_METHODS = multiprocessing.get_all_start_methods()
_START = "forkserver" if "forkserver" in _METHODS else "spawn"


class LearnerFile:
    """A learner's file, loaded in another process; raises LearnerError if it cannot be.

    `notes` says what of it was left out. Code that runs for more than `seconds` without a break
    ends that process, and the next question is put to a new one. With a `folder` that is where
    the code runs and writes, and the learner's own stays as it is.
    """

    def __init__(
        self,
        file: str,
        seconds: int,
        seed: int | None = None,
        folder: str = "",
        start: str = _START,
    ) -> None:
        self.notes: Sequence[Note] = ()
        self.waits: Callable[[], None] = lambda: None
        """Called about once a second while an answer is waited for."""
        self._seconds = seconds
        self._context: Any = multiprocessing.get_context(start)  # Each start has its own kind.
        if start == "forkserver":
            self._context.set_forkserver_preload(["lessons.learner.checking"])
        self._left_out: dict[int | str, str] = {}
        self._arguments = (file, self._left_out, folder, seed)
        self.at: int | str = ""
        """What is run: a statement's line while the file is loaded, then what a question says."""
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
        self.at = ""
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
        while self._process is None:
            self.at = ""
            self._connection, theirs = self._context.Pipe()
            arguments = (theirs, *self._arguments)
            process = self._context.Process(target=_serve, args=arguments, daemon=True)
            with _without_this_folder():
                process.start()
            self._process = process
            theirs.close()
            self._connection.poll(None)  # The time for Python to start is not the learner's.
            try:
                self.notes = self._answer()
            except Ended as error:
                if not self.at:
                    raise
                late = f"still runs after {self._seconds} s"
                self._left_out[self.at] = late if isinstance(error, TakesTooLong) else str(error)

    def _answer(self) -> Any:
        """Return the next answer; a sign of life in between starts the time anew."""
        try:
            while self._arrives():
                kind, value = self._connection.recv()
                if kind == "answer":
                    return value
                if kind == "error":
                    raise value
                if kind == "begun":
                    self.at = value
        except (EOFError, ConnectionError):
            self._process.join()
            has_asked = self._process.exitcode == ASKED
            self.end()
            raise (Ended(ASKS) if has_asked else EndsProgram("ends the program")) from None
        except KeyboardInterrupt:
            self.end()
            raise
        self.end()
        raise TakesTooLong(f"took over {self._seconds} s; --seconds allows more")

    def _arrives(self) -> bool:
        """Wait for an answer or a sign of life; return whether it comes in time."""
        ends = time.monotonic() + self._seconds
        while (left := ends - time.monotonic()) > 0:
            self.waits()
            if self._connection.poll(min(left, 1.0)):
                return True
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


def _serve(
    link: Connection, file: str, left_out: dict[int, str], folder: str, seed: int | None
) -> None:
    """Load the file and answer questions about it until the process is ended."""
    keep_quiet(link)
    importlib.import_module("lessons.learner.tracing")  # With all that questions need.
    tell("alive")
    random.seed(seed)
    try:
        module = load(file, left_out, folder)
        tell("answer", module.notes)
        while True:
            question, arguments, named = link.recv()
            try:
                tell("answer", question(module, *arguments, **named))
            except LearnerError as error:
                tell("error", error)
            except Exception:
                tell("error", RuntimeError(traceback.format_exc()))
    except LearnerError as error:
        tell("error", error)
    except (EOFError, ConnectionError):
        return
