"""Lengths of time: what is said can be read back."""

from contextlib import suppress
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.errors import ClockOutOfRange, UnreadableClock
from bot.ui.text.durations import read_duration, show_duration
from bot.ui.text.texts import texts


@given(st.integers(0, 10**7))
def test_what_is_said_in_english_can_be_read_back(seconds: int) -> None:
    duration = timedelta(seconds=seconds)
    assert read_duration(show_duration(duration, texts().in_locale("en-US"))) == duration


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(UnreadableClock, ClockOutOfRange):
        assert read_duration(text) >= timedelta(0)


@pytest.mark.parametrize(
    ("text", "minutes"),
    [("1.5h", 90), ("1,5 hours", 90), ("2 Days", 2_880), ("1hr, 5mins", 65), ("120 s", 2)],
)
def test_people_write_it_in_many_ways(text: str, minutes: int) -> None:
    assert read_duration(text) == timedelta(minutes=minutes)
