"""Slips of the pen that the source of a function shows for certain, each told in a sentence."""

from __future__ import annotations

import ast
import builtins
import inspect
from collections.abc import Iterator

from lessons.learner.loading import LearnerModule
from lessons.learner.reading import NAMES

_Function = ast.FunctionDef | ast.AsyncFunctionDef
_Slip = tuple[int, str]
"""The line, and what is wrong there."""

_PYTHONS = {*dir(builtins), "__file__", "display", "get_ipython"}
"""What every file and notebook has."""

_INSIDE = "make a new one inside"


def slip_in(loaded: LearnerModule, name: str) -> str:
    """Return the first slip in a function that is wrong, with its line; "" for none."""
    node = loaded.source.functions.get(name)
    if not isinstance(node, _Function):
        return ""
    found = [*_sure(node, loaded), *_returns_too_soon(node), *_kept(node, loaded)]
    return _said(min(found)) if found else ""


def sure_slips(loaded: LearnerModule) -> Iterator[tuple[str, str]]:
    """Yield the functions that have what is wrong whatever they are for, and what it is."""
    for name, node in loaded.source.functions.items():
        for slip in (*_sure(node, loaded), *_unknown(node, loaded)):
            yield name, _said(slip)
    for statement in loaded.source.tree.body:
        if isinstance(statement, (ast.While, ast.For, ast.If)):
            for slip in _unknown(statement, loaded):
                yield "outside of functions", _said(slip)


def _unknown(node: ast.AST, loaded: LearnerModule) -> Iterator[_Slip]:
    """Names that nothing in the file is called."""
    every = list(ast.walk(loaded.source.tree))
    known = {each.id for each in every if isinstance(each, ast.Name) and _is_stored(each)}
    for part in ("name", "asname", "arg", "rest"):  # Of definitions, imports, patterns, and so on.
        known |= {str(getattr(each, part, "")).partition(".")[0] for each in every}
    if "*" not in known:
        for each in ast.walk(node):
            if isinstance(each, ast.Name) and each.id not in {*known, *_PYTHONS}:
                said = f"nothing is called {each.id}: is it misspelt, or is an import missing?"
                yield each.lineno, said


def _is_stored(name: ast.Name) -> bool:
    return not isinstance(name.ctx, ast.Load)


def _said(slip: _Slip) -> str:
    return "line {}: {}".format(*slip)


def _sure(node: _Function, loaded: LearnerModule) -> Iterator[_Slip]:
    """`if symbol == "X" or "x"`, `if check_winner` without a call, and `board[0] == "X"` alone."""
    own = _names_stored(node) | {each.arg for each in ast.walk(node) if isinstance(each, ast.arg)}
    for each in ast.walk(node):
        if isinstance(each, ast.BoolOp) and isinstance(each.op, ast.Or):
            words = [part for part in each.values if isinstance(part, ast.Constant) and part.value]
            if words and any(isinstance(part, ast.Compare) for part in each.values):
                alone = f"or {ast.unparse(words[0])} alone is always true"
                yield each.lineno, f"{alone}: compare on both sides of or"
        elif isinstance(each, ast.Expr) and isinstance(each.value, ast.Compare):
            yield each.lineno, "== only compares: = puts a value there"
    for part in conditions(node):
        named = part.id if isinstance(part, ast.Name) and part.id not in own else ""
        if inspect.isfunction(vars(loaded.module).get(named)):
            yield part.lineno, f"{named} without brackets is not called: {named}(...) is"


def conditions(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what conditions are made of, the parts of `and`, `or` and `not`."""
    waiting: list[ast.expr] = []
    for each in ast.walk(node):
        if isinstance(each, (ast.If, ast.While, ast.IfExp)):
            waiting.append(each.test)
        elif isinstance(each, ast.comprehension):
            waiting += each.ifs
    for part in waiting:
        if isinstance(part, ast.BoolOp):
            waiting += part.values
        elif isinstance(part, ast.UnaryOp):
            waiting.append(part.operand)
        else:
            yield part


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
