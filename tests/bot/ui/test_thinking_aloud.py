"""Thinking that takes over a second: somebody who waits is told so, and nothing is lost."""

import asyncio
from random import Random

import pytest

from bot.service.thinking import Thinker
from engine import Analysis, Cell, Level, Mistake, Position, Variant
from tests.bot.cards import free, seen
from tests.bot.conftest import House


class Ponderer(Thinker):
    """Thinks no thought to its end until it is let go."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.let_go = asyncio.Event()

    async def cell(self, position: Position, level: Level) -> Cell:
        await self.let_go.wait()
        return await super().cell(position, level)

    async def analysis(self, position: Position) -> Analysis:
        await self.let_go.wait()
        return await super().analysis(position)

    async def mistakes(self, variant: Variant, moves: tuple[Cell, ...]) -> tuple[Mistake, ...]:
        await self.let_go.wait()
        return await super().mistakes(variant, moves)


@pytest.fixture
async def ponderer() -> Ponderer:
    return Ponderer(Random(7))


async def test_the_card_says_that_the_bot_is_thinking(house: House, ponderer: Ponderer) -> None:
    async with house.bot(thinking=lambda _: ponderer):
        card = (await house.alice.slash(house.general, "ttt start")).message
        reply = await house.alice.click(card, "b2")
        assert reply.kind == "update"
        assert "Oxo is thinking about b2" in reply.text
        assert free(reply.message) == free(card)
        # Meanwhile everybody else plays.
        offer = (await house.bob.slash(house.general, "ttt challenge")).message
        assert len(free((await house.carol.click(offer, "Join")).message)) == 9
        ponderer.let_go.set()
        await house.playground.until(lambda: len(free(seen(house.alice, card))) == 7)
        assert "Your move, Alice" in seen(house.alice, card).text
        assert [request.method for request in reply.requests] == ["POST", "PATCH"]


async def test_a_stop_in_mid_thought_loses_nothing(house: House, ponderer: Ponderer) -> None:
    async with house.bot(thinking=lambda _: ponderer):
        start = (await house.alice.slash(house.general, "ttt start")).message
        thinking = (await house.alice.click(start, "b2")).message
    async with house.bot():
        card = (await house.alice.click(thinking, "b2")).message
        assert len(free(card)) == 7


async def test_two_clicks_in_mid_thought_are_one_move(house: House, ponderer: Ponderer) -> None:
    async with house.bot(thinking=lambda _: ponderer):
        card = (await house.alice.slash(house.general, "ttt start")).message
        first = await house.alice.click(card, "b2")
        second = await house.alice.click(first.message, "a1")
        ponderer.let_go.set()
        await house.playground.until(lambda: len(free(seen(house.alice, card))) == 7)
        late = (first, second)
        await house.playground.until(lambda: any(reply.followups for reply in late))
        (whisper,) = [whisper for reply in late for whisper in reply.followups]
        assert whisper.ephemeral
        assert "moved on" in whisper.text
        assert len(free(seen(house.alice, card))) == 7


async def test_a_start_waits_in_discords_own_way(house: House, ponderer: Ponderer) -> None:
    async with house.bot(thinking=lambda _: ponderer):
        reply = await house.alice.slash(house.general, "ttt start", first="opponent")
        assert reply.kind == "deferred"
        assert not reply.ephemeral
        ponderer.let_go.set()
        card = await reply.settled()
        assert len(free(card)) == 8
        assert len(free((await house.alice.click(card, free(card)[0])).message)) == 6


async def test_a_refusal_after_a_long_thought_is_private(house: House, ponderer: Ponderer) -> None:
    async with house.bot(thinking=lambda _: ponderer):
        reply = await house.alice.slash(house.general, "ttt start", first="opponent")
        await house.alice.slash(house.general, "ttt start")
        ponderer.let_go.set()
        refusal = await reply.followup()
        assert refusal.ephemeral
        assert "You have a game here" in refusal.text
        assert house.bob.see(reply.message) is None


async def test_a_typed_move_waits_likewise(house: House, ponderer: Ponderer) -> None:
    async with house.bot(thinking=lambda _: ponderer):
        await house.alice.slash(house.general, "ttt start")
        reply = await house.alice.slash(house.general, "ttt move", cell="b2")
        assert reply.kind == "deferred"
        ponderer.let_go.set()
        assert len(free(await reply.settled())) == 7


async def test_hints_and_reviews_wait_in_private(house: House, ponderer: Ponderer) -> None:
    async with house.bot(thinking=lambda _: ponderer):
        card = (await house.alice.slash(house.general, "ttt start")).message
        hint = await house.alice.click(card, "Hint")
        ended = (await house.alice.click(card, "Resign")).message
        review = await house.alice.click(ended, "Review")
        for reply in (hint, review):
            assert reply.kind == "deferred"
            assert reply.ephemeral
        step = await house.alice.click(ended, custom_id="review:1:0:0")
        assert step.kind == "deferred_update"
        ponderer.let_go.set()
        assert "Best is" in (await hint.settled()).text
        assert "Nobody made a move" in (await review.settled()).text
