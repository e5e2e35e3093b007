"""What stands for X and O in a learner's file: letters, or numbers."""

from __future__ import annotations

import ast
import re
from collections import Counter

from lessons.learner.boards import COMPUTER, HUMAN
from lessons.learner.loading import LearnerModule

_X = re.compile(r"^(x|cross|(player|mark|symbol)_?x|x_?(sym|symbol|mark|player))$", re.I)
_O = re.compile(
    r"^(o|nought|naught|circle|(player|mark|symbol)_?o|o_?(sym|symbol|mark|player))$", re.I
)


def signs_of(loaded: LearnerModule) -> list[tuple[object, object]]:
    """Return the signs of X and O that a file may use: by its names for them, else its strings."""
    values = vars(loaded.module)
    plain = {name: value for name, value in values.items() if isinstance(value, (str, int))}
    found = []
    for one, other in ((_X, _O), (COMPUTER, HUMAN)):
        xs = [value for name, value in plain.items() if one.match(name)]
        os = [value for name, value in plain.items() if other.match(name)]
        if xs and os and xs[0] != os[0] and xs[0] not in (" ", "") and os[0] not in (" ", ""):
            found.append((xs[0], os[0]))
    for x, o in found:
        letters = {str(x).upper(), str(o).upper()}
        if letters == {"X", "O"}:
            return [(x, o) if str(x).upper() == "X" else (o, x)]
        if len(str(x)) <= 2 and len(str(o)) <= 2:
            return [(x, o)]
    constants = [each for each in ast.walk(loaded.source.tree) if isinstance(each, ast.Constant)]
    counts = Counter(each.value for each in constants if each.value in ("X", "O", "x", "o"))
    small = counts["x"] + counts["o"] > counts["X"] + counts["O"]
    mostly: tuple[object, object] = ("x", "o") if small else ("X", "O")
    if counts:
        return [mostly]
    if any(map(_changes_1_and_2, ast.walk(loaded.source.tree))):
        return [(1, 2)]
    numbers = [
        (1, other) for other in (-1, 2) if {1, abs(other)} <= {each.value for each in constants}
    ]
    return [*_numbers_compared(loaded.source.tree), mostly, *numbers]


def _changes_1_and_2(node: ast.AST) -> bool:
    """Return whether the other of two players is asked for: `3 - p`, `2 if p == 1 else 1`."""
    if isinstance(node, ast.IfExp):
        return {_number(node.body), _number(node.orelse)} == {1, 2}
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Sub):
        return False
    return _number(node.left) == 3 and not isinstance(node.right, ast.Constant)


def _numbers_compared(tree: ast.AST) -> list[tuple[object, object]]:
    """Return the numbers that stand for the marks where squares are compared with numbers."""
    found = set[object]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(isinstance(side, ast.Subscript) for side in sides):
                found |= {_number(side) for side in sides}
    return [(1, other) for other in (2, -1) if {1, other} <= found]


def _number(node: ast.AST) -> object:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = _number(node.operand)
        return -value if isinstance(value, int) else None
    return node.value if isinstance(node, ast.Constant) else None
