"""The boards that a learner's file makes: `[" "] * 9`, `list(range(9))`, rows, a dictionary."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from lessons.learner.boards import BoardStyle, Shape, is_array

TEN = BoardStyle(shape=Shape.TEN, first=1)
ROWS = BoardStyle(shape=Shape.ROWS)
DICTIONARY = BoardStyle(shape=Shape.DICTIONARY)

_BUILDERS = {
    each.__name__: each for each in (list, tuple, dict, range, str, int, map, enumerate, zip)
}
_WRITTEN = (
    *(ast.List, ast.Tuple, ast.Dict, ast.Constant, ast.Starred, ast.Name, ast.Load, ast.Store),
    *(ast.ListComp, ast.DictComp, ast.GeneratorExp, ast.comprehension, ast.Call, ast.keyword),
    *(ast.BinOp, ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.UnaryOp, ast.USub),
)
"""What an expression that makes a board is written with."""

_LARGEST = 100
"""No number in such an expression is larger."""


@dataclass(frozen=True, slots=True)
class Free:
    """How free squares are written: `sign`, or their numbers from `first` as int or str."""

    sign: object
    numbered: type | None = None
    first: int = 1


@dataclass(frozen=True, slots=True)
class MadeBoard:
    """A board without marks, or, where there is no `form`, a row of one."""

    form: BoardStyle | None
    free: Free


def value_of(node: ast.AST, names: Mapping[str, object]) -> object:
    """Return what an expression is that is built of plain values and `names`, None for others."""
    own = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    for each in ast.walk(node):
        if not isinstance(each, _WRITTEN):
            return None
        if isinstance(each, ast.Constant) and type(each.value) is int and each.value > _LARGEST:
            return None
        if isinstance(each, ast.Call) and getattr(each.func, "id", "") not in _BUILDERS:
            return None
    known = {name: names[name] for name in own if name in names} | _BUILDERS
    try:
        code = compile(ast.Expression(node), "", "eval")  # type: ignore[arg-type]  # An expression.
        return eval(code, {"__builtins__": {}} | known)
    except Exception:
        return None  # It needs what is only known while the file runs.


def made_board(value: object, signs: tuple[object, ...]) -> MadeBoard | None:
    """Return what a value says if it is an empty board, or a row of one, None if it is neither."""
    if isinstance(value, dict):
        keys = tuple(value)
        form = replace(DICTIONARY, keys=keys, first=keys[0] if keys[:1] in ((0,), (1,)) else 0)
        return _of_squares(list(value.values()), form, signs) if len(keys) == 9 else None
    if is_array(value):
        value = value.tolist()  # type: ignore[attr-defined]  # An array.
    if not isinstance(value, (list, tuple, str)):
        return None
    if len(value) == 3 and all(isinstance(row, (list, tuple)) and len(row) == 3 for row in value):
        return _of_squares([square for row in value for square in row], ROWS, signs)
    if len(value) == 10:
        return _of_squares(list(value[1:]), TEN, signs)
    if len(value) == 9:
        return _of_squares(list(value), BoardStyle(), signs)
    is_row = len(value) == 3 and isinstance(value, list)
    return _of_squares(list(value), None, signs) if is_row else None


def _of_squares(
    squares: list[object], form: BoardStyle | None, signs: tuple[object, ...]
) -> MadeBoard | None:
    marks = [square for square in squares if square in signs]
    if marks and form:
        return _with_marks(squares, form, signs)
    first = squares[0]
    if may_be_free(first, signs) and all(_alike(square, first) for square in squares):
        return MadeBoard(form, Free(first))
    for free in _numbers() if form else ():
        if squares == [free.numbered and free.numbered(at + free.first) for at in range(9)]:
            return MadeBoard(form, free)
    return None


def _with_marks(
    squares: list[object], form: BoardStyle, signs: tuple[object, ...]
) -> MadeBoard | None:
    """Return what a board in the middle of a game says by its free squares, if there are two."""
    rest = {at: square for at, square in enumerate(squares) if square not in signs}
    if len(rest) < 2:
        return None
    first = next(iter(rest.values()))
    if may_be_free(first, signs) and all(_alike(square, first) for square in rest.values()):
        return MadeBoard(form, Free(first))
    for free in _numbers():
        if free.numbered and all(
            _alike(square, free.numbered(at + free.first)) for at, square in rest.items()
        ):
            return MadeBoard(form, free)
    return None


def _alike(one: object, other: object) -> bool:
    return type(one) is type(other) and one == other


def _numbers() -> Iterator[Free]:
    for kind in (int, str):
        for first in (0, 1):
            yield Free(None, kind, first)


def may_be_free(value: object, signs: tuple[object, ...]) -> bool:
    """Return whether a value may stand for a free square."""
    if isinstance(value, bool) or value in signs:
        return False
    if isinstance(value, str):
        return len(value) <= 1 and value not in set("TtXOxo")
    return value is None or value == 0
