"""The long proofs: `python -m tests.engine.prove [NAME …]` (a quarter of an hour on two cores).

The ordinary tests judge a sample of positions; here thousands are judged, whole games are walked,
the book is proved entry by entry, and the first plies meet the slowest of the solvers. Each proof
prints what it has shown; the first that fails ends the run with its error.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import Pool

from engine import BOARDS, Mark, Position, Value, Variant, best_cells, solve
from engine.book import MOST_PLIES, VARIANT, canonical, entries
from engine.lanes import lanes
from engine.search import Search
from engine.variant import symmetries
from tests.engine.book_proof import prove_entry
from tests.engine.endings import ENDINGS, confirm_endings
from tests.engine.plain import PlainForcedWin
from tests.engine.puzzle_proof import confirm_no_repetition, confirm_puzzle, puzzles
from tests.engine.samples import every_position, own_games, turned
from tests.engine.vanishing_proof import confirm_by_rules, confirm_table, repeated_games
from tests.engine.verdict_proof import confirm_sample

PLENTY = 10_000_000


def no_opponent_wins(board: str, side: Mark) -> str:
    """Walk through all games of all the best cells against all replies."""
    walked = 0
    for position in own_games(BOARDS[board], side, best_cells):
        walked += 1
        outcome = position.outcome
        assert outcome is None or outcome.winner is not side.other, str(position)
    return f"{board}: as {side.value} it loses to nobody; {walked:,} positions, all replies"


def no_opponent_wins_on_five(side: Mark) -> str:
    """Likewise on 5x5, where positions that are the same to the engine are walked once.

    After the book's last ply its choice depends on both sides' chances and the ply alone, so of
    the positions that agree in these, up to turns and mirrorings, one is enough. Where the enemy
    has no chance left, nothing is left to prove.
    """
    walked = ends = 0
    level = {Position.empty(VARIANT)}
    while level:
        walked += len(level)
        afters: dict[object, Position] = {}
        for position in level:
            cells = best_cells(position) if position.to_move is side else position.free_cells
            for after in map(position.play, cells):
                if outcome := after.outcome:
                    ends += 1
                    assert outcome.winner is not side.other, str(after)
                elif lanes(VARIANT).open_lines(after.x, after.o)[side is Mark.X]:
                    afters.setdefault(_sameness(after), after)
        level = set(afters.values())
    return f"5x5: as {side.value} it loses to nobody; {walked:,} positions, {ends:,} ends"


def _sameness(position: Position) -> object:
    if position.ply <= MOST_PLIES:
        return canonical(position.x, position.o, VARIANT)[0]
    images = (turned(position, image) for image in symmetries(VARIANT))
    return min(lanes(VARIANT).open_lines(image.x, image.o) for image in images)


def early_positions(ply: int) -> str:
    """Compare the search on every early position of 5x5 with the plain solver, without the book."""
    counts = dict.fromkeys(Value, 0)
    for position in every_position(VARIANT, ply):
        value, cell = Search(position, PLENTY).prove()
        plain = PlainForcedWin(VARIANT)
        assert value == plain.value(position), str(position)
        if value is Value.DRAW:
            assert not plain.mover_wins(position.play(cell)), str(position)
        counts[value] += 1
    values = ", ".join(f"{count} {value}" for value, count in counts.items())
    return f"5x5: all positions of {ply} plies agree with the plain solver: {values}"


def whole_book() -> str:
    """Prove every entry of the opening book by search alone."""
    for x, o in entries():
        prove_entry(Position(VARIANT, x, o))
    return f"5x5: all {len(entries()):,} entries of the opening book hold"


def positions_judged(board: str, plies: range, most: int) -> str:
    """Hold up to `most` positions of each ply against the plain solver."""
    for ply in plies:
        confirm_sample(BOARDS[board], ply, most)
    return f"{board}: up to {most:,} positions of every ply from {plies[0]} are judged right"


def endings() -> str:
    """Compare endings of many boards with the whole tree of their games."""
    for variant, free in ENDINGS.items():
        confirm_endings(variant, free, 200)
    return f"{len(ENDINGS)} boards: value and length of 200 endings each are exact"


def four_in_a_row_loses() -> str:
    """Solve the empty 4x4 board on which four in a row lose."""
    prospect = solve(Position.empty(Variant(4, 4, 4, misere=True))).prospect
    assert prospect is not None
    assert prospect.value is Value.DRAW
    return "4x4 where four in a row lose is a draw"


def two_years_of_puzzles() -> str:
    """Prove the puzzles of two years, and that none comes twice within 366 days."""
    found = puzzles(731)
    for puzzle in found:
        confirm_puzzle(puzzle)
    confirm_no_repetition(found)
    return f"{len(found)} days: each puzzle has one right cell, and none comes twice in 366 days"


def vanishing_marks() -> str:
    """Solve the board whose marks vanish by a second method, and try repetitions by the rules."""
    positions = confirm_table()
    games = 0
    for position in repeated_games(60, seed=7):
        confirm_by_rules(position, 11)
        games += 1
    return f"vanishing: all {positions:,} positions are right, and what {games} repetitions change"


Proof = Callable[[], str]


def proofs() -> Iterator[tuple[str, Proof]]:
    """Yield the proofs by name, the longest first."""
    yield "five-o", partial(no_opponent_wins_on_five, Mark.O)
    yield "early-3", partial(early_positions, 3)
    yield "book", whole_book
    yield "five-x", partial(no_opponent_wins_on_five, Mark.X)
    yield "judged-early", partial(positions_judged, "5x5", range(3, 6), 60)
    yield "judged-5x5", partial(positions_judged, "5x5", range(6, 25), 1_000)
    yield "early-2", partial(early_positions, 2)
    yield "judged-5x5-five", partial(positions_judged, "5x5-five", range(25), 200)
    yield "judged-4x4", partial(positions_judged, "4x4", range(16), 200)
    for board in ("4x4", "3x3", "misere"):
        for side in Mark:
            yield f"{board}-{side.value.lower()}", partial(no_opponent_wins, board, side)
    yield "endings", endings
    yield "puzzles", two_years_of_puzzles
    yield "vanishing", vanishing_marks
    yield "misere-4x4", four_in_a_row_loses
    yield "early-1", partial(early_positions, 1)
    yield "early-0", partial(early_positions, 0)


def _shown(proof: tuple[str, Proof]) -> str:
    name, show = proof
    start = time.perf_counter()
    text = show()
    return f"{name:16} {time.perf_counter() - start:6.1f} s  {text}"


def main() -> None:
    """Run the proofs named, or all of them, two at a time."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.prove", description=__doc__)
    known = dict(proofs())
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(known)}")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: %(default)s)")
    chosen = parser.parse_args()
    if unknown := set(chosen.names) - set(known):
        parser.error(f"no proof named {', '.join(sorted(unknown))}")
    todo = [(name, proof) for name, proof in known.items() if name in (chosen.names or known)]
    with Pool(chosen.jobs) as pool:
        for line in pool.imap_unordered(_shown, todo):
            print(line, flush=True)
    print(f"{len(todo)} proofs, all hold.")


if __name__ == "__main__":
    main()
