"""A board as text and as buttons, whatever it is that a press on a cell does; and its moves."""

from collections.abc import Callable, Collection, Mapping

from bot.model import GridStyle, Look
from bot.ui.components import BUTTONS_A_ROW, ButtonStyle, Component, button, row, text
from bot.ui.text.texts import Words
from bot.ui.text.themes import Sign, mark_emoji, sign_emoji, theme_of
from engine import Cell, Mark, Position, cell_names, grid, text_grid

BACK, NEXT = 1, 2
"""Which button a step is: two may lead to the same move, and an id is unique in its message."""

MOST_LARGE = 30
"""How many emoji Discord draws large, where nothing else stands in a text."""


def board_texts(
    position: Position, look: Look, signs: Mapping[Cell, Sign] | None = None, *, named: bool = True
) -> list[Component]:
    """Draw the grid in a look; in emoji, `signs` say something about free cells.

    Columns and rows are `named`, the columns in a text of their own where one would be too long for
    Discord to draw it large.
    """
    if look.style is GridStyle.TEXT:
        return [text(f"```\n{text_grid(position)}\n```")]
    emoji = {cell: sign_emoji(look, sign) for cell, sign in signs.items()} if signs else None
    theme, variant = theme_of(look.theme), position.variant
    drawn = grid(position, theme, emoji, named=named)
    if named and theme.letters and (variant.rows + 1) * (variant.cols + 1) > MOST_LARGE:
        return [text(part) for part in drawn.split("\n", 1)]
    return [text(drawn)]


def board_text(
    position: Position, look: Look, signs: Mapping[Cell, Sign] | None = None, *, named: bool = True
) -> str:
    """TEMPORARY"""
    return "\n".join(each["content"] for each in board_texts(position, look, signs, named=named))


def board_rows(
    position: Position,
    look: Look,
    cell_id: Callable[[int], str],
    *,
    disabled: bool = False,
    closed: Collection[Cell] = (),
) -> list[Component]:
    """Show a board as buttons, cells in reading order; the last move is green.

    `cell_id` makes the `custom_id` of a cell. `disabled` leaves nothing to press, `closed` those
    cells not.
    """
    cols = position.variant.cols
    assert cols <= BUTTONS_A_ROW
    last, in_text = position.last, look.style is GridStyle.TEXT
    marks = position.cells_as(mark_emoji(look, Mark.X), mark_emoji(look, Mark.O), None)
    cells = []
    for cell, (name, mark) in enumerate(zip(cell_names(position.variant), marks, strict=True)):
        custom_id = cell_id(cell)
        if mark is None:
            cells.append(button(custom_id, name, disabled=disabled or cell in closed))
            continue
        style = ButtonStyle.SUCCESS if cell == last else ButtonStyle.SECONDARY
        if in_text:
            cells.append(button(custom_id, f"{name} {mark}", style=style, disabled=True))
        else:
            # No name beside the emoji: Discord makes a button as wide as its content, so columns
            # would shift by 11 px a mark, and rows of four and five would wrap on telephones.
            cells.append(button(custom_id, emoji=mark, style=style, disabled=True))
    return [row(cells[start : start + cols]) for start in range(0, len(cells), cols)]


def step_buttons(
    ply: int,
    total: int,
    step_id: Callable[[int, int], str],
    words: Words,
    *,
    is_main: bool = True,
) -> list[Component]:
    """Make the buttons one move back and one on, the latter blue if it is the main one.

    Both always stand where they are, so that one can press again without looking. `step_id` takes
    a ply and which button it is.
    """
    style = ButtonStyle.PRIMARY if is_main and ply < total else ButtonStyle.SECONDARY
    back, on = step_id(max(0, ply - 1), BACK), step_id(min(ply + 1, total), NEXT)
    return [
        button(back, words("button-back"), disabled=ply == 0),
        button(on, words("button-next"), style=style, disabled=ply == total),
    ]
