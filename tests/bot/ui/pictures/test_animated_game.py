"""A game as an animated picture: each move, then the row, in colours that can be told apart."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.ui.pictures import colours, game_gif
from bot.ui.pictures.animated_game import CELLS, END_MS, GAP, corner
from docs.pictures import draw_tiles as tiles
from engine import BOARDS, Cell, Mark, Position, Variant, parse_moves
from tests.bot.ui.pictures.reading import colour_at, contrast, frames_of, is_near
from tests.bot.ui.pictures.test_tiles import DISCORD

CLASSIC = BOARDS["3x3"]
WON = parse_moves("b2b1a1c3a3c1a2", CLASSIC)
DRAWN = parse_moves("b2a1b1b3c1a3a2c2c3", CLASSIC)


def full(variant: Variant, rng: Random) -> tuple[Cell, ...]:
    """Return a game at random, as long as it goes."""
    longest: tuple[Cell, ...] = ()
    for _ in range(100):
        position, moves = Position.empty(variant), list[Cell]()
        while position.outcome is None:
            moves.append(rng.choice(position.free_cells))
            position = position.play(moves[-1])
        longest = max(longest, tuple(moves), key=len)
    return longest


def mark_in(frame: Image.Image, variant: Variant, cell: Cell) -> Mark | None:
    """Return the mark that is drawn in a cell: X crosses its centre, O goes around it."""
    side = CELLS // max(variant.rows, variant.cols) - GAP
    left, top = corner(variant, cell)
    centre = colour_at(frame, left + side / 2, top + side / 2)
    beside = colour_at(frame, left + side * 0.26, top + side / 2)
    crossed, circled = is_near(centre, tiles.PALE[Mark.X]), is_near(beside, tiles.PALE[Mark.O])
    assert not (crossed and circled)
    return Mark.X if crossed else Mark.O if circled else None


def from_the_start(gif: bytes) -> list[Image.Image]:
    """Return the pictures of a game in its order: in the file the end comes first."""
    end, *before = frames_of(gif)
    return [*before, end]


def cells_like(frame: Image.Image, variant: Variant, colour: str, *, inset: float) -> set[Cell]:
    """Return the cells that have a colour at `inset` of their side from the top."""
    side = CELLS // max(variant.rows, variant.cols) - GAP
    found = set()
    for cell in map(Cell, range(variant.cells)):
        left, top = corner(variant, cell)
        if is_near(colour_at(frame, left + side / 2, top + side * inset), colour):
            found.add(cell)
    return found


@pytest.mark.parametrize("opener", Mark)
@pytest.mark.parametrize("moves", [WON, DRAWN, WON[:4], ()])
def test_every_move_is_shown_and_the_row_at_the_end(moves: tuple[Cell, ...], opener: Mark) -> None:
    frames = from_the_start(game_gif(CLASSIC, moves, opener))
    outcome = Position.after(CLASSIC, moves).outcome
    line = set() if outcome is None else set(outcome.line)
    assert len(frames) == 1 + len(moves) + bool(line)
    marks = opener, Mark.O if opener is Mark.X else Mark.X
    for ply in range(len(moves) + 1):
        played = {cell: marks[number % 2] for number, cell in enumerate(moves[:ply])}
        for cell in map(Cell, range(9)):
            assert mark_in(frames[ply], CLASSIC, cell) == played.get(cell)
        last = {moves[ply - 1]} if ply else set()
        assert cells_like(frames[ply], CLASSIC, tiles.GREEN, inset=0.02) == last
        assert cells_like(frames[ply], CLASSIC, tiles.GOLD, inset=0.02) == set()
    if line:
        assert cells_like(frames[-1], CLASSIC, tiles.GOLD, inset=0.02) == line
        assert cells_like(frames[-1], CLASSIC, tiles.GREEN, inset=0.02) == set()
        for cell in moves:
            assert mark_in(frames[-1], CLASSIC, cell) == mark_in(frames[-2], CLASSIC, cell)


def test_the_end_stays_and_the_game_begins_again() -> None:
    with Image.open(BytesIO(game_gif(CLASSIC, WON, Mark.X))) as image:
        assert image.info["loop"] == 0
        assert image.info["duration"] == END_MS  # The first picture is the end.


@pytest.mark.parametrize("board", BOARDS)
def test_the_longest_game_is_small_and_all_of_it_is_drawn(board: str) -> None:
    variant = BOARDS[board]
    moves = full(variant, Random(1))
    gif = game_gif(variant, moves, Mark.X)
    assert len(gif) < 300_000
    frames = from_the_start(gif)
    outcome = Position.after(variant, moves).outcome
    assert outcome is not None
    assert len(frames) == 1 + len(moves) + bool(outcome.line)
    marks = Position.after(variant, moves).marks
    assert [mark_in(frames[-1], variant, Cell(cell)) for cell in range(variant.cells)] == [*marks]


def test_a_theme_of_discord_shines_through_nowhere() -> None:
    for frame in frames_of(game_gif(CLASSIC, WON, Mark.X)):
        assert frame.getchannel("A").getextrema() == (255, 255)


@pytest.mark.parametrize("page", DISCORD)
def test_a_picture_stands_out_from_the_page(page: str) -> None:
    for frame in frames_of(game_gif(CLASSIC, WON, Mark.X)):
        red, green, blue = colour_at(frame, 1, 1)
        assert contrast(f"#{red:02x}{green:02x}{blue:02x}", page) > 1.5


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        *((tiles.PALE[mark], tiles.DEEP[mark], 3) for mark in Mark),
        *((tiles.GREEN, tiles.DEEP[mark], 3) for mark in Mark),
        (tiles.GREEN, colours.BOARD_GROUND, 3),
        *((tiles.GOLD, tiles.DEEP[mark], 3) for mark in Mark),
        (tiles.GOLD, colours.BOARD_GROUND, 3),
        (colours.INK, colours.BOARD_GROUND, 4.5),
        (colours.INK, tiles.SURFACE, 4.5),
    ],
)
def test_what_is_drawn_stands_out(ink: str, ground: str, least: float) -> None:
    assert contrast(ink, ground) >= least
