"""Ids that come in a choice or a message count only where they belong."""

from typing import Any

import pytest

from bot.model import GuildSettings
from bot.ui.server_settings.setting_choices import Setting
from playground import Channel, Message, Person, Reply
from playground.permissions import Permission
from playground.records import ChannelKind, Overwrite
from tests.bot.cards import at, free, over, seen, start
from tests.bot.conftest import Setup
from tests.bot.ui.server_settings.settings_panel import chosen, panel, select_id

STOP = "Stop this game"
NOT_HERE = "That can’t be chosen here."


async def stop(running: Setup, by: Person, where: Channel, target: Message) -> Reply:
    """Use the menu on a message of anywhere."""
    (command,) = [each for each in running.playground.commands if each["name"] == STOP]
    resolved = {"messages": {str(target.id): target.raw}}
    data: dict[str, Any] = {**command, "target_id": str(target.id), "resolved": resolved}
    return await by.interact(where, {"type": 2, "data": data})


async def test_a_moderator_stops_games_of_their_own_channel_alone(running: Setup) -> None:
    lobby = running.playground.channel("lobby")
    there = (await running.alice.slash(lobby, "ttt start")).message
    here = (await running.alice.slash(running.games, "ttt start")).message
    running.playground.allow(running.carol, "manage_messages")
    for card in (there, here):
        reply = await stop(running, running.carol, running.general, card)
        assert reply.ephemeral
        assert "no game on this message" in reply.text
        assert len(free((await running.alice.click(*at(card, "b2"))).message)) == 7
    own = await start(running)
    await stop(running, running.carol, running.general, own)
    await running.playground.until(lambda: over(seen(running.alice, own)))


def hidden(running: Setup) -> Channel:
    """A channel of the server that its manager, who does not own it, cannot see."""
    channel = running.playground.add_channel("staff")
    guild = running.playground.guild()
    channel.overwrites[guild.id] = Overwrite(deny=int(Permission.VIEW_CHANNEL))
    return channel


@pytest.mark.parametrize("setting", [Setting.PUZZLE_CHANNEL, Setting.CHANNELS])
@pytest.mark.parametrize("place", ["another server's", "a private one", "voice", "a conversation"])
async def test_a_manager_chooses_channels_of_the_server_that_they_see(
    running: Setup, setting: Setting, place: str
) -> None:
    running.playground.allow(running.bob, "manage_guild")
    channel = running.playground.channel("lobby")
    if place == "a private one":
        channel = hidden(running)
    elif place == "voice":
        channel = running.playground.add_channel("category")
        channel.kind = ChannelKind.CATEGORY
    elif place == "a conversation":
        channel = running.alice.dm
    card = await panel(running, "Language, channels", running.bob)
    reply = await running.bob.choose(card, select_id(running, setting), [channel], force=True)
    assert reply.ephemeral
    assert NOT_HERE in reply.text
    assert await chosen(running) == GuildSettings()
    reply = await running.bob.choose(card, select_id(running, setting), [running.games])
    assert reply.message.select(select_id(running, setting)).chosen == (str(running.games.id),)


async def test_the_leaderboard_of_a_channel_is_looked_at_there(running: Setup) -> None:
    card = (await running.alice.slash(running.general, "ttt leaderboard", scope="channel")).message
    forged = f"lb:{running.games.id}:0:0"
    names = [each.custom_id for each in card.buttons if each.custom_id]
    ids = [each.replace(str(running.general.id), str(running.games.id)) for each in names]
    for custom_id in [*ids, forged]:
        reply = await running.alice.click(card, custom_id=custom_id)
        if str(running.games.id) in custom_id:
            assert "don’t know this button" in reply.text, custom_id
