"""A learner's file: loaded without running a game, and its errors in one line."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from difflib import get_close_matches
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from engine.terminal.learner.guard import LearnerError, Printed, guarded

_OURS = "learner_"

_HINTS = (
    ("list index out of range", "the squares of a list count from 0"),
    ("Cannot choose from an empty sequence", "a free square is a space, ' '"),
    ("is not in list", "a free square is a space, ' '"),
    ("string index out of range", "the board is one list of squares, not a list of rows"),
    ("'str' object does not support item", "the board is one list of squares, not a list of rows"),
    (
        "maximum recursion depth",
        "a recursion ends where the game is over: is that looked at first?",
    ),
    ("cannot access local variable", "to change a variable from outside, say 'global' first"),
    ("'Position' object", "a parameter called board gets a list"),
    ("'list' object has no attribute", "a parameter called game or position gets such a value"),
    ("'Game' object has no attribute", "it has state, result, game_over and utility"),
)


def load(file: str, seconds: int) -> ModuleType:
    """Return the module of a Python file, of its own each time; raises LearnerError.

    The file's folder goes to the end of the search path, so that a file named random.py hides no
    library, yet before those of other learners, whose modules may have the same names.
    """
    path = Path(file)
    if not path.is_file():
        meant = f": did you mean {file}.py?" if Path(f"{file}.py").is_file() else ""
        raise LearnerError(f"there is no file {file!r}{meant}")
    count = sum(name.startswith(_OURS) for name in sys.modules)
    spec = spec_from_file_location(f"{_OURS}{count}_{path.stem}", path.absolute())
    if spec is None or spec.loader is None:
        raise LearnerError(f"{file!r} is no Python file")
    module = module_from_spec(spec)
    folders = [str(Path(str(loaded.__file__)).parent) for loaded in _learners_modules()]
    libraries = [folder for folder in sys.path if folder not in folders]
    folder = str(path.absolute().parent)
    sys.path[:] = [*libraries, folder, *dict.fromkeys(folders)]
    sys.modules[spec.name] = module
    before = set(sys.modules)
    main = 'put its game loop under: if __name__ == "__main__":'
    try:
        with guarded(
            seconds,
            f"{file} asks for input while it is loaded: {main}",
            f"{file} is still running after {seconds} s, when it should be loaded: {main}",
            Printed(),
        ):
            spec.loader.exec_module(module)
    except (LearnerError, KeyboardInterrupt):
        raise
    except SystemExit:
        raise LearnerError(f"{file} ends the program while it is loaded: {main}") from None
    except BaseException as error:
        raise LearnerError(f"{file} cannot be loaded: {described(error, path)}") from error
    for name in set(sys.modules) - before:
        origin = getattr(sys.modules[name], "__file__", None)
        if origin and str(Path(origin).parent) == folder:
            del sys.modules[name]  # The next learner's may have the same name.
    return module


def function_of(module: ModuleType, file: str, name: str) -> Callable[..., object]:
    """Return the function `name` of a learner's file; raises LearnerError."""
    found = getattr(module, name, None)
    if isinstance(found, type):
        raise LearnerError(f"{name!r} in {file} is a class: a player is a function")
    if callable(found):
        chosen: Callable[..., object] = found
        return chosen
    if found is not None:
        raise LearnerError(f"{name!r} in {file} is no function but {_short(found)}")
    functions = [each for each, value in vars(module).items() if callable(value)]
    meant = get_close_matches(name, functions, 1)
    raise LearnerError(
        f"{file} has no function {name!r}" + (f": did you mean {meant[0]}?" if meant else "")
    )


def described(error: BaseException, path: Path) -> str:
    """Return an error in one line, with the last line of the learner's file that led to it."""
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if Path(frame.filename) == path.absolute()
    ]
    try:
        text = " ".join(str(error).split())
    except Exception:
        text = ""  # The learner's own kind of error has an error in it.
    if isinstance(error, SyntaxError):
        lines, text = [error.lineno], error.msg
    at = f" (line {lines[-1]})" if lines and lines[-1] else ""
    hint = next((f"; {hint}" for sign, hint in _HINTS if sign in text), "")
    name = type(error).__name__
    return f"{name}: {text}{at}{hint}" if text else f"{name}{at}{hint}"


def _learners_modules() -> list[ModuleType]:
    return [module for name, module in sys.modules.items() if name.startswith(_OURS)]


def _short(value: object) -> str:
    return repr(value)[:40]
