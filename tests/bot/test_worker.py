"""The worker process: replaced when it dies, and light."""

import asyncio
import os
import signal
import sys
from datetime import timedelta
from random import Random

import pytest

from bot.worker import Worker, WorkerFailed
from engine import BOARDS, Level, Position, choose_cell

A_MINUTE = timedelta(minutes=1)


async def test_a_process_that_died_is_replaced() -> None:
    worker = Worker(A_MINUTE)
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


async def test_a_process_that_is_stuck_is_killed_and_replaced(
    caplog: pytest.LogCaptureFixture,
) -> None:
    worker = Worker(timedelta(seconds=2))
    try:
        stuck = await worker.run(os.getpid)
        os.kill(stuck, signal.SIGSTOP)
        process, three = await asyncio.gather(worker.run(os.getpid), worker.run(abs, -3))
        assert process != stuck
        assert three == 3
        assert "the worker process was stuck for 2 s; another takes its place" in caplog.text
    finally:
        worker.close()


async def test_work_that_no_process_survives_fails() -> None:
    worker = Worker(A_MINUTE)
    try:
        with pytest.raises(WorkerFailed, match="died"):
            await worker.run(os._exit, 1)
        assert await worker.run(abs, -3) == 3
    finally:
        worker.close()


async def test_closing_ends_a_stopped_process_and_whoever_waits_for_it() -> None:
    worker = Worker(A_MINUTE)
    stopped = await worker.run(os.getpid)
    os.kill(stopped, signal.SIGSTOP)
    waiting = [asyncio.create_task(worker.run(abs, number)) for number in range(2)]
    await asyncio.sleep(0)
    worker.close()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert "the worker process died" in str(results[0])
    assert isinstance(results[1], WorkerFailed)
    with pytest.raises(WorkerFailed, match="closed"):
        await worker.run(abs, -3)


async def test_it_loads_nothing_of_the_bot_for_a_move() -> None:
    worker = Worker(A_MINUTE)
    try:
        await worker.run(choose_cell, Position.empty(BOARDS["4x4"]), Level.UNBEATABLE, Random(1))
        assert await worker.run(_loaded) == {"bot", "bot.worker"}
    finally:
        worker.close()


def _loaded() -> set[str]:
    """The modules of the bot that the process has loaded."""
    return {name for name in sys.modules if name.split(".")[0] == "bot"}
