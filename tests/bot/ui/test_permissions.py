"""Permissions: what the bot asks for is enough, and its check says what is missing."""

import pytest

from bot.ui.cards.permissions import MESSAGE_KEYS
from bot.ui.cards.setting_choices import Setting
from playground import Channel
from playground.permissions import EVERYTHING
from tests.bot.cards import duel, over, seen
from tests.bot.conftest import House
from tests.bot.ui.settings_panel import choose, panel

DAY, HOUR = 86_400, 3_600


def allow_alone(house: House, channel: Channel, *names: str) -> None:
    """Let the bot do this in a channel, and nothing else."""
    others = [each.name for each in EVERYTHING if each.name and each.name.lower() not in names]
    house.playground.deny(house.playground.me, *others, channel=channel)


@pytest.mark.parametrize("in_thread", [False, True])
async def test_what_the_bot_asks_for_is_enough(house: House, in_thread: bool) -> None:
    allow_alone(house, house.general, *(str(each.name).lower() for each in MESSAGE_KEYS))
    room = house.playground.add_thread(house.general, "corner") if in_thread else house.general
    async with house.bot():
        card = await duel(house, room)
        offer = (await house.carol.slash(room, "ttt challenge")).message
        mine = (await house.carol.slash(room, "ttt privacy", action="export")).message
        assert mine.attachments
    async with house.bot() as bot:  # No interaction allows it to edit those messages any more.
        house.clock.now += DAY - HOUR
        bot.deadlines.wake()
        await house.playground.until(lambda: "Nobody answered" in seen(house.bob, offer).text)
        await house.playground.until(lambda: house.alice.pings)
        house.clock.now += HOUR
        bot.deadlines.wake()
        await house.playground.until(lambda: over(seen(house.bob, card)))
    refused = [r for r in house.playground.requests if r.status == 403]
    assert refused == []


async def test_nothing_is_asked_for_that_is_not_needed(house: House) -> None:
    async with house.bot():
        card = await duel(house)
    async with house.bot() as bot:
        allow_alone(house, house.general, "view_channel")
        house.clock.now += DAY - HOUR
        bot.deadlines.wake()
        await house.playground.until(lambda: 403 in [r.status for r in house.playground.requests])
        assert not house.alice.pings
        allow_alone(house, house.general, "send_messages")
        house.clock.now += HOUR
        bot.deadlines.wake()
        await house.playground.until(
            lambda: [r.status for r in house.playground.requests].count(403) == 2
        )
        house.playground.deny(house.playground.me, channel=house.general)
        assert not over(seen(house.bob, card))


async def test_the_check_says_that_all_is_well_or_what_is_missing_and_why(home: House) -> None:
    card = await panel(home, "Check")
    assert f"**What I may do in <#{home.general.id}>**" in card.text
    assert "Everything I need is here" in card.text
    assert "❌" not in card.text
    home.playground.deny(home.playground.me, "send_messages", channel=home.general)
    card = (await home.alice.click(card, "Check")).message
    assert "❌ **Send Messages** is missing: without it I cannot remind players" in card.text
    assert "✅ View Channel" in card.text
    assert "Edit Channel" in card.text


async def test_the_check_knows_threads_and_places_that_are_not_allowed(home: House) -> None:
    await choose(home, await panel(home, "Language and places"), Setting.CHANNELS, home.games)
    thread = home.playground.add_thread(home.general, "corner")
    card = (await home.alice.slash(thread, "ttt settings")).message
    card = (await home.alice.click(card, "Check")).message
    assert "Send Messages in Threads" in card.text
    assert "Games may not start in this channel" in card.text


async def test_the_check_says_where_the_bot_is_no_member(home: House) -> None:
    guild = home.playground.add_guild("Elsewhere", with_bot=False)
    (channel,) = guild.channels.values()
    card = (await home.alice.slash(channel, "ttt settings")).message
    card = (await home.alice.click(card, "Check")).message
    assert "This server has not added me" in card.text
