"""Pictures of positions."""

from engine import BOARDS, Cell, Position, Theme, Variant, grid, letter_grid, parse_moves, text_grid

SMALL = BOARDS["3x3"]
WIDE = Variant(rows=2, cols=4, k=3)


def after(moves: str) -> Position:
    return Position.after(SMALL, parse_moves(moves, SMALL))


def test_the_empty_grid_has_no_marks_and_no_trailing_newline() -> None:
    assert grid(Position.empty(SMALL)) == "⬛⬛⬛\n⬛⬛⬛\n⬛⬛⬛"


def test_the_last_move_is_marked() -> None:
    assert grid(after("b2")) == "⬛⬛⬛\n⬛❎⬛\n⬛⬛⬛"
    assert grid(after("b2a1")) == "🟢⬛⬛\n⬛❌⬛\n⬛⬛⬛"


def test_the_winning_line_is_marked_and_nothing_else() -> None:
    assert grid(after("b2a2a1b3c3")) == "✴️⬛⬛\n🔵✴️⬛\n⬛🔵✴️"


def test_a_draw_marks_nothing() -> None:
    assert grid(after("a1b1c1b2a2c2b3a3c3")) == "❌🔵❌\n❌🔵🔵\n🔵❌❌"


def test_a_theme_may_hold_a_servers_own_emoji() -> None:
    theme = Theme("<:e:1>", "<:x:2>", "<:o:3>", "<:xx:4>", "<:oo:5>", "<:x:6>", "<:o:7>")
    assert grid(after("a1b1"), theme).splitlines()[0] == "<:x:2><:o:7><:e:1>"
    assert grid(after("a1a2b1b2c1"), theme).splitlines()[0] == "<:xx:4><:xx:4><:xx:4>"


def test_a_theme_without_forms_for_the_last_move_points_at_its_row() -> None:
    theme = Theme("⬛", "🦄", "🍕", x_line="🌟", o_line="🌟")
    assert grid(after("b2a1"), theme) == "🍕⬛⬛◀️\n⬛🦄⬛\n⬛⬛⬛"
    assert grid(after("a1a2b1b2c1"), theme) == "🌟🌟🌟\n🍕🍕⬛\n⬛⬛⬛"


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
    assert grid(position) == "⬛❎⬛⬛\n⬛⬛⬛⬛"
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
