"""The Fluent files of all languages, parsed whole."""

from collections.abc import Iterator, Mapping
from functools import cache

from fluent.syntax import FluentParser, ast

from bot.ui.text.texts import DEFAULT_LOCALE, INHERITS, LOCALES, texts
from tests.words import outdated

OTHERS = [locale for locale in texts().locales if locale != DEFAULT_LOCALE]
"""Every locale with a file but that of American English."""


@cache
def messages(locale: str) -> Mapping[str, ast.Message]:
    """Return the messages of a language by their keys, those that it inherits first."""
    inherited = messages(INHERITS[locale]) if locale in INHERITS else {}
    return {**inherited, **own_messages(locale)}


@cache
def own_messages(locale: str) -> Mapping[str, ast.Message]:
    """Return the messages of a file by their keys, in their order."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse((LOCALES / f"{locale}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{locale}: cannot be parsed: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{locale}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


@cache
def current(locale: str) -> dict[str, ast.Message]:
    """Return the messages of a language that are translated from the English as it is.

    Those that are not are listed by `make words`; English stands in, or they say what it said.
    """
    english = messages(DEFAULT_LOCALE)
    inherited = outdated(INHERITS[locale]) if locale in INHERITS else frozenset()
    stale = outdated(locale) | (inherited - own_messages(locale).keys())
    return {
        key: message
        for key, message in messages(locale).items()
        if key in english and key not in stale and variables(message) == variables(english[key])
    }


def variables(node: ast.BaseNode) -> set[str]:
    """Return the variables of a message, those that it only selects by included."""
    return {each.id.name for each in nodes(node) if isinstance(each, ast.VariableReference)}


def ratings(node: ast.BaseNode) -> set[str]:
    """Return the variables of a message that are numbers which are never grouped."""
    return {
        variable
        for call in nodes(node)
        if isinstance(call, ast.FunctionReference)
        and any(each.name.name == "useGrouping" for each in call.arguments.named)
        for variable in variables(call)
    }


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node and everything below it."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.SyntaxNode):
                yield from nodes(each)


def selects(message: ast.Message) -> Iterator[tuple[str, ast.SelectExpression]]:
    """Yield each selection by a variable, with the variable's name."""
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression):
            for selector in nodes(node.selector):
                if isinstance(selector, ast.VariableReference):
                    yield selector.id.name, node


def variant_keys(select: ast.SelectExpression) -> set[str]:
    """Return the names and numbers of the variants."""
    return {
        each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
        for each in select.variants
    }


def arguments(names: set[str], value: str | int) -> dict[str, str | int]:
    """Give each variable the same value, as `Words` takes them."""
    return {name.replace("-", "_"): value for name in names}
