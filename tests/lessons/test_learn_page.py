"""The lessons and their answers: commands print what stands there, code is where it says."""

import os
import re
import shlex
import subprocess
import sys
from contextlib import chdir
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path

import pytest

from tests.lessons.command import run

ROOT = Path(__file__).parents[2]
PAGES = {
    name: (ROOT / "docs" / name).read_text(encoding="utf-8")
    for name in ("learn.md", "learn-answers.md")
}
TEXT = "".join(PAGES.values())
TEACHING = (ROOT / "docs" / "teaching.md").read_text(encoding="utf-8")
SECTIONS = {
    f"{page}: {heading}": section
    for page, text in PAGES.items()
    for heading, section in re.findall(r"^## (.+)\n((?:(?!^## ).*\n)*)", text, re.MULTILINE)
}
OWN_FILE = re.compile(r"# (\w+\.py)\n")
"""How the code begins that readers save in a file of their own."""

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)


def blocks(kind: str, text: str = TEXT) -> list[str]:
    return [body for found, body in BLOCK.findall(text) if found == kind]


def commands(section: str) -> list[tuple[str, str]]:
    """Return the commands of a section, each with the output that stands below it."""
    text = "".join(blocks("console", SECTIONS[section]))
    return re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_command_prints_what_stands_below_it(section: str, tmp_path: Path) -> None:
    for code in blocks("python"):
        if own := OWN_FILE.match(code):
            (tmp_path / own[1]).write_text(code)
    assert commands(section)
    for command, expected in commands(section):
        printed = output(command, tmp_path)
        assert OutputChecker().check_output(expected, printed, ELLIPSIS), f"{command}\n{printed}"


def output(command: str, folder: Path) -> str:
    """Return what a command prints, and why it was refused if it was; the engine's run here."""
    if command.startswith("python -m engine "):
        with chdir(folder):
            done = run(*shlex.split(command)[3:])
    else:
        done = subprocess.run(
            re.sub(r"\bpython (?=-|\w+\.py)", f"{shlex.quote(sys.executable)} ", command),
            shell=True,
            capture_output=True,
            text=True,
            check=False,
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
    return done.stdout + (done.stderr if done.returncode not in (0, 130) else "")


def test_what_is_typed_works_in_any_shell() -> None:
    typed = re.findall(r"^ *\$ (.+)$", TEXT + TEACHING, re.MULTILINE)
    typed += re.findall(r"`(python -m engine .+?)`", TEXT + TEACHING)
    assert len(typed) > 60
    for command in typed:
        # Neither cmd nor PowerShell knows tail, head or /dev/null; both know echo and "quotes".
        bare = re.sub(r'"[^"]*"', "", command)
        assert not re.search(r"2>|/dev/|\b(tail|head|grep|cat)\b|'", bare), command
        assert "|" not in command or command.startswith("echo "), command


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
        if not OWN_FILE.match(code):
            assert lines in file.read_text(encoding="utf-8"), name


def test_every_file_that_is_named_exists() -> None:
    for name in re.findall(r"`(engine/\w+\.py)`", TEXT):
        assert (ROOT / name).is_file(), name


def test_all_there_is_to_try_has_an_answer() -> None:
    asked = {
        heading.removeprefix("learn.md: ")
        for heading, section in SECTIONS.items()
        if "**Try**" in section
    }
    answers = {heading.removeprefix("learn-answers.md: ") for heading in SECTIONS}
    assert asked <= answers


def test_what_a_teacher_types_works(tmp_path: Path) -> None:
    (mine,) = [code for code in blocks("python") if code.startswith("# mine.py")]
    for name in ("ann.py", "bob.py"):
        (tmp_path / name).write_text(mine)
    typed = re.findall(r"^ *\$ (.+)$", TEACHING, re.MULTILINE)
    typed += re.findall(r"`(python -m engine (?:tree|simulate|explain|page|trace) .+?)`", TEACHING)
    assert len(typed) >= 7
    for command in typed:
        assert output(command, tmp_path)
    assert len(list(tmp_path.glob("*.html"))) == 5
