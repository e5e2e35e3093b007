"""Slips of the pen that the source of a function shows for certain, each told in a sentence."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence

from lessons.learner.loading import LearnerModule
from lessons.learner.reading import NAMES

_Function = ast.FunctionDef | ast.AsyncFunctionDef
_Slip = tuple[int, str]
"""The line, and what is wrong there."""

_INSIDE = "make a new one inside"


def slip_in(loaded: LearnerModule, names: Sequence[str]) -> str:
    """Return the first slip in functions of which one is wrong, with its line; "" for none."""
    for name in names:
        node = loaded.source.functions.get(name)
        if isinstance(node, _Function):
            found = [*_always_true(node, loaded), *_returns_too_soon(node)]
            found += [*_compared(node), *_kept(node, loaded)]
            if found:
                line, what = min(found)
                return f"line {line}: {what}"
    return ""


def _always_true(node: _Function, loaded: LearnerModule) -> Iterator[_Slip]:
    """`if symbol == "X" or "x"`, and `if check_winner` without a call."""
    own = _names_stored(node) | {each.arg for each in ast.walk(node) if isinstance(each, ast.arg)}
    for part, among in conditions(node):
        if among is ast.Or and isinstance(part, ast.Constant) and part.value:
            alone = f"or {ast.unparse(part)} alone is always true"
            yield part.lineno, f"{alone}: compare on both sides of or"
        named = part.id if isinstance(part, ast.Name) and part.id not in own else ""
        if inspect.isfunction(vars(loaded.module).get(named)):
            yield part.lineno, f"{named} without brackets is not called: {named}(...) is"


def conditions(node: ast.AST) -> Iterator[tuple[ast.expr, type | None]]:
    """Yield what conditions are made of, and whether `and` or `or` stands beside it."""
    waiting: list[tuple[ast.expr, type | None]] = []
    for each in ast.walk(node):
        if isinstance(each, (ast.If, ast.While, ast.IfExp)):
            waiting.append((each.test, None))
        elif isinstance(each, ast.comprehension):
            waiting += [(test, None) for test in each.ifs]
    for part, among in waiting:
        if isinstance(part, ast.BoolOp):
            waiting += [(value, type(part.op)) for value in part.values]
        elif isinstance(part, ast.UnaryOp):
            waiting.append((part.operand, None))
        else:
            yield part, among


def _returns_too_soon(node: _Function) -> Iterator[_Slip]:
    """A loop whose body returns in any case ends with the first of what it goes through."""
    for loop in ast.walk(node):
        if not isinstance(loop, ast.For) or isinstance(loop.body[0], ast.Return):
            continue
        goes_on = any(isinstance(each, ast.Continue) for each in ast.walk(loop))
        if _returns(loop.body) and not goes_on:
            line = loop.body[-1].end_lineno or loop.lineno
            first = f"only the first {ast.unparse(loop.target)} is looked at"
            yield line, f"return stands in the loop, so {first}"


def _returns(body: list[ast.stmt]) -> bool:
    last = body[-1] if body else None
    while isinstance(last, ast.If):  # Of elif there may be hundreds.
        if not _returns(last.body) or not last.orelse:
            return False
        last = last.orelse[-1]
    return isinstance(last, ast.Return)


def _compared(node: _Function) -> Iterator[_Slip]:
    """`board[move] == letter` as a line of its own."""
    for each in ast.walk(node):
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Compare):
            yield each.lineno, "== only compares: = puts a value there"


def _kept(node: _Function, loaded: LearnerModule) -> Iterator[_Slip]:
    """Lists that one call leaves to the next: `def f(found=[])`, and those of the file."""
    grown = {
        each.func.value.id
        for each in ast.walk(node)
        if isinstance(each, ast.Call)
        and isinstance(each.func, ast.Attribute)
        and each.func.attr == "append"
        and isinstance(each.func.value, ast.Name)
    }
    used = {
        name
        for each in ast.walk(node)
        if isinstance(each, ast.Return) and each.value
        for name in _names_in(each.value)
    }
    arguments = node.args.posonlyargs + node.args.args
    for argument, default in zip(arguments[::-1], node.args.defaults[::-1], strict=False):
        if isinstance(default, ast.List) and argument.arg in grown:
            yield node.lineno, f"a list in the def line is one list for all calls: {_INSIDE}"
    for name in (grown & used) - _names_stored(node) - {each.arg for each in arguments}:
        if isinstance(vars(loaded.module).get(name), list) and name.lower() not in NAMES["board"]:
            yield node.lineno, f"{name} is made once, outside, and each call adds to it: {_INSIDE}"


def _names_stored(node: ast.AST) -> set[str]:
    """Return the names that are given a value somewhere in a function, or whose parts are."""
    return {
        name
        for each in ast.walk(node)
        if isinstance(each, (ast.Name, ast.Subscript)) and not isinstance(each.ctx, ast.Load)
        for name in _names_in(each if isinstance(each, ast.Name) else each.value)
    } | {
        each.func.value.id
        for each in ast.walk(node)
        if isinstance(each, ast.Call)
        and isinstance(each.func, ast.Attribute)
        and each.func.attr in ("clear", "pop")
        and isinstance(each.func.value, ast.Name)
    }


def _names_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
