"""Cards of puzzles: what was tried and what a hint took out, and what solved it."""

import re
from dataclasses import replace
from datetime import date

import pytest

from bot.model import GridStyle, Look
from bot.model.puzzle import (
    DayResults,
    DayStanding,
    EndedPuzzle,
    OpenPuzzle,
    PuzzleAttempt,
    PuzzleKey,
    PuzzleStreak,
    PuzzleTask,
)
from bot.service import DailyPuzzle
from bot.ui.components import Card, nested
from bot.ui.puzzle.daily_card import daily_card
from bot.ui.puzzle.puzzle_card import puzzle_card
from bot.ui.puzzle.shared_puzzles import shared_puzzle_card
from bot.ui.text.texts import texts
from bot.ui.text.themes import tile_name
from engine import Cell, format_cell, parse_moves, puzzle_of, why_right
from tests.bot.builders import ALICE, NOON
from tests.bot.ui.card_text import text_of
from tests.bot.ui.playing.test_tiled_boards import drawn

ENGLISH = texts().in_locale("en-US")

PUZZLE = puzzle_of(date(2026, 11, 25))
TASK = PuzzleTask(PuzzleKey(PUZZLE.number), PUZZLE.board, PUZZLE.position, PUZZLE.goal)
"""O to move on 4x4: d1 threatens c1 and a4."""


def cells(names: str) -> tuple[Cell, ...]:
    return parse_moves(names, PUZZLE.position.variant)


def asked(attempt: PuzzleAttempt, look: Look | None = None) -> OpenPuzzle:
    return OpenPuzzle(TASK, attempt, TASK, look or Look())


def solved(days: int = 1) -> EndedPuzzle:
    moves = cells("d1a4c1")
    attempt = PuzzleAttempt().with_moves(moves, is_solved=True, now=NOON)
    why = why_right(TASK.position, moves, TASK.goal.value)
    return EndedPuzzle(TASK, attempt, Look(), moves, why, DayStanding(PuzzleStreak(days, 4)))


def closed(card: Card) -> set[str]:
    """Return what stands on the buttons of cells that cannot be pressed."""
    found = [each for each in nested(card) if each["type"] == 2 and each.get("disabled")]
    return {each["label"] if "label" in each else each["emoji"]["name"] for each in found}


BOTH = PuzzleAttempt().with_hint(cells("c1b2")).with_wrong(cells("d4")[0], NOON)


def test_a_wrong_try_is_told_from_a_cell_that_a_hint_took_out() -> None:
    assert closed(puzzle_card(asked(BOTH), ENGLISH)) >= {"➖", "🚫"}


def test_where_boards_are_text_the_buttons_keep_their_names() -> None:
    card = puzzle_card(asked(BOTH, Look(GridStyle.TEXT)), ENGLISH)
    assert closed(card) >= {"b2 –", "c1 –", "d4 🚫"}


@pytest.mark.usefixtures("tiles")
def test_the_board_shows_the_same_with_tiles() -> None:
    [frame] = puzzle_card(asked(BOTH), ENGLISH)
    rows = [part["components"] for part in frame["components"] if part["type"] == 1][:4]
    x, o, blank, closed, wrong = map(tile_name, ("x", "o", "blank", "closed", "wrong"))
    assert [[each["emoji"]["name"] for each in row] for row in rows] == [
        [o, o, closed, blank],
        [blank, closed, o, x],
        [blank, o, x, x],
        [blank, x, x, wrong],
    ]
    for style, last in ((GridStyle.EMOJI, [1, 14, 1]), (GridStyle.TEXT, [1, 1, 1])):
        [frame] = puzzle_card(asked(PuzzleAttempt(), Look(style)), ENGLISH)
        assert [part["type"] for part in frame["components"]][-3:] == last


@pytest.mark.parametrize("day", range(1, 15))
def test_no_wrong_try_tells_the_right_cell(day: int) -> None:
    puzzle = puzzle_of(date(2026, 11, day))
    task = PuzzleTask(PuzzleKey(puzzle.number), puzzle.board, puzzle.position, puzzle.goal)
    right = format_cell(puzzle.right, puzzle.position.variant)
    asked = OpenPuzzle(task, PuzzleAttempt(), task, Look())
    for cell in set(puzzle.position.free_cells) - {puzzle.right}:
        attempt = PuzzleAttempt().with_wrong(cell, NOON)
        said = text_of(puzzle_card(replace(asked, attempt=attempt), ENGLISH))
        assert f"**Not {format_cell(cell, puzzle.position.variant)}:**" in said
        assert right not in said
        assert not re.search(r"[❌🔵⬛]{3}", said), "no second board"


def test_a_solution_says_how_many_of_its_tries_were_hints() -> None:
    hinted = PuzzleAttempt().with_hint(cells("b2a3"))
    view = solved()
    attempt = hinted.with_moves(view.attempt.moves, is_solved=True, now=NOON)
    text = text_of(puzzle_card(replace(view, attempt=attempt), ENGLISH))
    assert "🎯 **Solved on try 2, with a hint!**" in text.splitlines()


def test_the_row_that_solved_it_is_framed_and_no_reply(tiles: dict[str, str]) -> None:
    text = text_of(puzzle_card(solved(), ENGLISH))
    assert drawn("1 o_line o_line o_line o_line", tiles) in text
    assert drawn("4 x x x blank", tiles) in text
    assert "**d1 was it:** it threatens c1 and a4 at once.\n🔥 **Puzzle streak: 1 day.**" in text


def test_a_shared_board_is_the_one_to_begin_with(tiles: dict[str, str]) -> None:
    (card,) = shared_puzzle_card(solved(), Look(), ALICE, ENGLISH)
    text, board, solve, foot = card["components"]
    assert text["content"].startswith("**Oxo 329 · 🟩 · 1 try**\n")
    assert board["content"] == drawn(
        "o o blank blank / blank blank o x / blank o x x / blank x x blank", tiles
    )
    assert [each["label"] for each in solve["components"]] == ["Solve"]
    assert foot["content"] == "-# 4×4"


def test_a_streak_is_shared_from_its_second_day_on() -> None:
    for days, line in ((1, "1 try**"), (2, "1 try · 🔥\u00a02**")):
        assert line in text_of(shared_puzzle_card(solved(days), Look(), ALICE, ENGLISH))


def test_the_answer_of_a_won_puzzle_goes_on_to_the_row() -> None:
    moves = cells("d1a4c1")
    why = why_right(TASK.position, moves, TASK.goal.value)
    card = daily_card(
        DailyPuzzle(TASK, Look(), "en-US", DayResults(), answer=(moves, why)), ENGLISH
    )
    assert "at once.\nThen best play is ❌\u00a0a4 🔵\u00a0c1." in text_of(card)
