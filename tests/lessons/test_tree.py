"""The tree of games: its size, symmetric boards drawn once, minimax and alpha-beta in steps."""

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine import BOARDS, Mark, Position
from engine.game_tree import board_key, depth_that_fits, grow, size, walk
from engine.textbook import CountedRules, alpha_beta
from engine.walks import alpha_beta_steps, minimax_steps
from tests.lessons.command import refused, shown

SMALL = BOARDS["3x3"]
EMPTY = Position.empty(SMALL)
WORKSHEET = Position.parse(".OXOX..XO", SMALL, Mark.O)


def ends_of_games(board: str, plies: int, count: int) -> list[Position]:
    """Return unfinished positions after random moves."""
    rng, found = Random(7), list[Position]()
    while len(found) < count:
        position = Position.empty(BOARDS[board])
        for _ in range(plies):
            if position.outcome is None:
                position = position.play(rng.choice(position.free_cells))
        if position.outcome is None:
            found.append(position)
    return found


def test_a_symmetric_tree_has_each_board_once() -> None:
    tree = grow(EMPTY, 9, symmetry=True)
    unfinished = [board_key(node.position) for node in walk(tree) if node.children]
    assert len(unfinished) == len(set(unfinished)) == 627, "765 boards, of which 138 are ends"
    assert len(list(walk(tree))) == size(EMPTY, 9, 4_000, symmetry=True) == 2_097
    corner, side, centre = (child for _, child in tree.children)
    assert (corner.alike, side.alike, centre.alike) == ((2, 6, 8), (3, 5, 7), ())


def test_a_tree_is_as_large_as_it_says() -> None:
    assert [size(EMPTY, depth, 10_000) for depth in range(5)] == [1, 10, 82, 586, 3_610]
    assert depth_that_fits(EMPTY, 9, 3_610) == 4
    assert depth_that_fits(EMPTY, 9, 3_609) == 3
    assert len(list(walk(grow(WORKSHEET, 3)))) == size(WORKSHEET, 3, 100) == 14


def test_symmetry_changes_no_result() -> None:
    for position in ends_of_games("3x3", 3, 10):
        assert grow(position, 9, symmetry=True).result == grow(position, 9).result


def test_minimax_knows_every_result_from_below() -> None:
    tree = grow(WORKSHEET, 9)
    nodes, seen = list(walk(tree)), set[int]()
    for step in minimax_steps(tree):
        assert step.value == nodes[step.at].result
        assert all(at in seen for at in range(step.at + 1, step.at + len([*walk(nodes[step.at])])))
        seen.add(step.at)
    assert minimax_steps(tree)[-1].says == "O chooses the best of X, X, T: T."


@pytest.mark.parametrize("board", ["3x3", "misere"])
def test_alpha_beta_visits_what_the_textbook_visits(board: str) -> None:
    """And each value that it shows holds: exactly, or as the bound that it names."""
    order, worth = range(9), {"O": -1, "T": 0, "X": 1}
    for position in ends_of_games(board, 4, 15):
        rules, tree = CountedRules(BOARDS[board]), grow(position, 9)
        cells, mark = position.cells_as("X", "O", " "), position.to_move.value
        value = alpha_beta(cells, mark, rules, order)
        steps = alpha_beta_steps(tree)
        assert len({step.at for step in steps}) == rules.nodes
        assert steps[-1].value is not None
        assert worth[steps[-1].value] == value
        nodes, cut = list(walk(tree)), {at for step in steps for at in step.cut}
        for step in steps:
            if step.value:
                *sign, letter = step.value.split()
                difference = worth[nodes[step.at].result] - worth[letter]
                assert difference * {"≥": 1, "≤": -1}.get("".join(sign), 0) >= 0
                assert sign or difference == 0
        assert not cut & {step.at for step in steps}


def test_a_cut_says_why() -> None:
    position = Position.parse("X.OO.X.X.", SMALL, Mark.O)
    cuts = {step.says for step in alpha_beta_steps(grow(position, 9)) if step.cut}
    assert (
        "b1 leads to T or more for X. So X is sure of a tie here: α is T now. But O"
        " is sure of a tie by an earlier move and has no reason to come here. Cut off: b2, a3."
    ) in cuts
    assert any("Nothing is better than a win." in cut for cut in cuts)


def test_nothing_is_cut_where_a_result_is_unknown() -> None:
    tree = grow(WORKSHEET, 1)
    (cell, child), *others = tree.children
    unknown = replace(tree, result="?", children=((cell, replace(child, result="?")), *others))
    assert alpha_beta_steps(tree)
    assert alpha_beta_steps(unknown) == []
    assert minimax_steps(unknown)[-1].says == (
        "O chooses the best of ?, X, T: not known, as one of them is not."
    )


def test_a_blank_tree_is_a_worksheet() -> None:
    filled, blank = shown("tree", "worksheet"), shown("tree", "worksheet", "--blank")
    boards = [line for line in filled.splitlines() if "plays" in line]
    assert len(boards) == 13
    assert [line.replace(" *", "") for line in boards] == [
        line for line in blank.splitlines() if "plays" in line
    ]
    assert blank.count("[ ]") == 15
    assert "*" not in blank
    assert not re.search(r"(=|must:|chooses:|Result:) [XOT]", blank)
    assert "write X, O or T (a tie)" in blank


def test_symmetric_boards_are_drawn_once_at_the_terminal() -> None:
    text = shown("tree", ".........", "--symmetry", "--depth", "2")
    assert "X plays a1 or c1 or a3 or c3 *" in text
    assert "Cut" not in text
    assert text.count("plays") == 15
    assert "as elsewhere: " in shown("tree", "X...O...X", "--symmetry")
    assert "O plays b1 or 7 like it" in shown(
        "tree", "." * 16, "--board", "4x4", "--symmetry", "--depth", "1", "--to-move", "O"
    )


def page_data(path: Path) -> dict[str, dict[str, list[dict[str, object]]]]:
    (data,) = re.findall(r'id="data">(.*?)</script>', path.read_text(encoding="utf-8"))
    found: dict[str, dict[str, list[dict[str, object]]]] = json.loads(data)
    return found


def test_the_page_is_one_file_with_the_tree_in_it(tmp_path: Path) -> None:
    path = tmp_path / "worksheet.html"
    shown("tree", "worksheet", "--html", str(path))
    assert not re.search(r'(src|href)="|url\(|@import|https?://(?!www\.w3\.org)', path.read_text())
    whole = page_data(path)["whole"]
    assert [node["result"] for node in whole["nodes"]][:2] == ["T", "X"]
    assert [len(whole[name]) for name in ("nodes", "minimax", "alphabeta")] == [14, 14, 27]


def test_a_whole_game_is_a_page_where_symmetric_boards_are_drawn_once(tmp_path: Path) -> None:
    path = tmp_path / "game.html"
    shown("tree", ".........", "--symmetry", "--html", str(path))
    data = page_data(path)
    assert data["whole"] is None
    nodes = data["merged"]["nodes"]
    assert all(nodes[int(str(node["same"]))]["children"] for node in nodes if "same" in node)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["........."], "4,000 boards, and this tree has more: add --depth 4, or --symmetry to"),
        (["." * 25, "--board", "5x5", "--symmetry"], "this tree has more: add --depth 3"),
        (["worksheet", "--board", "4x4"], "the worksheet is on the board 3x3"),
        (["worksheet", "--to-move", "X"], "on the worksheet O is to move"),
    ],
)
def test_a_tree_that_cannot_be_is_refused(
    arguments: list[str], complaint: str, tmp_path: Path
) -> None:
    assert complaint in refused("tree", *arguments, "--html", str(tmp_path / "tree.html"))
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("mine.py", "the name must end in .html"),
        ("nowhere/tree.html", "cannot be written: No such file or directory"),
    ],
)
def test_a_page_that_cannot_be_written_is_refused(
    name: str, complaint: str, tmp_path: Path
) -> None:
    assert complaint in refused("tree", "worksheet", "--html", str(tmp_path / name))
