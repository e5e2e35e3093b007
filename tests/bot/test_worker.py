"""The worker process: replaced when it dies, and light."""

import asyncio
import os
import pickle
import shutil
import signal
import subprocess
import sys
import tempfile
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.worker import WORKER_COMMAND, Worker, WorkerFailed
from engine import BOARDS, Level, Position, choose_cell
from tests.bot.cards import at, free
from tests.bot.conftest import Setup
from tests.processes import children, environment, needs_proc

A_MINUTE = timedelta(minutes=1)
PYTHON = Path(sys.executable).resolve()


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
        loaded = await worker.run(eval, "[*__import__('sys').modules]")
        assert {name for name in loaded if name.split(".")[0] == "bot"} == {"bot"}
        assert "engine" in loaded
        assert not {"asyncio", "logging", "multiprocessing"} & {*loaded}
    finally:
        worker.close()


@needs_proc
async def test_it_leaves_no_process_behind() -> None:
    before = children(os.getpid())
    worker = Worker(A_MINUTE)
    assert await worker.run(os.getpid) in children(os.getpid())
    worker.close()
    assert children(os.getpid()) == before


APART = ("unshare", "--mount", "sh", "-c")
NO_DEVICES = "mount -t tmpfs oxo /dev && mknod /dev/null c 1 3 && mknod /dev/urandom c 1 9"


@pytest.fixture(
    params=[
        "mount -t tmpfs -o ro oxo /dev/shm",
        "mount -t tmpfs -o size=4k oxo /dev/shm && head -c 4096 /dev/zero > /dev/shm/full",
        NO_DEVICES,
    ],
    ids=["read-only", "full", "missing"],
)
def without_shared_memory(request: pytest.FixtureRequest) -> str:
    """What spoils /dev/shm for the processes of a shell in a mount namespace of its own."""
    spoil = str(request.param)
    if shutil.which("unshare") is None or subprocess.run([*APART, spoil]).returncode != 0:
        pytest.skip("only Linux's root can hide a folder from a process")
    return spoil


def test_it_says_nothing_of_a_bot_that_died_during_its_work() -> None:
    reading, writing = os.pipe()
    process = subprocess.Popen(
        WORKER_COMMAND,
        stdin=subprocess.PIPE,
        stdout=writing,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.getcwd()},
    )
    os.close(writing)
    os.close(reading)  # Nobody reads what the work returns.
    assert process.stdin is not None
    assert process.stderr is not None
    pickle.dump(pickle.dumps(os.getpid), process.stdin)
    process.stdin.flush()
    with process.stdin, process.stderr:
        assert process.stderr.read() == b""
    assert process.wait() == 0


async def test_no_shared_memory_is_needed(setup: Setup, without_shared_memory: str) -> None:
    playground, general, alice = setup.playground, setup.general, setup.alice
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        process = await asyncio.create_subprocess_exec(
            *(*APART, f'{without_shared_memory} && exec "$0" -m bot', sys.executable),
            env=environment(playground, f"sqlite:///{folder}/oxo.db"),
            stderr=asyncio.subprocess.PIPE,
        )
        await playground.bot_ready()
        board = (await alice.slash(general, "ttt start", board="4x4")).message
        assert len(free((await alice.click(*at(board, "b2"))).message)) == 14
        hint = (await alice.slash(general, "ttt hint")).message
        assert "Every cell still leads to a draw" in hint.text
        puzzle = (await alice.slash(general, "ttt puzzle")).message
        assert "Daily puzzle" in puzzle.text
        process.terminate()
        _, log = await process.communicate()
    assert process.returncode == 0
    assert b"ERROR" not in log, log.decode()


async def test_play_goes_on_where_no_worker_starts(setup: Setup, tmp_path: Path) -> None:
    """As where Python was replaced under a bot that runs: the one that it would start is gone."""
    playground, general, alice = setup.playground, setup.general, setup.alice
    python, log = tmp_path / "python", tmp_path / "oxo.log"
    python.symlink_to(PYTHON)
    env = environment(playground, f"sqlite:///{setup.database}", PYTHONPATH=":".join(sys.path))
    with log.open("wb") as output:
        process = await asyncio.create_subprocess_exec(
            *(python, "-m", "bot"), env=env, stdout=output, stderr=output
        )
    await playground.until(lambda: "starts with discord.py" in log.read_text())
    python.unlink()
    await playground.bot_ready()
    board = (await alice.slash(general, "ttt start", board="4x4")).message
    assert len(free((await alice.click(*at(board, "b2"))).message)) == 14
    for command in ("ttt hint", "ttt puzzle"):
        text = (await alice.slash(general, command)).message.text
        assert text == "I couldn’t think that through just now. Please try again in a moment."
    process.terminate()
    assert await process.wait() == 0
    errors = [line for line in log.read_text().splitlines() if " ERROR " in line]
    assert len(errors) == 3
    assert all("the worker process cannot start: No such file" in line for line in errors)
    assert "Discord does not let us" not in log.read_text()
