"""Every refusal has a sentence, and a test asserts that players read it, whole or in good part."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.model.errors import NotDone, Why
from bot.ui.text.texts import DEFAULT_LOCALE, LOCALES
from tests.bot.ui.bot_code import classes, leaves, trees

TESTS = Path(__file__).parent.parent
FEWEST_WORDS = 3
"""How many words of a sentence are enough to quote it."""

ASSERTING = ("to_contain_text", "to_have_text")
"""Calls that assert like `assert` does, in the browser's tests."""

Pieces = tuple[str, ...]


@cache
def sentences() -> dict[str, Pieces]:
    """Return each refusal's text in pieces, an empty one for each variable part."""
    source = (LOCALES / f"{DEFAULT_LOCALE}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: tuple(
            element.value if isinstance(element, fluent.TextElement) else ""
            for element in entry.value.elements
        )
        for entry in FluentParser().parse(source).body
        if isinstance(entry, fluent.Message)
        and entry.value is not None
        and entry.id.name.startswith("refused-")
    }


def strings(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def names(node: ast.AST) -> set[str]:
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}


def assertions(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield what a piece of code asserts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert):
            yield node.test
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in ASSERTING
        ):
            yield from node.args


def quoted(tree: ast.Module) -> Iterator[str]:
    """Yield every text that the tests of a file assert.

    It stands in the assertion itself, in a parameter of the test that the assertion names, or in
    a constant of the file that it names.
    """
    constants = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for asserted in assertions(function):
            yield from strings(asserted)
            named = names(asserted)
            for name in named & constants.keys():
                yield from strings(constants[name])
            yield from parameters(function, named)


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef, named: set[str]) -> Iterator[str]:
    """Yield the texts that `parametrize` gives to any of the names."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("parametrize"):
            arguments, values = decorator.args[:2]
            given = [part.strip() for text in strings(arguments) for part in text.split(",")]
            for case in getattr(values, "elts", []):
                columns = case.elts if isinstance(case, ast.Tuple) else [case]
                for name, column in zip(given, columns, strict=False):
                    if name in named:
                        yield from strings(column)


def refusals_of(text: str) -> list[str]:
    """Return the refusals that a text may be quoted from."""
    return [key for key, pieces in sentences().items() if is_of(text, pieces)]


def is_of(text: str, pieces: Pieces) -> bool:
    if len(text.split()) >= FEWEST_WORDS and any(text in piece for piece in pieces):
        return True
    return whole(pieces).fullmatch(text) is not None


@cache
def whole(pieces: Pieces) -> re.Pattern[str]:
    """Return what matches a sentence with all its variable parts filled."""
    return re.compile("".join(re.escape(piece) if piece else ".+" for piece in pieces))


def test_a_test_asserts_each() -> None:
    """A text that could be of several refusals counts for none."""
    asserted = {text for tree in trees(TESTS) for text in quoted(tree)}
    found = [refusals_of(text) for text in asserted if len(text) < 1_000]
    assert ["…".join(text) for key, text in sentences().items() if [key] not in found] == []


def test_every_refusal_has_a_sentence() -> None:
    (root,) = classes("GameError")
    missing = [kind for kind in leaves(root) if kind is not NotDone and not sentence_of(kind)]
    assert missing == []
    assert [why for why in Why if f"refused-{why}" not in sentences()] == []


def sentence_of(kind: type[object]) -> list[str]:
    """Return the keys of an error's sentences: one, or one for each of its cases."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    return [key for key in sentences() if f"{key}-".startswith(f"refused-{name}-")]
