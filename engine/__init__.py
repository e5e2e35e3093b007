"""Tic-tac-toe and its relatives (m,n,k-games): rules, notation, pictures and perfect play.

Standard library only; pure and synchronous; chance is passed in. To read it: `variant` and
`board` are the rules, `levels` is how the computer players choose, `table` solves small boards as
a tutorial would, and `search` with `duel` and `lanes` plays the larger ones perfectly.
"""

from typing import TYPE_CHECKING, Any

from engine.board import Mark, Outcome, Position
from engine.errors import (
    AmbiguousCell,
    CellTaken,
    EngineError,
    GameOver,
    IllegalMove,
    InvalidPosition,
    InvalidVariant,
    OffBoard,
    UnreadableCell,
)
from engine.levels import Level, candidates, choose_cell
from engine.notation import (
    Numbering,
    cell_names,
    format_cell,
    format_moves,
    format_number,
    parse_cell,
    parse_moves,
)
from engine.render import EMOJI, Theme, grid, letter_grid, marked_cells, text_grid
from engine.search import best_cells, solve, warm_up
from engine.values import Prospect, Value, Verdict
from engine.variant import BOARDS, Cell, Variant

if TYPE_CHECKING:
    from engine.analysis import Analysis, Mistake, Reason, ReasonKind, analyse, review

__all__ = [
    "BOARDS",
    "EMOJI",
    "AmbiguousCell",
    "Analysis",
    "Cell",
    "CellTaken",
    "EngineError",
    "GameOver",
    "IllegalMove",
    "InvalidPosition",
    "InvalidVariant",
    "Level",
    "Mark",
    "Mistake",
    "Numbering",
    "OffBoard",
    "Outcome",
    "Position",
    "Prospect",
    "Reason",
    "ReasonKind",
    "Theme",
    "UnreadableCell",
    "Value",
    "Variant",
    "Verdict",
    "analyse",
    "best_cells",
    "candidates",
    "cell_names",
    "choose_cell",
    "format_cell",
    "format_moves",
    "format_number",
    "grid",
    "letter_grid",
    "marked_cells",
    "parse_cell",
    "parse_moves",
    "review",
    "solve",
    "text_grid",
    "warm_up",
]


def __getattr__(name: str) -> Any:
    # Who only plays never analyses: its module, a seventh of the import, waits to be asked for.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from engine import analysis

    return getattr(analysis, name)
