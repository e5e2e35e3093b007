"""What a learner's file says without being run: who calls whom, what asks for input."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Function = ast.FunctionDef | ast.AsyncFunctionDef


class LearnerSource:
    """A learner's file as Python reads it; raises SyntaxError.

    Functions are called by their names, methods as Class.method.
    """

    def __init__(self, text: bytes | str, path: str) -> None:
        self.text = text if isinstance(text, str) else text.decode("utf-8", "replace")
        self.tree = ast.parse(text, path)

    @cached_property
    def definitions(self) -> dict[str, int]:
        """The lines of what the file defines at its outermost level, by name."""
        return {node.name: node.lineno for node in self.tree.body if isinstance(node, Definition)}

    @cached_property
    def functions(self) -> dict[str, Function]:
        """All functions, those within others included, and methods."""
        found: dict[str, Function] = {}
        methods = set[ast.AST]()
        for kind in self.tree.body:
            if isinstance(kind, ast.ClassDef):
                for node in kind.body:
                    if isinstance(node, Function):
                        methods.add(node)
                        found[f"{kind.name}.{node.name}"] = node
        for each in ast.walk(self.tree):
            if isinstance(each, Function) and each not in methods:
                found[each.name] = each
        return found

    @cached_property
    def calls(self) -> dict[str, frozenset[str]]:
        """What each function calls, properties and what is defined within it included."""
        return {name: self.called_in(node, name) for name, node in self.functions.items()}

    def called_in(self, node: ast.AST, caller: str = "") -> frozenset[str]:
        """Return the file's functions that are called in `node`, a part of `caller`.

        A method of an object that is not `self` is that of each class that has one of its name.
        """
        own = caller.rpartition(".")[0]
        found = set[str]()
        called = {id(each.func) for each in ast.walk(node) if isinstance(each, ast.Call)}
        for each in ast.walk(node):
            if isinstance(each, ast.Name) and id(each) in called:
                found |= {each.id, f"{each.id}.__init__"}
            elif isinstance(each, ast.Attribute):
                of_self = isinstance(each.value, ast.Name) and each.value.id in ("self", "cls")
                if of_self and f"{own}.{each.attr}" in self.functions:
                    names = [f"{own}.{each.attr}"]
                else:
                    names = [name for name in self.functions if name.endswith(f".{each.attr}")]
                    if "super" in names_called(each.value):
                        names = [
                            name for name in names if name.rpartition(".")[0] in self._above(own)
                        ]
                found |= {n for n in names if id(each) in called or self._is_property(n)}
        return frozenset(found & self.functions.keys())

    def _above(self, kind: str) -> set[str]:
        """Return the classes that a class of the file is made from."""
        nodes = [n for n in self.tree.body if isinstance(n, ast.ClassDef) and n.name == kind]
        bases = {base.id for n in nodes for base in n.bases if isinstance(base, ast.Name)}
        return bases.union(*map(self._above, bases))

    def _is_property(self, name: str) -> bool:
        return any(
            getattr(each, "id", getattr(each, "attr", "")) in ("property", "cached_property")
            for each in self.functions[name].decorator_list
        )

    def reached(self, name: str) -> set[str]:
        """Return all of the file's functions that `name` calls, and those that these call."""
        found = set[str]()
        waiting = [name]
        while waiting:
            for called in self.calls.get(waiting.pop(), ()):
                if called not in found:
                    found.add(called)
                    waiting.append(called)
        return found

    def recurses(self, name: str) -> bool:
        """Return whether a function calls itself, or calls one that does."""
        return any(each in self.reached(each) for each in {name, *self.reached(name)})

    def nodes(self, name: str) -> Iterator[ast.AST]:
        """Yield all that is in a function and in those that it calls."""
        for each in (name, *sorted(self.reached(name))):
            if node := self.functions.get(each):
                yield from ast.walk(node)

    def asks(self, statement: ast.stmt) -> bool:
        """Return whether a statement asks for input, itself or by what it calls."""
        called = self.called_in(statement)
        bodies = [statement, *(self.functions[each] for each in called)]
        bodies += [self.functions[more] for each in called for more in self.reached(each)]
        return any("input" in names_called(body) for body in bodies)


def names_called(node: ast.AST) -> set[str]:
    """Return the names of the functions, methods and classes that are called in `node`."""
    return {
        str(getattr(each.func, "id", getattr(each.func, "attr", "")))
        for each in ast.walk(node)
        if isinstance(each, ast.Call)
    }


def attributes_of(node: ast.AST, variable: str) -> set[str]:
    """Return the attributes and methods that are asked of a variable in `node`."""
    return {
        each.attr
        for each in ast.walk(node)
        if isinstance(each, ast.Attribute)
        and isinstance(each.value, ast.Name)
        and each.value.id == variable
    }
