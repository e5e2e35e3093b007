"""One name, one thing: no class, function or file needs its folder to be understood."""

import ast
from collections import Counter, defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

BY_CONVENTION = {"__init__", "__main__", "internals", "schema"}
"""Files that several folders may have: `internals.py` is what a library does not document, and
`schema.py` brings one kind of database up to date."""

OF_COMMANDS = {"add_to", "run"}
"""Functions that each command of the lessons has."""

TYPE_VARIABLES = {"P", "T"}

PACKAGES = ("bot", "engine", "lessons")
"""Each by itself: a command of the lessons is named as the engine's module that does its work."""


def files(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def test_no_two_classes_have_one_name() -> None:
    places = defaultdict(set)
    for file in [file for package in PACKAGES for file in files(package)]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].add(file)
    twins = {name: where for name, where in places.items() if len(where) > 1}
    assert not twins


@pytest.mark.parametrize("package", PACKAGES)
def test_no_two_public_functions_have_one_name(package: str) -> None:
    times = Counter(
        node.name
        for file in files(package)
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    twins = {name for name, count in times.items() if count > 1 and not name.startswith("_")}
    assert twins - OF_COMMANDS == set()


def test_no_two_constants_of_the_bot_have_one_name() -> None:
    places = defaultdict(set)
    for file in files("bot"):
        for statement in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(statement, ast.Assign | ast.AnnAssign):
                for node in ast.walk(statement):
                    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                        places[node.id].add(file)
    twins = {name for name, where in places.items() if name.isupper() and len(where) > 1}
    assert {name for name in twins if not name.startswith("_")} == TYPE_VARIABLES


@pytest.mark.parametrize("package", PACKAGES)
def test_no_two_files_have_one_name(package: str) -> None:
    times = Counter(file.stem for file in files(package))
    assert {name for name, count in times.items() if count > 1} - BY_CONVENTION == set()


def test_migrations_are_numbered_one_after_the_other() -> None:
    names = sorted(file.name for file in (ROOT / "bot" / "store" / "migrations").glob("*.sql"))
    assert [int(name[:4]) for name in names] == [*range(1, len(names) + 1)]
