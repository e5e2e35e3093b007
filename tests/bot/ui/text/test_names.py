"""Names: whatever people call themselves, a card stays a card."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.text.names import LONGEST_NAME, escape_name, escape_text, plain_name


@given(st.text(max_size=200))
def test_any_text_becomes_one_short_inert_line(text: str) -> None:
    name = escape_name(text)
    assert name
    bare = re.sub(r"\\(.)", r"\1", name).strip("\u2068\u2069")
    assert len(bare) <= LONGEST_NAME
    assert len(bare.splitlines()) == 1
    hidden = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert not any(unicodedata.category(character) in hidden for character in bare)


@given(st.text(alphabet="@<>#*_~`|[]():\\-a\u0301", max_size=40))
def test_every_mark_of_markdown_is_escaped(text: str) -> None:
    name = escape_name(text)
    plain = name
    for character in "\\*_~`|>#[]()<:@-":
        plain = plain.replace("\\" + character, "")
    assert not set(plain) & set("\\*_~`|>#[]()<:@-")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Alice", "Alice"),
        ("  two   words\n", "two words"),
        ("@everyone", "\\@everyone"),
        ("<@123>", "\\<\\@123\\>"),
        ("**bold**", "\\*\\*bold\\*\\*"),
        ("\u202eevil", "evil"),
        ("zero\u200bwidth", "zerowidth"),
        ("\u200b", "?"),
        ("", "?"),
        ("\u3164", "?"),
        ("\u3164 \u115f\u2800", "?"),
        ("a\u3164b", "ab"),
        ("\ufe0f", "?"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("Zoë", "\u2068Zoë\u2069"),
        ("שלום", "\u2068שלום\u2069"),
        ("x" * 40, "x" * 31 + "…"),
    ],
)
def test_names_people_have(text: str, expected: str) -> None:
    assert escape_name(text).strip("\u2068\u2069") == expected.strip("\u2068\u2069")


def test_longer_text_is_shown_whole_and_as_inert_as_a_name() -> None:
    assert escape_text("**two**\nlines " + "x" * 80, 100) == r"\*\*two\*\* lines " + "x" * 80
    assert escape_text("x" * 101, 100).strip("\u2068\u2069") == "x" * 99 + "…"
    assert escape_text("\u202e@everyone", 100) == r"\@everyone"


def test_marks_do_not_pile_up() -> None:
    assert len(escape_name("a" + "\u0301" * 30)) < 8


DEFAULT_IGNORABLE = (
    *((0x180B, 0x180D), (0x180F, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF)),
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160)),
    *((0x17B4, 0x17B5), (0x180E, 0x180E), (0x200B, 0x200F), (0x202A, 0x202E)),
    *((0x2060, 0x206F), (0x3164, 0x3164), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0)),
    *((0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE00FF)),
    *((0xE01F0, 0xE0FFF),),
)
"""That property of Unicode 16.0 (DerivedCoreProperties.txt), in inclusive ranges."""


def test_a_name_of_characters_that_are_not_drawn_is_a_question_mark() -> None:
    for first, last in DEFAULT_IGNORABLE:
        for code in (first, last):
            assert escape_name(chr(code) * 3) == plain_name(chr(code)) == "?", hex(code)
    everything = "".join(chr(first) + " " for first, _ in DEFAULT_IGNORABLE)
    assert escape_name(everything) == "?"
