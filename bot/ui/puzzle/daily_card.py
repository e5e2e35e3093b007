"""The puzzle of the day in a channel: the question, and a day later the answer."""

from bot.service import DailyAnswer, DailyPuzzle
from bot.ui.boards import board_text
from bot.ui.components import (
    Accent,
    Card,
    Component,
    container,
    row,
    text,
)
from bot.ui.puzzle.puzzle_card import goal_text, solution_text, solve_button, title
from bot.ui.text.texts import Words


def daily_card(puzzle: DailyPuzzle, words: Words) -> Card:
    """Show a puzzle to a channel; *Solve* opens it in private."""
    shown = _shown(puzzle, words, named=False)
    return [container([*shown, row([solve_button(puzzle.task.key, words)])], Accent.ACTIVE)]


def daily_answer_card(answer: DailyAnswer, words: Words) -> Card:
    """Show it a day later, with its answer."""
    task, solvers = answer.puzzle.task, answer.solvers
    lines = [solution_text(task, answer.solution, words)]
    if solvers.finished:
        lines.append(words("puzzle-solved-by", solved=solvers.solved, finished=solvers.finished))
    if answer.first is not None:
        lines.append(words("puzzle-first", user_id=f"{answer.first}"))
    shown = _shown(answer.puzzle, words, named=True)
    return [container([*shown, text("\n".join(lines))], Accent.NEUTRAL)]


def _shown(puzzle: DailyPuzzle, words: Words, *, named: bool) -> list[Component]:
    task = puzzle.task
    head = f"### {title(task.key, words)}\n{goal_text(task, puzzle.look, words)}"
    board = words(f"board-{task.board}")
    grid = board_text(task.position, puzzle.look, named=named)
    return [text(head), text(grid), text(f"-# {board}")]
