"""A board as text and as buttons, whatever it is that a press on a cell does; and its moves."""

from collections.abc import Callable, Mapping

from bot.model import GridStyle, Look
from bot.ui.components import BUTTONS_A_ROW, ButtonStyle, Component, button, row, text
from bot.ui.text.texts import Words
from bot.ui.text.themes import BUTTON_SIGNS, Sign, drawing_of
from engine import (
    LAST_MOVE,
    Cell,
    Highlight,
    Position,
    cell_names,
    format_cell,
    grid,
    squares,
    text_grid,
)

BACK, NEXT = 1, 2
"""Which button a step is: two may lead to the same move, and an id is unique in its message."""

FREE = "_"
"""What follows the name of a free cell where boards are text: about as wide as a letter."""

MOST_LARGE = 30
"""How many emoji Discord draws large, where nothing else stands in a text."""


def board_text(
    position: Position,
    look: Look,
    signs: Mapping[Cell, Sign] | None = None,
    highlight: Highlight = LAST_MOVE,
    *,
    named: bool = True,
) -> str:
    """Draw the grid in a look, its columns and rows `named` or not.

    In emoji, `signs` say something about free cells. What is mistaken is framed in red where there
    are tiles.
    """
    if look.style is GridStyle.TEXT:
        return f"```\n{text_grid(position, highlight.cells)}\n```"
    emoji = _emoji_of(signs, look)
    return grid(position, drawing_of(look).theme, emoji, highlight, named=named)


def board_texts(
    position: Position,
    look: Look,
    signs: Mapping[Cell, Sign] | None = None,
    highlight: Highlight = LAST_MOVE,
    *,
    named: bool = True,
) -> list[Component]:
    """Draw the grid likewise in texts that are short enough for Discord to draw it large."""
    drawn = board_text(position, look, signs, highlight, named=named)
    squares = (position.variant.rows + 1) * (position.variant.cols + 1)
    has_names = named and look.style is not GridStyle.TEXT and drawing_of(look).theme.letters
    if has_names and squares > MOST_LARGE:
        return [text(part) for part in drawn.split("\n", 1)]
    return [text(drawn)]


def board_rows(
    position: Position,
    look: Look,
    id_start: str,
    *,
    disabled: bool = False,
    signs: Mapping[Cell, Sign] | None = None,
) -> list[Component]:
    """Show a board as buttons, cells in reading order, each with what a drawn board has there.

    Emoji have one width, so columns line up; names stand in text alone. All stand on grey, from
    which most stands out where buttons are half transparent, since they cannot be pressed. Without
    tiles, the last move is on green.

    `id_start` is the `custom_id` of a cell without its last value, the cell. `disabled` leaves
    nothing to press, and `signs` stand on free cells that cannot be pressed.
    """
    cols = position.variant.cols
    assert cols <= BUTTONS_A_ROW
    shown = _text_cells(position, signs) if look.style is GridStyle.TEXT else None
    theme = drawing_of(look).theme
    drawn = squares(position, theme, _emoji_of(signs, look))
    on_green = None if shown or theme.x_last else position.last
    closed = position.cells_as(True, True, disabled)
    for cell in signs or ():
        closed[cell] = True
    cells = []
    for number, is_closed in enumerate(closed):
        label, emoji = (None, drawn[number]) if shown is None else (shown[number], None)
        style = ButtonStyle.SUCCESS if number == on_green else ButtonStyle.SECONDARY
        custom_id = f"{id_start}{number}"
        cells.append(button(custom_id, label, emoji=emoji, style=style, disabled=is_closed))
    return [row(cells[start : start + cols]) for start in range(0, len(cells), cols)]


def _emoji_of(signs: Mapping[Cell, Sign] | None, look: Look) -> dict[Cell, str] | None:
    return {cell: drawing_of(look).signs[sign] for cell, sign in signs.items()} if signs else None


def _text_cells(position: Position, signs: Mapping[Cell, Sign] | None) -> list[str]:
    """Return the name of each cell and what is in it; the mark that leaves next in brackets."""
    shown = position.cells_as("X", "O", FREE)
    if position.leaving is not None:
        shown[position.leaving] = f"({shown[position.leaving]})"
    for cell, sign in signs.items() if signs else ():
        shown[cell] = BUTTON_SIGNS[sign]
    names = cell_names(position.variant)
    return [f"{name} {each}" for name, each in zip(names, shown, strict=True)]


def leaving_text(position: Position, look: Look, words: Words) -> str:
    """Return in small print which mark leaves next, or nothing where the drawn board shows it."""
    is_shown = look.style is GridStyle.TEXT or drawing_of(look).theme.x_leaving is not None
    if position.leaving is None or is_shown:
        return ""
    said = words("game-footer-leaving", cell=format_cell(position.leaving, position.variant))
    return f"-# {said[0].upper()}{said[1:]}"


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
