"""A game as an animated picture. It imports Pillow, so only the worker process loads it."""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.ui.pictures.colours import BOARD_GROUND, INK, MOST_COLOURS
from bot.ui.pictures.tiles import CELL_TILES
from bot.ui.text.themes import BOARD_TILES
from engine import Cell, Mark, Position, Variant, cell_names

CELLS = 360
"""Pixels that the cells of the longer side take together."""

MARGIN, EDGE, GAP = 30, 12, 6
"""Pixels beside the cells where the coordinates stand, beside them elsewhere, and between two."""

OPENING_MS, MOVE_MS, END_MS = 700, 800, 3_000
"""How long the empty board, each move and the end stay."""


def draw_game(variant: Variant, moves: tuple[Cell, ...], opener: Mark, most: int) -> bytes:
    """Return a GIF that plays a game over and over; `opener` is the mark that moves first.

    It begins with the end, which is all that is seen where pictures do not move.
    The last move has a green frame. In the end the cells of the line are golden, or rose where a
    line loses. Of a game of more than `most` moves it shows the last.
    """
    side = CELLS // max(variant.rows, variant.cols)
    board, drawn = _parts(variant, side)
    shown: dict[Cell, str] = {}
    frames = []
    for tiles in _frames(variant, moves, opener, most):
        board = board.copy()
        for cell, tile in tiles.items():
            if shown.get(cell) != tile:
                board.paste(drawn[tile], corner(variant, cell))
        shown = tiles
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
) -> Iterator[dict[Cell, str]]:
    """Yield the tile of every cell: before the first move, after each, and with the line."""
    start = max(0, len(moves) - most)
    position = Position.after(variant, moves[:start], opener)
    yield _tiles(position, {})
    for cell in moves[start:]:
        position = position.play(cell)
        leaving = {} if position.leaving is None else {position.leaving: "_leaving"}
        yield _tiles(position, {cell: "_last"} | leaving)
    if position.outcome is not None and position.outcome.line:
        kind = "_lost" if variant.misere else "_line"
        yield _tiles(position, dict.fromkeys(position.outcome.line, kind))


def _tiles(position: Position, kinds: dict[Cell, str]) -> dict[Cell, str]:
    return {
        Cell(cell): "blank" if mark is None else mark.value.lower() + kinds.get(Cell(cell), "")
        for cell, mark in enumerate(position.marks)
    }


def _parts(variant: Variant, side: int) -> tuple[Image.Image, dict[str, Image.Image]]:
    """Return a board without cells, and each of `BOARD_TILES`, all in the same few colours."""
    width, height = MARGIN + variant.cols * side + EDGE, MARGIN + variant.rows * side + EDGE
    sheet = Image.new("RGB", (max(width, side * len(BOARD_TILES)), height + side), BOARD_GROUND)
    _write_names(sheet, variant, side)
    for number, tile in enumerate(BOARD_TILES):
        with Image.open(CELL_TILES / f"{tile}.png") as file:
            cell = file.resize((side - GAP, side - GAP), Image.Resampling.BOX)
        sheet.paste(cell, (side * number, height), cell)
    reduced = sheet.quantize(MOST_COLOURS)
    tiles = {
        tile: reduced.crop((side * number, height, side * (number + 1) - GAP, height + side - GAP))
        for number, tile in enumerate(BOARD_TILES)
    }
    return reduced.crop((0, 0, width, height)), tiles


def _write_names(image: Image.Image, variant: Variant, side: int) -> None:
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(16)
    names = cell_names(variant)
    for col in range(variant.cols):
        draw.text((MARGIN + (col + 0.5) * side, MARGIN / 2), names[col][0], INK, font, "mm")
    for row in range(variant.rows):
        number = names[row * variant.cols][1:]
        draw.text((MARGIN / 2, MARGIN + (row + 0.5) * side), number, INK, font, "mm")
