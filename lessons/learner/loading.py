"""A learner's file: loaded without running a game, and its errors in one line."""

from __future__ import annotations
import __future__

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
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import module_from_spec
from pathlib import Path
from shutil import copy, copytree
from types import CodeType, ModuleType

from lessons.learner.guard import ASKS, LearnerError, Printed, guard, tell
from lessons.learner.source import Definition, LearnerSource

UNDER_MAIN = 'put its game loop under: if __name__ == "__main__":'

_OURS = "learner_"

_LIKE = 0.8
"""From how like the name of a library's module on another is taken for a slip of the pen."""

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
        meant = f": did you mean {file}.py?" if Path(f"{file}.py").is_file() else ""
        raise LearnerError(f"there is no file {file!r}{meant}")
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
    spec = ModuleSpec(name, SourceFileLoader(name, str(path.absolute())), origin=str(path))
    spec.has_location = True
    loaded = LearnerModule(file, source, module_from_spec(spec))
    loaded.notes += notes
    sys.modules[name] = loaded.module
    sys.path.append(str(loaded.path.parent))
    if folder:
        for each in (*Path().iterdir(), *loaded.path.parent.iterdir()):
            if each.is_file() and each.name in source.text:
                copy(each, folder)
            elif each.is_dir() and re.search(f"[\"'/]{re.escape(each.name)}[\"'/]", source.text):
                copytree(each, Path(folder, each.name), dirs_exist_ok=True)
        os.chdir(folder)
        loaded.module.__file__ = os.path.join(folder, path.name)
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
    reason, missing = "", set[str]()
    for statement in loaded.source.tree.body:
        line = statement.lineno
        why = left_out.get(line, "")
        if not why and not isinstance(statement, Definition) and not _is_main(statement):
            why = ASKS if loaded.source.asks(statement) else ""
        if why or _is_main(statement):
            loaded.notes += [Note(text, True) for text in _called_above(statement, loaded)][:1]
        if not why:
            tell("line", line)
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
                if module := _not_installed(error):
                    where = f"line {line} of {loaded.file} is left out, and what needs it"
                    text = f"{module} is not installed here, so {where}"
                    loaded.notes.append(Note(text, False))
                elif type(error).__name__ == "TclError":
                    text = f"line {line} of {loaded.file} is left out: there is no window here"
                    loaded.notes.append(Note(text, False))
                elif getattr(error, "name", None) not in missing and not game:
                    # What fails after the game's loop was left out only needs that.
                    loaded.notes.append(Note(_failed(error, loaded), True))
                missing.update(_bound(statement))
                continue
        game.append(statement)
        reason = reason or why
    if game:
        loaded.notes.insert(0, Note(_game_note(loaded.file, game, reason), False))


def _compiled(statement: ast.stmt, loaded: LearnerModule) -> CodeType:
    flags, source, path = 0, loaded.source, str(loaded.path)
    for each in source.tree.body:
        if isinstance(each, ast.ImportFrom) and each.module == "__future__":
            for alias in each.names:
                flags |= getattr(__future__, alias.name).compiler_flag
    code: CodeType
    try:
        code = compile(ast.Module([statement], []), path, "exec", flags, dont_inherit=True)
    except RecursionError:  # Hundreds of elif are as deep for a tree, but not for a text.
        lines = source.text.splitlines()[: statement.end_lineno]
        lines[: statement.lineno - 1] = [""] * (statement.lineno - 1)
        code = compile("\n".join(lines), path, "exec", flags, dont_inherit=True)
    return code


def _not_installed(error: BaseException) -> str:
    """Return the module that an import did not find, unless it is one of Python's misspelt."""
    module = str(error.name).partition(".")[0] if isinstance(error, ModuleNotFoundError) else ""
    return "" if get_close_matches(module, sys.stdlib_module_names, 1, _LIKE) else module


def _bound(statement: ast.stmt) -> Iterator[str]:
    """Yield the names that a statement imports or sets."""
    for node in ast.walk(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            for alias in node.names:
                yield alias.asname or alias.name.partition(".")[0]


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
    lines = list(_lines_of(error, loaded.path))
    defined = loaded.source.definitions
    name = str(error.name) if isinstance(error, NameError) else ""
    if lines and defined.get(name, 0) > lines[0]:
        return _above(lines[0], name, loaded)
    return f"{loaded.file} cannot be loaded as a whole: {described(error, loaded.path)}"


def _above(line: int, name: str, loaded: LearnerModule) -> str:
    return (
        f"line {line} of {loaded.file} uses {name} above the place where it is defined,"
        f" line {loaded.source.definitions[name]}: Python reads a file from top to bottom, so move"
        " the function above (NameError)"
    )


def _called_above(statement: ast.stmt, loaded: LearnerModule) -> Iterator[str]:
    """Yield what is to be said of the calls in a statement of functions that come only below."""
    last = statement.end_lineno or statement.lineno
    below = {name for name, line in loaded.source.definitions.items() if line > last}
    nodes = list(ast.walk(statement))
    if not any(isinstance(each, (ast.Lambda, Definition, ast.Try)) for each in nodes):
        for each in nodes:
            called = each.func if isinstance(each, ast.Call) else None
            if isinstance(called, ast.Name) and called.id in below - vars(loaded.module).keys():
                yield _above(called.lineno, called.id, loaded)


def _lines_of(error: BaseException, path: Path) -> Iterator[int]:
    """Yield the lines of the learner's file that led to an error, the outermost first."""
    for frame in traceback.extract_tb(error.__traceback__):
        if Path(frame.filename) == path.absolute() and frame.lineno:
            yield frame.lineno


def _meant(error: NameError) -> str:
    """Return a name of the file that is like the one that it does not know, or ""."""
    frames = list(traceback.walk_tb(error.__traceback__))
    own = [frame for frame, _ in frames if frame.f_globals is frames[-1][0].f_globals]
    known = [name for frame in own for name in (*frame.f_globals, *frame.f_locals)]
    return next(iter(get_close_matches(str(error.name), known, 1, _LIKE)), "")


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
    if isinstance(error, NameError) and not hint and (meant := _meant(error)):
        hint = f"; did you mean {meant}?"
    name = type(error).__name__
    return f"{name}: {text}{at}{hint}" if text else f"{name}{at}{hint}"
