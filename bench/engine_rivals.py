"""Other solvers of 3x3, each as a function from the moves so far to a best cell.

OpenSpiel and easyAI are not needed by anything else; where they are not installed the benchmark
says so and goes on.
"""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any

from bench.textbook import LINES, best_move

Solver = Callable[[], int]
"""Chooses a cell in a position that is set up beforehand."""


def textbook(moves: Sequence[int]) -> Solver:
    """Plain minimax over the full tree."""
    board, player = [" "] * 9, "X"
    for cell in moves:
        board[cell] = player
        player = "O" if player == "X" else "X"
    return lambda: best_move(board, player)


def open_spiel(moves: Sequence[int]) -> Solver:
    """OpenSpiel's alpha-beta search of its tic-tac-toe."""
    game = import_module("pyspiel").load_game("tic_tac_toe")
    search = import_module("open_spiel.python.algorithms.minimax").alpha_beta_search
    state = game.new_initial_state()
    for cell in moves:
        state.apply_action(cell)
    return lambda: int(search(game, state=state)[1])


def easy_ai(moves: Sequence[int]) -> Solver:
    """easyAI's negamax with alpha-beta to full depth, on a game written as in its own samples."""
    easyai = import_module("easyAI")
    # A class made by hand, as its base is known only where the package is installed.
    board_class = type("Board", (easyai.TwoPlayerGame,), dict(_EASY_AI_METHODS))
    search = easyai.Negamax(9)
    game: Any = board_class([easyai.AI_Player(search), easyai.AI_Player(search)])
    for cell in moves:
        game.play_move(cell)
    return lambda: int(search(game))


RIVALS = {"textbook minimax": textbook, "OpenSpiel": open_spiel, "easyAI": easy_ai}


def _init(self: Any, players: Sequence[object]) -> None:
    self.players, self.board, self.current_player = players, [0] * 9, 1


def _possible_moves(self: Any) -> list[int]:
    return [cell for cell, mark in enumerate(self.board) if not mark]


def _make_move(self: Any, cell: int) -> None:
    self.board[cell] = self.current_player


def _unmake_move(self: Any, cell: int) -> None:
    self.board[cell] = 0


def _lose(self: Any) -> bool:
    return any(all(self.board[cell] == self.opponent_index for cell in line) for line in LINES)


def _is_over(self: Any) -> bool:
    return not self.possible_moves() or self.lose()


def _scoring(self: Any) -> int:
    return -100 if self.lose() else 0


_EASY_AI_METHODS = {
    "__init__": _init,
    "possible_moves": _possible_moves,
    "make_move": _make_move,
    "unmake_move": _unmake_move,
    "lose": _lose,
    "is_over": _is_over,
    "scoring": _scoring,
    "show": lambda self: None,
}


def installed() -> Iterator[tuple[str, Callable[[Sequence[int]], Solver]]]:
    """Yield the rivals that can run here, and say which cannot."""
    for name, rival in RIVALS.items():
        try:
            rival(())
        except ModuleNotFoundError as error:
            print(f"({name} left out: {error})")
        else:
            yield name, rival
