"""What in a learner's file tells how it writes its boards."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import product

from engine.terminal.learner.boards import COMPUTER, HUMAN, BoardStyle, Shape, is_board_name
from engine.terminal.learner.loading import LearnerModule

_MOST_STYLES = 6
"""How many ways to write a board are tried on a file."""

_FREE = re.compile(
    r"^_?(empty|blank|free|space|none)(_?(sym|symbol|value|mark|cell|square|space))?s?$", re.I
)
_X = re.compile(r"^(x|cross|(player|mark|symbol)_?x|x_?(sym|symbol|mark|player))$", re.I)
_O = re.compile(
    r"^(o|nought|naught|circle|(player|mark|symbol)_?o|o_?(sym|symbol|mark|player))$", re.I
)


def styles_of(loaded: LearnerModule) -> list[BoardStyle]:
    """Return how a file may write its boards, the likeliest first."""
    signs = _signs(loaded)
    texts = {node.value for node in ast.walk(loaded.source.tree) if isinstance(node, ast.Constant)}
    tie = "t" if "t" in texts and "T" not in texts else "T"
    return [replace(style, tie=tie) for style in _styles(loaded, signs)]


def _styles(loaded: LearnerModule, signs: tuple[object, object]) -> list[BoardStyle]:
    if found := _initial_state(loaded, signs):
        return [found]
    evidence = _Evidence(signs)
    evidence.visit(loaded.source.tree)
    frees = _free_signs(loaded, evidence)
    shapes = evidence.shapes.most_common() or [(BoardStyle(), 0)]
    styles = []
    for (form, _), (free, numbered) in product(shapes, frees):
        styles.append(replace(form, x=signs[0], o=signs[1], free=free, numbered=numbered))
    if BoardStyle() not in [form for form, _ in shapes]:
        free, numbered = frees[0]
        styles.append(BoardStyle(*signs, free=free, numbered=numbered))
    for style in styles[:]:
        if style.numbered and style.shape is Shape.LIST:
            styles.append(replace(style, first=1))
    return styles[:_MOST_STYLES]


def _signs(loaded: LearnerModule) -> tuple[object, object]:
    """Return the signs of X and O that a file uses: by its names for them, else by its strings."""
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
            return (x, o) if str(x).upper() == "X" else (o, x)
        if len(str(x)) <= 2 and len(str(o)) <= 2:
            return x, o
    counts = Counter(
        node.value
        for node in ast.walk(loaded.source.tree)
        if isinstance(node, ast.Constant) and node.value in ("X", "O", "x", "o")
    )
    if not counts and (numbers := _numbers_compared(loaded.source.tree)):
        return numbers
    small = counts["x"] + counts["o"] > counts["X"] + counts["O"]
    return ("x", "o") if small else ("X", "O")


def _numbers_compared(tree: ast.AST) -> tuple[object, object] | None:
    """Return the numbers that stand for the marks where squares are compared with numbers."""
    found = set[object]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(isinstance(side, ast.Subscript) for side in sides):
                found |= {_number(side) for side in sides}
    return next(((1, other) for other in (2, -1) if {1, other} <= found), None)


def _number(node: ast.AST) -> object:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = _number(node.operand)
        return -value if isinstance(value, int) else None
    return node.value if isinstance(node, ast.Constant) else None


def _initial_state(loaded: LearnerModule, signs: tuple[object, object]) -> BoardStyle | None:
    """Return the style of the board that a function for it makes."""
    for name in ("initial_state", "initialState", "initial_board"):
        make = getattr(loaded.module, name, None)
        try:
            board = make() if make else None
        except Exception:
            return None
        if isinstance(board, list) and len(board) == 3 and isinstance(board[0], list):
            return BoardStyle(*signs, free=board[0][0], shape=Shape.ROWS)
    return None


def _free_signs(loaded: LearnerModule, evidence: _Evidence) -> list[tuple[object, type | None]]:
    """Return the signs of a free square, most likely first; where none is clear, all that occur."""
    for name, value in vars(loaded.module).items():
        if _FREE.match(name) and (value is None or isinstance(value, (str, int))):
            return [(value, None)]
    if not evidence.frees:
        return [(" ", None)]
    best = max(evidence.frees.values())
    return [sign for sign, count in evidence.frees.items() if count == best]


class _Evidence(ast.NodeVisitor):
    """Counts what in a file speaks for a sign of free squares, and for a shape of boards."""

    def __init__(self, signs: Iterable[object]) -> None:
        self.signs = tuple(signs)
        self.frees: Counter[tuple[object, type | None]] = Counter()
        self.shapes: Counter[BoardStyle] = Counter()

    def _free(self, node: ast.AST, weight: int) -> None:
        if isinstance(node, ast.Constant) and self._may_be_free(node.value):
            self.frees[node.value, None] += weight

    def _may_be_free(self, value: object) -> bool:
        if isinstance(value, bool) or value in self.signs:
            return False
        if isinstance(value, str):
            return len(value) <= 1 and value not in set("TtXOxo")
        return value is None or value == 0

    def _built(self, elements: ast.AST, count: int) -> None:
        """Take note of a list of `count` like squares."""
        self._free(elements, 3)
        if count in (9, 10):
            self.shapes[_TEN if count == 10 else BoardStyle()] += 3

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """`[" "] * 9`, `[" "] * 3` as a row, and `[" "] + board` for the unused square."""
        is_one = isinstance(node.left, ast.List) and len(node.left.elts) == 1
        if isinstance(node.op, ast.Add) and is_one and _is_board(node.right):
            self.shapes[_TEN] += 3
        if isinstance(node.op, ast.Mult):
            for made, times in ((node.left, node.right), (node.right, node.left)):
                if isinstance(made, ast.List) and len(made.elts) == 1:
                    value = times.value if isinstance(times, ast.Constant) else 0
                    count = value if isinstance(value, int) else 0
                    self._built(made.elts[0], count)
                    if count == 3 and isinstance(made.elts[0], (ast.Constant, ast.Name)):
                        self.shapes[_ROWS] += 1
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        """`[" " for _ in range(9)]`, and rows made so."""
        count = _range(node.generators[0].iter)
        if isinstance(node.elt, ast.Constant):
            self._built(node.elt, len(count) if count else 0)
        elif isinstance(node.elt, (ast.BinOp, ast.ListComp, ast.List)) and count == range(3):
            self.shapes[_ROWS] += 3
        elif (
            isinstance(node.elt, ast.Call)
            and _called(node.elt) == "str"
            and count
            and len(count) == 9
        ):
            self.frees[None, str] += 3
        self.generic_visit(node)

    def visit_List(self, node: ast.List) -> None:
        """A list that is written out."""
        values = [each.value for each in node.elts if isinstance(each, ast.Constant)]
        if len(values) == len(node.elts):
            if len(values) in (9, 10) and all(
                str(each) == str(at + 1 - (len(values) - 9))
                for at, each in enumerate(values[len(values) - 9 :], len(values) - 9)
            ):
                self.frees[None, type(values[-1])] += 3
                self.shapes[_TEN if len(values) == 10 else BoardStyle()] += 3
            elif len(values) >= 3 and len(set(values)) == 1:
                self._built(node.elts[0], len(values))
        elif len(node.elts) == 3 and all(isinstance(each, ast.List) for each in node.elts):
            flat = [each for row in node.elts if isinstance(row, ast.List) for each in row.elts]
            names = {ast.dump(each) for each in flat}
            if len(flat) == 9 and (len(names) == 1 or _numbers(flat)):
                self.shapes[_ROWS] += 3
                if _numbers(flat) and isinstance(flat[0], ast.Constant):
                    self.frees[None, type(flat[0].value)] += 3
        self.generic_visit(node)

    def visit_Dict(self, node: ast.Dict) -> None:
        """A dictionary of nine squares by their numbers."""
        keys = [each.value for each in node.keys if isinstance(each, ast.Constant)]
        for first in (0, 1):
            alike = len({ast.dump(each) for each in node.values}) == 1
            if keys == list(range(first, first + 9)) and alike:
                self.shapes[replace(_DICTIONARY, first=first)] += 3
                self._free(node.values[0], 3)
        self.generic_visit(node)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        """The same in one line."""
        count = _range(node.generators[0].iter)
        is_free = isinstance(node.value, ast.Constant) and self._may_be_free(node.value.value)
        if count in (range(9), range(1, 10)) and is_free:
            self.shapes[replace(_DICTIONARY, first=count.start)] += 3
            self._free(node.value, 3)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """`board.count(" ")`, `list(range(9))`, `range(1, 10)`."""
        called = _called(node)
        if called in ("count", "index") and len(node.args) == 1 and _is_board(_owner(node)):
            self._free(node.args[0], 2)
        if called in ("isdigit", "isnumeric", "isdecimal"):
            self.frees[None, str] += 2 * isinstance(_owner(node), ast.Subscript)
        if called == "list" and node.args and _range(node.args[0]) == range(1, 10):
            self.frees[None, int] += 3
        if _range(node) == range(1, 10):
            self.shapes[_TEN] += 1
        if _range(node) == range(9):
            self.shapes[BoardStyle()] += 1
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """`board[1][2]`, `board[9]`, `board[0]`."""
        inner = node.value
        if isinstance(inner, ast.Subscript) and _is_board(inner.value):
            self.shapes[_ROWS] += 2
        if _is_board(inner) and isinstance(node.slice, ast.Constant):
            if node.slice.value == 9:
                self.shapes[_TEN] += 3
            elif node.slice.value in (0, 8):
                self.shapes[BoardStyle()] += 1
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        """`for row in board`."""
        target, over = node.target, node.iter
        if isinstance(over, ast.Call) and _called(over) == "enumerate" and over.args:
            over = over.args[0]
            target = target.elts[-1] if isinstance(target, ast.Tuple) else target
        if _is_board(over) and isinstance(target, ast.Name) and target.id in ("row", "r", "line"):
            self.shapes[_ROWS] += 2
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """`board[i] == " "`."""
        sides = [node.left, *node.comparators]
        for side in sides:
            is_text = isinstance(side, ast.Constant) and isinstance(side.value, str)
            if is_text or any(isinstance(each, ast.Subscript) for each in sides):
                self._free(side, 1)
            if isinstance(side, (ast.Tuple, ast.List, ast.Set)):
                for each in side.elts:
                    self._free(each, 1)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """`board[i] = " "`."""
        if any(isinstance(target, ast.Subscript) for target in node.targets):
            self._free(node.value, 2)
        self.generic_visit(node)


_TEN = BoardStyle(shape=Shape.TEN, first=1)
_ROWS = BoardStyle(shape=Shape.ROWS)
_DICTIONARY = BoardStyle(shape=Shape.DICTIONARY)


def _called(node: ast.Call) -> str:
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def _owner(node: ast.Call) -> ast.AST:
    """Return whose method is called."""
    return node.func.value if isinstance(node.func, ast.Attribute) else node.func


def _range(node: ast.AST) -> range | None:
    """Return the range that a call of range() with plain numbers makes."""
    if isinstance(node, ast.Call) and _called(node) == "range":
        values = [each.value for each in node.args if isinstance(each, ast.Constant)]
        numbers = [value for value in values if isinstance(value, int)]
        if numbers and len(numbers) == len(node.args):
            return range(*numbers)
    return None


def _is_board(node: ast.AST) -> bool:
    return is_board_name(getattr(node, "id", getattr(node, "attr", "")))


def _numbers(nodes: Iterable[ast.AST]) -> bool:
    values = [str(each.value) for each in nodes if isinstance(each, ast.Constant)]
    return values == [str(at + 1) for at in range(9)]
