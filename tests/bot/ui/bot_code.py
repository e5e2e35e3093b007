"""The strings and classes of the bot's code, in whichever module they stand."""

import ast
import importlib
import pkgutil
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import bot
from bot.ui.button_ids import ButtonId
from bot.ui.features import FEATURES
from bot.ui.router import Command, declarations

ROOT = Path(bot.__file__).parent


@cache
def trees(folder: Path) -> list[ast.Module]:
    """Parse every Python file below a folder."""
    files = sorted(folder.rglob("*.py"))
    return [ast.parse(file.read_text(encoding="utf-8"), str(file)) for file in files]


def import_everything() -> None:
    """Import every module of the bot."""
    for info in pkgutil.walk_packages(bot.__path__, "bot."):
        if not info.name.endswith("__main__"):
            importlib.import_module(info.name)


def classes(name: str) -> list[type[object]]:
    """Return every class of this name that the bot defines."""
    import_everything()
    found: set[type[object]] = {
        value
        for module_name, module in sys.modules.items()
        if module_name.startswith("bot.")
        and isinstance(value := vars(module).get(name), type)
        and value.__module__ == module_name
    }
    return sorted(found, key=lambda each: each.__module__)


def commands() -> list[Command]:
    """Return what the handlers of all commands declare."""
    return [each for each in declarations(FEATURES) if isinstance(each, Command)]


def button_ids() -> dict[str, ButtonId]:
    """Return the ids of all buttons, selects and forms, by their names in the code."""
    import_everything()
    found = [
        (name, value)
        for module_name, module in sorted(sys.modules.items())
        if module_name.startswith("bot.ui.")
        for name, value in vars(module).items()
        if isinstance(value, ButtonId)
    ]
    ids = dict(found)
    assert len({id(value) for _, value in found}) == len(ids), "two ids have one name"
    return ids


def leaves(kind: type[object]) -> Iterator[type[object]]:
    """Yield the subclasses of a class that have no subclasses themselves."""
    for inner in kind.__subclasses__():
        if inner.__subclasses__():
            yield from leaves(inner)
        else:
            yield inner


def docstrings(tree: ast.Module) -> set[ast.AST]:
    """Return the constants that are docstrings, also those of attributes."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


@cache
def literals() -> set[str]:
    """Return every string in the bot's code, without docstrings."""
    return {
        node.value
        for tree in trees(ROOT)
        for node in set(ast.walk(tree)) - docstrings(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns() -> set[str]:
    """Return every f-string in the bot's code, with `{}` for each variable part."""
    return {
        "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        for tree in trees(ROOT)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
    }
