"""The opening book, proved again: its cells keep the value they promise."""

from pathlib import Path
from random import Random

import pytest

import engine.book
from engine import Position, Prospect, Value, Variant, Verdict, solve
from engine.book import MOST_PLIES, VARIANT, canonical, encoded, entries, look_up
from engine.variant import symmetries
from tests.engine.book_proof import prove_entry
from tests.engine.samples import turned

OPENINGS = Path(engine.book.__file__).with_name("openings.bin")


def test_a_sample_of_the_book_is_right() -> None:
    """Every entry is proved by `make prove`."""
    for x, o in Random(6).sample(sorted(entries()), 12):
        prove_entry(Position(VARIANT, x, o))


def test_the_book_is_small_and_holds_early_positions_only() -> None:
    assert OPENINGS.stat().st_size < 32 * 1024
    for x, o in entries():
        assert (x | o).bit_count() <= MOST_PLIES
        assert x & o == 0
        assert x.bit_count() - o.bit_count() in (0, 1)
        assert canonical(x, o, VARIANT)[0] == (x, o)


def test_the_book_survives_the_round_trip() -> None:
    assert encoded(entries()) == OPENINGS.read_bytes()


def test_one_entry_answers_all_its_images() -> None:
    drawn = [
        key
        for key, verdict in sorted(entries().items())
        if verdict.prospect == Prospect(Value.DRAW) and len(verdict.cells) == 1
    ]
    for x, o in Random(7).sample(drawn, 20):
        (cell,) = entries()[x, o].cells
        images = {image: turned(Position(VARIANT, x, o), image) for image in symmetries(VARIANT)}
        if len(set(images.values())) < 8:
            continue  # Here two cells are alike, and either may have been found best.
        for image, position in images.items():
            assert look_up(position) == Verdict((image[cell],), Prospect(Value.DRAW))


def test_the_book_speaks_of_its_own_board_only() -> None:
    assert look_up(Position.empty(VARIANT)) is not None
    assert look_up(Position.empty(Variant(5, 5, 5))) is None
    late = Position.parse("X.... .O... ..X.. ...O. XX..O", VARIANT)
    assert look_up(late) is None


@pytest.mark.parametrize("ply", [0, 1, 2])
def test_the_first_moves_need_no_search(ply: int) -> None:
    rng = Random(ply)
    for _ in range(20):
        position = Position.empty(VARIANT)
        for _ in range(ply):
            position = position.play(rng.choice(position.free_cells))
        assert look_up(position) is not None
        assert solve(position, budget_nodes=1).prospect is not None
