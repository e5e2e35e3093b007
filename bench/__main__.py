"""`python -m bench`: engine and bot, measured in one run (about twelve minutes).

It prints what it finds; with `--write` it also writes it to `bench/RESULTS.md`.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from bench.bot_bench import (
    CROWD_ROUNDS,
    ROUNDS,
    archives,
    beside_the_bare_bot,
    by_both_entrances,
    crowds,
    stores_alone,
)
from bench.contenders import BARE_ON_UVLOOP, OXO
from bench.machine import machine
from bench.profiling import calls_by_entrance, print_profiles
from bench.report import (
    NEW,
    POSTGRES,
    Results,
    beside,
    by_entrance,
    by_players,
    by_stored,
    not_the_loop,
    of_stores,
)

KILLS = 100


def main() -> None:
    """Measure, print and perhaps write."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="40 players on a new file, no more")
    parser.add_argument("--profile", action="store_true", help="show where the bot's time goes")
    parser.add_argument("--calls", action="store_true", help="count an interaction's Python calls")
    parser.add_argument("--write", action="store_true", help="write bench/RESULTS.md")
    chosen = parser.parse_args()
    if chosen.profile:
        asyncio.run(print_profiles())
        return
    if chosen.calls:
        calls = asyncio.run(calls_by_entrance())
        print("\n".join(f"{name}: {each:.0f} Python calls" for name, each in calls.items()))
        return
    print(f"{machine()}\n", flush=True)
    if chosen.quick:
        pairs = asyncio.run(by_both_entrances([], rounds=ROUNDS))
        print(f"{beside(pairs[OXO.name])}\n\n{by_entrance(pairs)}")
        return
    results = everything()
    if chosen.write:
        results.write()


def everything() -> Results:
    """Measure everything, printing each part as it is found."""
    began = time.monotonic()
    engine = _said("bench.engine_bench")
    with tempfile.TemporaryDirectory() as folder, _postgres() as on_server:
        print("\nfilling databases …\n", flush=True)
        urls = {NEW: "", **archives(Path(folder))}
        alone = {"SQLite": f"sqlite:///{folder}/alone.db"}
        if on_server:
            urls[POSTGRES], alone["PostgreSQL"] = on_server[:2]
        stores = asyncio.run(beside_the_bare_bot(urls, BARE_ON_UVLOOP, rounds=ROUNDS))
        on_uvloop = stores.pop(BARE_ON_UVLOOP.name)
        entrances = asyncio.run(by_both_entrances(on_server[:1], rounds=CROWD_ROUNDS))
        print(f"{by_entrance(entrances)}\n", flush=True)
        print(f"{beside(stores[NEW])}\n\n{not_the_loop(stores[NEW], on_uvloop)}\n")
        print(f"{by_stored(stores)}\n", flush=True)
        moves = asyncio.run(stores_alone(alone))
        print(f"{of_stores(moves)}\n", flush=True)
        ratings = _said("bench.leaderboard") + "".join(
            _said("bench.leaderboard", url) for url in on_server[2:]
        )
    calls = asyncio.run(calls_by_entrance())
    by_crowd = asyncio.run(crowds())
    print(f"{by_players(by_crowd)}\n", flush=True)
    crash = _said("tests.crash", "--kills", f"{KILLS}")
    minutes = (time.monotonic() - began) / 60
    print(f"\n{minutes:.1f} minutes in all")
    return Results(
        machine(),
        stores,
        on_uvloop,
        entrances,
        calls,
        by_crowd,
        moves,
        ratings,
        engine,
        crash.strip(),
        minutes,
    )


def _said(module: str, *arguments: str) -> str:
    """Run a module, show what it prints, and return it."""
    command = [sys.executable, "-u", "-m", module, *arguments]
    lines = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            lines.append(line)
    if process.returncode != 0:
        sys.exit(f"{module} failed")
    return "".join(lines)


@contextmanager
def _postgres() -> Iterator[list[str]]:
    """Give three empty databases of a PostgreSQL server, none if it or asyncpg is not installed."""
    # A process of its own: bench and tests do not import each other.
    command = [sys.executable, "-m", "tests.postgres_server", "3"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, encoding="ascii") as process:
        assert process.stdout is not None
        urls = [process.stdout.readline().strip() for _ in range(3)]
        if all(urls) and find_spec("asyncpg") is not None:
            yield urls
        else:
            print("PostgreSQL or asyncpg is not installed: left out")
            yield []


if __name__ == "__main__":
    main()
