"""What the long runs, such as `make crash` and `make soak`, share: a command line and a verdict."""

import argparse
import asyncio
import tempfile
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from tests.databases import KINDS, Maker, databases

MOST_SHOWN = 50
"""How much of what was wrong is printed."""

Run = Callable[[Namespace, Maker, Path], Awaitable[list[str]]]
"""Takes the command line, where it gets databases and a folder; returns all that was wrong."""


def run_long(name: str, page: str | None, run: Run, options: Mapping[str, object]) -> int:
    """Run it with `options`, by their defaults, from the command line; return 1 if it found faults.

    A default of False makes a flag, any other is the option's type as well.
    """
    parser = argparse.ArgumentParser(prog=f"python -m tests.{name}", description=page)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    for option, default in options.items():
        if default is False:
            parser.add_argument(f"--{option}", action="store_true")
        else:
            parser.add_argument(f"--{option}", type=type(default), default=default)
    chosen, began = parser.parse_args(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder, databases(chosen.database, Path(folder)) as made:
        wrong = asyncio.run(_run(run, chosen, made, Path(folder)))
    settings = ", ".join(f"{option} {value}" for option, value in vars(chosen).items())
    print(f"{settings}: {len(wrong)} things wrong, in {time.monotonic() - began:.0f} s")
    for line in wrong[:MOST_SHOWN]:
        print(f"  {line[:600]}")
    return 1 if wrong else 0


async def _run(run: Run, chosen: Namespace, made: Maker, folder: Path) -> list[str]:
    return await run(chosen, made, folder)
