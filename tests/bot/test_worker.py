"""The worker process: replaced when it dies, and light."""

import os
import signal
import sys
from random import Random

from bot.worker import Worker
from engine import BOARDS, Level, Position, choose_cell


async def test_a_process_that_died_is_replaced() -> None:
    worker = Worker()
    try:
        first = await worker.run(os.getpid)
        assert first != os.getpid()
        assert await worker.run(_die_once, first) != first
        assert await worker.run(abs, -3) == 3
    finally:
        worker.close()


def _die_once(process: int) -> int:
    """Kill the process that this runs in, if it is that one."""
    if os.getpid() == process:
        os.kill(process, signal.SIGKILL)
    return os.getpid()


async def test_it_loads_nothing_of_the_bot_for_a_move() -> None:
    worker = Worker()
    try:
        await worker.run(choose_cell, Position.empty(BOARDS["4x4"]), Level.UNBEATABLE, Random(1))
        assert await worker.run(_loaded) == {"bot", "bot.worker"}
    finally:
        worker.close()


def _loaded() -> set[str]:
    """The modules of the bot that the process has loaded."""
    return {name for name in sys.modules if name.split(".")[0] == "bot"}
