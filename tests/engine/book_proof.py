"""The proof of an entry of the opening book: the tests try a few, `make prove` all."""

from engine import Position
from engine.book import look_up
from engine.search import Search

PLENTY = 10_000_000


def prove_entry(position: Position) -> None:
    """Check an entry by search alone: its value, and that each of its cells keeps it."""
    verdict = look_up(position)
    assert verdict is not None
    assert verdict.cells
    assert verdict.prospect is not None
    search = Search(position, PLENTY)
    assert search.prove()[0] is verdict.prospect.value
    for cell in verdict.cells:
        found = search.prospect_of(cell)
        assert found.value is verdict.prospect.value, str(position)
        if found.plies and verdict.prospect.plies:
            assert found.plies == verdict.prospect.plies
