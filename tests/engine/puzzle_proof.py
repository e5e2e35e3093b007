"""Puzzles proven without the engine's search: by minimax on 3x3, else by the plain solver."""

from collections.abc import Iterable, Iterator
from datetime import date, timedelta

from engine import Cell, Position, Puzzle, Value, puzzle_of
from engine.puzzles import FIRST_DAY
from engine.threats import completing_cells
from engine.variant import symmetries
from tests.engine.plain import PlainForcedWin, PlainMinimax
from tests.engine.samples import turned


def days(count: int, start: date = FIRST_DAY) -> Iterator[date]:
    """Yield so many days from `start` on."""
    return (start + timedelta(days=at) for at in range(count))


def confirm_puzzle(puzzle: Puzzle) -> None:
    """Assert that one cell alone is right, that it is not obvious, and how long a win takes."""
    position, goal = puzzle.position, puzzle.goal
    right = [cell for cell, value in _values(position).items() if value >= goal.value]
    assert right == [puzzle.right], puzzle
    assert len(position.free_cells) > 3, "three tries are never all cells"
    assert goal.value is not Value.LOSS
    if position.variant.misere:
        losing = completing_cells(position, position.to_move)
        assert len(position.free_cells) - len(losing) > 2, puzzle
        return
    assert not completing_cells(position, position.to_move), puzzle
    assert not completing_cells(position, position.to_move.other), puzzle
    if goal.value is Value.WIN:
        assert goal.plies is not None
        shorter = min(goal.plies - 2, 5)  # Plain recursion takes too long for more.
        assert not _wins_within(position, shorter), puzzle
        assert goal.plies > 5 or _wins_within(position, goal.plies), puzzle


def confirm_no_repetition(puzzles: Iterable[Puzzle]) -> None:
    """Assert that no two within 366 days are the same, turned or mirrored."""
    last_seen: dict[object, date] = {}
    for puzzle in puzzles:
        images = (turned(puzzle.position, image) for image in symmetries(puzzle.position.variant))
        same = puzzle.board, min((image.x, image.o) for image in images), puzzle.position.to_move
        before = last_seen.get(same)
        assert before is None or puzzle.day - before > timedelta(days=366), puzzle
        last_seen[same] = puzzle.day


def puzzles(count: int) -> list[Puzzle]:
    """Return the first so many puzzles."""
    return [puzzle_of(day) for day in days(count)]


def _values(position: Position) -> dict[Cell, int]:
    """Return what each free cell leads to, for who plays it: 1, 0 or -1."""
    if position.variant.cells <= 9:
        minimax = PlainMinimax()
        scores = {cell: -minimax.score(position.play(cell)) for cell in position.free_cells}
        return {cell: (score > 0) - (score < 0) for cell, score in scores.items()}
    plain = PlainForcedWin(position.variant)
    return {cell: -plain.value(position.play(cell)) for cell in position.free_cells}


def _wins_within(position: Position, plies: int) -> bool:
    """Return whether the side to move completes a line within `plies` plies, by all games."""
    if completing_cells(position, position.to_move):
        return True
    return plies > 2 and any(
        not completing_cells(after, after.to_move)
        and all(_wins_within(after.play(reply), plies - 2) for reply in _replies(after))
        for after in map(position.play, position.free_cells)
    )


def _replies(after: Position) -> Iterable[Cell]:
    """Return the replies worth trying: what blocks, if there is something to block."""
    return completing_cells(after, after.to_move.other) or after.free_cells
