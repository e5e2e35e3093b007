"""The objects behind the ids in an interaction: Discord's `resolved`, `channel` and `member`."""

from collections.abc import Iterable

from . import payloads
from .permissions import in_channel, of_application
from .records import Attachment, Channel, ChannelKind, Json, Message, User
from .world import World

GUILD, BOT_DM, PRIVATE_CHANNEL = range(3)
"""Discord's contexts: where an interaction takes place."""
GUILD_INSTALL, USER_INSTALL = range(2)


def context(world: World, channel: Channel) -> int:
    """Return the context of a channel."""
    if channel.guild:
        return GUILD
    with_bot = channel.kind == ChannelKind.DM and world.bot in channel.recipients
    return BOT_DM if with_bot else PRIVATE_CHANNEL


def owners(world: World, channel: Channel, user: User) -> Json:
    """Return by whose installation of the application an interaction can happen here."""
    if channel.guild and world.bot.id in channel.guild.members:
        return {str(GUILD_INSTALL): str(channel.guild.id)}
    if context(world, channel) == BOT_DM:
        return {str(GUILD_INSTALL): "0", str(USER_INSTALL): str(user.id)}
    return {str(USER_INSTALL): str(user.id)}


def place(world: World, channel: Channel, user: User) -> Json:
    """Return the fields of an interaction for where it happens and who acts."""
    shown = payloads.channel(channel, without=world.bot)
    if channel.kind == ChannelKind.GROUP_DM:
        del shown["recipients"]  # Discord leaves out here who is in a group.
    if channel.guild:
        shown["permissions"] = str(int(in_channel(channel, user)))
    fields: Json = {
        "channel_id": str(channel.id),
        "channel": shown,
        "locale": user.locale,
        "app_permissions": str(int(of_application(channel, world.bot))),
        "context": context(world, channel),
        "authorizing_integration_owners": owners(world, channel, user),
        "attachment_size_limit": payloads.ATTACHMENT_LIMIT_BYTES,
        "entitlements": [],
        "entitlement_sku_ids": [],
    }
    if channel.guild is None:
        return fields | {"user": payloads.user(user)}
    return fields | {
        "guild_id": str(channel.guild.id),
        "guild": payloads.interaction_guild(channel.guild),
        "guild_locale": channel.guild.locale,
        "member": payloads.interacting_member(channel.guild.members[user.id], channel),
    }


def resolved(
    world: World,
    channel: Channel,
    by: User,
    *,
    users: Iterable[int] = (),
    roles: Iterable[int] = (),
    channels: Iterable[int] = (),
    messages: Iterable[Message] = (),
    attachments: Iterable[Attachment] = (),
) -> Json:
    """Return the `resolved` object for these ids that somebody chose, without its empty parts."""
    guild = channel.guild
    found: Json = {}
    for user_id in users:
        user = world.users[user_id]
        found.setdefault("users", {})[str(user_id)] = payloads.user(user)
        if guild and (member := guild.members.get(user_id)):
            shown = payloads.resolved_member(member, channel)
            found.setdefault("members", {})[str(user_id)] = shown
    for role_id in roles:
        if guild and role_id in guild.roles:
            found.setdefault("roles", {})[str(role_id)] = payloads.role(guild.roles[role_id])
    for channel_id in channels:
        other = world.channels[channel_id]
        found.setdefault("channels", {})[str(channel_id)] = payloads.channel(other) | {
            "permissions": str(int(in_channel(other, by)))
        }
    for message in messages:
        shown = payloads.message(message, world.base_url)
        found.setdefault("messages", {})[str(message.id)] = shown
    for attachment in attachments:
        shown = payloads.attachment(attachment, world.base_url, channel)
        found.setdefault("attachments", {})[str(attachment.id)] = shown
    return found
