"""`python -m engine`: its commands here, and as a process where that is the question."""

import os
import subprocess
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

from lessons.commands.main import main

ROOT = Path(__file__).parents[2]
STUDENTS = Path(__file__).parent / "students"
"""Programs as learners write them, each beside what check says of it."""

Done = subprocess.CompletedProcess[str]


def run(*arguments: str, typed: str = "") -> Done:
    """Run a command of the engine in a window of 80 columns."""
    stdin, out, err = sys.stdin, StringIO(), StringIO()
    os.environ["COLUMNS"] = "80"
    sys.stdin = StringIO(typed)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main(arguments)
    except SystemExit as refused:
        code = refused.code if isinstance(refused.code, int) else 1
    finally:
        sys.stdin = stdin
        del os.environ["COLUMNS"]
    return Done(arguments, code, out.getvalue(), err.getvalue())


def run_process(*arguments: str) -> Done:
    """Run a command likewise, in a process of its own and from the folder of a clone."""
    command = [sys.executable, "-m", "engine", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env={})


def shown(*arguments: str, typed: str = "") -> str:
    """Return what a command prints; it must succeed."""
    done = run(*arguments, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def said(folder: Path, code: str, *arguments: str) -> str:
    """Check a file with this code; return what is said, in one line."""
    (folder / "mine.py").write_text(code, encoding="utf-8")
    with chdir(folder):
        done = run("check", "mine.py", *arguments)
    assert "error" not in done.stderr
    return " ".join(done.stdout.split())


def refused(*arguments: str) -> str:
    """Return the error of a command that must be refused, as one line."""
    done = run(*arguments)
    assert done.returncode == 2
    return " ".join(done.stderr.split())


def all_right(report: str) -> bool:
    """Return whether a report ends well, though not all functions may have been looked at."""
    return report.endswith(("All right.", "All that was looked at is right."))
