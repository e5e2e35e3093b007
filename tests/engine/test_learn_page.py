"""docs/learn.md: its commands print what stands there, its code is in the files it names."""

import os
import re
import shlex
import subprocess
import sys
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path

import pytest

from tests.engine.command import run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "learn.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.+)\n((?:(?!^## ).*\n)*)", PAGE, re.MULTILINE))
HERE = re.compile(r"python -m engine (?:explain|figures|free|simulate|tree) (?:(?!\||\.py).)*")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)


def blocks(kind: str, text: str = PAGE) -> list[str]:
    return [body for found, body in BLOCK.findall(text) if found == kind]


def commands(section: str) -> list[tuple[str, str]]:
    """Return the commands of a section, each with the output that stands below it."""
    text = "".join(blocks("console", SECTIONS[section]))
    return re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_command_prints_what_stands_below_it(section: str, tmp_path: Path) -> None:
    for code in blocks("python"):
        if code.startswith("# mine.py\n"):
            (tmp_path / "mine.py").write_text(code)
    assert commands(section)
    for command, expected in commands(section):
        printed = output(command, tmp_path)
        assert OutputChecker().check_output(expected, printed, ELLIPSIS), f"{command}\n{printed}"


def output(command: str, folder: Path) -> str:
    """Return what a command prints; those that need no shell and no file run here."""
    if HERE.fullmatch(command):
        return run(*shlex.split(command)[3:]).stdout
    return subprocess.run(
        re.sub(r"\bpython -", f"{shlex.quote(sys.executable)} -", command),
        shell=True,
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    ).stdout


@pytest.mark.parametrize("section", SECTIONS)
def test_every_figure_is_in_an_output_of_its_section(section: str) -> None:
    prose = BLOCK.sub("", SECTIONS[section])
    prose = re.sub(r"`[^`]*`", "", prose)
    printed = "".join(output for _, output in commands(section))
    for figure in re.findall(r"\d+(?:[.,/]\d+)+|\d{3,}", prose):
        assert figure in printed + " ".join(command for command, _ in commands(section)) or (
            figure.replace(",", "") in " ".join(command for command, _ in commands(section))
        ), figure


def test_the_code_is_where_it_says() -> None:
    for code in blocks("python"):
        name, _, lines = code.partition("\n")
        file = ROOT / name.removeprefix("# ")
        if name != "# mine.py":
            assert lines in file.read_text(encoding="utf-8"), name


def test_every_file_that_is_named_exists() -> None:
    for name in re.findall(r"`(engine/\w+\.py)`", PAGE):
        assert (ROOT / name).is_file(), name
