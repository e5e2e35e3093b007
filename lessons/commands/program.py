"""What to type to run this program."""

from __future__ import annotations

import sys
from pathlib import Path

FROM_SOURCE = "python -m engine"


def program_name() -> str:
    """Return how commands begin: from source, installed, or as the one file."""
    path = Path(sys.argv[0])
    if path.suffix == ".pyz":
        return f"python {path.name}"
    return "oxo-engine" if path.stem == "oxo-engine" else FROM_SOURCE
