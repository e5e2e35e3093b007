"""The private card of a puzzle: the goal, the board, what the last try led to, the solution."""

from collections.abc import Iterator
from functools import partial

from bot.model import GridStyle, Look, Person
from bot.model.puzzle import HINT, PuzzleKey, PuzzleTask
from bot.service import PuzzleView
from bot.ui.boards import board_rows, board_text, step_buttons
from bot.ui.button_ids import ButtonId, number, optional
from bot.ui.components import Accent, ButtonStyle, Card, Component, button, container, row, text
from bot.ui.text.game_text import player_name
from bot.ui.text.lists import all_of
from bot.ui.text.texts import Words
from bot.ui.text.themes import Sign, mark_emoji
from engine import Cell, Value, format_cell

PUZZLE_CELL = ButtonId("pz", (number, optional(number), number, number))
"""Try a cell: day or ply, the game of a mistake, presses so far, cell."""
PUZZLE_HINT = ButtonId("pz-hint", (number, optional(number), number))
"""Take wrong cells out: day or ply, the game of a mistake, presses so far."""
PUZZLE_STEP = ButtonId("pz-step", (number, optional(number), number, number))
"""Another move of the solution: day or ply, the game of a mistake, ply, and which button it is."""
PUZZLE_SHARE = ButtonId("pz-share", (number,))
"""Show how it went in the channel: day."""
PUZZLE_OPEN = ButtonId("pz-open", (number,))
"""Open a puzzle that a channel shows: day."""
PUZZLE_TODAY = ButtonId("pz-today")
"""Open the puzzle of the day on which it is pressed."""
PUZZLE_OWN = ButtonId("pz-mine")
"""A position from one's own games."""

SOLVED, WRONG, HINTED = "🟩", "🟥", "🟨"
"""The tries of a shared line."""


def puzzle_card(view: PuzzleView, words: Words) -> Card:
    """Show a puzzle as one person sees it now."""
    attempt, key = view.attempt, view.task.key
    if attempt.ended_at is not None:
        # A replay begins where somebody went wrong, if best play got there.
        done = len(attempt.moves)
        is_on_line = not attempt.is_solved and view.solution[:done] == attempt.moves
        return solution_card(view, done if is_on_line else 0, words)
    lines = [f"### {title(key, words)}", *_progress(view, words)]
    frame = [text("\n".join(lines))]
    signs = dict.fromkeys(attempt.wrong, Sign.CLOSED)
    if view.look.style is not GridStyle.COMPACT:
        frame.append(text(board_text(view.position, view.look, signs, named=False)))
    frame += board_rows(
        view.position,
        view.look,
        lambda cell: PUZZLE_CELL(key.number, key.game_id, attempt.presses, cell),
        closed=attempt.wrong,
    )
    hint = PUZZLE_HINT(key.number, key.game_id, attempt.presses)
    frame.append(row([button(hint, words("button-puzzle-hint"), disabled=attempt.tries_left < 2)]))
    frame.append(text(f"-# {words(f'board-{view.task.board}')}"))
    return [container(frame, Accent.ACTIVE)]


def solution_card(view: PuzzleView, ply: int, words: Words) -> Card:
    """Show how a puzzle went that is over; if it was not solved, after `ply` moves of the solution.

    The solution can be stepped through if it has more than one move.
    """
    task, key, solution = view.task, view.task.key, view.solution
    lines = [f"### {title(key, words)}", *_result(view, words)]
    position, signs = view.position, {}
    if not view.attempt.is_solved:
        position = task.position
        for cell in solution[:ply]:
            position = position.play(cell)
        if ply % 2 == 0 and ply < len(solution):
            signs[solution[ply]] = Sign.BEST
    frame = [text("\n".join(lines)), text(board_text(position, view.look, signs))]
    if _has_replay(view):
        step_id = partial(PUZZLE_STEP, key.number, key.game_id)
        frame.append(row(step_buttons(ply, len(solution), step_id, words)))
    frame.append(row(_actions(view, words)))
    frame.append(text(f"-# {words(f'board-{task.board}')}"))
    return [container(frame, Accent.WON if view.attempt.is_solved else Accent.LOST)]


def _has_replay(view: PuzzleView) -> bool:
    return not view.attempt.is_solved and len(view.solution) > 1


def title(key: PuzzleKey, words: Words) -> str:
    """Return what a puzzle is called."""
    if key.game_id is None:
        return words("puzzle-title", number=f"{key.number}")
    return words("puzzle-title-own", id=f"{key.game_id}", move=key.number)


def goal_text(task: PuzzleTask, look: Look, words: Words) -> str:
    """Return who is to move and what to reach, and where a row loses, that it does."""
    marks = {
        "mark": mark_emoji(look, task.position.to_move),
        "enemy": mark_emoji(look, task.position.to_move.other),
    }
    moves = 0 if task.goal.plies is None else (task.goal.plies + 1) // 2
    is_misere = task.position.variant.misere
    goal = "draw" if task.goal.value is Value.DRAW else "misere" if is_misere else "win"
    sentence = words(f"puzzle-goal-{goal}", moves=moves, **marks)
    return f"{sentence}\n{words('rule-misere')}" if is_misere else sentence


def solve_button(key: PuzzleKey, words: Words) -> Component:
    """Make the button that opens a puzzle of a day in private."""
    return button(PUZZLE_OPEN(key.number), words("button-puzzle-solve"), style=ButtonStyle.PRIMARY)


def shared_puzzle_card(view: PuzzleView, person: Person, words: Words) -> Card:
    """Show a channel how a puzzle of a day went for a person, without giving anything away."""
    task, attempt = view.task, view.attempt
    how = "solved" if attempt.is_solved else "failed"
    about = [words(f"puzzle-shared-{how}", player=player_name(person, words))]
    lines = [f"### {_tries(view, words)}", *about, *_streak(view, words)]
    lines.append(goal_text(task, view.look, words))
    foot = [words(f"board-{task.board}"), *_solvers(view, words)]
    lines.append(f"-# {' · '.join(foot)}")
    frame = [text("\n".join(lines)), row([solve_button(task.key, words)])]
    return [container(frame, Accent.WON if attempt.is_solved else Accent.ACTIVE)]


def _tries(view: PuzzleView, words: Words) -> str:
    attempt = view.attempt
    squares = "".join(HINTED if used == HINT else WRONG for used in attempt.tries)
    parts = [title(view.task.key, words), squares + (SOLVED if attempt.is_solved else "")]
    if attempt.is_solved:
        parts.append(words("puzzle-tries", tries=attempt.tries_taken))
    return " · ".join(parts)


def solution_text(task: PuzzleTask, moves: tuple[Cell, ...], words: Words) -> str:
    """Return the right cell and how best play goes on."""
    names = [format_cell(cell, task.position.variant) for cell in moves]
    line = " ".join(names[1:])
    return words("puzzle-solution", cell=names[0], line=line, count=len(names) - 1)


def _progress(view: PuzzleView, words: Words) -> list[str]:
    """Say what to reach, how many tries are left, and what the last press led to."""
    attempt, variant = view.attempt, view.position.variant
    left = words("puzzle-tries-left", left=attempt.tries_left)
    lines = [goal_text(view.task, view.look, words), f"-# {left}"]
    if view.refutation is not None and attempt.last_wrong is not None:
        lines.append(_why_wrong(view, attempt.last_wrong, words))
    elif attempt.wrong:
        lines.append(words("puzzle-hinted", count=len(attempt.wrong)))
    elif attempt.moves:
        reply = format_cell(attempt.moves[-1], variant)
        enemy = mark_emoji(view.look, view.position.to_move.other)
        lines.append(words("puzzle-go-on", enemy=enemy, reply=reply))
    return lines


def _why_wrong(view: PuzzleView, cell: Cell, words: Words) -> str:
    found, variant, mover = view.refutation, view.position.variant, view.position.to_move
    assert found is not None
    fault = found.fault.replace("_", "-")
    return words(
        f"puzzle-wrong-{fault}",
        cell=format_cell(cell, variant),
        mark=mark_emoji(view.look, mover),
        enemy=mark_emoji(view.look, mover.other),
        reply="" if found.reply is None else format_cell(found.reply, variant),
        cells=all_of([format_cell(each, variant) for each in found.cells], words),
        count=len(found.cells),
    )


def _result(view: PuzzleView, words: Words) -> list[str]:
    attempt = view.attempt
    if attempt.is_solved:
        lines = [words("puzzle-solved", tries=attempt.tries_taken)]
    else:
        lines = [words("puzzle-failed")]
    lines.append(solution_text(view.task, view.solution, words))
    return [*lines, *_streak(view, words), *_solvers(view, words), *_next(view, words)]


def _streak(view: PuzzleView, words: Words) -> Iterator[str]:
    if view.streak is not None and view.attempt.is_solved and view.streak.current > 1:
        yield words("puzzle-streak", days=view.streak.current)


def _solvers(view: PuzzleView, words: Words) -> Iterator[str]:
    if view.solvers is not None:
        percent = round(100 * view.solvers.solved / view.solvers.finished)
        yield words("puzzle-solvers", percent=percent, finished=view.solvers.finished)


def _next(view: PuzzleView, words: Words) -> Iterator[str]:
    if view.next_at is not None:
        yield words("puzzle-next", when=f"<t:{view.next_at}:R>")


def _actions(view: PuzzleView, words: Words) -> list[Component]:
    key = view.task.key
    style = ButtonStyle.SECONDARY if _has_replay(view) else ButtonStyle.PRIMARY
    if key.game_id is not None:
        return [button(PUZZLE_OWN(), words("button-puzzle-another"), style=style)]
    return [
        button(PUZZLE_SHARE(key.number), words("button-puzzle-share"), style=style),
        button(PUZZLE_OWN(), words("button-puzzle-own")),
    ]
