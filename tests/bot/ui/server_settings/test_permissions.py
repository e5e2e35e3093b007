"""Permissions: what the bot asks for is enough, and its check says what is missing."""

import pytest

from bot.ui.server_settings.permission_check import MESSAGE_KEYS
from bot.ui.server_settings.setting_choices import Setting
from playground import Channel
from playground.permissions import EVERYTHING
from tests.bot.cards import duel, mention, over, seen
from tests.bot.conftest import Setup
from tests.bot.ui.server_settings.settings_panel import choose, panel, turn

DAY, HOUR = 86_400, 3_600


def allow_alone(setup: Setup, channel: Channel, *names: str) -> None:
    """Let the bot do this in a channel, and nothing else."""
    others = [each.name for each in EVERYTHING if each.name and each.name.lower() not in names]
    setup.playground.deny(setup.playground.me, *others, channel=channel)


@pytest.mark.parametrize("in_thread", [False, True])
async def test_what_the_bot_asks_for_is_enough(setup: Setup, in_thread: bool) -> None:
    allow_alone(setup, setup.general, *(str(each.name).lower() for each in MESSAGE_KEYS))
    channel = setup.playground.add_thread(setup.general, "corner") if in_thread else setup.general
    async with setup.bot():
        card = await duel(setup, channel)
        offer = (await setup.carol.slash(channel, "ttt challenge")).message
        mine = (await setup.carol.slash(channel, "ttt privacy", action="export")).message
        assert mine.attachments
    async with setup.bot() as bot:  # No interaction allows it to edit those messages any more.
        setup.clock.now += DAY - HOUR
        await bot.deadlines.settle()
        await setup.playground.until(lambda: "ran out" in seen(setup.bob, offer).text)
        await setup.playground.until(lambda: setup.alice.pings)
        setup.clock.now += HOUR
        await bot.deadlines.settle()
        await setup.playground.until(lambda: over(seen(setup.bob, card)))
    refused = [r for r in setup.playground.requests if r.status == 403]
    assert refused == []


async def test_nothing_is_asked_for_that_is_not_needed(setup: Setup) -> None:
    async with setup.bot():
        card = await duel(setup)
        await setup.playground.until(lambda: setup.alice.pings)
    accepted = setup.alice.pings
    async with setup.bot() as bot:
        allow_alone(setup, setup.general, "view_channel")
        setup.clock.now += DAY - HOUR
        await bot.deadlines.settle()
        await setup.playground.until(lambda: 403 in [r.status for r in setup.playground.requests])
        assert setup.alice.pings == accepted
        allow_alone(setup, setup.general, "send_messages")
        setup.clock.now += HOUR
        await bot.deadlines.settle()
        await setup.playground.until(
            lambda: [r.status for r in setup.playground.requests].count(403) == 2
        )
        setup.playground.deny(setup.playground.me, channel=setup.general)
        assert not over(seen(setup.bob, card))


async def test_the_check_says_that_all_is_well_or_what_is_missing_and_why(running: Setup) -> None:
    card = await panel(running, "Check")
    assert f"**My permissions in {mention(running.general)}**" in card.text
    assert "I have everything I need here" in card.text
    assert "❌" not in card.text
    lacking = "send_messages", "attach_files"
    running.playground.deny(running.playground.me, *lacking, channel=running.general)
    card = (await running.alice.click(card, "Check again")).message
    assert "❌ **Send Messages** is missing: without it I can’t tell players" in card.text
    assert "❌ **Attach Files** is missing: without it nobody can share" in card.text
    assert "✅ View Channel" in card.text
    assert "Edit Channel" in card.text


async def test_the_check_knows_threads_and_places_that_are_not_allowed(running: Setup) -> None:
    await choose(
        running, await panel(running, "Language, channels"), Setting.CHANNELS, running.games
    )
    thread = running.playground.add_thread(running.general, "corner")
    card = (await running.alice.slash(thread, "ttt settings")).message
    card = (await turn(running.alice, card, "Check")).message
    assert "Send Messages in Threads" in card.text
    assert "Games can’t start in this channel" in card.text


async def test_the_check_says_where_the_bot_is_no_member(running: Setup) -> None:
    guild = running.playground.add_guild("Elsewhere", with_bot=False)
    (channel,) = guild.channels.values()
    card = (await running.alice.slash(channel, "ttt settings")).message
    card = (await turn(running.alice, card, "Check")).message
    assert "Nobody has added me to this server" in card.text
