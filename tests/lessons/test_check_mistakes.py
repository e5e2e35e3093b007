"""Mistakes in right programs: each is named by its function, and nothing else is blamed."""

from contextlib import chdir
from pathlib import Path

import pytest

from tests.lessons.command import STUDENTS, run

MISTAKES = [
    [part.encode("ascii").decode("unicode_escape") for part in line.split("\t")]
    for line in (STUDENTS / "mistakes.tsv").read_text(encoding="ascii").splitlines()
]
"""The program, the function to be named, what is replaced, and by what."""


@pytest.mark.parametrize(("name", "wrong", "old", "new"), MISTAKES)
def test_a_mistake_is_named_by_its_function_alone(
    name: str, wrong: str, old: str, new: str, tmp_path: Path
) -> None:
    code = (STUDENTS / f"{name}.py").read_text(encoding="utf-8")
    assert old in code
    (tmp_path / "mine.py").write_text(code.replace(old, new, 1), encoding="utf-8")
    with chdir(tmp_path):
        done = run("check", "mine.py")
    lines = [line for line in done.stdout.splitlines() if ": wrong" in line]
    assert [line.partition(",")[0] for line in lines] == [wrong], done.stdout
    assert done.returncode == 1
