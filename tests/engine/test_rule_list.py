"""The list of eight rules, and `explain --rules`."""

import pytest

from engine import BOARDS, GameOver, Mark, Position, Value, parse_cell
from engine.rule_list import Rule, cells_by_rule
from engine.search import prospects

SMALL = BOARDS["3x3"]


@pytest.mark.parametrize(
    ("board", "rule", "cells"),
    [
        ("XX. OO. ...", Rule.WIN, "c1"),
        ("XX. .O. ...", Rule.BLOCK, "c1"),
        ("X.O O.. X..", Rule.FORK, "c3"),
        ("X.. .O. ..X", Rule.BLOCK_FORK, "b1 a2 c2 b3"),
        ("... ... ...", Rule.CENTRE, "b2"),
        ("X.. .O. ...", Rule.CORNER, "c1 a3 c3"),
        ("XO. .X. ..O", Rule.FORK, "a2 a3"),
    ],
)
def test_the_first_rule_that_finds_a_square_speaks(board: str, rule: Rule, cells: str) -> None:
    found = cells_by_rule(Position.parse(board, SMALL, _to_move(board)))
    assert list(found) == list(Rule)
    speaking = next(each for each, played in found.items() if played)
    assert speaking is rule
    assert found[rule] == tuple(parse_cell(name, SMALL) for name in cells.split())


def _to_move(board: str) -> Mark:
    return Mark.X if board.count("X") == board.count("O") else Mark.O


def test_the_list_never_loses_a_game() -> None:
    """From either side, whichever of its squares it takes and whatever the enemy plays."""
    positions = 0
    for mark in Mark:
        seen, waiting = set[tuple[int, int]](), [Position.empty(SMALL)]
        while waiting:
            position = waiting.pop()
            if (position.x, position.o) in seen:
                continue
            seen.add((position.x, position.o))
            if outcome := position.outcome:
                assert outcome.winner is not mark.other, str(position)
                continue
            cells = position.free_cells
            if position.to_move is mark:
                cells = next(found for found in cells_by_rule(position).values() if found)
            waiting += [position.play(cell) for cell in cells]
        positions += len(seen)
    assert positions > 1_000


def test_rule_four_saves_where_win_block_and_the_places_lose() -> None:
    """The position of the docs: corner, centre, corner."""
    position = Position.parse("X.. .O. ..X", SMALL)
    found, outlook = cells_by_rule(position), prospects(position)
    assert not found[Rule.WIN] + found[Rule.BLOCK] + found[Rule.FORK]
    without = next(found[rule] for rule in list(Rule)[4:] if found[rule])
    values = [outlook[cell] for cell in without]
    assert {each.value for each in values if each} == {Value.LOSS}
    saved = [outlook[cell] for cell in found[Rule.BLOCK_FORK]]
    assert {each.value for each in saved if each} == {Value.DRAW}


def test_a_finished_game_has_no_rules() -> None:
    with pytest.raises(GameOver):
        cells_by_rule(Position.parse("XXX OO. ...", SMALL))
