"""A learner's file: loaded without running a game, and its errors in one line."""

from __future__ import annotations

import ast
import json
import os
import re
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from shutil import copy, copytree
from types import CodeType, ModuleType

from lessons.learner.guard import ASKS, LearnerError, Printed, begin, guard
from lessons.learner.source import Definition, LearnerSource

UNDER_MAIN = 'put its game loop under: if __name__ == "__main__":'

_OURS = "learner_"

_HINTS = (
    ("null bytes", "it is saved as UTF-16: choose UTF-8 where your editor saves"),
    ("'NoneType'", "a function gave nothing back (None): does each way through it end in return?"),
    ("no attribute 'append'", "append belongs to lists: was the list overwritten?"),
    ("maximum recursion", "a recursion ends where the game is over: is that looked at first?"),
    ("cannot access local variable", "to change a variable from outside, say 'global' first"),
    ("'Game' object has no attribute", "it has state, result, game_over and utility"),
)
"""What helps against errors however a board is meant."""


@dataclass(frozen=True, slots=True)
class Note:
    """What a learner is told about a statement that was left out, and whether it is a mistake."""

    text: str
    is_wrong: bool


class LearnerModule:
    """A learner's file that was loaded, without the statements that `notes` are about."""

    def __init__(self, file: str, source: LearnerSource, module: ModuleType) -> None:
        self.file = file
        self.path = Path(file).absolute()
        self.source = source
        self.module = module
        self.notes: list[Note] = []
        self.memory: dict[object, object] = {}
        """What was found out about the file while questions on it were answered."""

    def function(self, name: str) -> Callable[..., object]:
        """Return a function, or a class, or Class.method, a property's too; raises LearnerError."""
        found: object = self.module
        for part in name.split("."):
            found = getattr(found, part, None)
        found = getter_of(found) or found
        if callable(found):
            chosen: Callable[..., object] = found
            return chosen
        if found is not None:
            raise LearnerError(f"{name!r} in {self.file} is no function but {repr(found)[:40]}")
        if wrong := [note.text for note in self.notes if note.is_wrong]:
            raise LearnerError(wrong[0])
        functions = [each for each, value in vars(self.module).items() if callable(value)]
        meant = get_close_matches(name, functions, 1)
        more = f": did you mean {meant[0]}?" if meant else ""
        if self.notes:
            more = f"; {self.notes[0].text}"
        raise LearnerError(f"{self.file} has no function {name!r}{more}")


def getter_of(value: object) -> Callable[..., object] | None:
    """Return the function of a class's property, None for all else."""
    getter = getattr(value, "fget", None) or getattr(value, "func", None)
    is_property = isinstance(value, (property, cached_property))
    return getter if is_property and callable(getter) else None


def load(file: str, left_out: Mapping[int, str], folder: str = "") -> LearnerModule:
    """Return a Python file's module, of its own each time; raises LearnerError.

    A statement that asks for input or fails is left out, and so is one whose line is in `left_out`
    with the reason. With a `folder` the code is in it, beside copies of the files and folders
    that it names.

    The file's own folder goes to the end of the search path, so that a file named random.py hides
    no library.
    """
    path = Path(file)
    if not path.is_file():
        raise LearnerError(f"there is no file {file!r}")
    if path.suffix not in (".py", ".ipynb"):
        raise LearnerError(f"{file!r} is no Python file")
    notes: list[Note] = []
    try:
        text = path.read_bytes()
        code = text if path.suffix == ".py" else code_of_notebook(text, file, notes)
        source = LearnerSource(code, str(path.absolute()))
    except (SyntaxError, ValueError) as error:
        raise LearnerError(f"{file} cannot be loaded: {described(error, path)}") from None
    name = f"{_OURS}{path.stem}"
    loaded = LearnerModule(file, source, ModuleType(name))
    loaded.module.__file__ = os.path.join(folder, path.name) if folder else str(loaded.path)
    loaded.notes += notes
    sys.modules[name] = loaded.module
    sys.path.append(str(loaded.path.parent))
    sys.argv = [str(loaded.path)]  # Not those of the command that looks at it.
    if folder:
        for each in (*Path().iterdir(), *loaded.path.parent.iterdir()):
            if each.is_file() and each.name in source.text:
                copy(each, folder)
            elif each.is_dir() and re.search(f"[\"'/]{re.escape(each.name)}[\"'/]", source.text):
                copytree(each, Path(folder, each.name), dirs_exist_ok=True)
        os.chdir(folder)
    _run(loaded, left_out)
    return loaded


def code_of_notebook(text: bytes, file: str, notes: list[Note]) -> str:
    """Return the code of a notebook's cells, each line in its place; raises LearnerError.

    What is no Python, as `%matplotlib inline`, is left out, and a cell that cannot be read is
    noted.
    """
    try:
        cells = [each for each in json.loads(text)["cells"] if each["cell_type"] == "code"]
        codes = ["".join(each["source"]) for each in cells]
    except (ValueError, KeyError, TypeError):
        raise LearnerError(f"{file!r} is no notebook") from None
    kept = []
    for number, code in enumerate(codes, start=1):
        lines = [
            "" if each.lstrip().startswith(("%", "!", "?")) else each for each in code.split("\n")
        ]
        try:
            ast.parse("\n".join(lines))
        except (SyntaxError, ValueError) as error:
            why = described(error, Path(file))
            notes.append(Note(f"cell {number} of {file} cannot be read: {why}", True))
            lines = [""] * len(lines)
        kept += lines
    return "\n".join(kept) + "\n"


def _run(loaded: LearnerModule, left_out: Mapping[int, str]) -> None:
    """Run the statements of a file one by one."""
    game: list[ast.stmt] = []
    reason = ""
    for statement in loaded.source.tree.body:
        line = statement.lineno
        why = left_out.get(line, "")
        if not why and not isinstance(statement, Definition) and not _is_main(statement):
            why = ASKS if loaded.source.asks(statement) else ""
        if not why:
            begin(line)
            try:
                with guard(Printed()):
                    exec(_compiled(statement, loaded), vars(loaded.module))
                continue
            except LearnerError as error:
                why = str(error)
            except KeyboardInterrupt:
                raise
            except SystemExit:
                why = "ends the program"
            except BaseException as error:
                if isinstance(error, ModuleNotFoundError):
                    where = f"line {line} of {loaded.file} is left out, and what needs it"
                    text = f"{error.name} is not installed here, so {where}"
                    loaded.notes.append(Note(text, False))
                elif type(error).__name__ == "TclError":
                    text = f"line {line} of {loaded.file} is left out: there is no window here"
                    loaded.notes.append(Note(text, False))
                elif not game and not loaded.notes:
                    # What fails after something was left out may only need that.
                    loaded.notes.append(Note(_failed(error, loaded), True))
                continue
        game.append(statement)
        reason = reason or why
    names = (each for left in game for each in ast.walk(left) if isinstance(each, ast.Name))
    if above := next(
        filter(None, (_used_above(each.id, each.lineno, loaded) for each in names)), ""
    ):
        loaded.notes.append(Note(above, True))
    if game:
        loaded.notes.insert(0, Note(_game_note(loaded.file, game, reason), False))


def _compiled(statement: ast.stmt, loaded: LearnerModule) -> CodeType:
    source, path = loaded.source, str(loaded.path)
    imports = (each for each in source.tree.body if isinstance(each, ast.ImportFrom))
    future = [each for each in imports if each.module == "__future__"]
    code: CodeType
    try:
        code = compile(ast.Module([*future, statement], []), path, "exec", 0, True)
    except RecursionError:  # Hundreds of elif are as deep for a tree, but not for a text.
        lines = source.text.splitlines()[: statement.end_lineno]
        lines[: statement.lineno - 1] = [""] * (statement.lineno - 1)
        code = compile("\n".join(lines), path, "exec", 0, True)
    return code


def _is_main(statement: ast.stmt) -> bool:
    """Return whether a statement is `if __name__ == "__main__"`, which is not run here."""
    return isinstance(statement, ast.If) and any(
        isinstance(node, ast.Name) and node.id == "__name__" for node in ast.walk(statement.test)
    )


def _game_note(file: str, game: list[ast.stmt], why: str) -> str:
    first, last = game[0].lineno, max(each.end_lineno or each.lineno for each in game)
    where = f"line {first}" if first == last else f"lines {first} to {last}"
    return f"{file}, {where}: left out, as it {why} while it is loaded: {UNDER_MAIN}"


def _failed(error: BaseException, loaded: LearnerModule) -> str:
    """Return what a statement failed by; for a function that comes later, why order matters."""
    name = str(error.name) if isinstance(error, NameError) else ""
    line = next(_lines_of(error, loaded.path), 0)
    why = f"{loaded.file} cannot be loaded as a whole: {described(error, loaded.path)}"
    return (line and _used_above(name, line, loaded)) or why


def _used_above(name: str, line: int, loaded: LearnerModule) -> str:
    """Return what is to be said of a name in a line if it is defined further down, else ""."""
    defined = loaded.source.definitions.get(name, 0)
    if defined <= line:
        return ""
    return (
        f"line {line} of {loaded.file} uses {name} above the place where it is defined, line"
        f" {defined}: Python reads a file from top to bottom, so move the function above"
        " (NameError)"
    )


def _lines_of(error: BaseException, path: Path) -> Iterator[int]:
    """Yield the lines of the learner's file that led to an error, the outermost first."""
    for frame in traceback.extract_tb(error.__traceback__):
        if Path(frame.filename) == path.absolute() and frame.lineno:
            yield frame.lineno


def described(error: BaseException, path: Path) -> str:
    """Return an error in one line, with the last line of the learner's file that led to it."""
    lines: list[int | None] = list(_lines_of(error, path))
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
