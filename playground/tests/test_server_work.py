"""What bots do in servers beside commands, by discord.py's own objects and its events."""

import datetime
from collections.abc import AsyncIterator

import discord
import pytest

from .. import Channel, Person, Playground
from .bots import Bot, running
from .conftest import Api
from .json_requests import paths, refused


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[Bot]:
    """A bot that is an administrator and sees all that privileged intents show."""
    playground.allow(playground.me, "administrator")
    bot = Bot(discord.Intents.all(), chunk_guilds_at_startup=True)
    async with running(bot, playground):
        yield bot


def channel_for(bot: Bot, general: Channel) -> discord.TextChannel:
    channel = bot.get_channel(general.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def seen(playground: Playground, bot: Bot, event: str) -> None:
    await playground.until(lambda: event in bot.received)


async def test_people_and_the_bot_react(
    playground: Playground, bot: Bot, alice: Person, bob: Person, general: Channel
) -> None:
    channel = channel_for(bot, general)
    message = await channel.send("vote")
    await message.add_reaction("👍")
    seen_message = alice.last(general)
    alice.react(seen_message, "👍")
    bob.react(seen_message, "👎")
    await seen(playground, bot, "MESSAGE_REACTION_ADD")
    again = await channel.fetch_message(message.id)
    counts = {str(each.emoji): (each.count, each.me) for each in again.reactions}
    assert counts == {"👍": (2, True), "👎": (1, False)}
    users = [user.id async for user in again.reactions[0].users()]
    assert set(users) == {playground.application_id, alice.id}
    assert {each.emoji: each.count for each in alice.last(general).reactions} == {"👍": 2, "👎": 1}
    alice.unreact(seen_message, "👍")
    await message.remove_reaction("👎", discord.Object(bob.id))
    await message.remove_reaction("👍", discord.Object(playground.application_id))
    assert alice.last(general).reactions == []
    alice.react(seen_message, "👍")
    await message.clear_reactions()
    assert alice.last(general).reactions == []
    await seen(playground, bot, "MESSAGE_REACTION_REMOVE_ALL")


async def test_reactions_are_as_many_and_as_known_as_on_discord(
    api: Api, alice: Person, general: Channel
) -> None:
    message = alice.send(general, "vote")
    here = f"/channels/{general.id}/messages/{message.id}/reactions"
    for code in range(0x1F600, 0x1F600 + 20):
        await api("PUT", f"{here}/{chr(code)}/@me")
    assert (await refused(api, "PUT", f"{here}/👍/@me")).code == 30010
    assert (await refused(api, "PUT", f"{here}/nonsense/@me")).code == 10014
    assert (await refused(api, "PUT", f"{here}/x:1/@me")).code == 10014
    assert (await refused(api, "DELETE", here)).code == 50013


async def test_messages_are_pinned(
    playground: Playground, bot: Bot, alice: Person, general: Channel
) -> None:
    alice.send(general, "rules")
    channel = channel_for(bot, general)
    message = await channel.fetch_message(alice.last(general).id)
    await message.pin()
    assert [each.id async for each in channel.pins()] == [message.id]
    assert alice.last(general).pinned
    await seen(playground, bot, "CHANNEL_PINS_UPDATE")
    await message.unpin()
    assert not alice.last(general).pinned


async def test_members_are_moderated(playground: Playground, bot: Bot, bob: Person) -> None:
    guild = bot.get_guild(playground.guild().id)
    assert guild
    member = await guild.fetch_member(bob.id)
    role = await guild.create_role(name="Chess", colour=discord.Colour(0x123456), hoist=True)
    await member.add_roles(role)
    until = datetime.datetime.now(datetime.UTC) + datetime.timedelta(hours=1)
    await member.edit(nick="Bobby", timed_out_until=until)
    member = await guild.fetch_member(bob.id)
    assert (member.nick, [each.name for each in member.roles[1:]]) == ("Bobby", ["Chess"])
    assert member.is_timed_out()
    role = await role.edit(name="Go", mentionable=True) or role
    assert (role.name, role.colour.value, role.mentionable) == ("Go", 0x123456, True)
    await member.remove_roles(role)
    await role.delete()
    await seen(playground, bot, "GUILD_ROLE_DELETE")
    await member.kick()
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(bob.id)
    await guild.ban(discord.Object(bob.id), reason="no & no")
    assert [(each.user.id, each.reason) async for each in guild.bans()] == [(bob.id, "no & no")]
    await guild.unban(discord.Object(bob.id))
    assert [each async for each in guild.bans()] == []
    await seen(playground, bot, "GUILD_BAN_REMOVE")


async def test_those_above_the_bot_and_those_without_its_rights_are_spared(
    playground: Playground, api: Api, alice: Person, bob: Person
) -> None:
    guild = f"/guilds/{playground.guild().id}"
    assert (await refused(api, "DELETE", f"{guild}/members/{bob.id}")).code == 50013
    playground.allow(playground.me, "administrator")
    assert (await refused(api, "DELETE", f"{guild}/members/{alice.id}")).code == 50013
    own = playground.guild().members[playground.application_id].roles[0]
    role = f"{guild}/members/{bob.id}/roles"
    assert (await refused(api, "PUT", f"{role}/{own}")).code == 50028
    assert (await refused(api, "PUT", f"{role}/1")).code == 10011
    nobody = {"roles": ["1"]}
    assert paths(await refused(api, "PATCH", f"{guild}/members/{bob.id}", nobody)) == {"roles.0"}


async def test_channels_are_made_and_changed(
    playground: Playground, bot: Bot, alice: Person, bob: Person
) -> None:
    guild = bot.get_guild(playground.guild().id)
    assert guild
    category = await guild.create_category("Rooms")
    denied = discord.PermissionOverwrite(view_channel=False)
    channel = await guild.create_text_channel(
        "Secret Room", category=category, topic="sh", overwrites={guild.default_role: denied}
    )
    here = playground.channel("secret-room")
    assert (here.topic, here.category) == ("sh", playground.world.channels[category.id])
    assert not playground.world.sees(bob.user, here)
    member = await guild.fetch_member(bob.id)
    await channel.set_permissions(member, view_channel=True)
    assert playground.world.sees(bob.user, here)
    await channel.edit(name="open", slowmode_delay=5)
    assert (here.name, here.slowmode_seconds) == ("open", 5)
    await channel.set_permissions(member, overwrite=None)
    assert not playground.world.sees(bob.user, here)
    await channel.delete()
    await seen(playground, bot, "CHANNEL_DELETE")


async def test_webhooks_write_under_any_name(
    playground: Playground, bot: Bot, alice: Person, general: Channel
) -> None:
    channel = channel_for(bot, general)
    webhook = await channel.create_webhook(name="News")
    message = await webhook.send("hello", username="Reporter", wait=True)
    shown = alice.last(general)
    assert (shown.text, shown.author) == ("hello", "Reporter")
    await message.edit(content="hello again")
    assert alice.last(general).text == "hello again"
    assert (await webhook.fetch_message(message.id)).webhook_id == webhook.id
    await message.delete()
    assert alice.messages(general) == []
    webhook = await webhook.edit(name="Old news")
    assert [each.name for each in await channel.webhooks()] == ["Old news"]
    assert await bot.fetch_webhook(webhook.id) == webhook
    await webhook.delete()
    assert await channel.webhooks() == []
    with pytest.raises(discord.NotFound):
        await bot.fetch_webhook(webhook.id)


async def test_threads_have_the_id_of_their_message_and_members(
    playground: Playground, bot: Bot, alice: Person, bob: Person, general: Channel
) -> None:
    alice.send(general, "round one")
    channel = channel_for(bot, general)
    message = await channel.fetch_message(alice.last(general).id)
    thread = await message.create_thread(name="Round one", auto_archive_duration=60)
    assert thread.id == message.id
    assert playground.requests[-1].status == 201
    assert alice.last(general).raw["thread"]["name"] == "Round one"
    with pytest.raises(discord.HTTPException) as caught:
        await message.create_thread(name="Again")
    assert caught.value.code == 160004
    guild = bot.get_guild(playground.guild().id)
    assert guild
    assert [each.id for each in await guild.active_threads()] == [thread.id]
    await thread.add_user(discord.Object(bob.id))
    assert {each.id for each in await thread.fetch_members()} == {bot.application_id, bob.id}
    await thread.remove_user(discord.Object(bob.id))
    await thread.leave()
    assert await thread.fetch_members() == []
    await thread.edit(archived=True)
    assert await guild.active_threads() == []
    assert [each.id async for each in channel.archived_threads()] == [thread.id]


async def test_a_thread_needs_a_name(api: Api, general: Channel) -> None:
    error = await refused(api, "POST", f"/channels/{general.id}/threads", {"type": 11})
    assert paths(error) == {"name"}


async def test_messages_are_forwarded(
    playground: Playground, bot: Bot, alice: Person, general: Channel
) -> None:
    alice.send(general, "spread this")
    message = await channel_for(bot, general).fetch_message(alice.last(general).id)
    games = bot.get_channel(playground.channel("games").id)
    assert isinstance(games, discord.TextChannel)
    sent = await message.forward(games)
    assert sent.flags.forwarded
    [snapshot] = sent.message_snapshots
    assert snapshot.content == "spread this"
    assert alice.last(playground.channel("games")).text == "spread this"


async def test_the_bot_renames_itself(playground: Playground, bot: Bot) -> None:
    assert bot.user
    await bot.user.edit(username="Noughts")
    assert playground.me.name == "Noughts"


async def test_a_nonce_is_sent_once_if_the_bot_asks_for_it(
    api: Api, alice: Person, general: Channel
) -> None:
    body = {"content": "x", "nonce": "7", "enforce_nonce": True, "tts": True}
    one, other = [await api("POST", f"/channels/{general.id}/messages", body) for _ in range(2)]
    assert one["id"] == other["id"]
    assert one["tts"]
    assert len(alice.messages(general)) == 1


async def test_messages_around_one_are_listed(api: Api, alice: Person, general: Channel) -> None:
    ids = [alice.send(general, str(number)).id for number in range(9)]
    listed = await api("GET", f"/channels/{general.id}/messages", around=str(ids[4]), limit="3")
    assert [int(each["id"]) for each in listed] == ids[5:2:-1]
