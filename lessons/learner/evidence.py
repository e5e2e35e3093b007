"""What in a learner's file tells how it writes its boards."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import product

from lessons.learner.boards import (
    BoardStyle,
    Shape,
    is_array,
    is_board_name,
)
from lessons.learner.held_boards import held_styles
from lessons.learner.loading import LearnerModule
from lessons.learner.made_boards import (
    ROWS,
    TEN,
    Free,
    made_board,
    may_be_free,
    value_of,
)
from lessons.learner.signs import signs_of

_MOST_STYLES = 8
"""How many ways to write a board are tried on a file."""

_FREE = re.compile(
    r"^_?(empty|blank|free|space|none)(_?(sym|symbol|value|mark|cell|square|space))?s?$", re.I
)
_TIE = re.compile(r"^(t|tie|tied|draw|drawn)$", re.I)
"""What a file may call a game that nobody has won."""

_NEW_BOARD = re.compile(
    r"^_?((get|make|create|build|new|empty|start|setup|set_up|reset|init|initial|initialize"
    r"|initialise|fresh)_?)+(the_?)?(board|grid|state|field)$",
    re.I,
)
"""What a function is called that returns a new board."""


def styles_of(loaded: LearnerModule) -> list[BoardStyle]:
    """Return how a file may write its boards, the likeliest first."""
    if "styles" not in loaded.memory:  # Its own board may be changed by what is tried later.
        tree = loaded.source.tree
        texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        ties = [str(text) for text in texts if _TIE.match(str(text))]
        tie = "T" if "T" in texts or len(ties) != 1 else ties[0]
        styles = [
            replace(style, x=x, o=o, tie=tie)
            for x, o in signs_of(loaded)
            for style in _styles(loaded, (x, o))
        ]
        styles.sort(key=lambda style: type(style.free) is int and isinstance(style.x, str))
        held = [each for signs in signs_of(loaded)[:1] for each in held_styles(loaded, signs)]
        loaded.memory["styles"] = [*styles[:_MOST_STYLES], *held]
    found = loaded.memory["styles"]
    assert isinstance(found, list)
    return found


def _styles(loaded: LearnerModule, signs: tuple[object, object]) -> Iterator[BoardStyle]:
    """Yield the styles that a file's marks may stand on, the likeliest first."""
    evidence = _Evidence(signs, vars(loaded.module))
    for board in _boards_of(loaded):
        evidence.made(board, 4)
    is_sure = "initial_state" in loaded.source.functions and evidence.shapes
    if not is_sure:
        evidence.visit(loaded.source.tree)
    frees = _free_signs(loaded, evidence)
    forms = [form for form, _ in evidence.shapes.most_common()] or [BoardStyle()]
    boxes = [box for box, _ in evidence.boxes.most_common(1 if is_sure else None)]
    found = list(product(boxes, forms, frees))
    if BoardStyle() not in forms and not is_sure:
        found.append((list, BoardStyle(), frees[0]))
    styles = [
        replace(form, free=free.sign, numbered=free.numbered, numbered_from=free.first, box=box)
        for box, form, free in found
    ]
    yield from styles
    for style in styles:
        if style.numbered and style.shape is Shape.LIST and style.numbered_from:
            yield replace(style, first=1)
        if style.numbered and style.shape is Shape.ROWS:
            yield replace(style, first=style.numbered_from, pairs=False)


def _boards_of(loaded: LearnerModule) -> Iterator[object]:
    """Yield what the file's board is before a game, and what its functions for a new one return."""
    for name, value in list(vars(loaded.module).items()):
        if is_board_name(name):
            yield value
        node = loaded.source.functions.get(name)
        if _NEW_BOARD.match(name) and isinstance(node, ast.FunctionDef) and _is_plain(node, loaded):
            with suppress(Exception):
                yield value()


def _is_plain(node: ast.FunctionDef, loaded: LearnerModule) -> bool:
    """Return whether a function can just be called: it wants nothing, asks nothing, and ends."""
    loops = any(isinstance(each, ast.While) for each in ast.walk(node))
    asks = loaded.source.asks(node) or loaded.source.recurses(node.name)
    return not (node.args.args or loops or asks)


def _free_signs(loaded: LearnerModule, evidence: _Evidence) -> list[Free]:
    """Return the signs of a free square, most likely first; where none is clear, all that occur."""
    for name, value in vars(loaded.module).items():
        if _FREE.match(name) and (value is None or isinstance(value, (str, int))):
            return [Free(value)]
    if not evidence.frees:
        return [Free(" "), Free(None)] if evidence.asks_for_none else [Free(" ")]
    best = max(evidence.frees.values())
    return [sign for sign, count in evidence.frees.items() if count == best]


class _Evidence(ast.NodeVisitor):
    """Counts what in a file speaks for a sign of free squares, and for a shape of boards."""

    def __init__(self, signs: tuple[object, ...], names: Mapping[str, object]) -> None:
        self.signs = signs
        self.names = {
            name: value
            for name, value in names.items()
            if value is None or isinstance(value, (str, int))
        }
        self.frees: Counter[Free] = Counter()
        self.asks_for_none = False
        self.boxes: Counter[type] = Counter({list: 1})
        self.shapes: Counter[BoardStyle] = Counter()

    def _free(self, node: ast.AST, weight: int) -> None:
        if isinstance(node, ast.Constant) and may_be_free(node.value, self.signs):
            self.frees[Free(node.value)] += weight

    def made(self, value: object, weight: int = 3, may_be_numbers: bool = True) -> bool:
        """Take note of a value; return whether it is an empty board, or a row of one."""
        board = made_board(value, self.signs)
        if board is None or (board.free.numbered and not may_be_numbers):
            return False
        self.frees[board.free] += weight
        self.shapes[board.form or ROWS] += weight if board.form else 1
        if isinstance(value, (tuple, str)) or is_array(value):
            self.boxes[type(value)] += weight
        return True

    def visit(self, node: ast.AST) -> None:
        """Look at a statement or an expression, and at its parts unless it makes a board.

        Numbers are a board where they are kept or returned; `in [1, 2, 3]` says nothing.
        """
        if isinstance(node, (ast.Assign, ast.AnnAssign, ast.Return)) and node.value:
            targets = getattr(node, "targets", [getattr(node, "target", None)])
            is_kept = isinstance(node, ast.Return) or any(map(_is_board, targets))
            if self.made(value_of(node.value, self.names), 3 if is_kept else 1):
                return
        elif isinstance(
            node, (ast.List, ast.ListComp, ast.BinOp, ast.Dict, ast.DictComp)
        ) and self.made(value_of(node, self.names), may_be_numbers=False):
            return
        super().visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """`[" "] * size`, and `[" "] + board` for the unused square."""
        if isinstance(node.op, ast.Add) and _is_part(node.right):
            around = node.left.right if isinstance(node.left, ast.BinOp) else node.left
            self.boxes[tuple if isinstance(around, ast.Tuple) else str] += 2
        for made in (node.left, node.right):
            if isinstance(made, ast.List) and len(made.elts) == 1:
                if isinstance(node.op, ast.Mult):
                    self._free(made.elts[0], 3)
                elif isinstance(node.op, ast.Add) and _is_board(node.right):
                    self.shapes[TEN] += 3
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        """`[" " for _ in range(size)]`."""
        self._free(node.elt, 3)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """`board.count(" ")`, `board[i].isdigit()`, `range(1, 10)`."""
        called = _called(node)
        if called in ("count", "index") and len(node.args) == 1 and _is_board(_owner(node)):
            self._free(node.args[0], 2)
        is_asked = called in ("isdigit", "isnumeric", "isdecimal")
        if is_asked and isinstance(_owner(node), ast.Subscript):
            self.frees[Free(None, str)] += 2
        numbers = value_of(node, {}) if called == "range" else None
        for squares, form in ((range(9), BoardStyle()), (range(1, 10), TEN)):
            if numbers == squares:
                self.shapes[form] += 1
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """`board[1][2]`, `board[9]`, `board[0]`."""
        inner = node.value
        if isinstance(inner, ast.Subscript) and _is_board(inner.value):
            self.shapes[ROWS] += 2
        if _is_board(inner) and isinstance(node.slice, ast.Constant):
            if node.slice.value == 9:
                self.shapes[TEN] += 3
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
            self.shapes[ROWS] += 2
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """`board[i] == " "`, `None in board`."""
        sides = [node.left, *node.comparators]
        self.asks_for_none |= any(
            isinstance(side, ast.Constant) and side.value is None for side in sides
        )
        if isinstance(node.ops[-1], (ast.In, ast.NotIn)) and _is_board(sides[-1]):
            self._free(node.left, 2)
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


def _is_part(node: ast.AST) -> bool:
    """Return whether something is `board[5:]`."""
    if not isinstance(node, ast.Subscript):
        return False
    return isinstance(node.slice, ast.Slice) and _is_board(node.value)


def _called(node: ast.Call) -> str:
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def _owner(node: ast.Call) -> ast.AST:
    """Return whose method is called."""
    return node.func.value if isinstance(node.func, ast.Attribute) else node.func


def _is_board(node: object) -> bool:
    return is_board_name(getattr(node, "id", getattr(node, "attr", "")))
