"""Functions that are given no board, or no turn, as both are variables of their file."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator

from engine.board import Position
from engine.marks import Cell
from lessons.learner.answers import read_answer
from lessons.learner.boards import (
    COMPUTER,
    HUMAN,
    BoardStyle,
    is_board_name,
    marks_are_fixed,
)
from lessons.learner.calling import PlayerFunction, Role, check_unchanged
from lessons.learner.loading import LearnerModule
from lessons.learner.made_boards import made_board

TURN = re.compile(
    r"^_?(turn|to_move|current|player|current_?(player|turn|mark|symbol)|symbol|whose_?turn)$", re.I
)
"""What a variable is called that says whose turn it is."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def board_outside(loaded: LearnerModule, name: str) -> str:
    """Return the file's variable that is the board of a function, or of those it calls, or ""."""
    if ("board", name) not in loaded.memory:
        loaded.memory["board", name] = _board_outside(loaded, name)
    return str(loaded.memory["board", name])


def _board_outside(loaded: LearnerModule, name: str) -> str:
    if "alike" not in loaded.memory:  # Before anything is put there.
        made = {each: made_board(value, ()) for each, value in vars(loaded.module).items()}
        loaded.memory["alike"] = {
            each for each, board in made.items() if board and board.form and not board.free.numbered
        }
    alike = loaded.memory["alike"]
    assert isinstance(alike, set)
    names = list(dict.fromkeys(_read(loaded, name)))
    boards = [each for each in names if is_board_name(each)]
    node = loaded.source.functions.get(name)
    if isinstance(node, Function) and not any(is_board_name(each.arg) for each in node.args.args):
        boards += [each for each in names if each in alike]
    return boards[0] if boards else ""


def turn_outside(loaded: LearnerModule, name: str) -> str:
    """Return the file's variable that tells a function whose turn it is, or ""."""
    if ("turn", name) not in loaded.memory:
        turns = [each for each in _read(loaded, name) if TURN.match(each)]
        known = [each for each in turns if each in vars(loaded.module)]
        if any(COMPUTER.match(each) for each in vars(loaded.module)):
            known = [each for each in known if not HUMAN.match(each)]  # `bot` and `player`.
        loaded.memory["turn", name] = known[0] if known else ""
    return str(loaded.memory["turn", name])


def has_own_mark(loaded: LearnerModule, name: str) -> bool:
    """Return whether nothing tells a function which mark it plays, so that it may have one."""
    node = loaded.source.functions.get(name)
    if not isinstance(node, Function):
        return False
    given = [each.arg for each in (*node.args.args, *node.args.kwonlyargs)]
    read = _read(loaded, name)
    if marks_are_fixed(vars(loaded.module)):
        return len(given) <= 1
    told = any(COMPUTER.match(each) or HUMAN.match(each) or TURN.match(each) for each in read)
    return not told and len(given) <= 1


def _read(loaded: LearnerModule, name: str) -> Iterator[str]:
    """Yield the variables that a function, and those that it calls, take from outside."""
    source = loaded.source
    for each in (name, *sorted(source.reached(name))):
        node = source.functions.get(each)
        if isinstance(node, Function):
            for variable in _free_names(node):
                if not callable(vars(loaded.module).get(variable)):
                    yield variable


def _free_names(node: Function) -> Iterator[str]:
    """Yield the names that a function uses and does not make itself."""
    own, declared, used = set[str](), set[str](), list[str]()
    for each in ast.walk(node):
        if isinstance(each, ast.arg):
            own.add(each.arg)
        elif isinstance(each, ast.Global):
            declared.update(each.names)
        elif isinstance(each, ast.Name):
            used.append(each.id)
            if isinstance(each.ctx, ast.Store):
                own.add(each.id)
    yield from (each for each in used if each in declared or each not in own)


def put_outside(loaded: LearnerModule, name: str, board: object, mark: object) -> None:
    """Make the variables that a function takes from its file the board and whose turn it is.

    What functions keep there from call to call is as it was before a game.
    """
    variables = vars(loaded.module)
    variables.update(_kept(loaded))
    if (variable := board_outside(loaded, name)) and board is not None:
        variables[variable] = board
    if variable := turn_outside(loaded, name):
        variables[variable] = mark


def _kept(loaded: LearnerModule) -> dict[str, object]:
    """Return the plain values that functions change from outside, as they were at first."""
    if "kept" not in loaded.memory:
        nodes = (each for each in ast.walk(loaded.source.tree) if isinstance(each, ast.Global))
        names = {name for node in nodes for name in node.names}
        loaded.memory["kept"] = {
            name: value
            for name, value in vars(loaded.module).items()
            if name in names and (value is None or isinstance(value, (str, int)))
            if not (COMPUTER.match(name) or HUMAN.match(name) or TURN.match(name))
        }
    kept = loaded.memory["kept"]
    assert isinstance(kept, dict)
    return kept


def outside(loaded: LearnerModule, name: str) -> dict[Role, object]:
    """Return what a function takes from the variables of its file."""
    names = {Role.BOARD: board_outside(loaded, name), Role.MARK: turn_outside(loaded, name)}
    variables = vars(loaded.module)
    return {role: variables[each] for role, each in names.items() if each in variables}


def player_outside(
    loaded: LearnerModule, player: PlayerFunction, name: str, style: BoardStyle
) -> tuple[Callable[[Position], object], Callable[[object, Position], Cell]]:
    """Return how a player that is given no board is asked, and how its answer is read.

    It may answer with a square, or put its mark on the board itself.
    """
    variable = board_outside(loaded, name)

    def answer(position: Position) -> object:
        put_outside(loaded, name, style.write(position), style.mark(position.to_move.value))
        return player.answer(position)

    def read(answered: object, position: Position) -> Cell:
        board = vars(loaded.module)[variable]
        cell = style.new_mark(board, position)
        if cell is not None:
            return read_answer(style.square(cell), position, style)
        check_unchanged(board, position, style)
        return read_answer(answered, position, style)

    return answer, read
