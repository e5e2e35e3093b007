"""Lists: cells and ratings are joined as the language does, with spaces around its words."""

import pytest

from bot.ui.text.lists import all_of, any_of, one_by_one
from bot.ui.text.texts import Messages, Words

THREE = ("a1", "b2", "c3")


@pytest.mark.parametrize(
    ("locale", "every", "some", "plain"),
    [
        ("en-US", "a1, b2, and c3", "a1, b2, or c3", "a1, b2, c3"),
        ("en-GB", "a1, b2 and c3", "a1, b2 or c3", "a1, b2, c3"),
        ("de", "a1, b2 und c3", "a1, b2 oder c3", "a1, b2, c3"),
        ("pl", "a1, b2 i c3", "a1, b2 lub c3", "a1, b2, c3"),
        ("ru", "a1, b2 и c3", "a1, b2 или c3", "a1, b2, c3"),
        ("ja", "a1、b2、c3", "a1、b2、または c3", "a1、b2、c3"),
        ("th", "a1 b2 และ c3", "a1, b2 หรือ c3", "a1 b2 c3"),
        ("zh-CN", "a1、b2 和 c3", "a1、b2 或 c3", "a1、b2、c3"),
    ],
)
def test_lists_are_those_of_cldr(locale: str, every: str, some: str, plain: str) -> None:
    words = Words(locale, Messages({}, locale))
    assert all_of(THREE, words) == every
    assert any_of(THREE, words) == some
    assert one_by_one(THREE, words) == plain


def test_a_list_of_one_is_that_one(locale: str) -> None:
    words = Words(locale, Messages({}, locale))
    assert {join(["b2"], words) for join in (all_of, any_of, one_by_one)} == {"b2"}
