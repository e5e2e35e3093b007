"""The server, channel and message that a request is about, if the bot may be there."""

from .. import payloads
from ..composing import message_in
from ..errors import refusal
from ..permissions import Permission, in_channel, in_guild
from ..records import Channel, Guild, Json, Member, Message, Role
from .calls import Call


def guild_of(call: Call, *needed: Permission) -> Guild:
    """Return the server of a call, in which the bot holds these permissions.

    Raises DiscordError 10004, 50001 or 50013.
    """
    world = call.context.world
    guild = world.guilds.get(call.id("guild_id"))
    if guild is None:
        raise refusal(10004)
    if world.bot.id not in guild.members:
        raise refusal(50001)
    held = in_guild(guild, world.bot)
    if any(permission not in held for permission in needed):
        raise refusal(50013)
    return guild


def channel_of(call: Call, *needed: Permission) -> Channel:
    """Return the channel of a call, in which the bot holds these permissions.

    Raises DiscordError 10003, 50001 or 50013.
    """
    world = call.context.world
    channel = world.channels.get(call.id("channel_id"))
    if channel is None:
        raise refusal(10003)
    if channel.refuses_bot:
        raise refusal(channel.refuses_bot)
    held = in_channel(channel, world.bot)
    if Permission.VIEW_CHANNEL not in held:
        raise refusal(50001)
    if any(permission not in held for permission in needed):
        raise refusal(50013)
    return channel


def message_of(call: Call, channel: Channel) -> Message:
    """Return the message of a call, which is no private one. Raises DiscordError 10008."""
    message = message_in(channel, call.id("message_id"))
    if message.ephemeral:
        raise refusal(10008)
    return message


def member_of(call: Call, guild: Guild) -> Member:
    """Return the member of a call. Raises DiscordError 10007."""
    member = guild.members.get(call.id("user_id"))
    if member is None:
        raise refusal(10007)
    return member


def role_of(call: Call, guild: Guild) -> Role:
    """Return the role of a call. Raises DiscordError 10011."""
    role = guild.roles.get(call.id("role_id"))
    if role is None:
        raise refusal(10011)
    return role


def shown(call: Call, message: Message) -> Json:
    """Return a message's JSON."""
    return payloads.message(message, call.context.world.base_url)
