"""Vanishing marks solved by a second method, which shares nothing with the engine or its table.

A state is the marks of the side to move and those of the other, each oldest first. States are found
from the empty board on, and decided in sweeps: first those lost by a line, then ply by ply those
from which a move leads to a loss, and those from which all lead to wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import zip_longest
from random import Random

from engine import BOARDS, Cell, Position, Value
from engine.search import prospects
from engine.vanishing import DRAWN, worth

State = tuple[tuple[int, ...], tuple[int, ...]]
"""The marks of the side to move and those of the other, oldest first."""

EMPTY: State = ((), ())
BOARD = BOARDS["vanishing"]
ROWS = ("012", "345", "678", "036", "147", "258", "048", "246")
LINES = frozenset(frozenset(map(int, row)) for row in ROWS)


def moves(state: State) -> dict[int, State]:
    """Return what each move leads to; a mark that leaves still covers its cell."""
    mine, theirs = state
    kept = mine[1:] if len(mine) == 3 else mine
    return {
        cell: (theirs, (*kept, cell))
        for cell in range(9)
        if cell not in mine and cell not in theirs
    }


def is_lost(state: State) -> bool:
    """Return whether the other side has just completed a row."""
    return frozenset(state[1]) in LINES


@cache
def states() -> dict[State, dict[int, State]]:
    """Return every state that can occur, with what follows it; nothing follows a row."""
    found: dict[State, dict[int, State]] = {}
    waiting = [EMPTY]
    while waiting:
        state = waiting.pop()
        if state not in found:
            found[state] = {} if is_lost(state) else moves(state)
            waiting.extend(found[state].values())
    return found


@cache
def plies_to_the_end(drawn: frozenset[State] = frozenset()) -> dict[State, int]:
    """Return the plies of every state that one side wins, odd for the side to move.

    To come to one of the `drawn` states is a draw.
    """
    plies = {state: 0 for state in states() if is_lost(state)}
    waiting = [state for state in states() if state not in plies and state not in drawn]
    ply = idle = 0
    while idle < 2:
        ply += 1
        reached = []
        for state in waiting:
            ends = [plies.get(after) for after in states()[state].values()]
            if ply % 2:
                is_decided = any(end is not None and end % 2 == 0 for end in ends)
            else:
                is_decided = all(end is not None and end % 2 for end in ends)
            if is_decided:
                reached.append(state)
        plies |= dict.fromkeys(reached, ply)
        waiting = [state for state in waiting if state not in plies]
        idle = 0 if reached else idle + 1
    return plies


def confirm_table() -> int:
    """Hold every byte of the engine's table against this method; return how many there are."""
    plies = plies_to_the_end()
    for mine, theirs in states():
        newest_first = [cell for pair in zip_longest(theirs[::-1], mine[::-1]) for cell in pair]
        found = worth(bytes(cell for cell in newest_first[::-1] if cell is not None))
        assert (found if found < DRAWN else None) == plies.get((mine, theirs)), (mine, theirs)
    return len(states())


def state_after(trail: Iterable[int]) -> State:
    """Return the state after the moves of a game."""
    state = EMPTY
    for cell in trail:
        state = moves(state)[cell]
    return state


def wins_within(position: Position, plies: int) -> bool:
    """Return whether the side to move can force a row, by the rules alone: repetitions count."""
    if position.outcome or plies <= 0:
        return False
    for after in map(position.play, position.free_cells):
        if after.outcome:
            if after.outcome.winner:
                return True
        elif plies > 2 and loses_within(after, plies - 1):
            return True
    return False


def loses_within(position: Position, plies: int) -> bool:
    """Return whether the other side can force a row, by the rules alone."""
    if position.outcome or plies < 2:
        return False
    afters = [position.play(cell) for cell in position.free_cells]
    return all(after.outcome is None and wins_within(after, plies - 1) for after in afters)


def confirm_by_rules(position: Position, most: int) -> None:
    """Hold what each cell leads to against all games of up to `most` plies."""
    for cell, prospect in prospects(position).items():
        assert prospect is not None
        after, plies = position.play(cell), prospect.plies or most
        if after.outcome:
            continue
        looked = min(plies, most) - 1
        is_near = prospect.plies is not None and prospect.plies <= most
        lost, won = loses_within(after, looked), wins_within(after, looked)
        assert lost == (is_near and prospect.value is Value.WIN), (position.trail, cell)
        assert won == (is_near and prospect.value is Value.LOSS), (position.trail, cell)
        if is_near and plies > 2:
            assert not loses_within(after, looked - 2)
            assert not wins_within(after, looked - 2)


def repeated_games(games: int, seed: int) -> Iterator[Position]:
    """Yield positions in which a move of the best would repeat a position for the third time.

    A game goes to that position, round to it again, and to where it comes next.
    """
    rng, plies = Random(seed), plies_to_the_end()
    starts = sorted(state for state, ply in plies.items() if ply > 2 and len(state[1]) == 3)
    while games:
        start = rng.choice(starts)
        good = [after for after in states()[start].values() if plies.get(after) == plies[start] - 1]
        again = rng.choice(good)
        before, around = shortest(EMPTY, again), shortest(again, again)
        back = shortest(again, start)
        if len(around) % 2 or not len(back) % 2 or not around:
            continue
        yield Position.after(BOARD, map(Cell, [*before, *around, *back]))
        games -= 1


def shortest(start: State, goal: State) -> list[int]:
    """Return the fewest moves from one state to another, one at least; none if there is no way."""
    ways: dict[State, list[int]] = {}
    level: list[tuple[State, list[int]]] = [(start, [])]
    while level:
        reached = []
        for state, way in level:
            for cell, after in states()[state].items():
                if after not in ways:
                    ways[after] = [*way, cell]
                    reached.append((after, ways[after]))
        if goal in ways:
            return ways[goal]
        level = reached
    return []


def repetitive_moves(plies: int) -> tuple[Cell, ...]:
    """Return moves that come back to many positions, to none for the third time."""
    rng, position = Random(4), Position.empty(BOARD)
    while position.ply < plies:
        afters = {cell: position.play(cell) for cell in position.free_cells}
        going_on = [after for after in afters.values() if after.outcome is None]
        again = [each for each in going_on if each.trail[-1:] == position.trail[-8:-7]]
        if not going_on:
            position = Position.empty(BOARD)
        else:
            position = rng.choice(again if again and rng.random() < 0.8 else going_on)
    return tuple(map(Cell, position.trail))
