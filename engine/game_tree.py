"""All games from a position as a tree, each result worked out from the leaves up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.board import Position
from engine.book import Key, canonical
from engine.marks import Cell
from engine.results import best_of, letter, result
from engine.search import solve

_BUDGET_NODES = 400_000
"""How many positions the engine may visit in all, for the results of boards whose moves are cut."""

_LEAST_NODES = 500
"""How many it may visit for one of them in any case."""


@dataclass(frozen=True, slots=True)
class Node:
    """A position in the tree: its result, the moves that follow, and the best of these.

    `unseen` is whether moves follow that are not in the tree. `alike` are the other moves that
    lead to the same board, turned or mirrored, and `repeats` is whether that board is elsewhere
    in the tree, with all that follows; both only where symmetric boards are drawn once.
    """

    position: Position
    result: str
    children: tuple[tuple[Cell, Node], ...]
    best: Cell | None
    unseen: bool
    alike: tuple[Cell, ...] = ()
    repeats: bool = False


def grow(position: Position, depth: int, *, symmetry: bool = False) -> Node:
    """Return the tree of all games from `position`, `depth` moves deep.

    Results come from the children: the best for whoever is to move. Where the tree is cut, the
    engine says what best play leads to; "?" if it does not know. With `symmetry`, boards that can
    be turned or mirrored into one another are drawn once.
    """
    boards = size(position, depth, _BUDGET_NODES // _LEAST_NODES, symmetry=symmetry)
    budget_nodes = max(_BUDGET_NODES // boards, _LEAST_NODES)
    return _Growing(depth, symmetry, budget_nodes).node(position, 0, ())


def size(position: Position, depth: int, most: int, *, symmetry: bool = False) -> int:
    """Return how many nodes the tree of `grow` would have, or some number above `most`."""
    nodes = 1
    for nodes in _sizes(position, depth, symmetry=symmetry):
        if nodes > most:
            break
    return nodes


def depth_that_fits(position: Position, depth: int, most: int, *, symmetry: bool = False) -> int:
    """Return up to which depth the tree has at most `most` nodes."""
    for reached, nodes in enumerate(_sizes(position, depth, symmetry=symmetry)):
        if nodes > most:
            return reached
    return depth


def walk(tree: Node) -> Iterator[Node]:
    """Yield every node, each before the nodes below it."""
    yield tree
    for _, child in tree.children:
        yield from walk(child)


def board_key(position: Position) -> Key:
    """Return what boards have in common that can be turned or mirrored into one another."""
    return canonical(position.x, position.o, position.variant)[0]


def _sizes(position: Position, depth: int, *, symmetry: bool) -> Iterator[int]:
    """Yield how many nodes the tree has with one more ply, for each ply."""
    level, nodes = [position], 1
    for _ in range(depth):
        drawn = [
            child
            for node in level
            if node.outcome is None
            for _, child, _ in _moves(node, symmetry=symmetry)
        ]
        nodes += len(drawn)
        yield nodes
        level = list({board_key(node): node for node in drawn}.values()) if symmetry else drawn


def _moves(position: Position, *, symmetry: bool) -> list[tuple[Cell, Position, tuple[Cell, ...]]]:
    """Return the moves with the positions they lead to, and which others lead to the like."""
    moves = [(cell, position.play(cell)) for cell in position.free_cells]
    if not symmetry:
        return [(cell, after, ()) for cell, after in moves]
    groups: dict[Key, list[tuple[Cell, Position]]] = {}
    for cell, after in moves:
        groups.setdefault(board_key(after), []).append((cell, after))
    return [(*group[0], tuple(cell for cell, _ in group[1:])) for group in groups.values()]


class _Growing:
    """A tree that is being grown: how deep, and which boards it has already."""

    def __init__(self, depth: int, symmetry: bool, budget_nodes: int) -> None:
        self._depth = depth
        self._symmetry = symmetry
        self._grown: dict[Key, Node] = {}
        self._budget_nodes = budget_nodes

    def node(self, position: Position, ply: int, alike: tuple[Cell, ...]) -> Node:
        if outcome := position.outcome:
            return Node(position, letter(outcome), (), None, False, alike)
        if ply == self._depth:
            return Node(
                position, result(position, self._budget_nodes) or "?", (), None, True, alike
            )
        if not self._symmetry:
            return self._with_children(position, ply, alike)
        key = board_key(position)
        if earlier := self._grown.get(key):
            return Node(position, earlier.result, (), None, False, alike, repeats=True)
        self._grown[key] = node = self._with_children(position, ply, alike)
        return node

    def _with_children(self, position: Position, ply: int, alike: tuple[Cell, ...]) -> Node:
        children = tuple(
            (cell, self.node(after, ply + 1, others))
            for cell, after, others in _moves(position, symmetry=self._symmetry)
        )
        results = [child.result for _, child in children]
        mover = position.to_move.value
        found = "?" if "?" in results and mover not in results else best_of(mover, results)
        # Of equal results the engine takes the quicker win.
        good = solve(position, self._budget_nodes).cells
        reaching = [cell for cell, child in children if child.result == found]
        best = next((cell for cell in reaching if cell in good), (reaching or [children[0][0]])[0])
        return Node(position, found, children, best, False, alike)
