"""The tokens that may edit a message, and for how long."""

import pytest

from bot.model import InteractionId
from bot.transport.interaction_parser import Token
from tests.bot.cards import free, start
from tests.bot.conftest import Setup


@pytest.mark.parametrize(("later", "way"), [(14 * 60 - 1, "/webhooks/"), (14 * 60, "/channels/")])
async def test_the_youngest_token_edits_a_board_for_fourteen_minutes(
    running: Setup, later: int, way: str
) -> None:
    card = await start(running)
    running.clock.now += 60
    await running.alice.click(card, free(card)[0])
    await running.alice.slash(running.general, "ttt help")  # By then the click's token is noted.
    running.clock.now += later
    await running.alice.slash(running.general, "ttt board")  # The old one points to the new one.
    await running.playground.until(lambda: edits(running))
    (edited,) = edits(running)
    assert way in edited


def edits(setup: Setup) -> list[str]:
    """Return where messages were edited."""
    return [each.path for each in setup.playground.requests if each.method == "PATCH"]


def test_a_token_does_not_show_in_logs() -> None:
    assert "secret" not in repr(Token(InteractionId(1), 5, "secret"))
