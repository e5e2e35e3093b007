"""Pictures of positions."""

from engine import BOARDS, Position, Theme, grid, parse_moves, text_grid

SMALL = BOARDS["3x3"]


def after(moves: str) -> Position:
    return Position.after(SMALL, parse_moves(moves, SMALL))


def test_the_empty_grid_has_no_marks_and_no_trailing_newline() -> None:
    assert grid(Position.empty(SMALL)) == "⬜⬜⬜\n⬜⬜⬜\n⬜⬜⬜"


def test_the_last_move_is_marked() -> None:
    assert grid(after("b2")) == "⬜⬜⬜\n⬜❎⬜\n⬜⬜⬜"
    assert grid(after("b2a1")) == "🅾️⬜⬜\n⬜❌⬜\n⬜⬜⬜"


def test_the_winning_line_is_marked_and_nothing_else() -> None:
    assert grid(after("b2a2a1b3c3")) == "❎⬜⬜\n⭕❎⬜\n⬜⭕❎"


def test_a_draw_marks_nothing() -> None:
    assert grid(after("a1b1c1b2a2c2b3a3c3")) == "❌⭕❌\n❌⭕⭕\n⭕❌❌"


def test_a_theme_may_hold_a_servers_own_emoji() -> None:
    theme = Theme("<:e:1>", "<:x:2>", "<:o:3>", "<:xx:4>", "<:oo:5>")
    assert grid(after("a1b1"), theme).splitlines()[0] == "<:x:2><:oo:5><:e:1>"


def test_the_text_grid_names_columns_and_rows() -> None:
    assert text_grid(after("b2a1")) == "\n".join(
        ["   a  b  c", "1 [O] .  .", "2  .  X  .", "3  .  .  ."]
    )


def test_the_text_grid_brackets_the_winning_line() -> None:
    assert text_grid(after("b2a2a1b3c3")) == "\n".join(
        ["   a  b  c", "1 [X] .  .", "2  O [X] .", "3  .  O [X]"]
    )


def test_boards_need_not_be_square() -> None:
    assert grid(Position.empty(BOARDS["4x4"])).count("\n") == 3
    assert text_grid(Position.empty(BOARDS["5x5"])).splitlines()[0] == "   a  b  c  d  e"
