"""Code has no words for players: each stands in the Fluent files, where it can be translated."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.bot.ui.bot_code import ROOT, docstrings, trees

SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}|[A-Z][a-z]+[.!?:…]")
"""Two words in a row, or one as it begins a sentence and ends it."""

OURS = re.compile(r"log\.\w+|super\(\)\.__init__|persist|clock\.note_problem")
"""Calls whose texts are for developers and operators: logs, messages of exceptions, what is tried
again."""

REASON = "failure_reason"
"""The function that says to operators why a request failed."""


def texts_in_code(tree: ast.Module) -> Iterator[str]:
    """Yield the strings that could be shown to a player."""
    hidden = docstrings(tree)
    for node in ast.walk(tree):
        is_ours = isinstance(node, ast.Call) and OURS.fullmatch(ast.unparse(node.func))
        is_reason = isinstance(node, ast.FunctionDef) and node.name == REASON
        if is_ours or is_reason or isinstance(node, ast.Raise | ast.Assert):
            hidden |= set(ast.walk(node))
    for node in set(ast.walk(tree)) - hidden:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.parametrize("folder", ["ui", "transport"])
def test_no_sentence_stands_in_the_code(folder: str) -> None:
    found = {text for tree in trees(ROOT / folder) for text in texts_in_code(tree)}
    assert {text for text in found if SENTENCE.search(text)} == set()


def test_a_sentence_would_be_found() -> None:
    code = '"""Start a game."""\nraise ValueError("no such game")\ntext(f"{name} wins the game")'
    assert {text for text in texts_in_code(ast.parse(code)) if SENTENCE.search(text)} == {
        " wins the game"
    }
