"""One name, one thing: no class and no file of the product needs its folder to be understood."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent

BY_CONVENTION = {"__init__", "__main__", "internals"}
"""Files that every folder may have: `internals.py` is what a library does not document."""

TWIN_CLASSES = {
    "Game",
    "Notices",
    "Player",
    "Result",
    "Score",
    "Settings",
    "State",
    "Verdict",
    "Worker",
}
TWIN_FILES = {
    "challenges",
    "deadlines",
    "errors",
    "figures",
    "games",
    "hints",
    "leaderboard",
    "levels",
    "notices",
    "players",
    "privacy",
    "ratings",
    "records",
    "schema",
    "search",
    "settings",
    "statistics",
}
"""Names that still stand for two things; these sets only shrink."""

FILES = [file for package in ("bot", "engine") for file in sorted((ROOT / package).rglob("*.py"))]


def test_no_two_classes_have_one_name() -> None:
    places = defaultdict(set)
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].add(str(file))
    assert {name for name, files in places.items() if len(files) > 1} == TWIN_CLASSES


def test_no_two_files_have_one_name() -> None:
    places = defaultdict(set)
    for file in FILES:
        places[file.stem].add(str(file))
    twins = {name for name, files in places.items() if len(files) > 1}
    assert twins - BY_CONVENTION == TWIN_FILES
