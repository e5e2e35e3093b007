"""The engine's modules import one another in one direction only."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

ENGINE = Path(__file__).parents[2] / "engine"


def name_of(file: Path) -> str:
    parts = file.relative_to(ENGINE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(file): file for file in ENGINE.rglob("*.py")}


def imported(file: Path) -> Iterator[str]:
    """Yield what a module imports of the engine, also under TYPE_CHECKING and in functions."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file} has a relative import"
            for alias in node.names:
                module = f"{node.module}.{alias.name}"
                yield module if module in MODULES else str(node.module)


def test_no_two_modules_import_each_other() -> None:
    graph = {
        name: {other for other in imported(file) if other in MODULES}
        for name, file in MODULES.items()
    }
    order = list(TopologicalSorter(graph).static_order())  # Raises CycleError.
    assert order[0] == "engine.marks"
    assert set(order) == set(MODULES)
