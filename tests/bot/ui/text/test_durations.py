"""Lengths of time: formatted in every language, and read as people write them."""

import re
from contextlib import suppress
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.errors import NotDone
from bot.ui.text.durations import format_age, format_duration, format_wait, read_duration
from bot.ui.text.texts import Messages, Words, texts
from playground.checks.commands import LOCALES

ENGLISH = texts().in_locale("en-US")


@given(st.integers(0, 10**7))
def test_what_is_written_in_english_can_be_read_back(seconds: int) -> None:
    duration = timedelta(seconds=seconds)
    assert read_duration(format_duration(duration, ENGLISH)) == duration


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(NotDone):
        assert read_duration(text) >= timedelta(0)


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("1.5h", 90),
        ("1,5 hours", 90),
        ("2 Days", 2_880),
        ("1hr, 5mins", 65),
        ("120 s", 2),
        ("９０ｍ", 90),
    ],
)
def test_people_write_it_in_many_ways(text: str, minutes: int) -> None:
    assert read_duration(text) == timedelta(minutes=minutes)


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        (0, "in 0 seconds"),
        (59, "in 59 seconds"),
        (61, "in 2 minutes"),
        (3_278, "in 55 minutes"),
        (3_590, "in 1 hour"),
        (5_400, "in 2 hours"),
    ],
)
def test_a_wait_is_rounded_up_to_one_unit(seconds: int, expected: str) -> None:
    assert format_wait(timedelta(seconds=seconds), ENGLISH) == expected


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        (-5, "just now"),
        (59, "just now"),
        (60, "1 minute ago"),
        (7_200, "2 hours ago"),
        (86_400, "1 day ago"),
        (86_400 * 400, "1 year ago"),
    ],
)
def test_an_age_is_written_in_its_largest_unit(seconds: int, expected: str) -> None:
    assert format_age(timedelta(seconds=seconds), ENGLISH) == expected


@pytest.mark.parametrize(
    ("locale", "duration", "wait"),
    [
        ("de", "1 Stunde, 30 Minuten", "in 55 Minuten"),
        ("ja", "1 時間 30 分", "55 分後"),
        ("pl", "1 godzina i 30 minut", "za 55 minut"),
        ("zh-CN", "1小时30分钟", "55分钟后"),
        ("zh-TW", "1 小時 30 分鐘", "55 分鐘後"),
        ("es-419", "1 hora y 30 minutos", "dentro de 55 minutos"),
        ("no", "1 time og 30 minutter", "om 55 minutter"),
    ],
)
def test_every_language_has_units_of_its_own(locale: str, duration: str, wait: str) -> None:
    words = Words(locale, Messages({}, locale))
    assert format_duration(timedelta(minutes=90), words) == duration
    assert format_wait(timedelta(minutes=55), words) == wait


def test_no_unit_is_left_in_english() -> None:
    duration = timedelta(days=2, hours=2, seconds=2)
    for locale in sorted(LOCALES - {"en-US", "en-GB"}):
        words = Words(locale, Messages({}, locale))
        for text in (
            format_duration(duration, words),
            format_wait(duration, words),
            format_age(duration, words),
        ):
            assert not re.search(r"\b(days|hours|seconds|ago)\b", text), locale
            assert re.search(r"[^\W\d]", text), f"{locale}: a number without its unit"


def test_a_week_stays_seven_days() -> None:
    assert format_duration(timedelta(days=7), ENGLISH) == "7 days"
