"""The tree of games as a page for a browser: one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable

from engine.game_tree import Node, board_key
from engine.notation import format_cell
from engine.render import marked_cells
from engine.walks import Step, alpha_beta_steps, minimax_steps
from lessons.commands.html_file import filled

Json = dict[str, object]


def page(whole: Node | None, merged: Node, *, answers: bool, symmetry: bool) -> str:
    """Return the page of a tree as HTML.

    `merged` is the tree with symmetric boards drawn once, `whole` the one with all of them if the
    page is to have it. It opens with or without `answers`, and merged if `symmetry`.
    """
    position = merged.position
    variant = position.variant
    rule = "A line loses" if variant.misere else f"{variant.k} in a row wins"
    data = {
        "rows": variant.rows,
        "cols": variant.cols,
        "rule": f"{rule}. {position.to_move.value} is to move.",
        "whole": whole and _view(whole),
        "merged": _view(merged),
        "answers": answers,
        "symmetry": symmetry or whole is None,
    }
    return filled("tree.html", data)


def _view(tree: Node) -> Json:
    """Return a tree as a list of nodes, each before those below it, and the steps of searches."""
    nodes: list[Json] = []
    keys: dict[tuple[int, int], int] = {}
    _add(tree, None, nodes, keys)
    return {
        "nodes": nodes,
        "minimax": _steps(tree, minimax_steps),
        "alphabeta": _steps(tree, alpha_beta_steps),
    }


def _add(
    node: Node, played: str | None, nodes: list[Json], keys: dict[tuple[int, int], int]
) -> int:
    """Append a node and all below it; return its number."""
    position, at = node.position, len(nodes)
    variant = position.variant
    made: Json = {
        "board": "".join(position.cells_as("X", "O", ".")),
        "mover": position.to_move.value,
        "played": played,
        "result": node.result,
        "marked": marked_cells(position) if played or position.outcome else [],
        "over": position.outcome is not None,
        "unseen": node.unseen,
        "alike": [format_cell(cell, variant) for cell in node.alike],
    }
    nodes.append(made)
    if node.repeats:
        made["same"] = keys[board_key(position)]
    elif node.children:
        keys.setdefault(board_key(position), at)
    made["children"] = [
        _add(child, format_cell(cell, variant), nodes, keys) for cell, child in node.children
    ]
    chosen = [cell for cell, _ in node.children]
    made["best"] = None if node.best is None else chosen.index(node.best)
    return at


def _steps(tree: Node, walked: Callable[[Node], list[Step]]) -> list[Json]:
    return [
        {
            "at": step.at,
            "says": step.says,
            "value": step.value,
            "bounds": step.bounds,
            "cut": step.cut,
        }
        for step in walked(tree)
    ]
