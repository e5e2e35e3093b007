"""Boards that an HTTP response posted: Discord names their message only when that is needed."""

from dataclasses import replace
from datetime import timedelta

import pytest

from playground import Request
from tests.bot.cards import free, over, resign_here, seen, start
from tests.bot.conftest import PATIENT, Setup
from tests.bot.transport.discord_faults import MOMENT

DAY = 86_400


@pytest.fixture
def by_http() -> bool:
    return True


def questions(setup: Setup) -> list[Request]:
    """How the bot asked for the message of an answer."""
    return [each for each in setup.playground.requests if each.path.endswith("/@original")]


async def test_a_game_that_is_played_at_once_costs_no_request(running: Setup) -> None:
    before = len(running.playground.requests)
    card = await start(running)
    card = (await running.alice.click(card, "b2")).message
    assert len(running.playground.requests) == before
    # The click said which message it is: `/ttt board` leads on from there.
    await running.alice.slash(running.general, "ttt board")
    await running.playground.until(
        lambda: "is now in another message" in seen(running.alice, card).text
    )
    assert not [each for each in questions(running) if each.method == "GET"]


async def test_a_command_asks_for_the_board_that_it_leads_to(running: Setup) -> None:
    card = await start(running)
    await start(running, running.bob)
    assert card.link in (await running.alice.slash(running.general, "ttt start")).text
    assert [each.method for each in questions(running)] == ["GET"]  # Bob's is not asked for.


async def test_a_board_that_nobody_clicks_is_asked_for_in_time(setup: Setup) -> None:
    async with setup.bot(limits=replace(PATIENT, ask_for_board=MOMENT)) as bot:
        card = await start(setup)
        await setup.playground.until(lambda: questions(setup))
        await setup.playground.until(lambda: not bot.new_boards.waiting)
        setup.clock.now += DAY
        await bot.deadlines.settle()
        await setup.playground.until(lambda: over(seen(setup.alice, card)))


async def test_a_board_that_discord_does_not_name_is_named_by_its_click(setup: Setup) -> None:
    async with setup.bot(limits=replace(PATIENT, follow=2 * MOMENT)):
        card = await start(setup)
        setup.playground.faults.hang("GET /webhooks/*", times=9)
        assert "You have a game here" in (await setup.alice.slash(setup.general, "ttt start")).text
        setup.playground.faults.clear()
        card = (await setup.alice.click(card, "b2")).message
        await resign_here(setup.alice, setup.general)
        await setup.playground.until(lambda: over(seen(setup.alice, card)))


async def test_a_stop_asks_for_every_board(setup: Setup) -> None:
    async with setup.bot():
        card = await start(setup)
    async with setup.bot():
        again = (await setup.alice.slash(setup.general, "ttt board")).message
        await setup.playground.until(
            lambda: "is now in another message" in seen(setup.alice, card).text
        )
        assert len(free((await setup.alice.click(again, "b2")).message)) == 7


async def test_a_short_clock_does_not_wait_for_a_click(setup: Setup) -> None:
    limits = replace(PATIENT, ask_for_board=timedelta(days=8))
    async with setup.bot(limits=limits):
        reply = await setup.alice.slash(setup.general, "ttt start")
        assert [each.method for each in reply.requests] == ["POST"]
