"""Pictures of positions."""

import re
from dataclasses import replace
from random import Random

import pytest

from engine import (
    BOARDS,
    EMOJI,
    Cell,
    Highlight,
    Mark,
    Position,
    Theme,
    Variant,
    grid,
    letter_grid,
    parse_moves,
    text_grid,
)
from engine.render import EDGE

SMALL = BOARDS["3x3"]
WIDE = Variant(rows=2, cols=4, k=3)


def after(moves: str) -> Position:
    return Position.after(SMALL, parse_moves(moves, SMALL))


def test_the_empty_grid_has_no_marks_and_no_trailing_newline() -> None:
    assert grid(Position.empty(SMALL)) == "⬛⬛⬛\n⬛⬛⬛\n⬛⬛⬛"


SQUARE = re.compile(r"<:\w+:\d+>|.\ufe0f?")
MISTAKEN = Highlight(mistaken=True)
TILES = Theme(
    *("<:e:1>", "<:x:2>", "<:o:3>", "<:xl:4>", "<:ol:5>", "<:xx:6>", "<:oo:7>"),
    *("<:xb:8>", "<:ob:9>"),
)


def test_an_arrow_points_along_the_winning_line() -> None:
    assert grid(after("b2a2a1b3c3")) == "❌⬛⬛\n🔵❌⬛\n⬛🔵❌\n➖➖➖↖️"
    assert grid(after("a2a1b2b1c2")) == "🔵🔵⬛\n❌❌❌◀️\n⬛⬛⬛"
    assert grid(after("b1a1b2a2b3")) == "🔵❌⬛\n🔵❌⬛\n⬛❌⬛\n➖🔼➖"
    assert grid(after("c1a1b2a2a3")) == "➖➖➖↙️\n🔵⬛❌\n🔵❌⬛\n❌⬛⬛"


def test_each_of_two_winning_lines_has_its_arrow() -> None:
    both = Position.after(SMALL, map(Cell, (0, 3, 1, 4, 5, 7, 8, 6, 2)))
    assert grid(both) == "❌❌❌◀️\n🔵🔵❌\n🔵🔵❌\n➖➖🔼"


def test_a_theme_may_have_forms_for_the_last_move_and_the_line() -> None:
    assert grid(after("a1b1"), TILES).splitlines()[0] == "<:x:2><:ol:5><:e:1>"
    assert grid(after("a1a2b1b2c1"), TILES).splitlines() == [
        "<:xx:6><:xx:6><:xx:6>",
        "<:o:3><:o:3><:e:1>",
        "<:e:1><:e:1><:e:1>",
    ]


def test_cells_that_are_named_stand_out_in_place_of_the_last_move() -> None:
    two = (Cell(0), Cell(4))
    assert grid(after("a1b1b2c2"), TILES, highlight=Highlight(two)).splitlines() == [
        "<:xl:4><:o:3><:e:1>",
        "<:e:1><:xl:4><:o:3>",
        "<:e:1><:e:1><:e:1>",
    ]
    won = grid(after("a1a2b1b2c1"), TILES, highlight=Highlight(two[:1])).splitlines()
    assert won[0] == "<:xl:4><:xx:6><:xx:6>"
    assert grid(after("a1b1"), TILES, highlight=MISTAKEN).splitlines()[0] == "<:x:2><:ob:9><:e:1>"
    assert grid(after("a1b1"), highlight=MISTAKEN) == grid(after("a1b1"))
    assert text_grid(after("a1b1b2c2"), two).splitlines()[1:3] == ["1 (X) O  .", "2  . (X) O"]


NAMED = replace(EMOJI, letters="ABCDEFGH", numbers="12345678", corner="+")


def test_columns_and_rows_are_named_where_the_theme_has_names() -> None:
    assert grid(after("b2a1"), NAMED) == "+ABC\n1🔵⬛⬛\n2⬛❌⬛\n3⬛⬛⬛"
    assert grid(after("b2a1"), NAMED, named=False) == "🔵⬛⬛\n⬛❌⬛\n⬛⬛⬛"
    assert grid(Position.empty(WIDE), NAMED).splitlines()[0] == "+ABCD"


def test_names_leave_room_for_arrows() -> None:
    assert grid(after("b2a2a1b3c3"), NAMED).splitlines()[-1] == "+➖➖➖↖️"
    assert grid(after("a2a1b2b1c2"), NAMED).splitlines()[2] == "2❌❌❌◀️"
    assert grid(after("c1a1b2a2a3"), NAMED).splitlines()[:3] == ["+ABC", "+➖➖➖↙️", "1🔵⬛❌"]


def test_a_line_that_lost_looks_otherwise() -> None:
    position = Position.empty(BOARDS["misere"])
    for cell in (0, 3, 1, 4, 2):
        position = position.play(Cell(cell))
    assert grid(position, TILES).splitlines()[0] == "<:xb:8>" * 3


DRAW = "a1b1c1b2a2c2b3a3c3"


def test_a_draw_has_no_arrow() -> None:
    assert grid(after(DRAW)) == "❌🔵❌\n❌🔵🔵\n🔵❌❌"


def test_a_draw_marks_the_last_move() -> None:
    assert grid(after(DRAW), TILES).endswith("<:o:3><:x:2><:xl:4>")
    assert text_grid(after(DRAW)).splitlines()[-1] == "3  O  X (X)"


@pytest.mark.parametrize("theme", [EMOJI, TILES])
@pytest.mark.parametrize("variant", [*BOARDS.values(), WIDE])
def test_a_mark_never_changes_whatever_is_around_it(theme: Theme, variant: Variant) -> None:
    forms: dict[Mark | None, set[str | None]] = {
        Mark.X: {theme.x, theme.x_last, theme.x_line, theme.x_lost},
        Mark.O: {theme.o, theme.o_last, theme.o_line, theme.o_lost},
        None: {theme.empty},
    }
    rng = Random(4)
    for _ in range(30):
        position = Position.empty(variant)
        while position.outcome is None:
            position = position.play(rng.choice(position.free_cells))
            rows = [SQUARE.findall(line) for line in grid(position, theme).splitlines()]
            rows = [row for row in rows if EDGE not in row]
            shown = [square for row in rows for square in row[: variant.cols]]
            assert all(
                square in forms[mark] for square, mark in zip(shown, position.marks, strict=True)
            )
            arrows = [square for row in rows for square in row[variant.cols :]]
            assert not arrows or (theme is EMOJI and position.outcome)


def test_the_text_grid_names_columns_and_rows() -> None:
    assert text_grid(after("b2a1")) == "\n".join(
        ["   a  b  c", "1 (O) .  .", "2  .  X  .", "3  .  .  ."]
    )


def test_the_text_grid_brackets_the_winning_line() -> None:
    assert text_grid(after("b2a2a1b3c3")) == "\n".join(
        ["   a  b  c", "1 [X] .  .", "2  O [X] .", "3  .  O [X]"]
    )


def test_boards_need_not_be_square() -> None:
    position = Position.empty(WIDE).play(Cell(1))
    assert grid(position) == "⬛❌⬛⬛\n⬛⬛⬛⬛"
    assert text_grid(position).splitlines() == [
        "   a  b  c  d",
        "1  . (X) .  .",
        "2  .  .  .  .",
    ]


def test_any_letters_may_stand_in_the_cells() -> None:
    assert letter_grid(WIDE, "abcdefgh", (Cell(3), Cell(4))).splitlines() == [
        "   a  b  c  d",
        "1  a  b  c [d]",
        "2 [e] f  g  h",
    ]
