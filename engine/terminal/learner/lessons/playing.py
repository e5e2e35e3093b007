"""The players of the lessons' parts: at random, win in one, the rule list, outcomes, all games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from engine.board import Position
from engine.marks import Cell, Mark
from engine.notation import format_cell
from engine.terminal.learner.answers import read_answer
from engine.terminal.learner.calling import player_of
from engine.terminal.learner.guard import LearnerError
from engine.terminal.learner.lessons.task import Attempt, Case, Task, one_line, shown
from engine.terminal.learner.lessons.workbook import lesson_board
from engine.variant import BOARDS

_OFTEN = 20
"""How often a board near the end is asked, as a player at random may be right by luck."""

_NEAR_THE_END = 5
"""With how many free squares a board is asked often: a search of all games is quick there."""


@dataclass(frozen=True, slots=True)
class _Exercise:
    """A board, the squares of which one is right, and a hint."""

    board: str
    to_move: str
    right: str
    hint: str


_WIN = "is there a line with two of its own and a free square?"
_BLOCK = "what would the other play here, if it were their turn?"
_FORK = "what can the other threaten after that? Try: python -m engine explain X...O...X --rules"

_PARTS: dict[str, tuple[_Exercise, ...]] = {
    "part 1, a free square": tuple(
        _Exercise(board, to_move, " ".join(str(at) for at in range(9) if board[at] == "."), "")
        for board, to_move in (("." * 9, "X"), ("XOO.XO...", "X"), ("XOOOOXXX.", "O"))
    ),
    "part 2, win in one": (
        _Exercise("XX.OO....", "X", "2", _WIN),
        _Exercise("XOO.XO...", "X", "8", _WIN),
        _Exercise("XX.OO.X..", "O", "5", _WIN),
    ),
    "part 3, the rule list": (
        _Exercise("XX..O....", "O", "2", _BLOCK),
        _Exercise("X.X.O....", "O", "1", _BLOCK),
        _Exercise("XO..O....", "X", "7", _BLOCK),
        _Exercise("....X....", "O", "0 2 6 8", "the centre is taken: which place comes first?"),
    ),
    "part 4, outcomes of moves": (
        _Exercise(".OXOX..XO", "O", "6", "of its three moves one ties and two lose: which?"),
        _Exercise("XOXOOX.X.", "O", "8", "what may X play after each of the two moves?"),
    ),
    "part 5, all games": (
        _Exercise("X...O...X", "O", "1 3 5 7", _FORK),
        _Exercise("X........", "O", "4", "which of the replies does not lose? Look to the end."),
    ),
}


def _exercises(attempt: Attempt, exercises: Iterable[_Exercise]) -> Iterator[Case]:
    for exercise in exercises:
        position = lesson_board(exercise.board, exercise.to_move)
        right = {Cell(int(at)) for at in exercise.right.split()}
        often = _OFTEN if len(position.free_cells) <= _NEAR_THE_END else 1
        expected = " or ".join(exercise.right.split())
        if len(right) > 1 and len(right) == len(position.free_cells):
            expected = "a free square"
        try:
            answers = [_answer(attempt, position) for _ in range(often)]
        except LearnerError as error:
            yield Case(one_line(position), expected, str(error), False)
            continue
        wrong = [answer for answer, cell in answers if cell not in right]
        actual = shown(wrong[0] if wrong else answers[0][0])
        yield Case(one_line(position), expected, actual, not wrong, exercise.hint if wrong else "")


def _never_loses(attempt: Attempt) -> Iterator[Case]:
    """Play from both sides against every reply; each position is asked once."""
    for mark in Mark:
        given = f"every game as {mark.value}"
        try:
            lost = _lost_game(attempt, mark)
        except LearnerError as error:
            yield Case(given, "never lost", str(error), False)
            continue
        if lost is None:
            yield Case(given, "never lost", "never lost", True)
            continue
        moves = " ".join(format_cell(cell, BOARDS["3x3"]) for cell in lost)
        name = f"{attempt.file}:{getattr(attempt.function, '__name__', '')}"
        hint = f"python -m engine tournament {name} unbeatable --losses names the move that lost"
        yield Case(given, "never lost", f"lost: {moves}", False, hint)


def _lost_game(attempt: Attempt, mark: Mark) -> tuple[Cell, ...] | None:
    """Return the moves of a lost game, None if there is none."""
    seen = set[tuple[int, int]]()
    waiting: list[tuple[Position, tuple[Cell, ...]]] = [(Position.empty(BOARDS["3x3"]), ())]
    while waiting:
        position, moves = waiting.pop()
        if (position.x, position.o) in seen:
            continue
        seen.add((position.x, position.o))
        if outcome := position.outcome:
            if outcome.winner is mark.other:
                return moves
            continue
        cells = position.free_cells
        if position.to_move is mark:
            cells = (_answer(attempt, position)[1],)
        waiting += [(position.play(cell), (*moves, cell)) for cell in cells]
    return None


def _answer(attempt: Attempt, position: Position) -> tuple[object, Cell]:
    """Return what the player answers, and the free square that it means; raises LearnerError."""
    player = player_of(attempt.function)
    answer, _ = Attempt(player.answer, attempt.file, attempt.seconds).call(position)
    return answer, read_answer(answer, position)


def _all_games(*parts: str) -> Callable[[Attempt], Iterator[Case]]:
    """Return the exercises of `parts`, and where they are right, all games."""

    def cases(attempt: Attempt) -> Iterator[Case]:
        tried = [case for part in parts for case in _exercises(attempt, _PARTS[part])]
        yield from tried
        if all(case.is_right for case in tried):
            yield from _never_loses(attempt)

    return cases


def _part(part: str) -> Callable[[Attempt], Iterator[Case]]:
    return lambda attempt: _exercises(attempt, _PARTS[part])


_COMP_MOVE = (
    "comp_move get_computer_move computer_move make_comp_move choose choose_move choose_square"
    " get_best_move best_move get_move"
)

_ALPHA_BETA = "alpha_beta_player alpha_beta alpha_beta_search alpha_beta_cutoff_search"

*_UP_TO_OUTCOMES, _LAST = _PARTS

PLAYERS = (
    *(Task("get_comp_move", _COMP_MOVE, part, _part(part)) for part in _UP_TO_OUTCOMES),
    Task("get_comp_move", _COMP_MOVE, _LAST, _all_games(_LAST)),
)

ALPHA_BETA = Task(
    "alphabeta",
    _ALPHA_BETA,
    "the best move, without games that cannot matter",
    _all_games("part 2, win in one", "part 4, outcomes of moves", _LAST),
)
