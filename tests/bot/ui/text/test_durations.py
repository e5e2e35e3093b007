"""Lengths of time: formatted in every language."""

import re
from datetime import timedelta

import pytest

from bot.ui.text.durations import format_age, format_duration, format_wait
from bot.ui.text.texts import Messages, Words, texts
from playground.checks.commands import LOCALES

ENGLISH = texts().in_locale("en-US")


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
        ("de", "90 Minuten", "in 55 Minuten"),
        ("ja", "90 分", "55 分後"),
        ("pl", "90 minut", "za 55 minut"),
        ("zh-CN", "90分钟", "55分钟后"),
        ("zh-TW", "90 分鐘", "55 分鐘後"),
        ("es-419", "90 minutos", "dentro de 55 minutos"),
        ("no", "90 minutter", "om 55 minutter"),
    ],
)
def test_every_language_has_units_of_its_own(locale: str, duration: str, wait: str) -> None:
    words = Words(locale, Messages({}, locale))
    assert format_duration(timedelta(minutes=90), words) == duration
    assert format_wait(timedelta(minutes=55), words) == wait


def test_no_unit_is_left_in_english() -> None:
    duration = timedelta(days=2)
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
