"""Permissions: with those that the invitation asks for and no others, all is done."""

import pytest

from bot.ui.permissions import NEEDED
from playground import Channel
from playground.permissions import EVERYTHING
from tests.bot.cards import duel, over, seen
from tests.bot.conftest import House

DAY, HOUR = 86_400, 3_600


def allow_alone(house: House, channel: Channel, *names: str) -> None:
    """Let the bot do this in a channel, and nothing else."""
    others = [each.name for each in EVERYTHING if each.name and each.name.lower() not in names]
    house.playground.deny(house.playground.me, *others, channel=channel)


@pytest.mark.parametrize("in_thread", [False, True])
async def test_what_the_bot_asks_for_is_enough(house: House, in_thread: bool) -> None:
    allow_alone(house, house.general, *NEEDED)
    room = house.playground.add_thread(house.general, "corner") if in_thread else house.general
    async with house.bot():
        card = await duel(house, room)
        offer = (await house.carol.slash(room, "ttt challenge")).message
        mine = (await house.carol.slash(room, "ttt privacy", action="export")).message
        assert mine.attachments
    async with house.bot() as bot:  # No interaction allows it to edit those messages any more.
        house.clock.now += DAY - HOUR
        bot.wake_timekeeper()
        await house.playground.until(lambda: "Nobody answered" in seen(house.bob, offer).text)
        await house.playground.until(lambda: house.alice.pings)
        house.clock.now += HOUR
        bot.wake_timekeeper()
        await house.playground.until(lambda: over(seen(house.bob, card)))
    refused = [r for r in house.playground.requests if r.status == 403]
    assert refused == []


async def test_nothing_is_asked_for_that_is_not_needed(house: House) -> None:
    async with house.bot():
        card = await duel(house)
    async with house.bot() as bot:
        allow_alone(house, house.general, "view_channel")
        house.clock.now += DAY - HOUR
        bot.wake_timekeeper()
        await house.playground.until(lambda: 403 in [r.status for r in house.playground.requests])
        assert not house.alice.pings
        allow_alone(house, house.general, "send_messages")
        house.clock.now += HOUR
        bot.wake_timekeeper()
        await house.playground.until(
            lambda: [r.status for r in house.playground.requests].count(403) == 2
        )
        house.playground.deny(house.playground.me, channel=house.general)
        assert not over(seen(house.bob, card))
