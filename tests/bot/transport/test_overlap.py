"""Two processes that are delivered the same interaction: one game, and no refusal."""

import pytest

from playground import Reply
from tests.bot.cards import at, free, resign_here, seen
from tests.bot.conftest import Setup

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
