"""The puzzle of the day in a channel: the question, and a day later the answer."""

from bot.service import DailyAnswer, DailyPuzzle
from bot.ui.boards import board_texts
from bot.ui.components import (
    Accent,
    Card,
    Component,
    container,
    row,
    text,
)
from bot.ui.puzzle.puzzle_card import answer_text, goal_text, moves_text, puzzle_title, solve_button
from bot.ui.text.game_text import BOARD_KEYS
from bot.ui.text.texts import Words
from bot.ui.text.themes import Sign
from engine import Cell, Value


def daily_card(puzzle: DailyPuzzle, words: Words) -> Card:
    """Show a puzzle to a channel; *Solve* opens it in private."""
    shown = _shown(puzzle, words)
    return [container([*shown, row([solve_button(puzzle.task.key, words)])], Accent.ACTIVE)]


def daily_answer_card(answer: DailyAnswer, words: Words) -> Card:
    """Show it a day later, with its answer."""
    task, look, solvers = answer.puzzle.task, answer.puzzle.look, answer.solvers
    right, *line = answer.solution
    lines = [answer_text(task, right, answer.justification, look, words)]
    if line and task.goal.value is Value.WIN:
        played = moves_text(task.position.play(right), line, look)
        lines.append(words("puzzle-line", line=played))
    if solvers.finished:
        lines.append(words("puzzle-solved-by", solved=solvers.solved, finished=solvers.finished))
    if answer.first is not None:
        lines.append(words("puzzle-first", user_id=f"{answer.first}"))
    shown = _shown(answer.puzzle, words, right)
    return [container([*shown, text("\n".join(lines))], Accent.NEUTRAL)]


def _shown(puzzle: DailyPuzzle, words: Words, right: Cell | None = None) -> list[Component]:
    """Show the question, and its answer on the board if `right` is given."""
    task = puzzle.task
    head = f"### {puzzle_title(task.key, words)}\n{goal_text(task, puzzle.look, words)}"
    board = words(BOARD_KEYS[task.board])
    signs = {} if right is None else {right: Sign.BEST}
    grid = board_texts(task.position, puzzle.look, signs, named=right is not None)
    return [text(head), *grid, text(f"-# {board}")]
