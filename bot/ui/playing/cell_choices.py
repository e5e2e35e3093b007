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
    plain_text,
    words_for,
)


def cell_choices(game: Game, typed: str, numbering: Numbering) -> list[tuple[str, str]]:
    """Return a label and a value for each free cell that `typed` may mean.

    What `typed` means as it is comes first, then what it may become: "top" is b1, a1 and c1.
    """
    wanted = plain_text(typed)
    names = {
        cell: (format_cell(cell, game.variant), format_number(cell, game.variant, numbering))
        for cell in game.position.free_cells
    }
    found = [cell for cell in names if any(name.startswith(wanted) for name in names[cell])]
    if not found:
        meant = [cell for cell in _meant(game, typed, numbering) if cell in names]
        found = meant + [cell for cell in names if cell not in meant and _lies(cell, wanted, game)]
    return [(" · ".join(names[cell]), names[cell][0]) for cell in found]


def _meant(game: Game, typed: str, numbering: Numbering) -> Sequence[Cell]:
    try:
        return [parse_cell(typed, game.variant, numbering)]
    except AmbiguousCell as error:
        return error.candidates
    except EngineError:
        return ()


def _lies(cell: Cell, wanted: str, game: Game) -> bool:
    """Return whether every word begins one that says in which row or column the cell lies."""
    words = words_for(cell, game.variant)
    parts = (part for part in wanted.split() if part not in ("row", "column"))
    return all(any(word.startswith(part) for word in words) for part in parts)
