"""The puzzle of the day in a channel: the question, and a day later the answer."""

from collections.abc import Iterator

from bot.model.puzzle import DayResults
from bot.service import DailyPuzzle
from bot.ui.boards import board_texts
from bot.ui.components import Accent, Card, Component, container, row, text
from bot.ui.puzzle.puzzle_card import answer_text, goal_text, moves_text, puzzle_title, tries_text
from bot.ui.puzzle.shared_puzzles import solve_button
from bot.ui.text.game_names import BOARD_KEYS
from bot.ui.text.names import escape_name
from bot.ui.text.texts import Words
from bot.ui.text.themes import Sign
from engine import Cell, Value


def daily_card(puzzle: DailyPuzzle, words: Words) -> Card:
    """Show a puzzle to a channel, and who solved it; *Solve* opens it in private.

    Once it is over it has its answer instead.
    """
    results = _results(puzzle.results, words)
    if puzzle.answer is None:
        solve = row([solve_button(puzzle.task.key, words)])
        shown = [*_yesterday(puzzle, words), *_shown(puzzle, words), *results, solve]
        return [container(shown, Accent.ACTIVE)]
    task, look = puzzle.task, puzzle.look
    (right, *line), why_right = puzzle.answer
    lines = [answer_text(task, right, why_right, look, words)]
    if line and task.goal.value is Value.WIN:
        played = moves_text(task.position.play(right), line, look)
        lines.append(words("puzzle-line", line=played))
    shown = _shown(puzzle, words, right)
    return [container([*shown, text("\n".join(lines)), *results], Accent.NEUTRAL)]


def _shown(puzzle: DailyPuzzle, words: Words, right: Cell | None = None) -> list[Component]:
    """Show the question, and its answer on the board if `right` is given."""
    task = puzzle.task
    head = f"### {puzzle_title(task.key, words)}\n{goal_text(task, puzzle.look, words)}"
    board = words(BOARD_KEYS[task.board])
    signs = {} if right is None else {right: Sign.BEST}
    grid = board_texts(task.position, puzzle.look, signs, named=right is not None)
    return [*_week(puzzle, words), text(head), *grid, text(f"-# {board}")]


def _yesterday(puzzle: DailyPuzzle, words: Words) -> Iterator[Component]:
    """Show who was first the day before, and for how long somebody has solved every puzzle."""
    lines = []
    if (first := puzzle.first) is not None:
        tries = tries_text(first.tries, first.is_solved)
        lines.append(words("puzzle-yesterday", player=escape_name(first.name), tries=tries))
    if puzzle.streak > 1:
        lines.append(words("puzzle-server-streak", days=puzzle.streak))
    if lines:
        yield text("\n".join(lines))


def _week(puzzle: DailyPuzzle, words: Words) -> Iterator[Component]:
    """Show the table of the week that ended, the first with a cup."""
    if puzzle.week is None or not puzzle.week[1].points:
        return
    week, table = puzzle.week
    points = [f"{escape_name(name)}\u00a0{each}" for name, each in table.points]
    lines = [words("puzzle-week-ended", week=week), f"🏆 {points[0]}", *points[1:]]
    if table.more:
        lines.append(f"-# {words('puzzle-more', count=table.more)}")
    yield text("\n".join(lines))


def _results(results: DayResults, words: Words) -> Iterator[Component]:
    """Show how a server's people did: each of those who are named on a line, the best first."""
    solvers = results.solvers
    if not solvers.finished:
        return
    lines = [words("puzzle-solved-by", solved=solvers.solved, finished=solvers.finished)]
    for each in results.best:
        lines.append(f"{escape_name(each.name)} {tries_text(each.tries, each.is_solved)}")
    if results.more:
        lines.append(f"-# {words('puzzle-more', count=results.more)}")
    yield text("\n".join(lines))
