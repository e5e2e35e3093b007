"""The calls of a learner's function on the page of a tree of games."""

from __future__ import annotations

from engine.marks import Cell
from engine.notation import format_cell
from engine.variant import BOARDS
from lessons.commands.html_file import filled
from lessons.learner.tracing import Trace
from lessons.learner.watching import TracedCall

_SMALL = BOARDS["3x3"]
Json = dict[str, object]


def trace_page(found: Trace, name: str) -> str:
    """Return the page of a trace as HTML: each call with what it gave back and what is right."""
    nodes: list[Json] = []
    _add(found.root, found.first_wrong, nodes)
    shown = "" if found.calls == len(nodes) else f" {found.calls:,} calls in all."
    first = next((at for at, node in enumerate(nodes) if node["first"]), 0)
    data = {
        "title": f"The calls of {name}",
        "rows": _SMALL.rows,
        "cols": _SMALL.cols,
        "rule": f"{found.root.turn} is to move.{shown}",
        "whole": {"nodes": nodes, "minimax": [], "alphabeta": []},
        "merged": None,
        "answers": True,
        "symmetry": False,
        "start": first,
    }
    return filled("tree.html", data)


def _add(call: TracedCall, first_wrong: TracedCall | None, nodes: list[Json]) -> int:
    """Append a call and those below it; return its number."""
    at = len(nodes)
    gave = f"gave {call.answer}" if call.answer else "was not done"
    made: Json = {
        "board": call.board or "." * _SMALL.cells,
        "mover": call.turn,
        "played": None if call.played is None else format_cell(Cell(call.played), _SMALL),
        "result": call.right or None,
        "marked": [] if call.played is None else [call.played],
        "over": False,
        "unseen": False,
        "alike": [],
        "best": None,
        "gave": f"{call.function}({call.given}) {gave}",
        "fault": call.fault,
        "bound": call.is_bound,
        "first": call is first_wrong,
        "hidden": call.below - sum(child.below + 1 for child in call.children),
    }
    nodes.append(made)
    made["children"] = [_add(child, first_wrong, nodes) for child in call.children]
    return at
