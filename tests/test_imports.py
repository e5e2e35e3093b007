"""Who may import whom: the layers of the project, read from its import statements."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from bot.ui.features import FEATURES

ROOT = Path(__file__).parent.parent

LAYERS = (
    "bot.model",
    "bot.database_url",
    "bot.settings",
    "bot.worker",
    "bot.store",
    "bot.service",
    "bot.ui",
    "bot.transport",
    "bot.operations",
    "bot.app",
    "bot.__main__",
)
"""The bot's parts, each of which may import what stands before it, and itself."""


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


@cache
def imported(file: Path) -> list[str]:
    """Return what a file imports, other than for the type checker alone."""
    return [*_imported(file)]


def _imported(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            for inner in ast.walk(node):  # For the checker alone: nothing is imported.
                inner_names = inner.names if isinstance(inner, ast.Import | ast.ImportFrom) else []
                inner_names.clear()
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.names:
            here = name_of(file).split(".")[0]
            yield f"{here}.{node.module}" if node.level else str(node.module)


def name_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(module: str) -> int | None:
    for number, layer in enumerate(LAYERS):
        if module == layer or module.startswith(layer + "."):
            return number
    return None


DATED = "engine.puzzles", "datetime"
"""Makes a puzzle of a date, which is a value: it does not ask which day it is."""

VERSION = "engine.python_version", "sys"
"""Looks at which Python this is, and at nothing else."""

SHIM = "engine.__main__"
"""Starts the lessons' commands: all else of the engine knows nothing of them."""


def test_the_engine_is_pure() -> None:
    for file in modules("engine"):
        here = name_of(file)
        for name in imported(file):
            root = name.split(".")[0]
            if here == SHIM:
                continue
            assert root == "engine" or root in sys.stdlib_module_names, f"{here}: {name}"
            if (here, root) not in (DATED, VERSION):
                assert root not in {"asyncio", "time", "datetime", "os", "io", "pathlib", "sys"}, (
                    f"{here}: {name}"
                )


def test_the_lessons_need_the_engine_and_python_alone() -> None:
    for file in modules("lessons"):
        for name in imported(file):
            root = name.split(".")[0]
            allowed = root in {"engine", "lessons"} or root in sys.stdlib_module_names
            assert allowed, f"{name_of(file)}: {name}"


def test_the_bot_imports_one_way() -> None:
    for file in modules("bot"):
        here, layer = name_of(file), layer_of(name_of(file))
        for name in imported(file):
            assert not name.startswith(("playground", "lessons")), f"{here}: {name}"
            if name.startswith("bot.") and layer is not None:
                there = layer_of(name)
                assert there is not None, f"{name} stands in no layer"
                assert there <= layer, f"{here} may not import {name}"


def test_no_two_modules_of_the_bot_import_each_other() -> None:
    """Not even for the type checker alone, nor in functions."""
    names = {name_of(file): file for file in modules("bot")}
    graph: dict[str, set[str]] = {name: set() for name in names}
    for name, file in names.items():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                graph[name] |= {alias.name for alias in node.names} & graph.keys()
            elif isinstance(node, ast.ImportFrom):
                inner = {f"{node.module}.{alias.name}" for alias in node.names} & graph.keys()
                graph[name] |= inner or ({str(node.module)} & graph.keys())
    assert set(TopologicalSorter(graph).static_order()) == set(names)  # Raises CycleError.


def test_of_the_features_only_playing_imports_others() -> None:
    """The card of a game has the buttons of several; what else several need, all share."""
    features = {each.__module__.split(".")[2] for each in FEATURES}
    assert len(features) >= 10
    for file in modules("bot/ui"):
        own = name_of(file).split(".")[2:3]
        if own and own[0] in features - {"playing"}:
            for name in imported(file):
                there = name.removeprefix("bot.ui.").split(".")[0]
                assert there not in features - {own[0]}, f"{name_of(file)}: {name}"


def test_only_transport_imports_discord_and_only_the_store_sql() -> None:
    for file in modules("bot"):
        here = name_of(file)
        roots = {name.split(".")[0] for name in imported(file)}
        if "discord" in roots:
            assert here.startswith(("bot.transport", "bot.operations", "bot.app", "bot.__main__"))
        if roots & {"sqlite3", "aiosqlite", "asyncpg"}:
            assert here.startswith("bot.store"), here


def test_the_playground_stands_apart() -> None:
    for file in modules("playground"):
        roots = {name.split(".")[0] for name in imported(file)}
        assert not roots & {"bot", "engine", "lessons"}, name_of(file)


@pytest.mark.parametrize(
    ("package", "others"),
    [
        ("bench", {"tests"}),
        ("tests", {"bench"}),
        *((product, {"bench", "tests"}) for product in ("bot", "engine", "lessons", "playground")),
    ],
)
def test_bench_and_tests_import_the_product_and_not_each_other(
    package: str, others: set[str]
) -> None:
    for file in modules(package):
        assert not {name.split(".")[0] for name in imported(file)} & others, name_of(file)
