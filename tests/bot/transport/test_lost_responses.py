"""Deferrals on bad days: their response is lost, or the reply turns out to be of another kind."""

import asyncio
import logging
from dataclasses import replace
from random import Random

import pytest

from bot.model import ChannelId, Game, GameId, GameIsOver, GuildId, MessageId, Place
from bot.service.thinking import Thinker
from engine import Analysis, Cell, Level, Position
from tests.bot.builders import NOON, bot_game
from tests.bot.cards import free, over, seen, start
from tests.bot.conftest import House
from tests.bot.ui.bad_days import CALLBACK, SHORT_LIMITS


class SlowThinker(Thinker):
    """Thinks until `finish` is set."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.finish = asyncio.Event()

    async def cell(self, position: Position, level: Level) -> Cell:
        await self.finish.wait()
        return await super().cell(position, level)


async def test_a_move_shows_though_the_response_to_the_interim_card_was_lost(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    thinker = SlowThinker(Random(7))
    async with house.bot(thinking=lambda _: thinker, limits=SHORT_LIMITS):
        card = await start(house)
        house.playground.faults.drop(CALLBACK, times=99)
        reply = await house.alice.click(card, "b2")
        assert "thinking" in reply.text
        await house.playground.until(lambda: "was not deferred" in caplog.text)
        house.playground.faults.clear()
        thinker.finish.set()
        await house.playground.until(lambda: len(free(seen(house.alice, card))) == 7)


class LateThinker(SlowThinker):
    """Finds, once it is done, that the game ended meanwhile."""

    ended: Game

    async def analysis(self, position: Position) -> Analysis:
        await self.finish.wait()
        raise GameIsOver(self.ended)


async def test_a_refusal_takes_the_place_of_a_deferred_hint(house: House) -> None:
    thinker = LateThinker(Random(7))
    async with house.bot(thinking=lambda _: thinker):
        card = await start(house)
        place = Place(GuildId(house.general.guild_id or 0), ChannelId(house.general.id), "en-US")
        game = replace(bot_game(place=place), id=GameId(1), message_id=MessageId(card.id))
        thinker.ended = game.stopped(NOON)
        hint = await house.alice.click(card, "Hint")
        assert hint.kind == "deferred"
        thinker.finish.set()
        refusal = await hint.settled()
        assert refusal.ephemeral
        assert refusal.text == "This game has ended."
        assert not hint.followups
        # The board is edited all the same, now and later, and not by the token of the hint.
        await house.playground.until(lambda: not free(seen(house.alice, card)))
        await house.alice.slash(house.general, "ttt resign")
        await house.playground.until(lambda: over(seen(house.alice, card)))
        assert seen(house.alice, refusal).text == refusal.text


async def test_a_stop_leaves_no_task_behind(house: House) -> None:
    thinker = SlowThinker(Random(7))
    async with house.bot(thinking=lambda _: thinker):
        await house.alice.click(await start(house), "b2")
    ours = ("Dispatcher", "Publisher", "DeadlineLoop", "InteractionHttp")
    assert not [task for task in asyncio.all_tasks() if any(name in repr(task) for name in ours)]
