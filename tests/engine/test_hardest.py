"""How far the engine has to think at most, in positions visited rather than in seconds."""

from bench.engine_hardest import HARDEST, hardest, nodes
from engine.book import look_up
from engine.search import BUDGET_NODES, Search

MOST_NODES = 20_000
"""More than any position that was found; about a tenth of a second on a slow core."""


def test_the_hardest_positions_known_stay_within_reach() -> None:
    for board in HARDEST:
        for position in hardest(board):
            assert position.outcome is None
            assert nodes(position) <= MOST_NODES, str(position)


def test_a_search_of_the_hardest_position_ends_within_its_budget() -> None:
    """The proof takes a fraction of what it may, so the choice is never made by looks."""
    position = max(hardest("5x5"), key=nodes)
    search = Search(position, BUDGET_NODES)
    assert search.solve().prospect is not None
    assert nodes(position) < BUDGET_NODES // 10


def test_what_takes_longest_to_prove_is_in_the_book() -> None:
    assert [bool(look_up(position)) for position in hardest("5x5")] == [True] * 3 + [False] * 8
