"""Finds the first call of a learner's recursion that goes wrong, while the calls come in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from engine.notation import cell_names
from engine.variant import BOARDS
from lessons.learner.letters import other, outcome, put, winner
from lessons.learner.reading import plain
from lessons.learner.readings import Reading, is_right, meaning
from lessons.learner.watching import WatchedCall, names_player
from lessons.learner.writing import Writing

_NAMES = cell_names(BOARDS["3x3"])
_MOST_KEPT = 4_000

NOTHING = "gave nothing back (None): there is no return on this way through the function"

_SIDE = re.compile(r"(max|min)(?!i?m(ax|in))")
"""What the functions of two sides are called: max_value and min_value, but not minimax."""

ERROR = "an error ended it"
PRINTED = "gave nothing back (None): it printed its answer, and print only shows it"


@dataclass(slots=True)
class CallJudge:
    """Takes note of calls, keeps those that can be shown, and names the first that is wrong.

    `first` is whose turn it is at the first of them, `boards` how many asked of another board than
    the call that made them. Without readings nothing is said about answers; `trusts` is whether a
    mark that is named after a player, such as comp_symbol, says whose turn it is.
    """

    first: str
    writing: Writing
    readings: Mapping[str, Reading]
    trusts: bool = True
    plies_kept: int = 9
    root: WatchedCall | None = None
    first_wrong: WatchedCall | None = None
    wrong: int = 0
    boards: int = 0
    failed: bool = False
    kept: int = 0
    asks_won: bool = False
    asks_full: bool = False

    def began(self, call: WatchedCall) -> None:
        """Look at what a call is given."""
        self.root = self.root or call
        call.turn = self._turn(call)
        self.boards += call.parent is None or call.board != call.parent.board
        if not call.board:
            return
        call.right = outcome(call.board, call.turn)
        self.asks_won = self.asks_won or bool(winner(call.board))
        self.asks_full = self.asks_full or "." not in call.board
        if call.parent is not None:
            call.parent.children.append(call)
            if call.parent.board:
                self._compare(call, call.parent)
        if self._ply(call) <= self.plies_kept and self.kept < _MOST_KEPT:
            self._keep(call)

    def ended(self, call: WatchedCall) -> None:
        """Look at what a call gave back, and whether its board is as it was."""
        reading = self.readings.get(call.function)
        if not call.has_returned:
            self._blame(call, ERROR)
        elif call.answer is None:
            self._blame(call, NOTHING)
        elif call.board and reading is not None:
            assert self.root is not None
            given = call.answer, call.board, call.turn, self.root.turn, reading, self.writing
            call.meant = meaning(*given)
            if not is_right(*given, call.window):
                self._blame(call, f"should be {self.wanted(call)}{_why(call)}")
        shared = call.parent is None or call.parent.holder is call.holder
        if call.has_returned and shared and call.after and call.after != call.board:
            changes = _changes(call.board, call.after, "left on the board")
            self._blame(call, f"did not take its move back: {changes}")
        if call is self.first_wrong:
            for child in call.children:
                self._keep(child)
        call.children = [child for child in call.children if child.is_kept]

    def wanted(self, call: WatchedCall) -> str:
        """Return the right answer as words: the letter, and the number that stands for it."""
        part, view = self.readings.get(call.function, ("whole", "letter"))
        name = "T, a tie" if call.right == "T" else f"{call.right}, who wins"
        if view == "move":
            return f"a move after which it is {name}"
        if view in ("letter", "squares"):
            return repr(self.writing.mark(call.right)) if part == "whole" else name
        assert self.root is not None
        first, turn = self.root.turn, call.turn
        sees = {"x": "X", "o": "O", "first": first, "mover": turn}.get(view, other(turn))
        sign = "0" if call.right == "T" else "above 0" if call.right == sees else "below 0"
        return f"{sign} ({name})"

    def blame_endless(self, chain: list[WatchedCall], why: str) -> None:
        """Name the call from which a recursion went on and on."""
        for call in chain:
            if call.board and (winner(call.board) or "." not in call.board):
                self._blame(call, f"the game is over on this board, yet it goes on: it {why}")
                return
        self._blame(chain[0], why)

    def _turn(self, call: WatchedCall) -> str:
        """Return whose turn it is: the other's after each move."""
        if call.parent is None:
            return self.first
        turn = call.parent.turn
        return turn if call.board == call.parent.board else other(turn)

    def _compare(self, call: WatchedCall, parent: WatchedCall) -> None:
        """Hold what a call is given against what the call was given that made it."""
        new = [at for at in range(9) if call.board[at] != parent.board[at]]
        if winner(parent.board) and new:
            won = winner(parent.board)
            self._blame(parent, f"{won} has won on this board, yet it goes on from here")
        if not new and call.function == parent.function:
            self._blame(call, "is asked of the same board again: no move was put on it")
        elif len(new) > 1:
            changes = _changes(parent.board, call.board, "on the board", parent.turn)
            self._blame(call, f"a move that was tried before was not taken back: {changes}")
        elif new and call.board[new[0]] != parent.turn:
            mark = call.board[new[0]]
            at = f"{_NAMES[new[0]]} (square {new[0]})"
            what = f"{mark} was put at {at}" if mark != "." else f"{at} was emptied"
            self._blame(call, f"it was {parent.turn}'s turn, but {what}")
        told = self._told(call)
        if told and told != call.turn:
            moved = f"{other(call.turn)} has just moved, so it is {call.turn}'s turn"
            self._blame(call, f"is asked for {told}, but {moved}: whose turn is passed on?")

    def _told(self, call: WatchedCall) -> str:
        """Return whose turn the arguments of a call say it is."""
        assert self.root is not None
        if call.mover and (self.trusts or not names_player(call.told_by)):
            return call.mover
        if call.flag is not None and self.root.flag is not None:
            return self.root.turn if call.flag == self.root.flag else other(self.root.turn)
        return ""

    def _blame(self, call: WatchedCall, why: str) -> None:
        if self.first_wrong is None:
            call, why = self._of_wrong_side(call) or (call, why)
        if not call.fault:
            self.wrong += 1
            call.fault = why
        if self.first_wrong is None:
            self.first_wrong = call
            self._keep(call)

    def _of_wrong_side(self, call: WatchedCall) -> tuple[WatchedCall, str] | None:
        """Return the first call above a wrong one that asks max for who wants low values."""
        above: list[WatchedCall] = []
        at: WatchedCall | None = call
        while at is not None:
            above, at = [at, *above], at.parent
        assert self.root is not None
        views = {"x": "X", "o": "O", "first": self.root.turn}
        for each in above:
            high = views.get(self.readings.get(each.function, ("", ""))[1])
            side = _SIDE.match(plain(each.function))
            if high and side and (side[1] == "max") is not (each.turn == high):
                wants = "high" if each.turn == high else "low"
                return each, f"{each.function} is asked, but {each.turn} wants {wants} values"
        return None

    def _keep(self, call: WatchedCall) -> None:
        if not call.is_kept:
            call.is_kept = True
            self.kept += 1
            if call.parent is not None:
                self._keep(call.parent)

    def _ply(self, call: WatchedCall) -> int:
        assert self.root is not None
        return self.root.board.count(".") - call.board.count(".")


def _why(call: WatchedCall) -> str:
    """Return what about a board may have been overlooked, if something was."""
    if won := winner(call.board):
        return f": {won} has a line"
    free = [at for at, mark in enumerate(call.board) if mark == "."]
    if not free:
        return ": the board is full, and nobody has a line"
    after = {at: put(call.board, at, call.turn) for at in free}
    if winning := [_NAMES[at] for at, board in after.items() if winner(board)]:
        return f": {call.turn} wins at once at {winning[0]}"
    looked_at = {child.board for child in call.children}
    left = [_NAMES[at] for at, board in after.items() if board not in looked_at]
    if call.children and left and call.window is None:
        return f": it did not look at {' or '.join(left)}"
    return ""


def _changes(before: str, after: str, where: str, but: str = "") -> str:
    """Return which marks are new, without one of `but`, which is the move that is tried now."""
    new = [at for at in range(9) if before[at] != after[at]]
    if but:
        new = new[:-1] if after[new[-1]] == but else new[1:]
    marks = [f"{after[at]} at {_NAMES[at]} (square {at})" for at in new if after[at] != "."]
    if not marks:
        return "a mark is gone that stood there before"
    return f"{', '.join(marks)} {'is' if len(marks) == 1 else 'are'} still {where}"
