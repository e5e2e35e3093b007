"""The lists of winning lines that a learner's file keeps: what is wrong in them, and right ones."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import wraps
from typing import Any

from engine.winners import LINES
from lessons.learner.evidence import styles_of
from lessons.learner.loading import LearnerModule
from lessons.learner.movers import NUMBERS, PAIRS
from lessons.learner.own_board import instance_of

_FEWEST, _MOST = 6, 10
"""How many lines a list has that is meant to hold all eight."""

_FEWEST_RIGHT = 5
_INIT = "__init__"
_LINES = [frozenset(line) for line in LINES]


@dataclass(frozen=True, slots=True)
class LineList:
    """A list of lines with a mistake: whose it is, its name, what is wrong in it, and a right one.

    Of a class it is the variable of the class, or one that each object is made with.
    """

    owner: object
    name: str
    hint: str
    right: Any


def faulty_lists(loaded: LearnerModule) -> dict[str, str]:
    """Return what is wrong in the lists of lines of a file and of its classes, by their names."""
    return {each.name: each.hint for each in _faulty(loaded)}


def faulty_literal(loaded: LearnerModule, name: str) -> str:
    """Return what is wrong in a list of lines that stands in a function itself, with its line."""
    node = loaded.source.functions.get(name.rpartition(".")[2], ast.Pass())
    for each in ast.walk(node):
        if isinstance(each, (ast.List, ast.Tuple, ast.Set)):
            with suppress(ValueError, TypeError):  # It has more than plain values in it.
                for found in _read(None, f"line {each.lineno}", ast.literal_eval(each), ()):
                    return found.hint
    return ""


@contextmanager
def right_lists(loaded: LearnerModule) -> Iterator[None]:
    """Have right lists of lines in place of those with a mistake; a list is changed in place."""
    with ExitStack() as stack:
        for each in _faulty(loaded):
            value = vars(each.owner).get(each.name)
            if isinstance(value, list):
                stack.callback(value.__setitem__, slice(None), list(value))
                value[:] = each.right
            elif value is not None:
                stack.callback(setattr, each.owner, each.name, value)
                setattr(each.owner, each.name, each.right)
            elif isinstance(each.owner, type):
                stack.callback(setattr, each.owner, _INIT, getattr(each.owner, _INIT))
                setattr(each.owner, _INIT, _made_with(each))
        yield


def _made_with(lines: LineList) -> Callable[..., None]:
    """Return how objects of a class are made that have a right list."""
    before: Callable[..., None] = getattr(lines.owner, _INIT)

    @wraps(before)
    def made(thing: object, *arguments: object, **named: object) -> None:
        before(thing, *arguments, **named)
        setattr(thing, lines.name, lines.right)

    return made


def _faulty(loaded: LearnerModule) -> Iterator[LineList]:
    owned: list[tuple[object, object]] = [(loaded.module, loaded.module)]
    for kind in list(vars(loaded.module).values()):
        if isinstance(kind, type) and kind.__module__ == loaded.module.__name__:
            owned.append((kind, kind))
            with suppress(Exception):
                owned.append((kind, instance_of(kind)))
    keys = [tuple(style.keys) for style in styles_of(loaded) if style.keys]
    for owner, holder in owned:
        for name, value in list(getattr(holder, "__dict__", {}).items()):
            if isinstance(value, (list, tuple, set, frozenset)):
                yield from _read(owner, name, value, keys)


def _read(
    owner: object, name: str, value: Iterable[Any], keys: Sequence[tuple[object, ...]]
) -> Iterator[LineList]:
    """Yield a list that has most of the eight lines, but not just them."""
    items = list(value)
    if not _FEWEST <= len(items) <= _MOST or not all(map(_is_line, items)):
        return
    best: tuple[int, Sequence[object], list[frozenset[int]]] = (0, (), [])
    for names in (*keys, *NUMBERS, *PAIRS):
        found = [frozenset(_cells(item, names)) for item in items]
        best = max(best, (len({*found} & {*_LINES}), names, found), key=lambda each: each[0])
    count, squares, lines = best
    missing = [line for line in _LINES if line not in lines]
    wrong = [item for item, line in zip(items, lines, strict=True) if line not in _LINES]
    if count < _FEWEST_RIGHT or not (missing or wrong):
        return
    kind = type(items[0])
    new = [kind(squares[cell] for cell in sorted(line)) for line in missing]
    kept = [item for item in items if item not in wrong]
    parts = [f"{_texts(new)} {'is' if len(new) == 1 else 'are'} missing"] if new else []
    if wrong:
        parts.append(f"{_texts(wrong)} {'is no line' if len(wrong) == 1 else 'are no lines'}")
    hint = f"in {name}, {' and '.join(parts)}"
    right = [*kept, *new]
    yield LineList(owner, name, hint, right if isinstance(value, list) else type(value)(right))  # type: ignore[call-arg]  # A tuple or a set.


def _is_line(item: object) -> bool:
    return isinstance(item, (list, tuple, set, frozenset)) and len(item) in (2, 3, 4)


def _cells(item: Iterable[Any], squares: Sequence[object]) -> Iterator[int]:
    for square in item:
        place = tuple(square) if isinstance(square, list) else square
        yield squares.index(place) if place in squares else -1


def _texts(lines: Sequence[object]) -> str:
    return " and ".join(map(repr, lines))
