"""What a learner's file says without being run: who calls whom, what asks for input."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class LearnerSource:
    """A learner's file as Python reads it; raises SyntaxError."""

    def __init__(self, text: bytes | str, path: str) -> None:
        self.tree = ast.parse(text, path)

    @cached_property
    def definitions(self) -> dict[str, int]:
        """The lines of what the file defines at its outermost level, by name."""
        return {node.name: node.lineno for node in self.tree.body if isinstance(node, Definition)}

    @cached_property
    def functions(self) -> dict[str, ast.AST]:
        """All functions and methods by their names, and each class's `__init__` by the class's."""
        found: dict[str, ast.AST] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                found[node.name] = node
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                for each in node.body:
                    if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                        found[node.name] = each
        return found

    @cached_property
    def properties(self) -> frozenset[str]:
        """The names of methods that are called without brackets."""
        return frozenset(
            name
            for name, node in self.functions.items()
            if any(
                getattr(each, "id", getattr(each, "attr", "")) in ("property", "cached_property")
                for each in getattr(node, "decorator_list", ())
            )
        )

    @cached_property
    def calls(self) -> dict[str, frozenset[str]]:
        """What each function calls by name, properties and what is defined within it included."""
        return {
            name: frozenset(
                [*names_called(node), *self.properties & names_used(node, (ast.Attribute,))]
            )
            for name, node in self.functions.items()
        }

    def reached(self, name: str) -> set[str]:
        """Return all of the file's functions that `name` calls, and those that these call."""
        found = set[str]()
        waiting = [name]
        while waiting:
            for called in self.calls.get(waiting.pop(), ()):
                if called in self.calls and called not in found:
                    found.add(called)
                    waiting.append(called)
        return found

    def recurses(self, name: str) -> bool:
        """Return whether a function calls itself, or calls one that does."""
        return any(each in self.reached(each) for each in {name, *self.reached(name)})

    def asks(self, statement: ast.stmt) -> bool:
        """Return whether a statement asks for input, itself or by what it calls."""
        called = set(names_called(statement))
        reached = called.union(*(self.reached(name) for name in called))
        return "input" in called or any("input" in self.calls.get(name, ()) for name in reached)


def names_called(node: ast.AST) -> Iterator[str]:
    """Yield the names of the functions, methods and classes that are called in `node`."""
    for each in ast.walk(node):
        if isinstance(each, ast.Call):
            if isinstance(each.func, ast.Name):
                yield each.func.id
            elif isinstance(each.func, ast.Attribute):
                yield each.func.attr


def names_used(
    node: ast.AST, kinds: tuple[type[ast.expr], ...] = (ast.Name, ast.Attribute)
) -> set[str]:
    """Return the names of the variables and attributes in `node`, or of one of these kinds."""
    return {
        str(getattr(each, "id", getattr(each, "attr", "")))
        for each in ast.walk(node)
        if isinstance(each, kinds)
    }
