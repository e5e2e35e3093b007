"""How minimax and alpha-beta go through a tree of games, step by step, in words for learners.

Results are letters: "X" won, "O" won, "T" is a tie; for X they rise from O over T to X.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.game_tree import Node
from engine.notation import format_cell

_WORTH = {"O": -1, "T": 0, "X": 1}
_LETTERS = {worth: letter for letter, worth in _WORTH.items()}


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a search: the node it is at, what happens there, and what is known afterwards.

    Nodes are numbered as `walk` yields them. `value` is the node's result once it is known, with
    "≥ " before it where X may get more and "≤ " where X may get less. `bounds` are alpha and beta
    at this node, and `cut` the children that are left out from here on.
    """

    at: int
    says: str
    value: str | None = None
    bounds: tuple[str, str] | None = None
    cut: tuple[int, ...] = ()


def minimax_steps(tree: Node) -> list[Step]:
    """Return a step for each node, in the order in which their results are known."""
    return list(_Walk(tree).minimax(0))


def alpha_beta_steps(tree: Node) -> list[Step]:
    """Return the steps of alpha-beta with moves in the tree's order; none if a result is unknown.

    It visits the nodes that `engine.textbook.alpha_beta` visits.
    """
    walked = _Walk(tree)
    if any(node.result == "?" for node in walked.nodes):
        return []
    return list(walked.alpha_beta(0, -1, 1))


class _Walk:
    """A tree with its nodes numbered."""

    def __init__(self, tree: Node) -> None:
        self.nodes: list[Node] = []
        self.children: list[list[int]] = []
        self._number(tree)

    def _number(self, node: Node) -> int:
        at = len(self.nodes)
        self.nodes.append(node)
        self.children.append([])
        self.children[at] += [self._number(child) for _, child in node.children]
        return at

    def minimax(self, at: int) -> Iterator[Step]:
        node = self.nodes[at]
        if not node.children:
            yield self._leaf(at)
            return
        for child in self.children[at]:
            yield from self.minimax(child)
        mover = node.position.to_move.value
        results = ", ".join(child.result for _, child in node.children)
        if node.result == "?":
            says = f"{mover} chooses the best of {results}: not known, as one of them is not."
        elif len(node.children) == 1:
            says = f"{mover} has one move only: {node.result}."
        else:
            says = f"{mover} chooses the best of {results}: {node.result}."
        yield Step(at, says, node.result)

    def alpha_beta(self, at: int, alpha: int, beta: int) -> Iterator[Step]:
        node = self.nodes[at]
        if not node.children:
            yield self._leaf(at)
            return
        mover = node.position.to_move.value
        names = [format_cell(cell, node.position.variant) for cell, _ in node.children]
        yield Step(at, f"{mover} is to move. {_sure(alpha, beta)}", bounds=_letters(alpha, beta))
        window = alpha, beta
        best = -2 if mover == "X" else 2
        for turn, child in enumerate(self.children[at]):
            *inner, last = self.alpha_beta(child, alpha, beta)
            yield from (*inner, last)
            assert last.value is not None, "a search ends with a value"
            before = alpha, beta
            if mover == "X":
                best = max(best, _WORTH[last.value[-1]])
                alpha = max(alpha, best)
            else:
                best = min(best, _WORTH[last.value[-1]])
                beta = min(beta, best)
            says = [f"{names[turn]} leads to {_in_words(last.value)}."]
            says.append(_change(mover, before, (alpha, beta)))
            rest = self.children[at][turn + 1 :]
            is_done = alpha >= beta or not rest
            if rest and is_done:
                says.append(_why_cut(mover, beta if mover == "X" else alpha))
                says.append(f"Cut off: {', '.join(names[turn + 1 :])}.")
            value = _shown(best, *window) if is_done else None
            cut = tuple(rest) if is_done else ()
            yield Step(at, " ".join(says), value, _letters(alpha, beta), cut)
            if is_done:
                return

    def _leaf(self, at: int) -> Step:
        node = self.nodes[at]
        outcome = node.position.outcome
        if node.repeats:
            says = (
                f"This board is elsewhere in the tree, perhaps turned or mirrored: {node.result}."
            )
        elif outcome is None and node.result == "?":
            says = "The moves from here are not drawn, and who wins is not known."
        elif outcome is None:
            says = f"The moves from here are not drawn; best play leads to {node.result}."
        elif outcome.winner is None:
            says = "The board is full and nobody has a line: T, a tie."
        elif node.position.variant.misere:
            loser = outcome.winner.other.value
            says = f"{loser} has completed a line and loses: {node.result}."
        else:
            says = f"{outcome.winner.value} has completed a line and wins: {node.result}."
        return Step(at, says, node.result)


def _letters(alpha: int, beta: int) -> tuple[str, str]:
    return _LETTERS[alpha], _LETTERS[beta]


def _sure(alpha: int, beta: int) -> str:
    """Say what the two sides are sure of when the search comes to a node."""
    if (alpha, beta) == (-1, 1):
        return "Nobody is sure of anything yet: α is O, β is X."
    sides = []
    if alpha > -1:
        sides.append(f"X is sure of {_for('X', alpha)} by an earlier move (α is {_LETTERS[alpha]})")
    if beta < 1:
        sides.append(f"O is sure of {_for('O', beta)} by an earlier move (β is {_LETTERS[beta]})")
    return f"{' and '.join(sides)}."


def _for(mark: str, worth: int) -> str:
    return "a tie" if worth == 0 else "a win" if _LETTERS[worth] == mark else "a loss"


def _change(mover: str, before: tuple[int, int], after: tuple[int, int]) -> str:
    """Say what a move changed for whoever is to move."""
    name, side = ("α", 0) if mover == "X" else ("β", 1)
    letter = _LETTERS[after[side]]
    if before == after:
        return f"{name} stays {letter}."
    return f"So {mover} is sure of {_for(mover, after[side])} here: {name} is {letter} now."


def _why_cut(mover: str, enemy_has: int) -> str:
    enemy = "O" if mover == "X" else "X"
    if _LETTERS[enemy_has] == mover:
        return "Nothing is better than a win."
    if _LETTERS[enemy_has] == enemy:
        return f"But {enemy} is sure of a win by an earlier move and will not come here."
    return f"But {enemy} is sure of a tie by an earlier move and has no reason to come here."


def _shown(best: int, alpha: int, beta: int) -> str:
    """Return a value as far as it is known: a search that was cut, or cuts others, has a bound."""
    if best >= beta and best < 1:
        return f"≥ {_LETTERS[best]}"
    if best <= alpha and best > -1:
        return f"≤ {_LETTERS[best]}"
    return _LETTERS[best]


def _in_words(value: str) -> str:
    """Return a value as a sentence has it."""
    if value.startswith("≥"):
        return f"{value[-1]} or more for X"
    if value.startswith("≤"):
        return f"{value[-1]} or less for X"
    return value
