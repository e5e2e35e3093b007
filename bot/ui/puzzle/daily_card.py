"""The puzzle of the day in a channel: the question, and a day later the answer."""

from bot.service import Answered, Question
from bot.ui.boards import board_text
from bot.ui.components import (
    Accent,
    ButtonStyle,
    Card,
    Component,
    button,
    container,
    row,
    text,
)
from bot.ui.puzzle.puzzle_card import PUZZLE_OPEN, goal_text, solution_text, title
from bot.ui.text.texts import Words


def question_card(question: Question, words: Words) -> Card:
    """Show a puzzle to a channel; *Solve* opens it in private."""
    solve = button(
        PUZZLE_OPEN(question.task.key.number),
        words("button-puzzle-solve"),
        style=ButtonStyle.PRIMARY,
    )
    return [container([*_shown(question, words), row([solve])], Accent.ACTIVE)]


def answered_card(answered: Answered, words: Words) -> Card:
    """Show it a day later, with its answer."""
    task, solvers = answered.question.task, answered.solvers
    lines = [solution_text(task, answered.solution, words)]
    if solvers.finished:
        lines.append(words("puzzle-solved-by", solved=solvers.solved, finished=solvers.finished))
    if answered.first is not None:
        lines.append(words("puzzle-first", user_id=f"{answered.first}"))
    return [container([*_shown(answered.question, words), text("\n".join(lines))], Accent.NEUTRAL)]


def _shown(question: Question, words: Words) -> list[Component]:
    task = question.task
    head = f"### {title(task.key, words)}\n{goal_text(task, question.look, words)}"
    board = words(f"board-{task.board}")
    return [text(head), text(board_text(task.position, question.look)), text(f"-# {board}")]
