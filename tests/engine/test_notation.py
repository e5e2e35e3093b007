"""Names of cells, both ways."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    BOARDS,
    AmbiguousCell,
    Cell,
    Numbering,
    OffBoard,
    UnreadableCell,
    Variant,
    format_cell,
    format_moves,
    format_number,
    parse_cell,
    parse_moves,
)

SMALL, FOUR, FIVE = BOARDS["3x3"], BOARDS["4x4"], BOARDS["5x5"]

variants = st.builds(Variant, st.integers(1, 8), st.integers(1, 8), st.just(1))


@st.composite
def variant_and_cells(draw: st.DrawFn) -> tuple[Variant, tuple[Cell, ...]]:
    variant = draw(variants)
    cells = st.integers(0, variant.cells - 1).map(Cell)
    return variant, tuple(draw(st.lists(cells, min_size=1)))


@given(variant_and_cells(), st.sampled_from(Numbering))
def test_a_cell_survives_the_round_trip(
    case: tuple[Variant, tuple[Cell, ...]], numbering: Numbering
) -> None:
    variant, cells = case
    for cell in cells:
        assert parse_cell(format_cell(cell, variant), variant, numbering) == cell
        assert parse_cell(format_number(cell, variant, numbering), variant, numbering) == cell


@given(variant_and_cells())
def test_moves_survive_the_round_trip(case: tuple[Variant, tuple[Cell, ...]]) -> None:
    variant, cells = case
    assert parse_moves(format_moves(cells, variant), variant) == cells


@given(st.text(max_size=12), variants, st.sampled_from(Numbering))
def test_any_text_is_a_cell_or_a_typed_error(
    text: str, variant: Variant, numbering: Numbering
) -> None:
    with suppress(UnreadableCell, AmbiguousCell, OffBoard):
        assert 0 <= parse_cell(text, variant, numbering) < variant.cells


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("b2", "b2"),
        (" B2 ", "b2"),
        ("b-2", "b2"),
        ("5", "b2"),
        ("1", "a1"),
        ("9", "c3"),
        ("centre", "b2"),
        ("Center", "b2"),
        ("MIDDLE", "b2"),
        ("top left", "a1"),
        ("Top-Left", "a1"),
        ("left top", "a1"),
        ("topleft", "a1"),
        ("top", "b1"),
        ("top centre", "b1"),
        ("bottom", "b3"),
        ("left", "a2"),
        ("middle left", "a2"),
        ("right", "c2"),
        ("bottom  right", "c3"),
        ("lower_right", "c3"),
        ("b 2", "b2"),
        ("1,2", "b1"),
        (" 3 , 1 ", "a3"),
        ("(2, 3)", "c2"),
        ("2b", "b2"),
        ("2 B", "b2"),
        ("ｂ２", "b2"),
        ("Ｔｏｐ　Ｌｅｆｔ", "a1"),
        ("１，２", "b1"),
        ("५", "b2"),
        ("๕", "b2"),
        ("c٣", "c3"),
        ("٢،٣", "c2"),
        ("а1", "a1"),
        ("С3", "c3"),
        ("Β2", "b2"),
        ("\u200eb2\u200f", "b2"),
        ("b\u200b2", "b2"),
        ("\ufeff b\u20602 \u200e", "b2"),
        ("5️⃣", "b2"),
        ("🅱️2️⃣", "b2"),
        ("Ⓑ②", "b2"),
        ("b–2", "b2"),
    ],
)
def test_words_numbers_and_coordinates(text: str, name: str) -> None:
    assert format_cell(parse_cell(text, SMALL), SMALL) == name


def test_the_keypad_has_seven_at_the_top_left() -> None:
    keypad = [parse_cell(str(n), SMALL, Numbering.KEYPAD) for n in (7, 8, 9, 4, 5, 6, 1, 2, 3)]
    assert keypad == list(range(9))


def test_the_keypad_counts_from_the_bottom_row_up_on_any_board() -> None:
    assert format_cell(parse_cell("1", FOUR, Numbering.KEYPAD), FOUR) == "a4"
    assert format_cell(parse_cell("16", FOUR, Numbering.KEYPAD), FOUR) == "d1"
    assert format_cell(parse_cell("6", Variant(2, 5, 3), Numbering.KEYPAD), FIVE) == "a1"


@pytest.mark.parametrize("text", ["d1", "a4", "a0", "h8", "0", "10", "999", "4,1", "1,4", "0,1"])
def test_a_cell_that_is_not_there_is_off_the_board(text: str) -> None:
    with pytest.raises(OffBoard) as caught:
        parse_cell(text, SMALL)
    assert caught.value.where == text


@pytest.mark.parametrize(
    "text",
    ["", " ", "hello", "b", "2b2", "b2b2", "½", "top bottom", "left left", "top left right"],
)
def test_nonsense_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableCell) as caught:
        parse_cell(text, SMALL)
    assert caught.value.text == text


STRAY_SIGNS = "-1 --9 -b2 b--2 b2- 5- _5 1-2 +1 \u22121 -centre centre- 1,-2 -1,2 1,2,3 1, - -0"


@pytest.mark.parametrize("text", [*STRAY_SIGNS.split(), "1 2", "- 1", "-top left"])
@pytest.mark.parametrize("numbering", Numbering)
def test_a_sign_or_a_stray_dash_is_no_cell(text: str, numbering: Numbering) -> None:
    """ "-1" is not cell 1, and "1-2" not cell 12."""
    with pytest.raises(UnreadableCell):
        parse_cell(text, FIVE, numbering)


def test_row_and_column_do_not_depend_on_the_numbering() -> None:
    for numbering in Numbering:
        assert parse_cell("1,2", SMALL, numbering) == 1


def test_a_place_shared_by_several_cells_is_ambiguous() -> None:
    with pytest.raises(AmbiguousCell, match="b2 or c2 or b3 or c3") as caught:
        parse_cell("centre", FOUR)
    assert caught.value.names == ("b2", "c2", "b3", "c3")
    with pytest.raises(AmbiguousCell, match="b1 or c1"):
        parse_cell("top", FOUR)
    assert parse_cell("top left", FOUR) == 0
    assert parse_cell("centre", FIVE) == 12


@pytest.mark.parametrize("text", ["b2a", "b2 a1", "5", "B2", "i1", "a9"])
def test_moves_are_read_only_as_they_are_written(text: str) -> None:
    with pytest.raises(UnreadableCell):
        parse_moves(text, FIVE)


def test_a_move_off_the_board_has_its_own_error() -> None:
    with pytest.raises(OffBoard):
        parse_moves("b2d4", SMALL)
    assert parse_moves("", SMALL) == ()
