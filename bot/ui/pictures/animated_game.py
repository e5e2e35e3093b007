"""A game as an animated picture. It imports Pillow, so only the worker process loads it."""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.ui.pictures.colours import (
    BOARD,
    GOLD,
    GREEN,
    ROSE,
    SURFACE,
    SURFACE_LINE,
    SURFACE_LOST,
    TEXT,
)
from bot.ui.pictures.tiles import Paint, draw_tile
from engine import Cell, Mark, Position, Variant, cell_names

CELLS = 360
"""Pixels that the cells of the longer side take together."""

MARGIN, EDGE, GAP = 30, 12, 6
"""Pixels beside the cells where the coordinates stand, beside them elsewhere, and between two."""

MOST_COLOURS = 64

LEAVING = "leaving"
"""In place of a frame's colour: the mark leaves with the next move, and is faint."""

OPENING_MS, MOVE_MS, END_MS = 700, 800, 3_000
"""How long the empty board, each move and the end stay."""

Look = tuple[Mark | None, str | None]
"""What is in a cell, and the colour of the frame that sets it apart from others, or LEAVING."""

LOOKS: tuple[Look, ...] = (
    (None, None),
    *((mark, colour) for mark in Mark for colour in (None, GREEN, GOLD, ROSE, LEAVING)),
)

FILLS = {GOLD: SURFACE_LINE, ROSE: SURFACE_LOST}
"""What fills a cell by its frame, where that is not `SURFACE`."""


def draw_game(variant: Variant, moves: tuple[Cell, ...], opener: Mark, most: int) -> bytes:
    """Return a GIF that plays a game over and over; `opener` is the mark that moves first.

    It begins with the end, which is all that is seen where pictures do not move.
    The last move has a green frame. In the end the cells of the line are golden, or rose where a
    line loses. Of a game of more than `most` moves it shows the last.
    """
    side = CELLS // max(variant.rows, variant.cols)
    board, drawn = _parts(variant, side)
    shown: dict[Cell, Look] = {}
    frames = []
    for looks in _frames(variant, moves, opener, most):
        board = board.copy()
        for cell, look in looks.items():
            if shown.get(cell) != look:
                board.paste(drawn[look], corner(variant, cell))
        shown = looks
        frames.append(board)
    *before, end = frames
    durations = [END_MS, OPENING_MS, *[MOVE_MS] * (len(frames) - 2)][: len(frames)]
    file = BytesIO()
    end.save(file, "GIF", save_all=True, append_images=before, duration=durations, loop=0)
    return file.getvalue()


def corner(variant: Variant, cell: Cell) -> tuple[int, int]:
    """Return where the top left of a cell is, in pixels from the left and the top."""
    side = CELLS // max(variant.rows, variant.cols)
    row, col = divmod(cell, variant.cols)
    return MARGIN + col * side + GAP // 2, MARGIN + row * side + GAP // 2


def _frames(
    variant: Variant, moves: tuple[Cell, ...], opener: Mark, most: int
) -> Iterator[dict[Cell, Look]]:
    """Yield how every cell looks: before the first move, after each, and with the line."""
    start = max(0, len(moves) - most)
    position = Position.after(variant, moves[:start], opener)
    yield _looks(position, None, {})
    for cell in moves[start:]:
        position = position.play(cell)
        yield _looks(position, position.leaving, {cell: GREEN})
    if position.outcome is not None and position.outcome.line:
        colour = ROSE if variant.misere else GOLD
        yield _looks(position, None, dict.fromkeys(position.outcome.line, colour))


def _looks(position: Position, leaving: Cell | None, colours: dict[Cell, str]) -> dict[Cell, Look]:
    faint = {} if leaving is None else {leaving: LEAVING}
    return {
        Cell(cell): (mark, (colours | faint).get(Cell(cell)))
        for cell, mark in enumerate(position.marks)
    }


def _parts(variant: Variant, side: int) -> tuple[Image.Image, dict[Look, Image.Image]]:
    """Return a board without cells, and a cell of each look, all in the same few colours."""
    width, height = MARGIN + variant.cols * side + EDGE, MARGIN + variant.rows * side + EDGE
    sheet = Image.new("RGB", (max(width, side * len(LOOKS)), height + side), BOARD)
    _write_names(sheet, variant, side)
    for number, look in enumerate(LOOKS):
        sheet.paste(_draw_cell(look, side - GAP), (side * number, height))
    reduced = sheet.quantize(MOST_COLOURS)
    cells = {
        look: reduced.crop((side * number, height, side * (number + 1) - GAP, height + side - GAP))
        for number, look in enumerate(LOOKS)
    }
    return reduced.crop((0, 0, width, height)), cells


def _write_names(image: Image.Image, variant: Variant, side: int) -> None:
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(16)
    names = cell_names(variant)
    for col in range(variant.cols):
        draw.text((MARGIN + (col + 0.5) * side, MARGIN / 2), names[col][0], TEXT, font, "mm")
    for row in range(variant.rows):
        number = names[row * variant.cols][1:]
        draw.text((MARGIN / 2, MARGIN + (row + 0.5) * side), number, TEXT, font, "mm")


def _draw_cell(look: Look, side: int) -> Image.Image:
    mark, colour = look
    is_leaving = colour == LEAVING
    fill, frame = FILLS.get(colour or "", SURFACE), None if is_leaving else colour
    cell = Image.new("RGBA", (side, side), BOARD)
    cell.alpha_composite(
        draw_tile(side, mark, Paint(fill=fill, frame=frame, is_leaving=is_leaving))
    )
    return cell
