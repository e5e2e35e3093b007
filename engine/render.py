"""Pictures of a position in text: emoji for the chat, letters for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from engine.board import Position
from engine.marks import Cell
from engine.notation import format_cell
from engine.variant import Variant, winning_lines


@dataclass(frozen=True, slots=True)
class Theme:
    """What stands for an empty cell and for a mark, and for a mark as last move and in the line.

    Where a line loses, `x_lost` and `o_lost` stand in it; as last move, such a mark was a
    mistake. The strings may be anything that a chat shows as one square, such as `<:name:123>`. A
    mark never changes, so the forms are the same mark with something around it. Unicode has no such
    emoji: a theme without forms has arrows at the edge of the board, which point along the line.
    `x_leaving` and `o_leaving` are a mark that leaves with one of the next two moves, where marks
    vanish.

    `letters` name the columns and `numbers` the rows, above the board and to its left, as far as
    boards go; `corner` fills the place between them. Without them cells are not named.
    """

    empty: str
    x: str
    o: str
    x_last: str | None = None
    o_last: str | None = None
    x_line: str | None = None
    o_line: str | None = None
    x_lost: str | None = None
    o_lost: str | None = None
    x_leaving: str | None = None
    o_leaving: str | None = None
    letters: Sequence[str] = ()
    numbers: Sequence[str] = ()
    corner: str = ""


@dataclass(frozen=True, slots=True)
class Highlight:
    """What stands out: `cells`, or the last move where there are none; otherwise if `mistaken`."""

    cells: Collection[Cell] = ()
    mistaken: bool = False


LAST_MOVE = Highlight()


EMOJI = Theme("⬛", "❌", "🔵")
"""The default theme: X is red, O is blue."""

EDGE = "➖"
"""Fills the line above or below a board in which an arrow stands."""

TOP = -2
"""The line of the letters, above that of an arrow, which is -1."""

ARROWS = {(0, 1): "◀️", (1, 0): "🔼", (1, 1): "↖️", (-1, 1): "↙️"}
"""What points back along a line, by the rows and columns from one of its cells to the next."""


def grid(
    position: Position,
    theme: Theme = EMOJI,
    signs: Mapping[Cell, str] | None = None,
    highlight: Highlight = LAST_MOVE,
    *,
    named: bool = True,
) -> str:
    """Return the board in emoji, one line a row; the last move or the winning line is marked.

    `signs` stand in free cells in place of the empty square. Columns and rows are `named` if the
    theme has what names them.
    """
    variant, cols = position.variant, position.variant.cols
    shown = squares(position, theme, signs, highlight)
    lines = {row: shown[row * cols : (row + 1) * cols] for row in range(variant.rows)}
    if theme.x_line is None and position.outcome is not None and position.outcome.line:
        _add_arrows(lines, position.outcome.line, variant)
    if named and theme.letters:
        for row, line in lines.items():
            line.insert(0, theme.numbers[row] if 0 <= row < variant.rows else theme.corner)
        lines[TOP] = [theme.corner, *theme.letters[:cols]]
    return "\n".join("".join(lines[row]) for row in sorted(lines))


def squares(
    position: Position,
    theme: Theme = EMOJI,
    signs: Mapping[Cell, str] | None = None,
    highlight: Highlight = LAST_MOVE,
) -> list[str]:
    """Return the emoji in each cell of a board, as `grid` shows them."""
    variant, outcome = position.variant, position.outcome
    shown = position.cells_as(theme.x, theme.o, theme.empty)
    for cell, sign in signs.items() if signs else ():
        shown[cell] = sign
    ended = () if outcome is None else outcome.line
    lost = theme.x_lost, theme.o_lost
    if ended and theme.x_line is not None:
        x, o = lost if variant.misere else (theme.x_line, theme.o_line)
        for cell in ended:
            shown[cell] = (x if position.x >> cell & 1 else o) or ""
    if theme.x_leaving is not None and position.trail:  # Else all marks stay.
        x, o = theme.x_leaving, theme.o_leaving
        for each in (position.leaving, position.leaving_after):
            if each is not None:
                shown[each] = (x if position.x >> each & 1 else o) or ""
    if theme.x_last is not None:
        last = () if ended or position.last is None else (position.last,)
        x, o = lost if highlight.mistaken else (theme.x_last, theme.o_last)
        for cell in highlight.cells or last:
            shown[cell] = (x if position.x >> cell & 1 else o) or ""
    return shown


def _add_arrows(lines: dict[int, list[str]], ended: Sequence[Cell], variant: Variant) -> None:
    """Put an arrow behind each line that ended the game, pointing along it."""
    held = sum(1 << cell for cell in ended)
    for line in winning_lines(variant):
        if held & line == line:
            row, col, arrow = _behind(line, variant)
            lines.setdefault(row, [EDGE] * variant.cols)[col : col + 1] = [arrow]


def _behind(line: int, variant: Variant) -> tuple[int, int, str]:
    """Return where a line leaves the board, to the right or else below, and its arrow there."""
    cells = [divmod(cell, variant.cols) for cell in range(variant.cells) if line >> cell & 1]
    (row, col), (next_row, next_col) = cells[0], cells[min(1, len(cells) - 1)]
    down, right = next_row - row, next_col - col
    if right < 0 or not (down or right):
        down, right = -down, abs(right) or 1
    while 0 <= row < variant.rows and col < variant.cols:
        row, col = row + down, col + right
    return row, col, ARROWS[down, right]


def text_grid(position: Position, marked: Collection[Cell] = ()) -> str:
    """Return the board in letters with coordinates; the last move or the winning line is marked.

    Every cell is three characters wide: " X ", " . ", the last move "(O)", the line "[O]". `marked`
    are cells that stand out in place of the last move. Where marks vanish the one that leaves next
    is "(X)", and the last move "[O]".
    """
    letters = position.cells_as("X", "O", ".")
    if position.outcome is not None and position.outcome.line:
        return letter_grid(position.variant, letters, position.outcome.line)
    last = () if position.last is None else (position.last,)
    if position.variant.vanishing:
        leaving = () if position.leaving is None else (position.leaving,)
        return letter_grid(position.variant, letters, marked or last, faint=leaving)
    return letter_grid(position.variant, letters, marked or last, "()")


def letter_grid(
    variant: Variant,
    letters: Sequence[str],
    marked: Collection[Cell] = (),
    frame: str = "[]",
    faint: Collection[Cell] = (),
) -> str:
    """Return a board with a letter for each cell, in reading order.

    `frame` stands around `marked` cells, round brackets around others that are `faint`.
    """
    rows = _rows(variant)
    lines = ["  " + "".join(f" {format_cell(cell, variant)[0]} " for cell in rows[0])]
    framed = dict.fromkeys(faint, "({})") | dict.fromkeys(marked, f"{frame[0]}{{}}{frame[1]}")
    for number, row in enumerate(rows, start=1):
        squares = (framed.get(cell, " {} ").format(letters[cell]) for cell in row)
        lines.append(f"{number} {''.join(squares)}")
    return "\n".join(line.rstrip() for line in lines)


def marked_cells(position: Position) -> tuple[Cell, ...]:
    """Return the cells worth a look: the line that ended the game, or else the last move."""
    if outcome := position.outcome:
        return outcome.line
    return () if position.last is None else (position.last,)


def _rows(variant: Variant) -> list[list[Cell]]:
    cols = variant.cols
    return [[Cell(row * cols + col) for col in range(cols)] for row in range(variant.rows)]
