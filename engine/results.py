"""Results in three letters, as exercises write them: "X" won, "O" won, "T" is a tie."""

from __future__ import annotations

from collections.abc import Iterable

from engine.board import Position
from engine.marks import Mark, Outcome
from engine.search import BUDGET_NODES, solve
from engine.values import Prospect, Value


def best_of(mark: str, results: Iterable[str]) -> str:
    """Return the best of `results` for `mark`: its own win, else a tie, else the other's win.

    Either case will do; the answer is "X", "O" or "T". Raises ValueError for other letters, and
    if there are no results.
    """
    own = mark.upper()
    if own not in ("X", "O"):
        raise ValueError(f"a mark is X or O, not {mark!r}")
    given = []
    for result in results:
        given.append(result.upper())
        if given[-1] not in ("X", "O", "T"):
            raise ValueError(f"a result is X, O or T, not {result!r}")
    if not given:
        raise ValueError("there is no best of no results")
    if own in given:
        return own
    return "T" if "T" in given else given[0]


def letter(outcome: Outcome) -> str:
    """Return how a game ended as a letter."""
    return outcome.winner.value if outcome.winner else "T"


def result(position: Position, budget_nodes: int = BUDGET_NODES) -> str | None:
    """Return what best play by both sides leads to, None where `budget_nodes` do not prove it."""
    if outcome := position.outcome:
        return letter(outcome)
    return _letter_of(solve(position, budget_nodes).prospect, position.to_move)


def _letter_of(prospect: Prospect | None, mover: Mark) -> str | None:
    if prospect is None:
        return None
    if prospect.value is Value.DRAW:
        return "T"
    return (mover if prospect.value is Value.WIN else mover.other).value
