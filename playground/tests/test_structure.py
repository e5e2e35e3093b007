"""The playground's modules import each other in one direction, checkers' imports included."""

import ast
import graphlib
from pathlib import Path

from . import FOLDER


def imported(file: Path) -> set[Path]:
    """Return the files of the package that a module imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = file.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            for path in (base, *(base / alias.name for alias in node.names)):
                found |= {path.with_suffix(".py")} if path.with_suffix(".py").is_file() else set()
    return found


def test_no_module_imports_itself_through_others() -> None:
    files = FOLDER.rglob("*.py")
    order = list(
        graphlib.TopologicalSorter({file: imported(file) for file in files}).static_order()
    )
    assert order.index(FOLDER / "world.py") < order.index(FOLDER / "gateway.py")
