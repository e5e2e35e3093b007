"""The pages for people who read or change the code name only what exists."""

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine import BOARDS, Level

ROOT = Path(__file__).parent.parent
PAGES = (
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    ROOT / "playground" / "README.md",
    ROOT / "playground" / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
)
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")

NOT_PYTHON = {"Date", "INTERACTIONS_PORT", "app_commands", "custom_id", "end_number"}
"""What the pages name of Discord, of the environment, of the database and of pytest's markers."""

FOLDERS = ("bot", "engine", "playground", "tests", "bench", "deploy", "docs", "requirements")
"""A path in a page begins with one of these."""


def paths(text: str) -> set[str]:
    """Return the paths that stand in a page as code, without those that stand for any name."""
    written = re.findall(r"`([\w./-]+)`|(?<=python -m pytest )([\w./-]+)", text)
    found = {code or command for code, command in written}
    return {each for each in found if each.split("/")[0] in FOLDERS and "/" in each}


def definitions(tree: ast.Module | ast.ClassDef) -> Iterator[tuple[str, ast.AST]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node
        elif isinstance(node, ast.Assign):
            yield from ((each.id, node) for each in node.targets if isinstance(each, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, node


def defines(file: Path, name: str) -> bool:
    """Return whether a file defines `name`, as `Class.method` or alone."""
    scope: ast.AST = ast.parse(file.read_text(encoding="utf-8"))
    for part in name.split("."):
        if not isinstance(scope, ast.Module | ast.ClassDef):
            return False
        inner = dict(definitions(scope))
        if part not in inner:
            return False
        scope = inner[part]
    return True


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_path_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:|#|\$)([^)#]+)", text)
    missing = [path for path in paths(text) if not (ROOT / path).exists()]
    missing += [link for link in links if not (page.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_command_shows_a_secret(page: Path) -> None:
    commands = re.findall(r"^ *```sh\n(.*?)^ *```", page.read_text(encoding="utf-8"), re.M | re.S)
    for command in commands:
        # The shell's history keeps what is typed, and `ps` shows what a program is called with.
        assert not re.search(r"//\w+:[^/\s@]+@|\b(echo|printf)\b.*TOKEN|TOKEN=", command), command


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="no clone")
@pytest.mark.parametrize(
    "name",
    [
        *(".env", ".env.old", "discord-token", "database-url", "oxo.db", "oxo.db-wal", "copy.db"),
        *("playground.db", "copy.dump", "oxo.db.schema-6-2026-01-31T000000Z", "oxo.db.until-2026"),
    ],
)
def test_what_hosts_keep_beside_the_code_is_never_committed(name: str) -> None:
    command = ["git", "-C", str(ROOT), "check-ignore", "--quiet", "--no-index", name]
    assert subprocess.run(command, check=False).returncode == 0


def test_every_function_of_the_walks_exists() -> None:
    named = re.findall(r"`([\w/]+\.py)`\s+((?:`[\w.]+`,?\s*)+)", ARCHITECTURE)
    found = [(path, name) for path, names in named for name in re.findall(r"`([\w.]+)`", names)]
    assert len(found) >= 30
    assert [each for each in found if not defines(ROOT / each[0], each[1])] == []


@cache
def names_of_code() -> set[str]:
    """Return what the code defines: functions, classes, their members, parameters, constants."""
    found: set[str] = set()
    for folder in ("bot", "engine", "playground", "tests"):
        for file in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Module | ast.ClassDef):
                    inner = {name for name, _ in definitions(node)}
                    owner = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
                    found |= inner | {f"{owner}{name}" for name in inner}
                elif isinstance(node, ast.arg):
                    found.add(f"{node.arg}=")
    return found


@pytest.mark.parametrize("page", [ARCHITECTURE, CONTRIBUTING], ids=["architecture", "CONTRIBUTING"])
def test_every_name_of_code_exists(page: str) -> None:
    """Names as only code has them: of classes and their members, constants, decorators, files."""
    named = re.findall(r"`@?([A-Z]\w*(?:\.\w+)?|[a-z]+(?:_[a-z]+)+|\w+=)(?:\(\.\.\.\))?`", page)
    files = {each.name for each in ROOT.glob("tests/**/*.py")}
    tests = {each for each in re.findall(r"`(test_\w+\.py)`", page) if each not in files}
    assert len(named) > 10
    assert {*named} - names_of_code() - NOT_PYTHON == set()
    assert tests == set()


def test_a_walk_has_at_most_a_dozen_steps() -> None:
    steps = [
        len(re.findall(r"^\d+\. ", part, re.MULTILINE)) for part in ARCHITECTURE.split("\n## ")[1:]
    ]
    assert len([each for each in steps if each]) >= 4
    assert max(steps) <= 12


def test_the_picture_shows_every_folder_of_the_bot() -> None:
    picture = ARCHITECTURE.split("```")[1]
    shown = set(re.findall(r"^  ([a-z_]+(?:/|\.py)) ", picture, re.MULTILINE))
    there = {
        f"{each.name}/" if each.is_dir() else each.name
        for each in (ROOT / "bot").iterdir()
        if not each.name.startswith("__") or each.name == "__main__.py"
    }
    assert shown | {"__main__.py"} == there
    assert "__main__.py" in picture


def test_the_picture_shows_all_of_what_people_see() -> None:
    picture = ARCHITECTURE.split("```")[1].split("\n  ui/")[1].split("\n  transport/")[0]
    named = set(re.findall(r"[a-z_]+(?:/|\.py)", picture))
    there = {
        f"{each.name}/" if each.is_dir() else each.name
        for each in (ROOT / "bot/ui").iterdir()
        if not each.name.startswith("__")
    }
    assert there <= named
    assert set(re.findall(r"^ +([a-z_]+(?:/|\.py))", picture, re.MULTILINE)) <= there


@pytest.mark.parametrize("page", [README, CONTRIBUTING], ids=["README", "CONTRIBUTING"])
def test_every_target_of_make_exists(page: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    named = re.findall(r"^make ([a-z]+)|`make ([a-z]+)", page, re.MULTILINE)
    assert {a or b for a, b in named} <= targets


def test_the_test_that_is_run_as_an_example_exists() -> None:
    ((file, name),) = re.findall(r"pytest ([\w/]+\.py)`.*?-k (\w+)`", CONTRIBUTING, re.DOTALL)
    assert any(
        each.startswith(name) for each, _ in definitions(ast.parse((ROOT / file).read_text()))
    )


def test_the_readme_lists_boards_and_levels() -> None:
    (listed,) = re.findall(r"^Boards: (.*?)\n\n", README, re.MULTILINE | re.DOTALL)
    boards, levels = listed.split("Levels:")
    assert re.findall(r"`([\w-]+)`", boards) == [*BOARDS]
    assert re.findall(r"`([\w-]+)`", levels) == [*Level]
