"""What stands in a file for certain: its constants, its Enum's members and the boards it makes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from enum import Enum
from typing import Any

from lessons.learner.loading import LearnerModule
from lessons.learner.profiles import ALSO, ROLES, WORKBOOK
from lessons.learner.writing import (
    NUMBERED,
    Numbered,
    Shape,
    Squares,
    Writing,
    same,
    usual_squares,
)

_FREE = re.compile(r"empty|blank|free|frei|leer|vide|vac|none|dot|space|nothing|open", re.I)
_X = re.compile(r"^x$|^x_|_x$|cross|kreuz|croix|cruz", re.I)
_O = re.compile(r"^o$|^o_|_o$|nought|naught|kreis|circle|rond|zero$", re.I)
_NO_MARK = re.compile(r"tie|draw|win|los|score|size|player[12]?_?name", re.I)
_TIE = re.compile(r"tie|draw", re.I)

FREE_SIGNS: tuple[object, ...] = (" ", ".", "-", "_", "", None, 0)
"""What often is on free squares."""

_TIES = ("tie", "Tie", "TIE", "draw", "Draw", "DRAW", "t", "D")
_OTHERS = {*ALSO["other_symbol"].split(), *WORKBOOK.names["other_symbol"].split()}
_BOARDS = {*ROLES["board"].split(), "s"}
_PLAIN_CALLS = ("range", "str", "len", "list")


def certain(loaded: LearnerModule, usual: Writing) -> Writing:
    """Return the usual writing with what the file says of its own."""
    tree = loaded.source.tree
    constants = dict(constants_of(loaded))
    made = list(_boards_made(loaded))
    changes: dict[str, Any] = {}
    shapes = {shape for shape, _, _ in made} or {*_shown(tree)}
    if Shape.TEN in shapes:
        shapes.discard(Shape.LIST)  # [None] + [" "] * 9 has the nine in it.
    indexes = _indexes(tree)
    if len(shapes) == 1:
        changes["shape"] = shapes.pop()
    elif 9 in indexes:
        changes["shape"] = Shape.TEN
    elif _has_rows(tree):
        changes["shape"] = Shape.ROWS
    if changes.get("shape") is Shape.TEN and 0 in indexes:
        changes["shape"] = Shape.LIST
    frees = [free for _, free, _ in made]
    if frees and all(same(free, frees[0]) for free in frees):
        changes["free"] = frees[0]
    elif len(free := list(_free_constants(constants, tree))) == 1 or (
        not free and len(free := list(_free_signs(tree))) == 1
    ):
        changes["free"] = free[0]
    now = usual.but(**changes)
    if now.shape is Shape.TEXT and not isinstance(now.free, (str, Numbered)):
        now = usual = usual.but(free=" ")
    if now.shape is not usual.shape or isinstance(now.free, Numbered):
        changes["squares"] = usual_squares(now.shape, now.free)
    rows = {kinds for shape, _, kinds in made if shape is Shape.ROWS}
    if len(rows) == 1 and now.shape is Shape.ROWS:
        (changes["rows"],) = rows
    firsts = [kinds for shape, _, kinds in made if shape is Shape.TEN]
    if firsts and now.shape is Shape.TEN:
        changes["first"] = firsts[0]
    keys = {keys for shape, _, keys in made if shape is Shape.DICT}
    if len(keys) == 1 and now.shape is Shape.DICT:
        (names,) = keys
        numbered = {tuple(map(now.but(squares=each).square, range(9))): each for each in Squares}
        changes |= {"squares": numbered[names]} if names in numbered else {"names": names}
    if marks := _marks(constants, tree, changes.get("free", usual.free)):
        changes["marks"] = marks
        if type(marks[0]) is int and "free" not in changes:
            usual = usual.but(free=0)
    texts = _texts(tree)
    ties = [v for n, v in constants.items() if _TIE.search(n) and isinstance(v, (str, Enum))]
    ties += [word for word in _TIES if word in texts]
    if "T" in texts or ties:
        changes["tie"] = "T" if "T" in texts else ties[0]
    return usual.but({*changes} - {"squares", "names", "rows", "first"}, **changes)


def constants_of(loaded: LearnerModule) -> Iterator[tuple[str, object]]:
    """Yield the file's plain values and the members of its Enums by name."""
    for name, value in vars(loaded.module).items():
        if isinstance(value, type) and issubclass(value, Enum):
            if value.__module__ == loaded.module.__name__:
                yield from value.__members__.items()
        elif not name.startswith("__") and isinstance(value, (str, int, type(None), Enum)):
            yield name, value


def empty_board(
    value: Any, with_marks: bool = False, is_named: bool = False
) -> tuple[Shape, object] | None:
    """Return the shape and the free sign of an empty board, None if it is none.

    With marks, a board on which a game has begun counts, too. A list of the numbers of squares is
    a board only if it `is_named` so.
    """
    if isinstance(value, dict) and len(value) == 9:
        shape, cells = Shape.DICT, list(value.values())
    elif isinstance(value, tuple) and len(value) == 9:
        shape, cells = Shape.TUPLE, list(value)
    elif isinstance(value, list) and len(value) in (9, 10):
        shape, cells = Shape.LIST if len(value) == 9 else Shape.TEN, value[-9:]
    elif isinstance(value, str) and len(value) == 9 and is_named:
        shape, cells = Shape.TEXT, list(value)
    elif (
        isinstance(value, (list, tuple))
        and [len(row) for row in value if isinstance(row, (list, tuple, str))] == [3] * 3
    ):
        shape, cells = Shape.ROWS, [cell for row in value for cell in row]
    else:
        return None
    for numbered in NUMBERED:
        if all(same(cell, numbered.sign(at)) for at, cell in enumerate(cells)):
            is_text = numbered.kind is str or (shape is Shape.ROWS and isinstance(value[0], list))
            return (shape, numbered) if is_text or is_named else None
    if all(same(cell, cells[0]) for cell in cells):
        return None if isinstance(cells[0], (list, dict, bool, float)) else (shape, cells[0])
    if with_marks and all(isinstance(cell, str) and len(cell) <= 2 for cell in cells):
        signs = {*cells} & {*FREE_SIGNS}
        if len({*cells}) == 3 and len(signs) == 1:
            return shape, signs.pop()
    return None


def _boards_made(
    loaded: LearnerModule,
) -> Iterator[tuple[Shape, object, tuple[object, ...]]]:
    """Yield the shapes and free signs of boards that the file makes, and their keys or kinds."""
    for name, value in _values_made(loaded):
        try:
            is_named = name.lower() in _BOARDS or re.search("board|start|empty", name, re.I)
            found = empty_board(value, with_marks=True, is_named=bool(is_named))
        except Exception:  # Whatever a learner's own kind of object raises.
            continue
        # ALL_SPACES = ["1", "2", ...] are names of squares.
        if found and not (isinstance(found[1], Numbered) and name.isupper()):
            own: tuple[object, ...] = tuple(value) if isinstance(value, dict) else ()
            own = (type(value), type(value[0])) if found[0] is Shape.ROWS else own
            own = (value[0],) if found[0] is Shape.TEN else own
            yield *found, own


def _shown(tree: ast.AST) -> Iterator[Shape]:
    """Yield what boards are by annotations, by `board.items()` and by `board[:2] + mark`."""
    named = {"str": Shape.TEXT, "dict": Shape.DICT, "tuple": Shape.TUPLE}
    joined = {ast.Name: Shape.TEXT, ast.Constant: Shape.TEXT, ast.Tuple: Shape.TUPLE}
    for each in ast.walk(tree):
        if isinstance(each, ast.arg) and each.annotation and each.arg.lower() in _BOARDS:
            kind = ast.unparse(each.annotation).partition("[")[0].lower()
            yield from [named[kind]] if kind in named else []
        elif isinstance(each, ast.Attribute) and _name(each.value) in _BOARDS:
            yield from [Shape.DICT] if each.attr in ("items", "keys", "values") else []
        elif isinstance(each, ast.BinOp) and isinstance(each.left, ast.Subscript):
            is_part = isinstance(each.left.slice, ast.Slice) and _name(each.left.value) in _BOARDS
            yield from [joined[type(each.right)]] if is_part and type(each.right) in joined else []


def _values_made(loaded: LearnerModule) -> Iterator[tuple[str, Any]]:
    """Yield lists and dictionaries made of constants, and what they are called, "" for nothing."""
    known = {**vars(loaded.module), "range": range, "str": str, "len": len, "list": list}
    named = {
        id(node.value): getattr(node.targets[0], "id", _name(node.targets[0]))
        for node in ast.walk(loaded.source.tree)
        if isinstance(node, ast.Assign)
    }
    for node in ast.walk(loaded.source.tree):
        makes = (ast.BinOp, ast.List, ast.Tuple, ast.ListComp, ast.Dict, ast.DictComp)
        if isinstance(node, ast.expr) and (isinstance(node, makes) or id(node) in named):
            calls = [each.func for each in ast.walk(node) if isinstance(each, ast.Call)]
            names = [each for each in ast.walk(node) if isinstance(each, ast.Name)]
            stored = {each.id for each in names if isinstance(each.ctx, ast.Store)}
            if all(getattr(each, "id", "") in _PLAIN_CALLS for each in calls) and (
                {each.id for each in names} <= {*known} | stored
            ):
                with suppress(Exception):
                    value = eval(compile(ast.Expression(node), "", "eval"), known)
                    yield named.get(id(node), ""), value


def _free_constants(constants: Mapping[str, object], tree: ast.AST) -> Iterator[object]:
    """Yield the constants that are used and look like what is on a free square."""
    nodes = list(ast.walk(tree))
    used = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    used |= {each.attr for each in nodes if isinstance(each, ast.Attribute)}
    for name, value in constants.items():
        is_text = isinstance(value, str)
        is_named = bool(_FREE.search(name)) and (not isinstance(value, str) or len(value) <= 3)
        is_sign = is_text and value in FREE_SIGNS and not _NO_MARK.search(name)
        if name in used and (is_named or is_sign):
            yield value


def _free_signs(tree: ast.AST) -> set[object]:
    """Return the signs of free squares that are put on squares, or compared with them."""
    nodes = list(ast.walk(tree))
    cells = set[str]()
    for each in nodes:
        if isinstance(each, (ast.For, ast.comprehension)) and _names(each.iter) & (_BOARDS | cells):
            cells |= _names(each.target)
    found = set[object]({*" .-_"} & _compared_texts(tree))
    for each in nodes:
        sides = [each.left, *each.comparators] if isinstance(each, ast.Compare) else []
        sides = [*each.targets, each.value] if isinstance(each, ast.Assign) else sides
        values = {side.value for side in sides if isinstance(side, ast.Constant)} & {*FREE_SIGNS}
        if any(isinstance(side, ast.Subscript) and _names(side.value) & _BOARDS for side in sides):
            found |= values
        elif isinstance(each, ast.Compare):
            is_in = isinstance(each.ops[0], (ast.In, ast.NotIn))
            named = {_name(side) for side in sides} & (cells | (_BOARDS if is_in else set()))
            # The number of a square is compared with 0, too.
            found |= (values if is_in else values - {0}) if named - {""} else set()
    return found


def _marks(
    constants: Mapping[str, object], tree: ast.AST, free: object
) -> tuple[object, object] | None:
    own = {
        name: value
        for name, value in constants.items()
        if not _NO_MARK.search(name) and not same(value, free)
    }
    if type(free) is int or isinstance(free, Enum):
        own = {name: value for name, value in own.items() if type(value) is type(free)}
    x = next((value for name, value in own.items() if _X.search(name)), None)
    o = next((value for name, value in own.items() if _O.search(name)), None)
    if x is not None and o is not None:
        return x, o
    is_int = type(free) is int
    signs = [
        v
        for v in own.values()
        if isinstance(v, Enum) or _is_sign(v) or (is_int and v in range(-9, 10))
    ]
    values = list(dict.fromkeys(signs))
    if len(values) == 2:
        swap = isinstance(values[1], str) and values[1] in "xX"
        return (values[1], values[0]) if swap else (values[0], values[1])
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.strip("_").lower() in _OTHERS:
            parts = (each.value for each in ast.walk(node) if isinstance(each, ast.Constant))
            told = sorted({str(each) for each in parts if _is_sign(each)}, key=len)
            if len(told) == 2 and told[0] not in told[1]:
                return (told[0], told[1]) if told[1] not in ("X", "x") else (told[1], told[0])
    negated = [each.operand for each in ast.walk(tree) if isinstance(each, ast.UnaryOp)]
    is_sum = any(isinstance(each, ast.Constant) and each.value == 3 for each in negated)
    if type(free) is int and (is_sum or {*map(_name, negated)} & {*ROLES["symbol"].split()}):
        return 1, -1
    texts = _texts(tree)
    if {"X", "O"} <= texts and {"X", "O"} & _compared_texts(tree) and not {"x", "o"} & texts:
        return "X", "O"
    return ("x", "o") if {"x", "o"} <= texts and not {"X", "O"} & texts else None


def _is_sign(value: object) -> bool:
    is_short = isinstance(value, str) and 0 < len(value) <= 2
    return is_short and value != "T" and value not in FREE_SIGNS


def _texts(tree: ast.AST) -> set[str]:
    """Return the texts that stand in a file."""
    constants = (each.value for each in ast.walk(tree) if isinstance(each, ast.Constant))
    return {each for each in constants if isinstance(each, str)}


def short_texts(tree: ast.AST) -> list[str]:
    """Return those of a file's texts that may be on a free square."""
    return sorted(each for each in _texts(tree) if len(each) <= 2 and each not in ("T", *"XOxo"))


def _compared_texts(tree: ast.AST) -> set[str]:
    """Return the texts that something is compared with."""
    compared = (each for each in ast.walk(tree) if isinstance(each, ast.Compare))
    sides = (side for each in compared for side in (each.left, *each.comparators))
    values = (side.value for side in sides if isinstance(side, ast.Constant))
    return {value for value in values if isinstance(value, str)}


def _has_rows(tree: ast.AST) -> bool:
    """Return whether a board is asked for a square by two brackets."""
    return any(
        isinstance(each, ast.Subscript)
        and isinstance(each.value, ast.Subscript)
        and _name(each.value.value) in _BOARDS
        for each in ast.walk(tree)
    )


def _indexes(tree: ast.AST) -> set[object]:
    """Return the numbers in brackets behind a board."""
    found = set[object]()
    for each in ast.walk(tree):
        if isinstance(each, ast.Subscript) and _name(each.value) in _BOARDS:
            found |= {each.slice.value} if isinstance(each.slice, ast.Constant) else set()
    return found


def _name(node: ast.AST) -> str:
    return str(getattr(node, "id", getattr(node, "attr", ""))).lower().strip("_")


def _names(node: ast.AST) -> set[str]:
    return {_name(each) for each in ast.walk(node)} - {""}
