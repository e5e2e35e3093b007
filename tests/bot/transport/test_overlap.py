"""Two processes that are delivered the same interaction: one game, and no refusal."""

import asyncio
from random import Random

import pytest

from playground import Reply
from tests.bot.cards import at, duel, free, resign, resign_here, seen, start
from tests.bot.conftest import Setup
from tests.bot.transport.blocked_thinker import BlockedThinker

ROUNDS = 5


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def shared(request: pytest.FixtureRequest, setup: Setup) -> Setup:
    """A database that two bots share."""
    chosen: Setup = (
        setup if request.param == "sqlite" else request.getfixturevalue("postgres_setup")
    )
    return chosen


async def _both_connected(shared: Setup) -> None:
    await shared.playground.until(lambda: len(shared.playground.gateway.sessions) == 2)


async def _answered(shared: Setup, reply: Reply) -> None:
    """Wait until both bots are done with an interaction."""
    await shared.playground.until(lambda: len(reply.requests) >= 2)


async def test_every_answer_is_the_game_and_no_refusal(shared: Setup) -> None:
    async with shared.bot(), shared.bot(seed=8):
        await _both_connected(shared)
        for _ in range(ROUNDS):
            reply = await shared.alice.slash(shared.general, "ttt start")
            assert not reply.ephemeral, reply.text
            await _answered(shared, reply)
            for label in ("b2", None):
                card = seen(shared.alice, reply.message)
                reply = await shared.alice.click(
                    card, at(card, label)[1] if label else free(card)[0]
                )
                assert reply.kind == "update", reply.text
                await _answered(shared, reply)
            reply = await resign_here(shared.alice, shared.general)
            assert "You resigned" in reply.text
            await _answered(shared, reply)
        public = [each for each in shared.alice.messages(shared.general) if not each.ephemeral]
        assert len(public) == ROUNDS


async def test_a_challenge_is_offered_accepted_and_declined_once(shared: Setup) -> None:
    async with shared.bot(), shared.bot(seed=8):
        await _both_connected(shared)
        for label in ("Accept", "Decline"):
            shared.clock.now += 60
            offer = await shared.alice.slash(shared.general, "ttt challenge", opponent=shared.bob)
            assert not offer.ephemeral, offer.text
            await _answered(shared, offer)
            reply = await shared.bob.click(offer.message, label)
            assert reply.kind == "update", reply.text
            await _answered(shared, reply)
            if label == "Accept":
                await resign(shared, shared.alice, seen(shared.alice, offer.message))
        assert len(shared.bob.pings) == 2


async def test_a_watched_game_is_one_game(shared: Setup) -> None:
    async with shared.bot(), shared.bot(seed=8):
        await _both_connected(shared)
        replies = [await shared.alice.slash(shared.general, "ttt watch") for _ in range(2)]
        for reply in replies:
            assert not reply.ephemeral, reply.text
            await _answered(shared, reply)
        # A third would be one too many, also if each of the two had become two games.
        refused = await shared.alice.slash(shared.general, "ttt watch")
        assert refused.ephemeral


async def test_two_people_press_at_once(shared: Setup) -> None:
    async with shared.bot(), shared.bot(seed=8):
        await _both_connected(shared)
        card = await duel(shared)
        mine, theirs = await asyncio.gather(
            shared.alice.click(*at(card, "b2")), start(shared, shared.carol)
        )
        assert mine.kind == "update"
        assert len(free(theirs)) == 9


async def test_what_one_refused_and_the_other_did_is_shown(setup: Setup) -> None:
    """A move came between: the first was too slow for it, and the second saw the board behind."""
    blocked = BlockedThinker(Random(7))
    blocked.release.set()
    async with setup.bot(thinking=lambda _: blocked):
        card = (await setup.alice.slash(setup.general, "ttt start", first="opponent")).message
        blocked.release.clear()
        easier = asyncio.create_task(setup.alice.click(card, "Easy"))
        await setup.playground.until(lambda: blocked.asked > 1)
        async with setup.bot(seed=8):
            await _both_connected(setup)
            moved = await setup.alice.click(card, free(card)[0])
            assert len(free(moved.message)) == 6
            blocked.release.set()
            refused = await easier
            assert "(Unbeatable)" in refused.message.text
            setup.playground.faults.redeliver(refused.interaction_id)
            await setup.playground.until(lambda: "(Easy)" in seen(setup.alice, card).text)
            card = seen(setup.alice, card)
            assert len(free((await setup.alice.click(card, free(card)[0])).message)) == 6


async def test_a_press_on_a_board_that_is_gone_shows_the_one_in_its_place(setup: Setup) -> None:
    async with setup.bot():
        card = await start(setup)
        await setup.alice.click(card, "Easy")
        for button in (at(card, "b2")[1], "Resign", "Hint"):
            late = await setup.alice.click(card, button, force=True)
            assert late.kind == "update"
            assert "(Easy)" in late.message.text
            assert "The game has moved on" in (await late.followup()).text
