"""Discord that takes its time: an answer is never cut off, and nothing is posted twice."""

from datetime import timedelta

import pytest

from playground import Message
from tests.bot.cards import free, seen
from tests.bot.conftest import Setup
from tests.bot.transport.discord_faults import CALLBACK, assert_playable, statuses

SLOW = timedelta(milliseconds=1_300)
"""Longer than the time after which a second try begins beside the first."""


@pytest.mark.parametrize("drop_aborted", [False, True])
async def test_a_slow_answer_is_neither_lost_nor_given_twice(
    running: Setup, drop_aborted: bool
) -> None:
    faults = running.playground.faults
    faults.slow(CALLBACK, by=SLOW, times=9, drop_aborted=drop_aborted)
    reply = await running.alice.slash(running.general, "ttt start")
    faults.clear()
    await running.playground.until(lambda: 200 in statuses(reply))
    assert running.alice.messages(running.general) == [reply.message]
    await assert_playable(running, reply.message, 7)


@pytest.mark.parametrize("drop_aborted", [False, True])
async def test_a_challenge_that_is_taken_slowly_pings_once(
    running: Setup, drop_aborted: bool
) -> None:
    faults = running.playground.faults
    faults.slow(CALLBACK, by=SLOW, times=9, drop_aborted=drop_aborted)
    reply = await running.alice.slash(running.general, "ttt challenge", opponent=running.bob)
    faults.clear()
    await running.playground.until(lambda: 200 in statuses(reply))
    assert [ping.id for ping in running.bob.pings] == [reply.message.id]
    assert len(free((await running.bob.click(reply.message, "Accept")).message)) == 9


async def test_an_answer_that_is_taken_at_once_and_confirmed_late_is_given_once(
    running: Setup,
) -> None:
    running.playground.faults.slow_answer(CALLBACK, by=SLOW)
    reply = await running.alice.slash(running.general, "ttt start")
    await running.playground.until(lambda: sorted(statuses(reply)) == [200, 400])
    await assert_playable(running, reply.message, 7)
    assert running.alice.messages(running.general) == [seen(running.alice, reply.message)]


async def test_an_answer_whose_message_appears_a_moment_later_is_known(running: Setup) -> None:
    faults = running.playground.faults
    faults.drop(CALLBACK)  # It was taken, and the response lost.
    faults.hide_original(times=2)
    reply = await running.alice.slash(running.general, "ttt start")
    await running.playground.until(lambda: statuses(reply)[-3:] == [404, 404, 200])
    await assert_message_noted(running, reply.message)


async def assert_message_noted(running: Setup, card: Message) -> None:
    """`/ttt board` leads on from the message, so the bot knows that it shows the game."""
    await running.bob.slash(running.general, "ttt help")
    await running.alice.slash(running.general, "ttt board")
    await running.playground.until(lambda: "has moved" in seen(running.alice, card).text)
