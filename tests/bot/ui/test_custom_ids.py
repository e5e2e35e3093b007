"""CustomId: what we write we can read, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model import FirstChoice, MarkChoice, Terms
from bot.model.errors import BrokenButton
from bot.ui.choices import read_choices, write_choices
from bot.ui.custom_id import CustomId
from engine import BOARDS, Level

NUMBERS = st.integers(min_value=0, max_value=2**63 - 1)


@given(st.from_regex(r"[a-z]{1,12}", fullmatch=True), st.lists(NUMBERS, max_size=4))
def test_ids_round_trip_and_fit(action: str, numbers: list[int]) -> None:
    custom_id = CustomId.of(action, *numbers)
    assert CustomId.parse(str(custom_id)) == custom_id
    assert len(str(custom_id)) <= 100


@given(st.text(max_size=100))
def test_anything_else_is_broken(text: str) -> None:
    try:
        assert str(CustomId.parse(text)) is not None
    except BrokenButton:
        return


@given(
    st.sampled_from(Level),
    st.builds(
        Terms,
        st.sampled_from(sorted(BOARDS)),
        st.none() | st.sampled_from(MarkChoice),
        st.none() | st.sampled_from(FirstChoice),
    ),
)
def test_choices_round_trip(level: Level, terms: Terms) -> None:
    assert read_choices(write_choices(level, terms)) == (level, terms)


@given(st.lists(st.integers(0, 6), max_size=6))
def test_other_numbers_are_broken_or_choices(numbers: list[int]) -> None:
    try:
        assert write_choices(*read_choices(numbers)) == tuple(numbers)
    except BrokenButton:
        return


def test_numbers_beyond_the_database_are_broken() -> None:
    with pytest.raises(BrokenButton):
        CustomId.parse(f"ttt:{2**63}:0:0")
