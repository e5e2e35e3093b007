"""Players for simulations: a level, or a learner's own function from a file."""

from __future__ import annotations

import inspect
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import FrameType

from engine.board import Position
from engine.levels import Level, choose_cell
from engine.marks import Cell
from engine.notation import format_cell

Choose = Callable[[Position], Cell]
"""A player: chooses a cell."""


class LearnerError(Exception):
    """A learner's file or function that cannot be used, with a message for the learner."""


def player_name(text: str) -> str:
    """Return what a player is called: levels are written small, files stay as they are."""
    return text.lower() if text.lower() in list(Level) else text


def player(name: str, rng: Random, move_seconds: int) -> Choose:
    """Return the player of a level or of `file.py:function`; raises LearnerError.

    A function may think about a move for `move_seconds`.
    """
    if name in list(Level):
        return lambda position: choose_cell(position, Level(name), rng)
    if ":" not in name:
        raise LearnerError(f"{name!r} is neither a level ({', '.join(Level)}) nor file.py:function")
    return _checked(name, _loaded(name), move_seconds)


def _loaded(name: str) -> Callable[..., object]:
    file, _, function = name.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise LearnerError(f"there is no file {file!r}")
    spec = spec_from_file_location(f"learner_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise LearnerError(f"{file!r} is no Python file")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.append(str(path.parent))  # Last, so that a file named random.py hides no library.
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise LearnerError(f"{file} cannot be loaded: {_described(error, path)}") from error
    found = getattr(module, function, None)
    if not callable(found):
        raise LearnerError(f"{file} has no function {function!r}")
    chosen: Callable[..., object] = found
    return chosen


def _checked(name: str, function: Callable[..., object], move_seconds: int) -> Choose:
    """Return a player that calls `function` and checks its answers."""
    path = Path(name.rpartition(":")[0])
    takes = _parameters(name, function)

    def choose(position: Position) -> Cell:
        marks = position.cells_as("X", "O", " ")
        given = (position,) if takes == 1 else (marks, position.to_move.value)
        board = " ".join(str(position).split())
        where = f"in {board} with {position.to_move.value} to move"
        try:
            with _time_limit(move_seconds):
                answer = function(*given)
        except TimeoutError:
            raise LearnerError(f"{name} took over {move_seconds} s {where}") from None
        except (Exception, SystemExit) as error:
            raise LearnerError(f"{name} failed {where}: {_described(error, path)}") from error
        cell = _as_cell(answer)
        last = position.variant.cells - 1
        if cell is None or not 0 <= cell <= last:
            raise LearnerError(f"{name} answered {answer!r} {where}: it must be 0 to {last}")
        if mark := position.mark_at(cell):
            taken = f"{format_cell(cell, position.variant)} is taken by {mark.value}"
            raise LearnerError(f"{name} answered {answer!r} {where}: {taken}")
        return cell

    return choose


def _parameters(name: str, function: Callable[..., object]) -> int:
    """Return how many arguments `function` wants: 1 or 2."""
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        raise LearnerError(f"{name} does not show its parameters") from None
    for count in (2, 1):
        try:
            signature.bind(*range(count))
        except TypeError:
            continue
        return count
    raise LearnerError(
        f"{name} must take (board, mark), a list of strings and 'X' or 'O', or (position)"
    )


def _as_cell(answer: object) -> Cell | None:
    if isinstance(answer, int) and not isinstance(answer, bool):
        return Cell(answer)
    return None


def _described(error: BaseException, path: Path) -> str:
    """Return an error in one line, with the last line of the learner's file that led to it."""
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if Path(frame.filename) == path.absolute() or Path(frame.filename) == path
    ]
    text = str(error).partition("\n")[0]
    if isinstance(error, SyntaxError):
        lines, text = [error.lineno], error.msg
    at = f" (line {lines[-1]})" if lines else ""
    return f"{type(error).__name__}: {text}{at}"


@contextmanager
def _time_limit(seconds: int) -> Iterator[None]:
    """Raise TimeoutError after `seconds`, where the system has timers (not on Windows)."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
