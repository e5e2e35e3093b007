"""The bot beside a bare discord.py bot, in one run: what an interaction costs, and how it grows.

`python -m bench.bot_bench` prints tables; ratios are within the run, medians of several rounds.
`--quick` does only what `make bench` shows first. Reference: the bare bot in `bench/bare_bot.py`
stores nothing and edits one message of nine buttons.
"""

import argparse
import asyncio
import os
import platform
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bench.load import BARE, OXO, Figures, measure, started
from playground import Playground

ROUNDS = 5
CROWDS = (1, 10, 40, 100, 400)
STORED = (0, 10_000, 1_000_000)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="40 players only")
    quick: bool = parser.parse_args().quick
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, ", end="")
    print(f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}\n")
    asyncio.run(beside_the_bare_bot())
    if not quick:
        asyncio.run(crowds())
        asyncio.run(stores())


async def beside_the_bare_bot() -> None:
    """40 players at once, the two bots in turn."""
    rounds: dict[str, list[Figures]] = {BARE.name: [], OXO.name: []}
    for _ in range(ROUNDS):
        for contender in (BARE, OXO):
            rounds[contender.name].append(await measure(contender, players=40, games=10))
    bare, oxo = (Figures.median(rounds[contender.name]) for contender in (BARE, OXO))
    print("40 players at once, each interaction     bare bot      Oxo    ratio")
    for name, unit in (("cpu", "ms CPU"), ("p50", "ms p50"), ("p99", "ms p99")):
        one, other = getattr(bare, name), getattr(oxo, name)
        print(f"{unit:38} {one:10.2f} {other:8.2f} {other / one:8.2f}")
    print(f"{'REST calls':38} {bare.calls:10.2f} {oxo.calls:8.2f}")
    print(f"{'MiB at the most':38} {bare.peak_memory:10.1f} {oxo.peak_memory:8.1f}\n")


async def crowds() -> None:
    """How the cost grows with the players at once."""
    print("players at once     ms CPU   ms p50   ms p99      MiB")
    for players in CROWDS:
        figures = await measure(OXO, players=players, games=max(4, 400 // players))
        print(_row(f"{players}", figures))
    print()


async def stores() -> None:
    """How the cost and the start grow with the games that are stored."""
    print("games stored        ms CPU   ms p50   ms p99      MiB    s to ready")
    with tempfile.TemporaryDirectory() as folder:
        for number in STORED:
            file = Path(folder) / f"{number}.db"
            _fill(file, number)
            url = f"sqlite:///{file}"
            ready = await _seconds_to_ready(url)
            figures = await measure(OXO, players=40, games=5, database=url)
            print(f"{_row(f'{number:,}', figures)} {ready:13.2f}")


def _row(name: str, figures: Figures) -> str:
    numbers = (figures.cpu, figures.p50, figures.p99, figures.peak_memory)
    return f"{name:16}" + "".join(f"{number:9.2f}" for number in numbers)


async def _seconds_to_ready(url: str) -> float:
    async with Playground(port=0) as playground:
        began = time.perf_counter()
        async with started(OXO, playground, url):
            return time.perf_counter() - began


def _fill(file: Path, number: int) -> None:
    """Make a database with so many finished games of a thousand people."""
    environment = {**os.environ, "DATABASE_URL": f"sqlite:///{file}"}
    migrating = [sys.executable, "-m", "bot", "migrate"]
    subprocess.run(migrating, env=environment, check=True, stdout=subprocess.DEVNULL)
    with closing(sqlite3.connect(file)) as connection:
        connection.executemany(
            """INSERT INTO games (guild_id, channel_id, locale, message_id, board, first_id,
                   first_name, second_level, first_mark, moves, ply, started_at, moved_at,
                   ended_at, termination, winner)
               VALUES (1, ?, 'en-US', ?, '3x3', ?, 'Somebody', 'unbeatable', 'X',
                   'a1b2a2a3c1b1b3c3c2', 9, ?, ?, ?, 'full', NULL)""",
            _finished_games(number),
        )
        connection.commit()


def _finished_games(number: int) -> Iterator[tuple[int, ...]]:
    for game in range(number):
        at = 1_600_000_000 + 60 * game
        yield game % 5_000, game, 10**17 + game % 1_000, at, at, at


if __name__ == "__main__":
    main()
