"""Deferrals on bad days: their response is lost, or the reply turns out to be of another kind."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bot.model import ChannelId, Game, GameId, GameIsOver, GuildId, MessageId, Place
from bot.service.thinking import Thinker
from engine import Analysis, Position
from tests.bot.builders import NOON, bot_game
from tests.bot.cards import at, free, over, resign_here, seen, start
from tests.bot.conftest import Setup
from tests.bot.transport.discord_faults import CALLBACK, SHORT_LIMITS


class SlowThinker(Thinker):
    """Thinks until `finish` is set."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.finish = asyncio.Event()

    async def reply(self, game: Game, clock: Callable[[], int]) -> Game:
        if game.to_move.is_computer:
            await self.finish.wait()
        return await super().reply(game, clock)


async def test_a_move_shows_though_the_response_to_its_deferral_was_lost(
    setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    thinker = SlowThinker(Random(7))
    async with setup.bot(thinking=lambda _: thinker, limits=SHORT_LIMITS):
        card = await start(setup)
        setup.playground.faults.drop(CALLBACK, times=99)
        reply = await setup.alice.click(*at(card, "b2"))
        assert reply.kind == "deferred_update"
        await setup.playground.until(lambda: "was not deferred" in caplog.text)
        setup.playground.faults.clear()
        thinker.finish.set()
        await setup.playground.until(lambda: len(free(seen(setup.alice, card))) == 7)


class LateThinker(SlowThinker):
    """Finds, once it is done, that the game ended meanwhile."""

    ended: Game

    async def analysis(self, position: Position) -> Analysis:
        await self.finish.wait()
        raise GameIsOver(self.ended)


async def test_a_refusal_takes_the_place_of_a_deferred_hint(setup: Setup) -> None:
    thinker = LateThinker(Random(7))
    async with setup.bot(thinking=lambda _: thinker, limits=SHORT_LIMITS):
        card = await start(setup)
        place = Place(GuildId(setup.general.guild_id or 0), ChannelId(setup.general.id), "en-US")
        game = replace(bot_game(place=place), id=GameId(1), message_id=MessageId(card.id))
        thinker.ended = game.stopped(NOON)
        hint = await setup.alice.click(card, "Hint")
        assert hint.kind == "deferred"
        thinker.finish.set()
        refusal = await hint.settled()
        assert refusal.ephemeral
        assert refusal.text == "This game has ended."
        assert not hint.followups
        # The board is edited all the same, and not by the token of the hint.
        await resign_here(setup.alice, setup.general)
        await setup.playground.until(lambda: over(seen(setup.alice, card)))
        assert seen(setup.alice, refusal).text == refusal.text


async def test_a_stop_leaves_no_task_behind(setup: Setup) -> None:
    thinker = SlowThinker(Random(7))
    async with setup.bot(thinking=lambda _: thinker, limits=SHORT_LIMITS):
        await setup.alice.click(*at(await start(setup), "b2"))
    ours = ("Dispatcher", "OutboxLoop", "DeadlineLoop", "InteractionHttp")
    assert not [task for task in asyncio.all_tasks() if any(name in repr(task) for name in ours)]
