"""The engine on other machines: old Pythons, code pages of Windows, nothing installed."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from lessons.commands.main import main
from tests.lessons.command import ROOT, run, run_process

OWN = """
def get_free_squares(board):
    return [at for at in range(9) if board[at] == " "]

def choose(board):
    print("┌─ ❌ beats ○")
    return get_free_squares(board)[-1]
"""

COMMANDS = (
    ("play", "--seed", "1"),
    ("puzzle", "--date", "2026-11-25", "--answer"),
    ("simulate", "--x", "mine.py:choose", "--o", "easy", "--games", "2", "--show", "--seed", "1"),
    ("tournament", "mine.py:choose", "easy", "--games", "2", "--losses", "--seed", "1"),
    ("check", "mine.py"),
    ("trace", "mine.py:choose", "worksheet"),
    ("move",),
    ("free", "XOO.XO..."),
    ("explain", "X........"),
    ("tree", "worksheet", "--blank"),
    ("tree", "X...O...X", "--html", "tree.html"),
    ("page", "oxo.html"),
    ("search", ".OXOX..XO", "--to-move", "O"),
)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder to work in, with a learner's file."""
    (tmp_path / "mine.py").write_text(OWN, encoding="utf-8")
    with chdir(tmp_path):
        yield tmp_path


def written(encoding: str, arguments: tuple[str, ...], typed: bytes = b"") -> bytes:
    """Run a command with streams in an encoding that refuses what it lacks; return its output."""
    out, stdin = BytesIO(), sys.stdin
    stream = TextIOWrapper(out, encoding=encoding, errors="strict", newline="\n")
    sys.stdin = TextIOWrapper(BytesIO(typed), encoding=encoding)
    try:
        with redirect_stdout(stream), redirect_stderr(stream):
            main(arguments)
        stream.flush()
    finally:
        sys.stdin = stdin
    return out.getvalue()


@pytest.mark.parametrize("arguments", COMMANDS, ids=lambda arguments: f"{arguments[0]}")
def test_every_command_writes_in_a_small_encoding(arguments: tuple[str, ...], folder: Path) -> None:
    assert written("ascii", arguments, b"o\n" * 3)


def test_a_drawing_stays_one_where_its_lines_are_missing(folder: Path) -> None:
    worksheet = ("tree", "worksheet", "--blank")
    drawn, plain = (written(code, worksheet).decode(code) for code in ("utf-8", "ascii"))
    assert plain == drawn.translate(str.maketrans("│├└─", "|++-"))
    assert written("cp437", worksheet).decode("cp437") == drawn
    shown = written("cp1252", COMMANDS[2])
    assert b"?- ? beats ?" in shown


@pytest.mark.parametrize("written_as", ["utf-16", "utf-16-le", "utf-16-be", "utf-8-sig", "utf-8"])
def test_positions_are_read_as_windows_writes_them(written_as: str, folder: Path) -> None:
    text = "X........\r\nXX.OO....\r\n"
    marked = text if written_as in ("utf-16", "utf-8-sig", "utf-8") else f"\ufeff{text}"
    for encoding in ("cp1252", "utf-8"):
        answers = written(encoding, ("move",), marked.encode(written_as))
        assert answers == b"4 draw\n2 win\n"
    assert b"error: a board is written with" in written("utf-8", ("move",), b"\xff\n")


@pytest.mark.parametrize("written_as", ["utf-16", "utf-8-sig"])
def test_a_file_is_read_as_windows_saves_it_or_it_is_said_why_not(
    written_as: str, folder: Path
) -> None:
    (folder / "saved.py").write_text(OWN, encoding=written_as)
    done = run("check", "saved.py", "--wrong")
    if written_as == "utf-16":
        assert "it is saved as UTF-16: choose UTF-8 where your editor saves" in done.stderr
    else:
        assert "All right." in done.stdout


def test_an_older_python_is_told_so_in_one_line() -> None:
    pretend = (
        "import runpy, sys\n"
        "sys.version_info = (3, 8, 10)\n"
        "runpy.run_module('engine', run_name='__main__', alter_sys=True)\n"
    )
    command = [sys.executable, "-c", pretend]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("Oxo needs Python 3.11 or newer, and this is Python ")


@pytest.mark.parametrize("file", ["__main__.py", "__init__.py", "python_version.py"])
def test_what_comes_before_that_line_is_read_by_any_python(file: str) -> None:
    tree = ast.parse((ROOT / "engine" / file).read_text(encoding="ascii"), feature_version=(3, 4))
    newer = (ast.JoinedStr, ast.AnnAssign, ast.arg, ast.NamedExpr, ast.AsyncFunctionDef)
    assert not [node for node in ast.walk(tree) if isinstance(node, newer)]
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    if file == "__init__.py":
        assert ast.unparse(imported[0]) == "import engine.python_version"
    assert "__future__" not in {getattr(node, "module", "") for node in imported}


@pytest.fixture(scope="module")
def one_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine as one file, made as `make pyz` makes it."""
    path = tmp_path_factory.mktemp("one_file") / "oxo-engine.pyz"
    command = ["make", "-s", "-C", str(ROOT), "pyz", f"PYTHON={sys.executable}", f"PYZ={path}"]
    subprocess.run(command, check=True, capture_output=True)
    return path


@pytest.mark.parametrize(
    "name", ["play", "simulate", "tournament", "check", "trace", "move", "tree", "page"]
)
def test_the_one_file_does_what_the_package_does(name: str, one_file: Path, folder: Path) -> None:
    """A learner's file that is named like a library hides none from it."""
    arguments = [each for each in COMMANDS if each[0] == name][-1]
    typed = "XX.OO....\n"
    expected = run(*arguments, typed=typed)
    libraries = {"random.py", "signal.py", "tempfile.py", "engine.py"}
    for library in libraries:
        (folder / library).write_text("raise SystemExit('this is no library')\n")
    # Neither this checkout nor, by `-S`, anything that is installed.
    alone = subprocess.run(
        [sys.executable, "-S", "-X", "utf8", str(one_file), *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=folder,
        env={},
    )
    assert (alone.returncode, alone.stdout) == (expected.returncode, expected.stdout)
    assert alone.stderr == expected.stderr
    made = {each.name for each in folder.iterdir()} - libraries
    assert made <= {"mine.py", "tree.html", "oxo.html", "__pycache__"}


def test_the_one_file_says_how_it_is_called(one_file: Path, folder: Path) -> None:
    command = [sys.executable, str(one_file), "tree", "--help"]
    help_text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "usage: python oxo-engine.pyz tree" in help_text
    assert "python oxo-engine.pyz tree XOXOOX.X." in help_text
    assert os.path.getsize(one_file) < 500_000
    assert "python -m engine tree XOXOOX.X." in run_process("tree", "--help").stdout
