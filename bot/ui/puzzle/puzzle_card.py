"""The private card of a puzzle: the goal, the board, what the last try led to, the solution."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import cycle

from bot.model import GameId, GridStyle, Look
from bot.model.puzzle import HINT, Practice, PuzzleKey, PuzzleTask
from bot.service import PuzzleView
from bot.ui.boards import board_rows, board_texts, step_buttons
from bot.ui.button_ids import ButtonId, Field, cell, game_id, number, optional
from bot.ui.components import Accent, ButtonStyle, Card, Component, button, container, row, text
from bot.ui.text.game_names import BOARD_KEYS, RULE_KEYS, RULED_BOARD_KEYS
from bot.ui.text.names import channel_mention
from bot.ui.text.reasons import why_right_text
from bot.ui.text.texts import Words
from bot.ui.text.themes import BUTTON_SIGNS, Sign, drawing_of
from engine import Cell, Highlight, Position, Reason, Value, WhyRight, format_cell

_PRACTICES = {each.value: each for each in Practice}


def _read_of(text: str) -> GameId | Practice:
    return _PRACTICES.get(text) or GameId(int(text))


of_what = optional(Field("|".join([number.pattern, *_PRACTICES]), _read_of))
"""What a puzzle is of: empty where it is that of a day, else a game or practice."""

PUZZLE_CELL = ButtonId("pz", (number, of_what, number, cell))
"""Try a cell: the number of the puzzle, what it is of, presses so far, cell."""
PUZZLE_HINT = ButtonId("pz-hint", (number, of_what, number))
"""Take wrong cells out: the number of the puzzle, what it is of, presses so far."""
PUZZLE_STEP = ButtonId("pz-step", (number, of_what, number, number))
"""Another move of the solution: number and what it is of, ply, and which button it is."""
PUZZLE_SHARE = ButtonId("pz-share", (number,))
"""Show how it went in the channel: day."""
PUZZLE_OPEN = ButtonId("pz-open", (number,))
"""Open a puzzle that a channel shows: day."""
PUZZLE_OWN = ButtonId("pz-mine")
"""A position from one's own games, on a message of its own."""
PUZZLE_ANOTHER = ButtonId("pz-another")
"""Another such position, in place of the one before."""
PUZZLE_TRY = ButtonId("pz-try", (number, game_id))
"""Try such a position in private: ply, game."""
PUZZLE_PRACTICE = ButtonId("pz-practice")
"""A puzzle to practise, on a message of its own."""
PUZZLE_NEXT = ButtonId("pz-next")
"""Another one, in place of the one before."""


SOLVED_SIGN, WRONG_SIGN, HINT_SIGN = "🟩", "🟥", "💡"
"""The tries of a shared line."""

CLUES = {*WhyRight} - {WhyRight.WINS, WhyRight.ONLY_DRAW, WhyRight.HOLDS}
"""What a right cell does where a hint can say it without naming cells."""


def puzzle_card(view: PuzzleView, words: Words) -> Card:
    """Show a puzzle as one person sees it now."""
    attempt, key = view.attempt, view.task.key
    if attempt.ended_at is not None:
        # A replay begins where somebody went wrong, if best play got there.
        done = len(attempt.moves)
        is_on_line = not attempt.is_solved and view.solution[:done] == attempt.moves
        return solution_card(view, done if is_on_line else 0, words)
    frame = [text("\n".join(lines)) for lines in (_task(view, words), _news(view, words)) if lines]
    signs = {each: _sign(view, each) for each in attempt.wrong}
    if view.look.style is GridStyle.TEXT:
        frame += board_texts(view.position, view.look, signs)
    frame += board_rows(
        view.position,
        view.look,
        PUZZLE_CELL(key.number, key.of, attempt.presses, None),
        signs=signs,
    )
    if attempt.tries_left > 1:  # A hint costs one.
        hint = PUZZLE_HINT(key.number, key.of, attempt.presses)
        frame.append(row([button(hint, words("button-puzzle-hint"))]))
    return [container(frame, Accent.ACTIVE)]


def solution_card(view: PuzzleView, ply: int, words: Words) -> Card:
    """Show how a puzzle went that is over; if it was not solved, after `ply` moves of the solution.

    The solution can be stepped through if it has more than one move.
    """
    task, key, solution = view.task, view.task.key, view.solution
    lines = [f"### {puzzle_title(key, words)}", *_result(view, words)]
    position, signs = view.position, _solved_signs(view)
    outcome = position.outcome
    # A row in two colours would look like half a row.
    row_won = outcome.line if outcome is not None else ()
    marked = tuple(cell for cell in view.attempt.moves[::2] if cell not in row_won)
    if not view.attempt.is_solved:
        position, marked = task.position, ()
        for cell in solution[:ply]:
            position = position.play(cell)
        if ply % 2 == 0 and ply < len(solution):
            signs[solution[ply]] = Sign.BEST
    board = board_texts(position, view.look, signs, Highlight(marked))
    frame = [text("\n".join(lines)), *board]
    if _has_replay(view):
        step_id = partial(PUZZLE_STEP, key.number, key.of)
        frame.append(row(step_buttons(ply, len(solution), step_id, words)))
    frame.append(row(_actions(view, words)))
    foot = " · ".join([words(RULED_BOARD_KEYS[task.board]), *_next(view, words)])
    frame.append(text(f"-# {foot}"))
    return [container(frame, Accent.WON if view.attempt.is_solved else Accent.LOST)]


def _solved_signs(view: PuzzleView) -> dict[Cell, Sign]:
    """Return a sign for the cell that solved it, in a theme that cannot show a mark otherwise."""
    if view.attempt.is_solved and drawing_of(view.look).theme.x_last is None:
        return {view.attempt.moves[0]: Sign.BEST}
    return {}


def _sign(view: PuzzleView, cell: Cell) -> Sign:
    return Sign.WRONG if cell in view.attempt.tried else Sign.CLOSED


def _has_replay(view: PuzzleView) -> bool:
    return not view.attempt.is_solved and len(view.solution) > 1


def puzzle_title(key: PuzzleKey, words: Words) -> str:
    """Return what a puzzle is called."""
    match key.of:
        case None:
            return words("puzzle-title", number=f"{key.number}")
        case Practice.PAST:
            return words("puzzle-title-past", number=f"{key.number}")
        case Practice.ANY:
            return words("puzzle-title-practice")
        case game_id:
            return words("puzzle-title-own", id=f"{game_id}", move=key.number)


def goal_text(task: PuzzleTask, look: Look, words: Words, *, is_begun: bool = False) -> str:
    """Return who is to move and what to reach, and the rule of a board that is not the usual.

    In how many moves is left out once it `is_begun`: a slower win counts, too.
    """
    emoji, mover = drawing_of(look).marks, task.position.to_move
    marks = {"mark": emoji[mover], "enemy": emoji[mover.other]}
    moves = 0 if is_begun or task.goal.plies is None else (task.goal.plies + 1) // 2
    is_misere = task.position.variant.misere
    goal = "draw" if task.goal.value is Value.DRAW else "misere" if is_misere else "win"
    sentence = words(f"puzzle-goal-{goal}", moves=moves, **marks)
    rule = RULE_KEYS.get(task.board)
    # First the rule: in misère what is to be reached is understood by it alone.
    return f"{words(rule)}\n{sentence}" if rule else sentence


def tries_text(tries: str, is_solved: bool) -> str:
    """Return a square for each try, which tells of no cell."""
    signs = "".join(HINT_SIGN if used == HINT else WRONG_SIGN for used in tries)
    return signs + (SOLVED_SIGN if is_solved else "")


def answer_text(
    task: PuzzleTask, cell: Cell, why_right: Reason[WhyRight], look: Look, words: Words
) -> str:
    """Return the right cell and what it does."""
    key = "puzzle-answer" if task.key.game_id is None else "puzzle-answer-own"
    reason = why_right_text(task.position, why_right, look, words)
    return words(key, cell=format_cell(cell, task.position.variant), reason=reason)


def _task(view: PuzzleView, words: Words) -> list[str]:
    """Say what to reach, and how many tries are left."""
    left = words("puzzle-tries-left", left=view.attempt.tries_left)
    board = words(BOARD_KEYS[view.task.board])
    goal = goal_text(view.task, view.look, words, is_begun=bool(view.attempt.moves))
    return [f"### {puzzle_title(view.task.key, words)}", goal, f"-# {board} · {left}"]


def _news(view: PuzzleView, words: Words) -> list[str]:
    """Say what the last press led to."""
    attempt, variant, lines = view.attempt, view.position.variant, []
    if attempt.last_out is not None:
        lines.append(_given_up(view, attempt.last_out, words))
    elif attempt.wrong:
        hinted = words("puzzle-hinted", count=len(attempt.wrong) - len(attempt.tried))
        lines.append(f"{_legend(view, Sign.CLOSED)} {hinted}")
    elif attempt.moves:
        reply = format_cell(attempt.moves[-1], variant)
        enemy = drawing_of(view.look).marks[view.position.to_move.other]
        lines.append(words("puzzle-go-on", enemy=enemy, reply=reply))
    return [*lines, *_clue(view, words)]


def _clue(view: PuzzleView, words: Words) -> Iterator[str]:
    """Say after a hint what to look for, where there is more to say than that a cell is right."""
    if view.why_right is not None and (merit := view.why_right.kind) in CLUES:
        enemy = drawing_of(view.look).marks[view.position.to_move.other]
        yield words(f"puzzle-clue-{merit.replace('_', '-')}", enemy=enemy)


def _given_up(view: PuzzleView, cell: Cell, words: Words) -> str:
    """Say what a wrong cell gives up, and nothing from which the right one could be read."""
    outcome = view.position.play(cell).outcome
    loses = outcome is not None and outcome.winner is not None
    lost = "draw" if view.task.goal.value is Value.DRAW else "win"
    clause = words(
        "puzzle-wrong-loses-at-once" if loses else f"puzzle-gives-up-{lost}",
        cell=format_cell(cell, view.position.variant),
        enemy=drawing_of(view.look).marks[view.position.to_move.other],
    )
    return f"{_legend(view, _sign(view, cell))} {clause}"


def _legend(view: PuzzleView, sign: Sign) -> str:
    """Return a sign as the board shows it, or as its buttons do where that is text."""
    is_text = view.look.style is GridStyle.TEXT
    return BUTTON_SIGNS[sign] if is_text else drawing_of(view.look).signs[sign]


def _result(view: PuzzleView, words: Words) -> list[str]:
    attempt, why = view.attempt, view.why_right
    hints = attempt.tries.count(HINT)
    if attempt.is_solved and hints:
        lines = [words("puzzle-solved-hinted", tries=attempt.tries_taken, hints=hints)]
    elif attempt.is_solved:
        lines = [words("puzzle-solved", tries=attempt.tries_taken)]
    else:
        lines = [words("puzzle-failed")]
    assert why is not None
    lines.append(answer_text(view.task, view.solution[0], why, view.look, words))
    lines += [*solvers_text(view, words), *_streak(view, words)]
    return [*lines, *_standing(view, words)]


def _standing(view: PuzzleView, words: Words) -> Iterator[str]:
    """Say where others see the result, and how to keep one's name out."""
    if view.shown_in is not None and view.is_named:
        channel = channel_mention(view.shown_in)
        yield f"-# {words('puzzle-standing', channel=channel)}"


def moves_text(start: Position, moves: Iterable[Cell], look: Look) -> str:
    """Return moves with their marks: "🔵 a4 ❌ c1"."""
    marks, variant = drawing_of(look).marks, start.variant
    sides = cycle((marks[start.to_move], marks[start.to_move.other]))
    # A mark stays beside its cell where the line breaks.
    return " ".join(
        f"{mark}\u00a0{format_cell(cell, variant)}"
        for mark, cell in zip(sides, moves, strict=False)
    )


def _streak(view: PuzzleView, words: Words) -> Iterator[str]:
    if view.streak is not None and view.attempt.is_solved:
        yield words("puzzle-streak", days=view.streak.current)


def solvers_text(view: PuzzleView, words: Words) -> Iterator[str]:
    """Say how many finished a puzzle of a day, and what share of them solved it."""
    if view.solvers is not None:
        percent = round(100 * view.solvers.solved / view.solvers.finished)
        yield words("puzzle-solvers", percent=percent, finished=view.solvers.finished)


def _next(view: PuzzleView, words: Words) -> Iterator[str]:
    if view.next_at is not None:
        yield words("puzzle-next", when=f"<t:{view.next_at}:R>")


def _actions(view: PuzzleView, words: Words) -> list[Component]:
    key = view.task.key
    style = ButtonStyle.SECONDARY if _has_replay(view) else ButtonStyle.PRIMARY
    if isinstance(key.of, Practice):
        return [button(PUZZLE_NEXT(), words("button-puzzle-another"), style=style)]
    practice = button(PUZZLE_PRACTICE(), words("button-puzzle-practice"))
    if key.game_id is not None:
        return [button(PUZZLE_ANOTHER(), words("button-puzzle-another"), style=style), practice]
    others = [button(PUZZLE_OWN(), words("button-puzzle-own")), practice]
    if view.is_here:
        return others
    return [button(PUZZLE_SHARE(key.number), words("button-puzzle-share"), style=style), *others]
