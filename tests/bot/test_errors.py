"""The family of errors, as its module draws it."""

import re

from bot import errors


def test_the_tree_names_every_error() -> None:
    assert errors.__doc__ is not None
    named = set(re.findall(r"\w+", errors.__doc__))
    family = [value for value in vars(errors).values() if isinstance(value, type)]
    assert [error for error in family if error.__name__ not in named] == []
