"""The private card of a puzzle: the goal, the board, what the last try led to, the solution."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import cycle

from bot.model import GameId, GridStyle, Look
from bot.model.puzzle import (
    HINT,
    EndedPuzzle,
    OpenPuzzle,
    Practice,
    PuzzleKey,
    PuzzleTask,
    Solvers,
)
from bot.ui.boards import board_rows, board_texts, step_buttons
from bot.ui.button_ids import ButtonId, Field, cell, game_id, number, optional
from bot.ui.components import (
    Accent,
    ButtonStyle,
    Card,
    Component,
    button,
    container,
    row,
    separator,
    text,
)
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
PUZZLE_DARED = ButtonId("pz-dared", (game_id,))
"""Show a channel the position in which one lost: game."""
PUZZLE_PRACTICE = ButtonId("pz-practice")
"""A puzzle to practise, on a message of its own."""
PUZZLE_NEXT = ButtonId("pz-next")
"""Another one, in place of the one before."""
PUZZLE_HERE = ButtonId("pz-here")
"""Let the channel have the puzzle every day."""


SOLVED_SIGN, WRONG_SIGN, HINT_SIGN = "🟩", "🟥", "💡"
"""The tries of a shared line."""

CLUES = {*WhyRight} - {WhyRight.WINS, WhyRight.ONLY_DRAW, WhyRight.HOLDS}
"""What a right cell does where a hint can say it without naming cells."""


def puzzle_card(puzzle: OpenPuzzle | EndedPuzzle, words: Words, *, may_post: bool = False) -> Card:
    """Show a puzzle as one person sees it now; `may_post` if they may have it posted every day."""
    attempt = puzzle.attempt
    if isinstance(puzzle, OpenPuzzle):
        return _open_card(puzzle, words)
    # A replay begins where somebody went wrong, if best play got there.
    done = len(attempt.moves)
    is_on_line = not attempt.is_solved and puzzle.solution[:done] == attempt.moves
    return solution_card(puzzle, done if is_on_line else 0, words, may_post=may_post)


def _open_card(puzzle: OpenPuzzle, words: Words) -> Card:
    attempt, key, position = puzzle.attempt, puzzle.task.key, puzzle.left.position
    lines = [_task(puzzle, words), _news(puzzle, words)]
    frame = [text("\n".join(each)) for each in lines if each]
    signs = {each: _sign(puzzle, each) for each in attempt.wrong}
    if puzzle.look.style is GridStyle.TEXT:
        frame += board_texts(position, puzzle.look, signs)
    cell_id = PUZZLE_CELL(key.number, key.of, attempt.presses, None)
    frame += board_rows(position, puzzle.look, cell_id, signs=signs)
    if attempt.tries_left > 1:  # A hint costs one.
        hint = PUZZLE_HINT(key.number, key.of, attempt.presses)
        if puzzle.look.style is not GridStyle.TEXT:
            frame.append(separator())  # Else it looks like a row of the board.
        frame.append(row([button(hint, words("button-puzzle-hint"))]))
    return [container(frame, Accent.ACTIVE)]


def solution_card(puzzle: EndedPuzzle, ply: int, words: Words, *, may_post: bool = False) -> Card:
    """Show how a puzzle went that is over; if it was not solved, after `ply` moves of the solution.

    The solution can be stepped through if it has more than one move.
    """
    task, attempt, solution, look = puzzle.task, puzzle.attempt, puzzle.solution, puzzle.look
    lines = [f"### {puzzle_title(task.key, words)}", *_result(puzzle, words)]
    if attempt.is_solved:
        position = task.after(attempt.moves)
        # A row in two colours would look like half a row.
        row_won = position.outcome.line if position.outcome is not None else ()
        marked = tuple(cell for cell in attempt.moves[::2] if cell not in row_won)
        # In a theme that cannot show a mark otherwise.
        signs = {attempt.moves[0]: Sign.BEST} if drawing_of(look).theme.x_last is None else {}
    else:
        position, marked = task.after(solution[:ply]), ()
        is_own_turn = ply % 2 == 0 and ply < len(solution)
        signs = {solution[ply]: Sign.BEST} if is_own_turn else {}
    frame = [text("\n".join(lines)), *board_texts(position, look, signs, Highlight(marked))]
    if _has_replay(puzzle):
        step_id = partial(PUZZLE_STEP, task.key.number, task.key.of)
        frame.append(row(step_buttons(ply, len(solution), step_id, words)))
    frame.append(row(_actions(puzzle, words)))
    if may_post and attempt.is_solved:
        frame += _post_daily(puzzle, words)
    foot = " · ".join([words(RULED_BOARD_KEYS[task.board]), *_next(puzzle, words)])
    frame.append(text(f"-# {foot}"))
    return [container(frame, Accent.WON if attempt.is_solved else Accent.LOST)]


def _sign(puzzle: OpenPuzzle, cell: Cell) -> Sign:
    return Sign.WRONG if cell in puzzle.attempt.tried else Sign.CLOSED


def _has_replay(puzzle: EndedPuzzle) -> bool:
    return not puzzle.attempt.is_solved and len(puzzle.solution) > 1


def puzzle_title(key: PuzzleKey, words: Words) -> str:
    """Return what a puzzle is called."""
    match key.of:
        case None:
            return words("puzzle-title", number=f"{key.number}")
        case Practice.PAST:
            return words("puzzle-title-past", number=f"{key.number}")
        case Practice():
            return words("puzzle-title-practice")
        case game_id:
            return words("puzzle-title-own", id=f"{game_id}", move=key.number)


def goal_text(task: PuzzleTask, look: Look, words: Words) -> str:
    """Return who is to move and what to reach, and the rule of a board that is not the usual."""
    emoji, mover = drawing_of(look).marks, task.position.to_move
    marks = {"mark": emoji[mover], "enemy": emoji[mover.other]}
    moves = 0 if task.goal.plies is None else (task.goal.plies + 1) // 2
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


def _task(puzzle: OpenPuzzle, words: Words) -> list[str]:
    """Say what to reach, and how many tries are left."""
    left = words("puzzle-tries-left", left=puzzle.attempt.tries_left)
    board = words(BOARD_KEYS[puzzle.task.board])
    goal = goal_text(puzzle.left, puzzle.look, words)
    return [f"### {puzzle_title(puzzle.task.key, words)}", goal, f"-# {board} · {left}"]


def _news(puzzle: OpenPuzzle, words: Words) -> list[str]:
    """Say what the last press led to."""
    attempt, position, lines = puzzle.attempt, puzzle.left.position, []
    enemy = drawing_of(puzzle.look).marks[position.to_move.other]
    if attempt.last_out is not None:
        lines.append(_given_up(puzzle, attempt.last_out, words))
    elif attempt.wrong:
        hinted = words("puzzle-hinted", count=len(attempt.wrong) - len(attempt.tried))
        lines.append(f"{_legend(puzzle, Sign.CLOSED)} {hinted}")
    elif attempt.moves:
        reply = format_cell(attempt.moves[-1], position.variant)
        lines.append(words("puzzle-go-on", enemy=enemy, reply=reply))
    # What to look for, where there is more to say than that a cell is right.
    if puzzle.clue is not None and puzzle.clue in CLUES:
        lines.append(words(f"puzzle-clue-{puzzle.clue.replace('_', '-')}", enemy=enemy))
    return lines


def _given_up(puzzle: OpenPuzzle, cell: Cell, words: Words) -> str:
    """Say what a wrong cell gives up, and nothing from which the right one could be read."""
    position = puzzle.left.position
    outcome = position.play(cell).outcome
    loses = outcome is not None and outcome.winner is not None
    lost = "draw" if puzzle.task.goal.value is Value.DRAW else "win"
    clause = words(
        "puzzle-wrong-loses-at-once" if loses else f"puzzle-gives-up-{lost}",
        cell=format_cell(cell, position.variant),
        enemy=drawing_of(puzzle.look).marks[position.to_move.other],
    )
    return f"{_legend(puzzle, _sign(puzzle, cell))} {clause}"


def _legend(puzzle: OpenPuzzle, sign: Sign) -> str:
    """Return a sign as the board shows it, or as its buttons do where that is text."""
    is_text = puzzle.look.style is GridStyle.TEXT
    return BUTTON_SIGNS[sign] if is_text else drawing_of(puzzle.look).signs[sign]


def _result(puzzle: EndedPuzzle, words: Words) -> Iterator[str]:
    attempt, standing = puzzle.attempt, puzzle.standing
    hints = attempt.tries.count(HINT)
    if attempt.is_solved and hints:
        yield words("puzzle-solved-hinted", tries=attempt.tries_taken, hints=hints)
    elif attempt.is_solved:
        yield words("puzzle-solved", tries=attempt.tries_taken)
    else:
        yield words("puzzle-failed")
    yield answer_text(puzzle.task, puzzle.solution[0], puzzle.why_right, puzzle.look, words)
    if standing is None:
        return
    yield from solvers_text(standing.solvers, words)
    if attempt.is_solved:
        yield words("puzzle-streak", days=standing.streak.current)
    if standing.shown_in is not None and standing.is_named:
        channel = channel_mention(standing.shown_in)
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


def solvers_text(solvers: Solvers | None, words: Words) -> Iterator[str]:
    """Say how many finished a puzzle of a day, and what share of them solved it."""
    if solvers is not None:
        percent = round(100 * solvers.solved / solvers.finished)
        yield words("puzzle-solvers", percent=percent, finished=solvers.finished)


def _next(puzzle: EndedPuzzle, words: Words) -> Iterator[str]:
    if puzzle.standing is not None and puzzle.standing.next_at is not None:
        yield words("puzzle-next", when=f"<t:{puzzle.standing.next_at}:R>")


def post_daily_card(puzzle: EndedPuzzle, words: Words) -> Card:
    """Offer below a puzzle that was shared to post it every day; empty where one channel does."""
    offer = _post_daily(puzzle, words)
    lines = [f"### {puzzle_title(puzzle.task.key, words)}", *_next(puzzle, words)]
    return offer and [text("\n".join(lines)), *offer]


def _post_daily(puzzle: EndedPuzzle, words: Words) -> list[Component]:
    """Offer that the channel gets the puzzle every day, if no channel of the server does."""
    if puzzle.standing is None or puzzle.standing.has_channel:
        return []
    return [row([button(PUZZLE_HERE(), words("button-puzzle-here"))])]


def _actions(puzzle: EndedPuzzle, words: Words) -> list[Component]:
    key = puzzle.task.key
    style = ButtonStyle.SECONDARY if _has_replay(puzzle) else ButtonStyle.PRIMARY
    if isinstance(key.of, Practice):
        return [button(PUZZLE_NEXT(), words("button-puzzle-another"), style=style)]
    practice = button(PUZZLE_PRACTICE(), words("button-puzzle-practice"))
    if key.game_id is not None:
        return [button(PUZZLE_ANOTHER(), words("button-puzzle-another"), style=style), practice]
    others = [button(PUZZLE_OWN(), words("button-puzzle-own")), practice]
    if not puzzle.may_share:
        return others
    return [button(PUZZLE_SHARE(key.number), words("button-puzzle-share"), style=style), *others]
