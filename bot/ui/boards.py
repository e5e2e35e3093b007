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
    Mark,
    Position,
    cell_names,
    format_cell,
    grid,
    text_grid,
)

BACK, NEXT = 1, 2
"""Which button a step is: two may lead to the same move, and an id is unique in its message."""

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
    drawing = drawing_of(look)
    emoji = {cell: drawing.signs[sign] for cell, sign in signs.items()} if signs else None
    return grid(position, drawing.theme, emoji, highlight, named=named)


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
    """Show a board as buttons, cells in reading order: X on red, O on blue, the last move on green.

    The grounds show rows at a glance: on a button a mark has no more than 20 pixels. The mark that
    leaves next is on grey, as a free cell; in text it stands in brackets.

    `id_start` is the `custom_id` of a cell without its last value, the cell. `disabled` leaves
    nothing to press, and `signs` stand on free cells that cannot be pressed.
    """
    cols = position.variant.cols
    assert cols <= BUTTONS_A_ROW
    in_text, emoji = look.style is GridStyle.TEXT, drawing_of(look).marks
    closed = {cell: BUTTON_SIGNS[sign] for cell, sign in signs.items()} if signs else {}
    marks = position.cells_as(emoji[Mark.X], emoji[Mark.O], None)
    styles = position.cells_as(ButtonStyle.DANGER, ButtonStyle.PRIMARY, ButtonStyle.SECONDARY)
    if position.last is not None:
        styles[position.last] = ButtonStyle.SUCCESS
    if (leaving := position.leaving) is not None:
        styles[leaving] = ButtonStyle.SECONDARY
        marks[leaving] = f"({marks[leaving]})" if in_text else _faint_mark(position, look)
    cells = []
    for cell, name in enumerate(cell_names(position.variant)):
        custom_id, mark, style = f"{id_start}{cell}", marks[cell], styles[cell]
        shown = mark or closed.get(Cell(cell))
        if shown is None:
            cells.append(button(custom_id, name, disabled=disabled))
        elif in_text:
            cells.append(button(custom_id, f"{name} {shown}", style=style, disabled=True))
        elif mark is None:
            cells.append(button(custom_id, shown, disabled=True))
        else:
            # No name beside the emoji: Discord makes a button as wide as its content, so columns
            # would shift by 11 px a mark, and rows of four and five would wrap on telephones.
            cells.append(button(custom_id, emoji=mark, style=style, disabled=True))
    return [row(cells[start : start + cols]) for start in range(0, len(cells), cols)]


def leaving_text(position: Position, look: Look, words: Words) -> str:
    """Return in small print which mark leaves next, or nothing where the drawn board shows it."""
    is_shown = look.style is GridStyle.TEXT or drawing_of(look).theme.x_leaving is not None
    if position.leaving is None or is_shown:
        return ""
    said = words("game-footer-leaving", cell=format_cell(position.leaving, position.variant))
    return f"-# {said[0].upper()}{said[1:]}"


def _faint_mark(position: Position, look: Look) -> str:
    """Return what shows the mark that leaves next."""
    drawing, mark = drawing_of(look), position.to_move
    faint = drawing.theme.x_leaving if mark is Mark.X else drawing.theme.o_leaving
    return faint or drawing.marks[mark]


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
