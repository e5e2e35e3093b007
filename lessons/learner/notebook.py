"""A game as notebooks on search write it: states of (row, col) and marks, counted from 1."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.board import Position
from engine.marks import Mark
from engine.textbook import lines_of

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
        squares = [(at // self.n + 1, at % self.n + 1) for at in range(variant.cells)]
        self._lines = [{squares[at] for at in line} for line in lines_of(variant)]
        self._line_wins = -1 if variant.misere else 1
        winner = position.outcome.winner if position.outcome else None
        pairs = zip(squares, position.marks, strict=True)
        board = {square: mark.value for square, mark in pairs if mark}
        moves = [each for each in squares if each not in board]
        self.state = State(
            position.to_move.value, {None: 0, Mark.X: 1, Mark.O: -1}[winner], board, moves
        )

    def result(self, move: Square, state: State) -> State:
        """Return the state after `move`, leaving `state` as it is; raises ValueError."""
        if isinstance(move, State):
            move, state = state, move  # Some notebooks have the state first.
        if move not in state.moves:
            raise ValueError(f"{move} is not free: state.moves are {state.moves}")
        board = {**state.board, move: state.to_move}
        moves = [each for each in state.moves if each != move]
        own = {square for square, mark in board.items() if mark == state.to_move}
        won = any(move in line and line <= own for line in self._lines)
        sign = self._line_wins if state.to_move == "X" else -self._line_wins
        return State("O" if state.to_move == "X" else "X", sign * won, board, moves)

    def game_over(self, state: State) -> bool:
        """Return whether somebody has won or the board is full."""
        return state.utility != 0 or not state.moves

    def utility(self, state: State, player: str) -> int:
        """Return 1 if `player` has won, -1 if the other has, else 0."""
        return state.utility if player == "X" else -state.utility


NotebookGame.__name__ = "Game"  # As in notebooks; learners read it in Python's messages.
