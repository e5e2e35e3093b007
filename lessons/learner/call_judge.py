"""Finds the first call of a learner's recursion that goes wrong, among the calls that it made."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.notation import cell_names
from engine.variant import BOARDS
from lessons.learner.letters import free, other, outcome, put, winner, wins
from lessons.learner.reading import NAMES, plain
from lessons.learner.readings import Reading, is_right
from lessons.learner.watching import TracedCall, walk
from lessons.learner.writing import Writing

_NAMES = cell_names(BOARDS["3x3"])
_SIDE = re.compile(r"(max|min)(?!i?m(ax|in))")
"""What the functions of two sides are called: max_value and min_value, but not minimax."""

ERROR = "an error ended it"
NOTHING = "gave nothing back (None): there is no return on this way through the function"
PRINTED = "gave nothing back (None): it printed its answer, and print only shows it"


@dataclass(slots=True)
class CallJudge:
    """Looks at the calls in the order in which they were made, and names what is wrong with them.

    Of functions without a reading nothing is said about answers. `told` names the parameters that
    say whose turn it is, `flags` those that only change with it, and `gives` the functions that
    must give something back. Whose turn is passed on only matters if a mark is put for another, and
    an error that ends a call only if the whole `has_failed`.
    """

    root: TracedCall
    writing: Writing
    readings: Mapping[str, Reading]
    told: Mapping[str, str]
    flags: Mapping[str, str]
    gives: frozenset[str]
    has_failed: bool
    first_wrong: TracedCall | None = None
    puts_other: bool = False
    widest: Sequence[object] = ()

    def judge(self) -> None:
        """Look at all calls."""
        self.puts_other = any(
            new != before and new != each.parent.turn
            for each in walk(self.root)
            if each.parent
            for before, new in zip(each.parent.board, each.board, strict=False)
        )
        given = (list(each.numbers.values()) for each in walk(self.root))
        self.widest = next(filter(None, given), ())
        self._judge(self.root)

    def _judge(self, call: TracedCall) -> None:
        if call.board and call.function in self.readings:
            call.right = outcome(call.board, call.turn)
        if call.parent and call.board and call.parent.board:
            self._compare(call, call.parent)
        for child in call.children:
            self._judge(child)
        # The first call has all the room there is, and gives no bound.
        if call.parent and not is_over(call.board):
            call.is_bound = self._is_cut(call)
        if call.is_done:
            self._look_at_answer(call)

    def blame(self, call: TracedCall, why: str) -> None:
        """Note what is wrong with a call, if nothing is yet."""
        if self.first_wrong is None:
            call, why = self._of_wrong_side(call) or (call, why)
            self.first_wrong = call
        call.fault = call.fault or why

    def blame_endless(self, chain: list[TracedCall], why: str) -> None:
        """Name the call from which a recursion went on and on."""
        over = (call for call in chain if call.board and is_over(call.board))
        if call := next(over, None):
            self.blame(call, f"the game is over on this board, yet it goes on: it {why}")
        else:
            self.blame(chain[0], why)

    def _is_cut(self, call: TracedCall) -> bool:
        """Return whether a search that has bounds, or a depth, may have cut something here."""
        if any(each.is_bound for each in call.children):
            return True
        bounds = [each for name, each in call.numbers.items() if name not in NAMES["depth"]]
        inner = [each for each in bounds if each not in self.widest]
        parts = call.value if isinstance(call.value, (tuple, list)) else [call.value]
        if bounds and (_left_out(call) or any(each in inner for each in parts)):
            return True
        return bool(call.numbers) and not call.children

    def _look_at_answer(self, call: TracedCall) -> None:
        """Look at what a call gave back, and whether its board is as it was."""
        reading = self.readings.get(call.function)
        if not call.has_returned:
            if self.has_failed:
                self.blame(call, ERROR)
        elif call.value is None:
            if call.function in self.gives:
                self.blame(call, NOTHING)
        elif call.board and reading is not None:
            given = call.value, call.board, call.turn, self.root.turn, reading, self.writing
            if not is_right(*given) and not call.is_bound:
                self.blame(call, f"should be {self._wanted(call, reading)}{_why(call)}")
            call.is_bound &= not is_right(*given)
        is_shared = call.parent is None or call.parent.holder is call.holder
        if call.has_returned and is_shared and call.after not in ("", call.board, *_played(call)):
            changes = _changes(call.board, call.after, "left on the board")
            self.blame(call, f"did not take its move back: {changes}")

    def _wanted(self, call: TracedCall, reading: Reading) -> str:
        """Return the right answer as words: the letter, and the number that stands for it."""
        part, view = reading
        name = "T, a tie" if call.right == "T" else f"{call.right}, who wins"
        if view == "move":
            return f"a move after which it is {name}"
        if view in ("letter", "squares"):
            return repr(self.writing.mark(call.right)) if part == "whole" else name
        first, turn = self.root.turn, call.turn
        sees = {"x": "X", "o": "O", "first": first, "mover": turn}.get(view, other(turn))
        sign = "0" if call.right == "T" else "above 0" if call.right == sees else "below 0"
        return f"{sign} ({name})"

    def _compare(self, call: TracedCall, parent: TracedCall) -> None:
        """Hold what a call is given against what the call was given that made it."""
        new = [at for at in range(9) if call.board[at] != parent.board[at]]
        if (won := winner(parent.board)) and new:
            self.blame(parent, f"{won} has won on this board, yet it goes on from here")
        if not new and (call.function, call.plain) == (parent.function, parent.plain):
            self.blame(call, "is asked of the same board again: no move was put on it")
        elif len(new) > 1 and {call.board[at] for at in new} == {parent.turn}:
            changes = _changes(parent.board, call.board, "on the board", parent.turn)
            self.blame(call, f"a move that was tried before was not taken back: {changes}")
        elif len(new) == 1 and call.board[new[0]] != parent.turn:
            mark = call.board[new[0]]
            at = f"{_NAMES[new[0]]} (square {new[0]})"
            what = f"{mark} was put at {at}" if mark != "." else f"{at} was emptied"
            self.blame(call, f"it was {parent.turn}'s turn, but {what}")
        told = self._told(call)
        if self.puts_other and told and told != call.turn:
            moved = f"{other(call.turn)} has just moved, so it is {call.turn}'s turn"
            self.blame(call, f"is asked for {told}, but {moved}: whose turn is passed on?")

    def _told(self, call: TracedCall) -> str:
        """Return whose turn the arguments of a call say it is, "" if they do not."""
        if call.to_move is not None:
            return self.writing.letter(getattr(call.to_move, "value", call.to_move))
        flag = self.flags.get(call.function)
        if flag in call.plain and call.function == self.root.function:
            same = call.plain[flag] == self.root.plain.get(flag)
            return self.root.turn if same else other(self.root.turn)
        return self.writing.letter(call.plain.get(self.told.get(call.function, "")))

    def _of_wrong_side(self, call: TracedCall) -> tuple[TracedCall, str] | None:
        """Return the first call above a wrong one that asks max for who wants low values."""
        above = [call]
        while (parent := above[0].parent) is not None:
            above.insert(0, parent)
        views = {"x": "X", "o": "O", "first": self.root.turn}
        for each in above:
            high = views.get(self.readings.get(each.function, ("", ""))[1])
            side = _SIDE.match(plain(each.function))
            if high and side and (side[1] == "max") is not (each.turn == high):
                wants = "high" if each.turn == high else "low"
                return each, f"{each.function} is asked, but {each.turn} wants {wants} values"
        return None


def is_over(board: str) -> bool:
    """Return whether a game has ended."""
    return bool(winner(board)) or "." not in board


def _why(call: TracedCall) -> str:
    """Return what about a board may have been overlooked, if something was."""
    if won := winner(call.board):
        return f": {won} has a line"
    if "." not in call.board:
        return ": the board is full, and nobody has a line"
    if winning := wins(call.board, call.turn):
        return f": {call.turn} wins at once at {_NAMES[winning[0]]}"
    left = _left_out(call)
    if call.children and left:
        return f": it did not look at {' or '.join(_NAMES[at] for at in left)}"
    return ""


def _left_out(call: TracedCall) -> list[int]:
    """Return the moves that a call did not look at."""
    looked_at = {child.board for child in call.children}
    return [at for at in free(call.board) if put(call.board, at, call.turn) not in looked_at]


def _played(call: TracedCall) -> list[str]:
    """Return the boards after a move of the first call, which may play it and say nothing."""
    if call.parent or call.value is not None:
        return []
    return [put(call.board, at, call.turn) for at in free(call.board)]


def _changes(before: str, after: str, where: str, but: str = "") -> str:
    """Return which marks are new, without one of `but`, which is the move that is tried now."""
    new = [at for at in range(9) if before[at] != after[at]]
    if but:
        new = new[:-1] if after[new[-1]] == but else new[1:]
    marks = [f"{after[at]} at {_NAMES[at]} (square {at})" for at in new if after[at] != "."]
    if not marks:
        return "a mark is gone that stood there before"
    return f"{', '.join(marks)} {'is' if len(marks) == 1 else 'are'} still {where}"
