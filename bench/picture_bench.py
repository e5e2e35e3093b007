"""`python -m bench.picture_bench`: what pictures cost in time, in size and in memory.

They are drawn in the bot's worker process, timed here with the way there and back. The memory is
that of a running bot and of its worker, once a review of a large board has started it, and after
many pictures.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench.contenders import OXO, started
from bench.machine import machine
from bot.model.ratings import RatingPoint
from bot.service.thinking import BACKGROUND_LIMIT
from bot.ui.pictures import game_gif, rating_png
from bot.worker import Worker
from engine import BOARDS, Mark, parse_moves
from playground import Playground

ROUNDS = 20
SAVED = 30
DAY = 86_400
NOW = 1_700_000_000

LONGEST = "c5e3d2c2b5d1d3a1b1c1d4b4e1a4e5a3e4a2c4e2a5d5c3b2b3"
GAMES = {"3x3": "b2b1a1c3a3c1a2", "5x5-five": LONGEST}


def pictures() -> dict[str, Callable[[], bytes]]:
    """Return what is drawn, by names."""
    found: dict[str, Callable[[], bytes]] = {}
    for board, text in GAMES.items():
        moves = parse_moves(text, BOARDS[board])
        name = f"game on {board}, {len(moves)} moves"
        found[name] = partial(game_gif, BOARDS[board], moves, Mark.X)
    for count in (20, 1_000):
        points = tuple(
            RatingPoint(NOW + number * DAY, 1_500 + number % 90, max(60, 250 - number))
            for number in range(count)
        )
        found[f"rating, {count:,} games"] = partial(rating_png, points, "en-US")
    return found


async def times() -> None:
    """Print how long each picture takes, and how large it is."""
    worker = Worker(BACKGROUND_LIMIT)
    for name, draw in pictures().items():
        took = []
        for _ in range(ROUNDS + 1):
            began = time.perf_counter()
            picture = await worker.run(draw)
            took.append(1_000 * (time.perf_counter() - began))
        assert picture is not None
        first, *others = took
        print(
            f"{name:26} {statistics.median(others):4.0f} ms ({min(others):.0f} at best, "
            f"{first:.0f} the first time), {len(picture) / 1_000:.0f} KB",
            flush=True,
        )
    worker.close()


async def memory() -> None:
    """Print the memory of a bot and of its worker before the first picture and after many."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            Playground(port=0) as playground,
            started(OXO, playground, f"sqlite:///{folder}/oxo.db") as bot,
        ):
            person, channel = playground.person("Alice"), playground.channel("general")
            card = (await person.slash(channel, "ttt start", board="4x4")).message
            card = await (
                await person.click(
                    card, next(each.custom_id for each in card.buttons[6:] if not each.disabled)
                )
            ).settled()
            card = await (await person.click(card, "Resign")).settled()
            page = await (await person.click(card, "Review")).settled()
            print(f"before the first picture: {_memory(bot.pid)}")
            for _ in range(SAVED):
                await (await person.click(page, "Save picture")).settled()
            print(f"after {SAVED} pictures: {_memory(bot.pid)}")


def _memory(pid: int) -> str:
    """Say what a bot and its worker processes hold."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    workers = [_resident(int(child)) for child in children]
    return f"the bot {_resident(pid):.1f} MiB, the largest of its workers {max(workers):.1f} MiB"


def _resident(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise LookupError(pid)


def main() -> None:
    """Measure and print."""
    print(f"{machine()}\n", flush=True)
    asyncio.run(times())
    print(flush=True)
    asyncio.run(memory())


if __name__ == "__main__":
    main()
