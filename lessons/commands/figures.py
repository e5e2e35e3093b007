"""`python -m engine figures`: how the levels fare against each other on 3x3, exactly."""

from __future__ import annotations

import argparse
import json

from engine.figures import Odds, odds
from engine.levels import Level
from lessons.commands.options import Commands, add_command


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "figures",
        "print how every level fares against every other on 3x3, in exact fractions",
        run,
        more="As JSON the outer key is the level of X, the inner one that of O; the results are"
        " X's.",
        examples=("figures --table", "figures > figures.json"),
    )
    parser.add_argument("--table", action="store_true", help="percentages, for people")


def run(chosen: argparse.Namespace) -> int:
    """Print the figures."""
    results = {x: {o: odds(x, o) for o in Level} for x in Level}
    if chosen.table:
        print(_table(results))
        return 0
    as_json = {x: {o: _fractions(of) for o, of in row.items()} for x, row in results.items()}
    print(json.dumps(as_json, indent=2))
    return 0


def _fractions(of: Odds) -> dict[str, str]:
    return {"win": str(of.win), "draw": str(of.draw), "loss": str(of.loss)}


def _table(results: dict[Level, dict[Level, Odds]]) -> str:
    of_x = max(map(len, Level))
    widths = {level: max(len(level), len("100.000")) + 2 for level in Level}
    lines = ["On 3x3, in percent of all games: X by row, O by column."]
    for name in ("win", "draw", "loss"):
        title = {"win": "X wins", "draw": "draws", "loss": "O wins"}[name]
        heads = "".join(f"{level:>{width}}" for level, width in widths.items())
        lines += ["", f"{title:{of_x}}{heads}"]
        for x, row in results.items():
            rates = ((float(100 * getattr(of, name)), widths[o]) for o, of in row.items())
            lines.append(f"{x:{of_x}}" + "".join(f"{rate:{width}.3f}" for rate, width in rates))
    return "\n".join(lines)
