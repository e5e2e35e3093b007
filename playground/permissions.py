"""Who may do what where, by Discord's rules for roles and overwrites."""

import enum

from .records import THREADS, Channel, ChannelKind, Guild, User


class Permission(enum.IntFlag):
    """Discord's permission bits that concern text, and those that bots ask for."""

    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


EVERYTHING = Permission(sum(Permission))
EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
    | Permission.CHANGE_NICKNAME
)
"""What a new server lets everyone do."""

IN_A_DM = (
    EVERYONE & ~Permission.CREATE_PUBLIC_THREADS & ~Permission.SEND_MESSAGES_IN_THREADS
) | Permission.MENTION_EVERYONE

AS_A_GUEST = (
    Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.MENTION_EVERYONE
)
"""What an application may do where only a user has installed it."""


def named(*names: str) -> Permission:
    """Return the permissions with these names, such as "manage_guild".

    Raises KeyError for a name that we do not know.
    """
    total = Permission(0)
    for name in names:
        total |= Permission[name.upper()]
    return total


def in_guild(guild: Guild, user: User) -> Permission:
    """Return what a member may do in a server, leaving out what single channels change."""
    if user.id == guild.owner_id:
        return EVERYTHING
    member = guild.members.get(user.id)
    if member is None:
        return Permission(0)
    total = Permission(guild.roles[guild.id].permissions)
    for role_id in member.roles:
        if role := guild.roles.get(role_id):
            total |= Permission(role.permissions)
    return EVERYTHING if Permission.ADMINISTRATOR in total else total


def in_channel(channel: Channel, user: User) -> Permission:
    """Return what a user may do in a channel; nothing if they cannot see it."""
    guild = channel.guild
    if guild is None:
        return IN_A_DM if user in channel.recipients else Permission(0)
    total = in_guild(guild, user)
    if total == EVERYTHING:
        return total
    member = guild.members.get(user.id)
    if member is None:
        return Permission(0)
    place = channel.parent if channel.kind in THREADS and channel.parent else channel
    if everyone := place.overwrites.get(guild.id):
        total = Permission(total & ~everyone.deny | everyone.allow)
    of_roles = [place.overwrites[role] for role in member.roles if role in place.overwrites]
    for overwrite in of_roles:
        total &= ~Permission(overwrite.deny)
    for overwrite in of_roles:
        total |= Permission(overwrite.allow)
    if own := place.overwrites.get(user.id):
        total = Permission(total & ~own.deny | own.allow)
    if Permission.VIEW_CHANNEL not in total:
        return Permission(0)
    if channel.kind == ChannelKind.PRIVATE_THREAD and not (
        user in channel.recipients or Permission.MANAGE_THREADS in total
    ):
        return Permission(0)
    return total


def can_send(channel: Channel, user: User) -> bool:
    """Return whether a user may write in a channel."""
    needed = (
        Permission.SEND_MESSAGES_IN_THREADS if channel.kind in THREADS else Permission.SEND_MESSAGES
    )
    return needed in in_channel(channel, user)


def of_application(channel: Channel, bot: User) -> Permission:
    """Return what the bot's application may do in a channel, bot member or not."""
    if channel.guild and bot.id not in channel.guild.members:
        return AS_A_GUEST
    return in_channel(channel, bot)
