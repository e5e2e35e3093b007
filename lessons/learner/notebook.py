"""A game as notebooks on search write it: states of (row, col) and marks, counted from 1."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from engine.board import Position
from engine.marks import Mark
from engine.textbook import lines_of
from engine.variant import Variant

Square = tuple[int, int]
"""Row and column, both from 1."""


@dataclass
class State:
    """A board and whose turn it is, which a learner may copy and then change.

    `utility` is 1 if X has won, -1 if O has, else 0; `board` holds the marks of the squares that
    are taken, `moves` the free ones, in reading order.
    """

    to_move: str
    utility: int
    board: dict[Square, str]
    moves: list[Square]

    @property
    def winner(self) -> str:
        """X, O, or T for a tie; nothing while the game goes on."""
        if self.utility:
            return "X" if self.utility > 0 else "O"
        return "" if self.moves else "T"

    def _replace(self, **changes: Any) -> State:
        """Return a changed copy, as named tuples do."""
        return replace(self, **changes)


class NotebookGame:
    """An m,n,k-game (m rows, n columns, k in a row) and `state`, the one to move in."""

    def __init__(self, position: Position) -> None:
        variant = position.variant
        self.m, self.n, self.k = variant.rows, variant.cols, variant.k
        self._lines = _lines(variant)
        self._line_wins = -1 if variant.misere else 1
        self.state = state_of(position)

    def result(self, move: Square, state: State) -> State:
        """Return the state after `move`, leaving `state` as it is; raises ValueError."""
        if isinstance(move, State):
            move, state = state, move  # Some notebooks have the state first.
        if move not in state.moves:
            raise ValueError(f"{move} is not free: state.moves are {state.moves}")
        board = {**state.board, move: state.to_move}
        moves = [each for each in state.moves if each != move]
        won = any(all(board.get(at) == state.to_move for at in line) for line in self._lines[move])
        sign = self._line_wins if state.to_move == "X" else -self._line_wins
        return State("O" if state.to_move == "X" else "X", sign * won, board, moves)

    def game_over(self, state: State) -> bool:
        """Return whether somebody has won or the board is full."""
        return state.utility != 0 or not state.moves

    def utility(self, state: State, player: str) -> int:
        """Return 1 if `player` has won, -1 if the other has, else 0."""
        return state.utility if player == "X" else -state.utility


NotebookGame.__name__ = "Game"  # As in notebooks; learners read it in Python's messages.


def state_of(position: Position) -> State:
    """Return a position as a state."""
    cols = position.variant.cols
    outcome = position.outcome
    winner = outcome.winner if outcome else None
    return State(
        position.to_move.value,
        {None: 0, Mark.X: 1, Mark.O: -1}[winner],
        {
            (at // cols + 1, at % cols + 1): mark.value
            for at, mark in enumerate(position.marks)
            if mark
        },
        [(at // cols + 1, at % cols + 1) for at in position.free_cells],
    )


@cache
def _lines(variant: Variant) -> dict[Square, list[list[Square]]]:
    """Return, for each square, the lines through it."""
    through: dict[Square, list[list[Square]]] = {
        (row, col): [] for row in range(1, variant.rows + 1) for col in range(1, variant.cols + 1)
    }
    for cells in lines_of(variant):
        line = [(cell // variant.cols + 1, cell % variant.cols + 1) for cell in cells]
        for square in line:
            through[square].append(line)
    return through
