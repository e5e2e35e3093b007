"""What can be wrong with what the engine is given.

EngineError (a ValueError)
├── InvalidVariant      a board that cannot be
├── InvalidPosition     marks that no game can reach
├── IllegalMove
│   ├── CellTaken
│   │   └── CellLeaving
│   ├── OffBoard
│   └── GameOver
├── UnreadableCell      text that names no cell
└── AmbiguousCell       text that names several

Each error carries its facts as fields, for callers who have words of their own, and builds a
plain English message from them.
"""

from __future__ import annotations

from engine.marks import Cell, Mark, Outcome


class EngineError(ValueError):
    """Something the engine was given makes no sense."""


class InvalidVariant(EngineError):
    """A board size or line length outside what can be played."""

    def __init__(self, rows: int, cols: int, k: int, reason: str) -> None:
        super().__init__(f"no {rows}x{cols} board with {k} in a row: {reason}")
        self.rows = rows
        self.cols = cols
        self.k = k
        self.reason = reason


class InvalidPosition(EngineError):
    """Marks that no legal game can lead to, or text that is no board."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class IllegalMove(EngineError):
    """A move that the rules do not allow."""


class CellTaken(IllegalMove):
    """A move to a cell that already holds a mark; `where` is the cell in notation ("b2")."""

    text = "{where} is taken by {mark}"

    def __init__(self, cell: Cell, where: str, mark: Mark) -> None:
        super().__init__(self.text.format(where=where, mark=mark.value))
        self.cell = cell
        self.where = where
        self.mark = mark


class CellLeaving(CellTaken):
    """A move to the cell of one's own mark that leaves with this very move."""

    text = "{where} holds the {mark} that leaves with this move, so it is not free yet"


class OffBoard(IllegalMove):
    """A cell outside the board; `where` is what was asked for ("d4", "17")."""

    def __init__(self, where: str, rows: int, cols: int) -> None:
        super().__init__(f"{where} is not on a board of {rows} rows and {cols} columns")
        self.where = where
        self.rows = rows
        self.cols = cols


class GameOver(IllegalMove):
    """A move after the end."""

    def __init__(self, outcome: Outcome) -> None:
        result = f"{outcome.winner.value} won" if outcome.winner else "it is a draw"
        super().__init__(f"the game is over: {result}")
        self.outcome = outcome


class UnreadableCell(EngineError):
    """Text that is not the name of a cell."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is not the name of a cell")
        self.text = text


class AmbiguousCell(EngineError):
    """Text that could mean any of several cells: `candidates`, and `names` in notation."""

    def __init__(self, text: str, candidates: tuple[Cell, ...], names: tuple[str, ...]) -> None:
        super().__init__(f"{text!r} could be {' or '.join(names)}")
        self.text = text
        self.candidates = candidates
        self.names = names
