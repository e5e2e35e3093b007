"""How far the engine has to think at most, in positions visited rather than in seconds."""

import json
from pathlib import Path

from engine import BOARDS, Position
from engine.book import look_up
from engine.search import BUDGET_NODES, Search

LIST = Path(__file__).parents[2] / "bench" / "hardest.json"
HARDEST = {
    board: [Position.parse(text, BOARDS[board]) for text in texts]
    for board, texts in json.loads(LIST.read_text(encoding="ascii")).items()
}
"""The hardest positions that `python -m bench.engine_hardest` found, by board."""

MOST_NODES = 20_000
"""More than any position that was found; about a tenth of a second on a slow core."""

PROOF_NODES = 10_000_000


def nodes(position: Position) -> int:
    """Return how many positions the proof visits; none if the book has it."""
    if look_up(position):
        return 0
    search = Search(position, PROOF_NODES)
    search.prove()
    return search.nodes


def test_the_hardest_positions_known_stay_within_reach() -> None:
    for positions in HARDEST.values():
        for position in positions:
            assert position.outcome is None
            assert nodes(position) <= MOST_NODES, str(position)


def test_a_search_of_the_hardest_position_ends_within_its_budget() -> None:
    """The proof takes a fraction of what it may, so the choice is never made by looks."""
    position = max(HARDEST["5x5"], key=nodes)
    search = Search(position, BUDGET_NODES)
    assert search.solve().prospect is not None
    assert nodes(position) < BUDGET_NODES // 10


def test_what_takes_longest_to_prove_is_in_the_book() -> None:
    assert [bool(look_up(position)) for position in HARDEST["5x5"]] == [True] * 3 + [False] * 8
