"""`python -m engine`, run as a user runs it."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(*arguments: str, typed: str = "", folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a command of the engine in `folder`, in a window of 80 columns."""
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT), "COLUMNS": "80"},
    )


def shown(*arguments: str, typed: str = "") -> str:
    """Return what a command prints; it must succeed."""
    done = run(*arguments, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def refused(*arguments: str) -> str:
    """Return the error of a command that must be refused, as one line."""
    done = run(*arguments)
    assert done.returncode == 2
    return " ".join(done.stderr.split())
