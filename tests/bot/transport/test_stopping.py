"""Stopping: requests in flight are answered first; a second signal stops the bot at once."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.operations.shutdown import cancel
from playground import InteractionFailed
from tests.bot.cards import at, free, seen
from tests.bot.conftest import PATIENT, Setup
from tests.bot.transport.blocked_thinker import BlockedThinker
from tests.bot.transport.discord_faults import CALLBACK, MOMENT
from tests.invariants import violations
from tests.processes import bot_process, children, lives, needs_proc

# Not what a shell lets its processes ignore, under nohup or in the background.
HEARD = [each for each in signal.Signals if signal.getsignal(each) is not signal.SIG_IGN]
KILLERS = [each for each in (signal.SIGTERM, signal.SIGINT) if each in HEARD]
STOPS = [*KILLERS, *({signal.SIGHUP} & {*HEARD})]


def is_open(setup: Setup) -> bool:
    """Whether the database was left as a crash leaves it: with its log beside it."""
    return Path(f"{setup.database}-wal").exists()


@pytest.mark.parametrize("stop", STOPS)
async def test_requests_in_flight_are_answered(setup: Setup, stop: signal.Signals) -> None:
    people = [setup.playground.add_person(f"Player {number}") for number in range(8)]
    async with bot_process(setup) as process:
        cards = [(await one.slash(setup.general, "ttt start")).message for one in people]
        faults = setup.playground.faults
        faults.hang(CALLBACK, times=len(people))
        clicks = [
            asyncio.create_task(one.click(*at(card, "b2")))
            for one, card in zip(people, cards, strict=True)
        ]
        await setup.playground.until(lambda: faults.hanging == len(people))
        process.send_signal(stop)
        await setup.playground.bot_gone()  # It has received the signal,
        process.send_signal(signal.SIGHUP)  # (a shell that ends sends it once more)
        ending = asyncio.create_task(process.wait())
        await asyncio.wait({ending}, timeout=0.3)
        assert not ending.done()  # and does not leave while somebody waits.
        faults.clear()
        replies = await asyncio.gather(*clicks)
        async with asyncio.timeout(5):
            assert await ending == 0
    assert all(len(free(reply.message)) == 7 for reply in replies)
    assert not is_open(setup)
    assert violations(setup.database) == []


@pytest.mark.parametrize("stop", KILLERS)
async def test_a_second_signal_stops_the_bot_at_once(setup: Setup, stop: signal.Signals) -> None:
    async with bot_process(setup) as process:
        card = (await setup.alice.slash(setup.general, "ttt start")).message
        setup.playground.faults.hang("*", times=99)
        click = asyncio.create_task(setup.alice.click(*at(card, "b2")))
        await setup.playground.until(lambda: setup.playground.faults.hanging)
        process.send_signal(signal.SIGTERM)
        await setup.playground.bot_gone()  # It has received the first,
        assert not click.done()  # and waits for the answer.
        process.send_signal(stop)
        assert await process.wait() == -stop
        click.cancel()
    setup.playground.faults.clear()
    assert violations(setup.database) == []
    async with bot_process(setup):
        assert len(free((await setup.alice.click(*at(card, "b2"))).message)) == 7


async def test_an_answer_that_never_arrives_does_not_hold_up_the_stop(setup: Setup) -> None:
    async with bot_process(setup) as process:
        card = (await setup.alice.slash(setup.general, "ttt start")).message
        setup.playground.faults.hang("*", times=99)
        click = asyncio.create_task(setup.alice.click(*at(card, "b2")))
        await setup.playground.until(lambda: setup.playground.faults.hanging)
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(5):
            assert await process.wait() == 0
        setup.playground.context.interactions.stop()
        with pytest.raises(InteractionFailed):
            await click
    setup.playground.faults.clear()


async def test_a_stop_leaves_nobody_waiting(setup: Setup) -> None:
    thinker = BlockedThinker(Random(7))
    limits = replace(PATIENT, defer_after=timedelta(0), finish=MOMENT)
    async with setup.bot(thinking=lambda _: thinker, limits=limits):
        card = await (await setup.alice.slash(setup.general, "ttt start")).settled()
        hint = await setup.alice.click(card, "Hint")
        board = await setup.bob.slash(setup.general, "ttt start", first="opponent")
        assert (hint.kind, board.kind) == ("deferred", "deferred")
    assert "Something went wrong" in (await hint.settled()).text
    assert "Something went wrong" in (await board.followup()).text
    assert setup.bob.see(board.message) is None


@asynccontextmanager
async def thinking_bot(setup: Setup) -> AsyncIterator[tuple[asyncio.subprocess.Process, list[int]]]:
    """A bot in a process group of its own that has started the process in which it thinks."""
    # A group of its own, as a terminal's: a signal to it reaches no test.
    pipe = asyncio.subprocess.PIPE
    async with bot_process(setup, stderr=pipe, start_new_session=True) as process:
        card = (await setup.alice.slash(setup.general, "ttt start", board="4x4")).message
        await setup.alice.click(*at(card, "b2"))
        yield process, children(process.pid)


@needs_proc
async def test_a_killed_bot_leaves_no_process_behind(setup: Setup) -> None:
    async with thinking_bot(setup) as (process, started):
        assert started
        process.kill()
        await setup.playground.until(lambda: not any(map(lives, started)))


@needs_proc
@pytest.mark.parametrize("sent", STOPS[1:])
async def test_a_terminal_ends_the_thinking_without_output(
    setup: Setup, sent: signal.Signals
) -> None:
    async with thinking_bot(setup) as (process, started):
        os.killpg(process.pid, sent)  # As Ctrl-C and closing it do: to everyone.
        _, output = await process.communicate()
        assert process.returncode == 0
        assert b"Traceback" not in output
        await setup.playground.until(lambda: not any(map(lives, started)))


def freeze_workers(bot: int) -> list[int]:
    """Stop the processes in which a bot thinks; return their ids."""
    workers = [
        each
        for each in children(bot)
        if b"worker_process" in Path(f"/proc/{each}/cmdline").read_bytes()
    ]
    for each in workers:
        os.kill(each, signal.SIGSTOP)
    return workers


@needs_proc
async def test_a_stopped_worker_keeps_no_move_from_a_person_and_no_bot_from_its_end(
    setup: Setup,
) -> None:
    frozen = []
    try:
        async with bot_process(setup) as process:
            card = (await setup.alice.slash(setup.general, "ttt start", board="4x4")).message
            card = (await setup.alice.click(*at(card, "b2"))).message
            frozen += freeze_workers(process.pid)
            await setup.alice.click(card, free(card)[0])
            await setup.playground.until(lambda: len(free(seen(setup.alice, card))) == 12)
            frozen += freeze_workers(process.pid)
            card = seen(setup.alice, card)
            clicking = asyncio.create_task(setup.alice.click(card, free(card)[0]))
            await asyncio.wait({clicking}, timeout=0.3)
            process.terminate()
            async with asyncio.timeout(10):
                assert await process.wait() == 0
            clicking.cancel()
            assert len(set(frozen)) >= 2
            assert not any(map(lives, frozen))
    finally:
        for each in filter(lives, frozen):
            os.kill(each, signal.SIGKILL)


async def test_a_task_that_loses_a_cancellation_is_cancelled_again() -> None:
    lost = asyncio.Event()

    async def ignore_first_cancellation() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        lost.set()
        await asyncio.Event().wait()

    task = asyncio.create_task(ignore_first_cancellation())
    await asyncio.sleep(0)
    cancel(task)
    await lost.wait()
    await asyncio.wait([task])
    assert task.cancelled()
