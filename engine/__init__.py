"""Tic-tac-toe and its relatives (m,n,k-games): rules, notation, pictures and perfect play.

What stands here is what bots and lessons use.

Standard library only; pure and synchronous; chance is passed in. To read it: `variant` and
`board` are the rules, `levels` is how the computer players choose, `table` solves small boards as
a tutorial would, `search` with `forced_win` and `lanes` plays the larger ones perfectly, and
`vanishing` the one whose marks leave.
"""

import engine.python_version  # noqa: F401  # First, as the rest needs a newer one.
from engine.analysis import Analysis, Mistake, analyse, review
from engine.board import Position
from engine.errors import (
    AmbiguousCell,
    CellLeaving,
    CellTaken,
    EngineError,
    GameOver,
    IllegalMove,
    InvalidPosition,
    InvalidVariant,
    OffBoard,
    UnreadableCell,
)
from engine.levels import PERFECT, Level, candidates, choose_cell, level_name
from engine.marks import Cell, Mark, Outcome
from engine.notation import (
    Numbering,
    cell_names,
    format_cell,
    format_moves,
    format_number,
    parse_cell,
    parse_moves,
    plain_text,
    words_for,
)
from engine.puzzles import Puzzle, practice_puzzle, puzzle_number, puzzle_of
from engine.reasons import Reason, WhyBest, WhyRight, WhyWrong, reason_text, why_wrong
from engine.render import (
    EMOJI,
    LAST_MOVE,
    Highlight,
    Theme,
    grid,
    letter_grid,
    marked_cells,
    squares,
    text_grid,
)
from engine.results import best_of
from engine.search import best_cells, solve, warm_up
from engine.solving import (
    RightMove,
    is_reached,
    keeps,
    solution,
    step,
    stubborn_reply,
    why_right,
    wrong_cells,
)
from engine.threats import threatened_line
from engine.values import Prospect, Value, Verdict
from engine.variant import BOARDS, Variant

__all__ = [
    "BOARDS",
    "EMOJI",
    "LAST_MOVE",
    "PERFECT",
    "AmbiguousCell",
    "Analysis",
    "Cell",
    "CellLeaving",
    "CellTaken",
    "EngineError",
    "GameOver",
    "Highlight",
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
    "Puzzle",
    "Reason",
    "RightMove",
    "Theme",
    "UnreadableCell",
    "Value",
    "Variant",
    "Verdict",
    "WhyBest",
    "WhyRight",
    "WhyWrong",
    "analyse",
    "best_cells",
    "best_of",
    "candidates",
    "cell_names",
    "choose_cell",
    "format_cell",
    "format_moves",
    "format_number",
    "grid",
    "is_reached",
    "keeps",
    "letter_grid",
    "level_name",
    "marked_cells",
    "parse_cell",
    "parse_moves",
    "plain_text",
    "practice_puzzle",
    "puzzle_number",
    "puzzle_of",
    "reason_text",
    "review",
    "solution",
    "solve",
    "squares",
    "step",
    "stubborn_reply",
    "text_grid",
    "threatened_line",
    "warm_up",
    "why_right",
    "why_wrong",
    "words_for",
    "wrong_cells",
]
