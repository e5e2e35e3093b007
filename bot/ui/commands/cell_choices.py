"""The free cells on offer while somebody types a move."""

from collections.abc import Sequence

from bot.model import Game
from engine import (
    AmbiguousCell,
    Cell,
    EngineError,
    Numbering,
    format_cell,
    format_number,
    parse_cell,
)


def cell_choices(game: Game, typed: str, numbering: Numbering) -> list[tuple[str, str]]:
    """Return a label and a value for each free cell that `typed` may mean."""
    wanted = typed.strip().casefold()
    names = {
        cell: (format_cell(cell, game.variant), format_number(cell, game.variant, numbering))
        for cell in game.position.free_cells
    }
    found = [cell for cell in names if any(name.startswith(wanted) for name in names[cell])]
    found = found or [cell for cell in _meant(game, typed, numbering) if cell in names]
    return [(" · ".join(names[cell]), names[cell][0]) for cell in found]


def _meant(game: Game, typed: str, numbering: Numbering) -> Sequence[Cell]:
    try:
        return [parse_cell(typed, game.variant, numbering)]
    except AmbiguousCell as error:
        return error.candidates
    except EngineError:
        return ()
