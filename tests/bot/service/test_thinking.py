"""The thinker: small boards at once, large ones elsewhere, whatever becomes of the process."""

import os
import signal
from random import Random

from bot.service.thinking import Thinker, Worker
from engine import BOARDS, Level, Position, analyse, parse_moves, review

LARGE = Position.after(BOARDS["4x4"], parse_moves("b2c3", BOARDS["4x4"]))


async def test_every_board_gets_an_answer() -> None:
    async with Thinker(Random(1)) as thinker:
        for variant in BOARDS.values():
            position = Position.empty(variant)
            assert await thinker.cell(position, Level.UNBEATABLE) in position.free_cells


async def test_analyses_and_reviews_are_the_engines_own() -> None:
    async with Thinker(Random(1)) as thinker:
        for position in (LARGE, Position.empty(BOARDS["misere"])):
            assert await thinker.analysis(position) == analyse(position)
        for board, moves in (("3x3", "b2b1a1c3"), ("4x4", "a1b2c3")):
            variant = BOARDS[board]
            cells = parse_moves(moves, variant)
            assert await thinker.mistakes(variant, cells) == review(variant, cells)


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
