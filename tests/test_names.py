"""One name, one thing: no class and no file of the product needs its folder to be understood."""

import ast
from collections import Counter, defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

BY_CONVENTION = {"__init__", "__main__", "internals"}
"""Files that every folder may have: `internals.py` is what a library does not document."""

TWIN_CLASSES = {
    "Game",
    "Player",
    "Result",
    "Score",
    "Settings",
    "State",
    "Verdict",
    "Worker",
}
TWIN_FILES = {
    "bot": {
        "challenges",
        "deadlines",
        "games",
        "hints",
        "leaderboard",
        "privacy",
        "ratings",
        "records",
        "schema",
        "settings",
        "statistics",
    },
    "engine": {"figures", "search"},
}
"""Names that still stand for two things; these sets only shrink."""


def files(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def test_no_two_classes_have_one_name() -> None:
    places = defaultdict(set)
    for file in files("bot") + files("engine"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].add(file)
    assert {name for name, where in places.items() if len(where) > 1} == TWIN_CLASSES


@pytest.mark.parametrize("package", TWIN_FILES)
def test_no_two_files_have_one_name(package: str) -> None:
    times = Counter(file.stem for file in files(package))
    twins = {name for name, count in times.items() if count > 1}
    assert twins - BY_CONVENTION == TWIN_FILES[package]
