"""Watched games at the service: their pace, and two processes that find the same one due."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from random import Random

from bot.model import Computer, GameId, Seat
from bot.service.deadlines import DeadlineService
from bot.service.thinking import Thinker
from engine import Level, Mark
from tests.bot.builders import NOON, bot_game
from tests.bot.store.conftest import Opener

WATCHED = replace(
    bot_game(),
    first=Seat(Computer(Level.EASY), Mark.X),
    second=Seat(Computer(Level.CLEVER), Mark.O),
    clock=timedelta(seconds=1),
)


def test_a_watched_game_waits_for_its_clock() -> None:
    assert WATCHED.is_watched
    assert not WATCHED.computer_to_move
    assert WATCHED.due_at == NOON + 1
    assert WATCHED.remind_at is None
    assert not bot_game().is_watched


async def test_two_processes_make_one_move(opened: Opener) -> None:
    async with (
        opened() as one,
        opened() as other,
        Thinker(Random(1)) as thinker,
    ):
        game = await one.add_game(WATCHED, most_live=25)
        now = NOON

        def clock() -> int:
            return now

        services = [DeadlineService(store, thinker, clock) for store in (one, other)]
        assert [due.moved for due in [await service.settle() for service in services]] == [(), ()]
        for ply in range(1, 10):
            now += 1
            dues = await asyncio.gather(*(service.settle() for service in services))
            moved = [game for due in dues for game in due.moved]
            assert [game.ply for game in moved] == [ply]
            game = await one.game(GameId(game.id))
            assert game == moved[0]
            assert game.moved_at == now
            if game.ending is not None:
                break
        assert game.ending is not None
        assert game.ending.at == now
        assert await one.next_due() is None
