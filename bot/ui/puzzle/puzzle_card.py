"""The private card of a puzzle: the goal, the board, what the last try led to, the solution."""

from bot.model import GridStyle, Look, Person
from bot.model.puzzle import HINT, PuzzleKey, PuzzleTask
from bot.service import PuzzleView
from bot.ui.boards import board_rows, board_text
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
PUZZLE_SHARE = ButtonId("pz-share", (number,))
"""Show how it went in the channel: day."""
PUZZLE_OPEN = ButtonId("pz-open", (number,))
"""Open a puzzle that a channel shows: day."""
PUZZLE_OWN = ButtonId("pz-mine")
"""A position from one's own games."""

SOLVED, WRONG, HINTED = "🟩", "🟥", "🟨"
"""The tries of a shared line."""


def puzzle_card(view: PuzzleView, words: Words) -> Card:
    """Show a puzzle as one person sees it now."""
    attempt, key = view.attempt, view.task.key
    is_over = attempt.ended_at is not None
    lines = [f"### {title(key, words)}"]
    lines += _result(view, words) if is_over else _progress(view, words)
    frame = [text("\n".join(lines))]
    closed = () if is_over else attempt.wrong
    signs = dict.fromkeys(closed, Sign.CLOSED)
    if is_over and view.solution and view.solution[0] in view.position.free_cells:
        signs[view.solution[0]] = Sign.BEST
    if is_over or view.look.style is not GridStyle.COMPACT:
        frame.append(text(board_text(view.position, view.look, signs, named=is_over)))
    if not is_over:
        frame += board_rows(
            view.position,
            view.look,
            lambda cell: PUZZLE_CELL(key.number, key.game_id, attempt.presses, cell),
            closed=closed,
        )
    frame.append(row(_actions(view, words)))
    frame.append(text(f"-# {words(f'board-{view.task.board}')}"))
    accent = Accent.ACTIVE
    if is_over:
        accent = Accent.WON if attempt.is_solved else Accent.LOST
    return [container(frame, accent)]


def title(key: PuzzleKey, words: Words) -> str:
    """Return what a puzzle is called."""
    if key.game_id is None:
        return words("puzzle-title", number=f"{key.number}")
    return words("puzzle-title-own", id=f"{key.game_id}", move=key.number)


def goal_text(task: PuzzleTask, look: Look, words: Words) -> str:
    """Return who is to move, and what to reach."""
    marks = {
        "mark": mark_emoji(look, task.position.to_move),
        "enemy": mark_emoji(look, task.position.to_move.other),
    }
    if task.goal.value is Value.DRAW:
        return words("puzzle-goal-draw", **marks)
    moves = 0 if task.goal.plies is None else (task.goal.plies + 1) // 2
    rule = "misere" if task.position.variant.misere else "win"
    return words(f"puzzle-goal-{rule}", moves=moves, **marks)


def solve_button(key: PuzzleKey, words: Words) -> Component:
    """Make the button that opens a puzzle of a day in private."""
    return button(PUZZLE_OPEN(key.number), words("button-puzzle-solve"), style=ButtonStyle.PRIMARY)


def shared_puzzle_card(view: PuzzleView, person: Person, words: Words) -> Card:
    """Show a channel how a puzzle of a day went for a person; others can solve it, too."""
    return [text(share_line(view, person, words)), row([solve_button(view.task.key, words)])]


def share_line(view: PuzzleView, person: Person, words: Words) -> str:
    """Return how a puzzle of a day went for a person, without giving anything away."""
    attempt = view.attempt
    squares = "".join(HINTED if used == HINT else WRONG for used in attempt.tries)
    parts = [f"Oxo {view.task.key.number}", squares + (SOLVED if attempt.is_solved else "")]
    if attempt.is_solved:
        parts.append(words("puzzle-tries", tries=attempt.tries_taken))
        if view.streak is not None and view.streak.current > 1:
            parts.append(f"🔥 {view.streak.current}")
    return " · ".join([*parts, player_name(person, words)])


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
        lines.append(words("puzzle-hinted"))
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
    if view.streak is not None and attempt.is_solved and view.streak.current > 1:
        lines.append(words("puzzle-streak", days=view.streak.current))
    if view.solvers is not None:
        percent = round(100 * view.solvers.solved / view.solvers.finished)
        lines.append(words("puzzle-solvers", percent=percent, finished=view.solvers.finished))
    return lines


def _actions(view: PuzzleView, words: Words) -> list[Component]:
    attempt, key = view.attempt, view.task.key
    if attempt.ended_at is None:
        hint = PUZZLE_HINT(key.number, key.game_id, attempt.presses)
        return [button(hint, words("button-puzzle-hint"), disabled=attempt.tries_left < 2)]
    if key.game_id is not None:
        return [button(PUZZLE_OWN(), words("button-puzzle-another"), style=ButtonStyle.PRIMARY)]
    return [
        button(PUZZLE_SHARE(key.number), words("button-puzzle-share"), style=ButtonStyle.PRIMARY),
        button(PUZZLE_OWN(), words("button-puzzle-own")),
    ]
