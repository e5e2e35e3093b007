"""The thinker: small boards at once, large ones elsewhere, whatever becomes of the process."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from datetime import date
from itertools import product
from random import Random

import pytest

from bot.model import Computer, Seat
from bot.model.errors import NotDone
from bot.service.thinking import Thinker
from engine import (
    BOARDS,
    Level,
    Mark,
    Position,
    analyse,
    candidates,
    parse_moves,
    puzzle_of,
    review,
    solve,
)
from tests.bot.builders import ALICE, NOON, bot_game
from tests.processes import no_more_files

LARGE = Position.after(BOARDS["4x4"], parse_moves("b2c3", BOARDS["4x4"]))


async def test_every_board_gets_an_answer() -> None:
    async with Thinker(Random(1)) as thinker:
        for board, mark in product(BOARDS, Mark):
            computer, alice = Seat(Computer(Level.UNBEATABLE), mark), Seat(ALICE, mark.other)
            game = replace(bot_game(board=board), first=computer, second=alice)
            opened = await thinker.reply(game, lambda: NOON)
            assert opened.ply == 1
            assert await thinker.reply(opened, lambda: NOON) is opened


async def test_analyses_and_reviews_are_the_engines_own() -> None:
    async with Thinker(Random(1)) as thinker:
        for position in (LARGE, Position.empty(BOARDS["misere"])):
            assert await thinker.analysis(position) == analyse(position)
        for board, moves in (("3x3", "b2b1a1c3"), ("4x4", "a1b2c3")):
            variant = BOARDS[board]
            cells = parse_moves(moves, variant)
            assert await thinker.mistakes(variant, cells) == review(variant, cells)


async def test_without_a_process_a_lower_level_moves_and_nothing_else_is_thought_through(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """As where no more processes may be started: open files are what a test can forbid."""
    computer, alice = Seat(Computer(Level.UNBEATABLE), Mark.X), Seat(ALICE, Mark.O)
    game = replace(bot_game(board="5x5"), first=computer, second=alice)
    variant = BOARDS["4x4"]
    async with Thinker(Random(1)) as thinker:
        await asyncio.to_thread(int)  # The loop has its thread and what that needs.
        with no_more_files():
            opened = await thinker.reply(game, lambda: NOON)
            assert opened.moves[0] in candidates(game.position, Level.CLEVER)
            for thought in (
                thinker.analysis(LARGE),
                thinker.mistakes(variant, parse_moves("a1b2c3", variant)),
                thinker.run_long(puzzle_of, date(2026, 11, 29)),
                thinker.run(variant, solve, LARGE),
            ):
                with pytest.raises(NotDone, match="not-now"):
                    await thought
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == 5
    assert all(line.startswith("the worker process cannot start: Too many") for line in lines)


async def test_a_long_review_lets_others_in_between() -> None:
    """Without slices it would be the first to be done."""
    variant = BOARDS["vanishing"]
    moves = parse_moves(("b2b3a3c2b1a2a1c1" * 2 + "b2c3"), variant)
    done: list[str] = []
    async with Thinker(Random(1)) as thinker:

        async def note(name: str, thought: Awaitable[object]) -> None:
            await thought
            done.append(name)

        await asyncio.gather(
            note("review", thinker.mistakes(variant, moves)),
            note("hint", thinker.analysis(LARGE)),
        )
    assert done == ["hint", "review"]
