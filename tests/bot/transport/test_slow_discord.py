"""Discord that takes its time: an answer is never cut off, and nothing is posted twice."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.model import ChallengeId
from tests.bot.cards import free, over, seen, start
from tests.bot.conftest import PATIENT, Setup
from tests.bot.transport.discord_faults import (
    CALLBACK,
    MOMENT,
    SHORT_LIMITS,
    assert_playable,
    settled,
    statuses,
)

SLOW = 3 * SHORT_LIMITS.hedge_after
"""Longer than the time after which a second try begins beside the first."""


@pytest.mark.parametrize("drop_aborted", [False, True])
async def test_a_slow_answer_is_neither_lost_nor_given_twice(
    short_limits: Setup, drop_aborted: bool
) -> None:
    faults = short_limits.playground.faults
    faults.slow(CALLBACK, by=SLOW, times=9, drop_aborted=drop_aborted)
    reply = await short_limits.alice.slash(short_limits.general, "ttt start")
    faults.clear()
    await short_limits.playground.until(lambda: 200 in statuses(reply))
    assert short_limits.alice.messages(short_limits.general) == [reply.message]
    await assert_playable(short_limits, reply.message, 7)


async def test_an_answer_that_is_taken_at_once_and_confirmed_late_is_given_once(
    short_limits: Setup,
) -> None:
    short_limits.playground.faults.slow_answer(CALLBACK, by=SLOW)
    reply = await short_limits.alice.slash(short_limits.general, "ttt start")
    await short_limits.playground.until(lambda: sorted(statuses(reply)) == [200, 400])
    await assert_playable(short_limits, reply.message, 7)
    assert short_limits.alice.messages(short_limits.general) == [
        seen(short_limits.alice, reply.message)
    ]


async def test_what_follows_an_answer_waits_for_no_try_that_hangs(setup: Setup) -> None:
    async with setup.bot(limits=replace(PATIENT, hedge_after=MOMENT)):
        card = await start(setup)
        card = (await setup.alice.click(card, free(card)[0])).message
        question = await (await setup.alice.click(card, "Resign")).followup()
        setup.playground.faults.hang(CALLBACK)
        await setup.alice.click(question, "Yes, resign")
        await setup.playground.until(lambda: over(seen(setup.alice, card)))
        assert setup.playground.faults.hanging


async def test_an_answer_whose_message_appears_a_moment_later_is_known(running: Setup) -> None:
    faults = running.playground.faults
    faults.drop(CALLBACK)  # It was taken, and the response lost.
    faults.hide_original(times=2)
    reply = await running.alice.slash(running.general, "ttt start")
    await settled(running, reply)
    await running.playground.until(lambda: statuses(reply)[-3:] == [404, 404, 200])
    await running.alice.slash(running.general, "ttt board")
    await running.playground.until(
        lambda: "is now in another message" in seen(running.alice, reply.message).text
    )


async def test_what_expired_before_its_message_was_noted_is_brought_up_to_date(
    setup: Setup,
) -> None:
    async with setup.bot() as bot:
        setup.playground.faults.slow_answer(CALLBACK, by=timedelta(milliseconds=500))
        offer = (await setup.alice.slash(setup.general, "ttt challenge")).message
        setup.clock.now += 700
        await bot.deadlines.settle()
        await setup.playground.until(lambda: not seen(setup.alice, offer).has_button("Join"))


async def test_an_offer_accepted_before_its_message_was_noted_stays_the_board(
    setup: Setup,
) -> None:
    async with setup.bot():
        setup.playground.faults.slow_answer(CALLBACK, by=timedelta(milliseconds=500))
        offer = await setup.alice.slash(setup.general, "ttt challenge", opponent=setup.bob)
        card = (await setup.bob.click(offer.message, "Accept")).message
        number = int((offer.message.buttons[0].custom_id or "").split(":")[1])
        async with setup.store() as store:
            while (await store.challenges.get(ChallengeId(number))).message_id is None:
                await setup.carol.slash(setup.general, "ttt help")
        await setup.all_sent()
        await assert_playable(setup, seen(setup.alice, card), 8)
