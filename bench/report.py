"""The report: figures as Markdown, each with the number that it is to hold."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bench.bot_bench import PLAYERS, Pair
from bench.chart import chart
from bench.contenders import OXO, OXO_BY_HTTP
from bench.load import Figures
from bench.store_bench import MoveFigures
from bench.tables import table

RESULTS = Path(__file__).parent / "RESULTS.md"
CHART = Path(__file__).parent / "results.svg"

NEW, POSTGRES, THOUSANDS = "0", "PostgreSQL", "10,000"
"""Names of databases: a new file, a server, and the archive that a start is measured with."""

INTRODUCTION = """\
# Results

Written by `make results`, which is `make bench` with `--write`, in {minutes:.1f} minutes. \
{machine}.

Ratios are within the run: in each of several rounds all bots run at once and are played with in \
turn, a game at a time. Every figure is the median of the rounds, and each ratio is the median of \
the rounds' ratios, not that of the medians. Times in milliseconds alone say more about the \
machine than about the bot.

![CPU for a move, by players at once and by games stored](results.svg)
"""

WHAT_IS_MEASURED = """\
## What is measured

Both bots run in the same interpreter, with the same libraries, against the same playground: real \
HTTP and a real WebSocket on loopback, {players} servers. Everybody starts a game at once, then \
everybody clicks up to four free cells, as fast as they are answered. CPU is the whole process's, \
all threads, by the kernel's own clock in nanoseconds. Answer time is what a player waits, and \
with everybody clicking without a pause it is mostly the queue at the one core that the bot has, \
and at the other one that the playground has.

- The **bare bot** (`bench/bare_bot.py`) is plain discord.py as its examples show it. It runs \
on asyncio's own loop, reads and writes JSON as discord.py does (with orjson where that is \
installed, as it is beside Oxo), keeps nothing and knows no rules: a start posts nine buttons, a \
click turns one of them green.
- The **bare bot by HTTP** (`bench/bare_http_bot.py`) is the least that a bot can do which answers \
by HTTP and loses nothing: it checks the signature, stores a row for a press (SQLite, WAL, \
`synchronous = FULL`) and answers with the same nine buttons, by the libraries and the event loop \
of Oxo.
- **Oxo** is `python -m bot` with its own defaults, so nothing is counted for `/metrics`. A start \
stores a game; a click is checked, the unbeatable computer answers, both moves go to disk (SQLite, \
WAL, `synchronous = FULL`), and the card is drawn with its grid and eleven buttons.

Each run warms up first. Start to ready is from the start of the process until its shards are \
connected and its commands registered, imports included.
"""


@dataclass(frozen=True, slots=True)
class Results:
    """Everything that one run of the bench found. What was not measured is empty."""

    machine: str
    stores: Mapping[str, Pair]
    on_uvloop: Pair
    entrances: Mapping[str, Pair]
    calls: Mapping[str, float]
    crowds: Mapping[int, Pair]
    alone: Mapping[str, MoveFigures]
    ratings: str
    engine: str
    crash: str
    minutes: float

    def write(self) -> None:
        """Write the report and its chart beside this file."""
        RESULTS.write_text(str(self), encoding="utf-8")
        CHART.write_text(self._chart(), encoding="utf-8")

    def __str__(self) -> str:
        parts = [
            INTRODUCTION.format(machine=self.machine, minutes=self.minutes),
            f"## Numbers to hold\n\n{self._targets()}\n",
            f"The kills, `python -m tests.crash`: {self.crash}. The engine: see below.\n",
            f"## {PLAYERS} players at once\n\n{beside(self.stores[NEW])}\n",
            f"{not_the_loop(self.stores[NEW], self.on_uvloop)}\n",
            f"## By HTTP\n\n{by_entrance(self.entrances)}\n",
            f"## More players\n\n{by_players(self.crowds)}\n",
            f"## More games stored, {PLAYERS} players\n\n{by_stored(self.stores)}\n",
            f"## The store alone\n\n{of_stores(self.alone)}\n",
            f"## Statistics and leaderboards\n\nTo hold: 50 ms.\n\n{self.ratings.strip()}\n",
            f"## Engine\n\n```text\n{self.engine.strip()}\n```\n",
            WHAT_IS_MEASURED.format(players=PLAYERS),
        ]
        return "\n".join(parts)

    def _targets(self) -> str:
        new, ratio = Figures.median(self.stores[NEW].oxo), self.stores[NEW].ratio
        by_http = Figures.ratio(
            self.entrances[OXO_BY_HTTP.name].oxo, self.entrances[OXO.name].oxo
        ).cpu
        archive = self.stores[THOUSANDS]
        beyond = Figures.median(archive.oxo).ready - Figures.median(archive.bare).ready
        rest = max(new.calls, new.calls_start)
        python, python_by_http = self.calls[OXO.name], self.calls[OXO_BY_HTTP.name]
        held = (
            ("CPU for a move, of the bare bot's", 1.05, ratio.cpu, ".2f"),
            ("the same by HTTP, of that by the gateway", 1.35, by_http, ".2f"),
            ("Python calls for an interaction", 800, python, ".0f"),
            ("the same by HTTP", 920, python_by_http, ".0f"),
            ("REST calls for a move, or a start", 1, rest, ".2f"),
            (f"MiB at the most, with {PLAYERS} servers", 72, new.memory, ".1f"),
            ("answer time p99, of the bare bot's", 1.25, ratio.p99, ".2f"),
            ("seconds to ready beyond the bare bot's, 10,000 games", 1, beyond, ".2f"),
        )
        return table(
            ("what", "at most", "measured", "held"),
            [
                (
                    what,
                    f"{most}",
                    said := f"{found:{shown}}",
                    "yes" if float(said) <= most else "no",
                )
                for what, most, found, shown in held
            ],
        )

    def _chart(self) -> str:
        players = {1: self.crowds[1], 10: self.crowds[10], PLAYERS: self.stores[NEW]}
        players |= {many: pair for many, pair in self.crowds.items() if many > PLAYERS}
        stored = {name: pair for name, pair in self.stores.items() if name != POSTGRES}
        return chart(
            {
                "CPU for a move, ms": (
                    "players at once",
                    {f"{many}": _cpu(pair) for many, pair in players.items()},
                ),
                f"CPU for a move, ms, {PLAYERS} players": (
                    "games stored",
                    {name: _cpu(pair) for name, pair in stored.items()},
                ),
            }
        )


def beside(pair: Pair) -> str:
    """Show two bots' figures side by side."""
    bare, oxo, ratio = Figures.median(pair.bare), Figures.median(pair.oxo), pair.ratio
    rows = [
        (name, *(f"{getattr(each, field):.{digits}f}" for each in (bare, oxo)), times)
        for name, field, digits in (
            ("ms CPU for a move", "cpu", 3),
            ("ms CPU for a start", "cpu_start", 3),
            ("ms until answered, p50", "p50", 1),
            ("ms until answered, p99", "p99", 1),
            ("REST calls for a move", "calls", 2),
            ("REST calls for a start", "calls_start", 2),
            ("MiB at the most", "memory", 1),
            ("s from start to ready", "ready", 2),
        )
        for times in (f"{getattr(ratio, field):.2f}",)
    ]
    return table(("", "bare bot", "Oxo", "ratio"), rows)


def not_the_loop(oxo: Pair, on_uvloop: Pair) -> str:
    """Tell how much of the ratio is due to the event loop."""
    ratio = Figures.ratio(oxo.oxo, on_uvloop.oxo)
    return (
        f"The bare bot on uvloop, which Oxo runs on, takes {on_uvloop.ratio.cpu:.2f} x the bare "
        f"bot's CPU for a move; Oxo takes {ratio.cpu:.2f} x the CPU of that."
    )


DIGITS = 3, 3, 2, 2, 1, 1, 1
"""How many digits of each figure `by_entrance` shows."""


def by_entrance(pairs: Mapping[str, Pair]) -> str:
    """Show what interactions cost by the gateway and by HTTP."""
    rows = []
    for name, pair in pairs.items():
        oxo, ratio = Figures.median(pair.oxo), pair.ratio
        figures = (oxo.cpu, oxo.cpu_start, oxo.calls, oxo.calls_start, oxo.p50, oxo.p99, oxo.memory)
        shown = (f"{each:.{digits}f}" for each, digits in zip(figures, DIGITS, strict=True))
        rows.append((name, *shown, f"{ratio.cpu:.2f} x", f"{ratio.p99:.2f} x"))
    head = (
        "ms CPU, move",
        "ms CPU, start",
        "calls, move",
        "calls, start",
        "ms p50",
        "ms p99",
        "MiB",
    )
    return table(("", *head, "bare bot's CPU", "bare bot's p99"), rows)


def by_players(crowds: Mapping[int, Pair]) -> str:
    """Show how the cost grows with the players at once."""
    return _growth("players", {f"{players}": pair for players, pair in crowds.items()})


def by_stored(stores: Mapping[str, Pair]) -> str:
    """Show how the cost grows with the games stored; the bare bot stores none."""
    return _growth("games stored", stores)


def of_stores(alone: Mapping[str, MoveFigures]) -> str:
    """Show what a move costs the store."""
    return "Saving a move, 40 games at once, their starts included.\n\n" + table(
        ("", "ms CPU", "ms wall clock"),
        [(name, f"{move.cpu:.3f}", f"{move.wall:.3f}") for name, move in alone.items()],
    )


def _growth(what: str, pairs: Mapping[str, Pair]) -> str:
    rows = []
    for name, pair in pairs.items():
        oxo, ratio = Figures.median(pair.oxo), pair.ratio
        rows.append(
            (
                name,
                f"{oxo.cpu:.3f}",
                f"{ratio.cpu:.2f} x",
                f"{oxo.p50:.1f}",
                f"{oxo.p99:.1f}",
                f"{ratio.p99:.2f} x",
                f"{oxo.memory:.1f}",
                f"{oxo.ready:.2f}",
            )
        )
    head = ("ms CPU", "bare bot's", "ms p50", "ms p99", "bare bot's", "MiB", "s to ready")
    return table((what, *head), rows)


def _cpu(pair: Pair) -> tuple[float, float]:
    return Figures.median(pair.bare).cpu, Figures.median(pair.oxo).cpu
