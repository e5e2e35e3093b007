"""The family of errors, as its module draws it."""

import re

from bot.model import challenge, errors, game


def test_the_tree_names_every_error() -> None:
    assert errors.__doc__ is not None
    named = set(re.findall(r"\w+", errors.__doc__))
    family = [
        value
        for module in (errors, game, challenge)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Exception)
    ]
    assert [error for error in family if error.__name__ not in named] == []
