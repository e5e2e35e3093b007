"""A player that is asked for moves, and whether it loses any game of all that there are."""

from __future__ import annotations

from pathlib import Path
from time import process_time

from engine.board import Position
from engine.book import canonical
from engine.marks import Cell, Mark
from engine.notation import format_cell
from engine.results import cells_by_result
from engine.variant import BOARDS
from lessons.commands.program import program_name
from lessons.learner.apart import guard
from lessons.learner.calling import Role
from lessons.learner.guard import LearnerError, Printed
from lessons.learner.lessons.task import (
    NO_RETURN,
    RETURN,
    Attempt,
    Case,
    Judgement,
    Task,
    lesson_board,
    one_line,
)
from lessons.learner.loading import described
from lessons.learner.seats import COMP_MOVE, OpenSeat, seat_of

_SLOW = 0.01
"""Who is asked for every move of all games answers the second one in so many seconds."""

_MOST_FREE = 6
"""With how many free squares a slower player is asked; the moves before are right ones of ours."""


def seat_for(attempt: Attempt) -> OpenSeat:
    """Return the player; one that is always the same mark gets boards with the marks swapped."""
    seat = seat_of(attempt.loaded, attempt.plan.name, attempt.style)
    if not attempt.plan.reading:
        return seat
    always = Mark(attempt.plan.reading)

    def seen(position: Position) -> Position:
        if position.to_move is always:
            return position
        text = "".join(mark.other.value if mark else "." for mark in position.marks)
        return lesson_board(text, always.value)

    return OpenSeat(
        lambda position: seat.answer(seen(position)),
        lambda answer, position: seat.read(answer, seen(position)),
        seat.mover,
    )


def answer_of(attempt: Attempt, seat: OpenSeat, position: Position) -> tuple[object, Cell]:
    """Return what the player answers, and the free square that it means; raises LearnerError."""
    printed = Printed()
    try:
        with guard("asks for input()", printed):
            answer = seat.answer(position)
    except (LearnerError, KeyboardInterrupt):
        raise
    except BaseException as error:
        raise LearnerError(described(error, Path(attempt.loaded.file))) from error
    try:
        return answer, seat.read(answer, position)
    except LearnerError:
        if answer is None:
            raise LearnerError(f"None; {RETURN if printed.text.strip() else NO_RETURN}") from None
        raise


def answer_once(attempt: Attempt, seat: OpenSeat, position: Position) -> tuple[object, Cell, float]:
    """Return what the player answered when it was first asked this, and how long that took."""

    def ask() -> tuple[object, Cell, float]:
        begun = process_time()
        return *answer_of(attempt, seat, position), process_time() - begun

    return attempt.once((attempt.plan.reading, one_line(position)), ask)


def _never_loses(attempt: Attempt, case: Case) -> Judgement:
    """Play one side against every reply; each position is asked once."""
    mark = Mark(str(case.data[0]))
    lost = _lost_game(attempt, mark)
    if lost is None:
        return Judgement("never lost", True)
    moves = " ".join(format_cell(cell, BOARDS["3x3"]) for cell in lost)
    name = f"{attempt.loaded.file}:{attempt.plan.name}"
    hint = f"{program_name()} tournament {name} unbeatable --losses names the move that lost"
    return Judgement(f"lost: {moves}", False, hint)


def _lost_game(attempt: Attempt, mark: Mark) -> tuple[Cell, ...] | None:
    """Return the moves of a lost game, None if there is none."""
    seat, empty = seat_for(attempt), Position.empty(BOARDS["3x3"])
    is_slow = answer_once(attempt, seat, empty.play(Cell(0)))[2] > _SLOW
    seen = set[tuple[int, int]]()
    waiting: list[tuple[Position, tuple[Cell, ...]]] = [(empty, ())]
    while waiting:
        position, moves = waiting.pop()
        key = position.x, position.o
        if is_slow:
            key = canonical(position.x, position.o, position.variant)[0]
        if key in seen:
            continue
        seen.add(key)
        if outcome := position.outcome:
            if outcome.winner is mark.other:
                return moves
            continue
        cells = position.free_cells
        if position.to_move is mark:
            if is_slow and len(cells) > _MOST_FREE:
                found = cells_by_result(position)
                cells = (found["win"] or found["tie"])[:1]
            else:
                cells = (answer_once(attempt, seat, position)[1],)
        waiting += [(position.play(cell), (*moves, cell)) for cell in cells]
    return None


NEVER_LOSES = Task(
    "get_comp_move",
    COMP_MOVE,
    "all games",
    (Role.BOARD,),
    tuple(Case(f"every game as {mark.value}", "never lost", (mark.value,)) for mark in Mark),
    _never_loses,
    part=6,
)
