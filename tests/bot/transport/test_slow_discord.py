"""Discord that takes its time: an answer is never cut off, and nothing is posted twice."""

from datetime import timedelta

import pytest

from playground import Message
from tests.bot.cards import free, seen
from tests.bot.conftest import House
from tests.bot.ui.bad_days import CALLBACK, plays, statuses

SLOW = timedelta(milliseconds=1_300)
"""Longer than the time after which a second try begins beside the first."""


@pytest.mark.parametrize("drop_aborted", [False, True])
async def test_a_slow_answer_is_neither_lost_nor_given_twice(
    home: House, drop_aborted: bool
) -> None:
    faults = home.playground.faults
    faults.slow(CALLBACK, by=SLOW, times=9, drop_aborted=drop_aborted)
    reply = await home.alice.slash(home.general, "ttt start")
    faults.clear()
    await home.playground.until(lambda: 200 in statuses(reply))
    assert home.alice.messages(home.general) == [reply.message]
    await plays(home, reply.message, 7)


@pytest.mark.parametrize("drop_aborted", [False, True])
async def test_a_challenge_that_is_taken_slowly_pings_once(home: House, drop_aborted: bool) -> None:
    faults = home.playground.faults
    faults.slow(CALLBACK, by=SLOW, times=9, drop_aborted=drop_aborted)
    reply = await home.alice.slash(home.general, "ttt challenge", opponent=home.bob)
    faults.clear()
    await home.playground.until(lambda: 200 in statuses(reply))
    assert [ping.id for ping in home.bob.pings] == [reply.message.id]
    assert len(free((await home.bob.click(reply.message, "Accept")).message)) == 9


async def test_an_answer_that_is_taken_at_once_and_confirmed_late_is_given_once(
    home: House,
) -> None:
    home.playground.faults.slow_answer(CALLBACK, by=SLOW)
    reply = await home.alice.slash(home.general, "ttt start")
    await home.playground.until(lambda: sorted(statuses(reply)) == [200, 400])
    await plays(home, reply.message, 7)
    assert home.alice.messages(home.general) == [seen(home.alice, reply.message)]


async def test_an_answer_whose_message_appears_a_moment_later_is_known(home: House) -> None:
    faults = home.playground.faults
    faults.drop(CALLBACK)  # It was taken, and the response lost.
    faults.hide_original(times=2)
    reply = await home.alice.slash(home.general, "ttt start")
    await home.playground.until(lambda: statuses(reply)[-3:] == [404, 404, 200])
    await is_known(home, reply.message)


async def is_known(home: House, card: Message) -> None:
    """`/ttt board` leads on from the message, so the bot knows that it shows the game."""
    await home.bob.slash(home.general, "ttt help")
    await home.alice.slash(home.general, "ttt board")
    await home.playground.until(lambda: "has moved" in seen(home.alice, card).text)
