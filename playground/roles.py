"""Permissions of members: by a member's own role in a server, by overwrites in a channel."""

from . import payloads
from .permissions import Permission
from .records import Channel, Guild, Overwrite, Role, User
from .world import World


def allow(world: World, guild: Guild, user: User, permissions: Permission) -> None:
    """Give a member these permissions in the whole server, by a role of their own."""
    _own_role(world, guild, user).permissions |= int(permissions)
    _publish_member(world, guild, user)


def deny(world: World, guild: Guild, user: User, permissions: Permission) -> None:
    """Take these permissions from a member's own roles; what everyone has stays."""
    for role_id in guild.members[user.id].roles:
        guild.roles[role_id].permissions &= ~int(permissions)
    _publish_member(world, guild, user)


def overwrite(world: World, channel: Channel, target: int, rule: Overwrite | None) -> None:
    """Set what a channel gives to or takes from a role or member; None takes the rule away."""
    if rule is None:
        channel.overwrites.pop(target, None)
    else:
        channel.overwrites[target] = rule
    world.publish("CHANNEL_UPDATE", payloads.channel(channel), channel)
    world.publish("world", {})


def _own_role(world: World, guild: Guild, user: User) -> Role:
    member = guild.members[user.id]
    if not member.roles:
        role = Role(world.snowflakes.next(), user.display_name, 0, len(guild.roles))
        guild.roles[role.id] = role
        member.roles.append(role.id)
        data = {"guild_id": str(guild.id), "role": payloads.role(role)}
        world.publish_to_guild("GUILD_ROLE_CREATE", guild, data)
    return guild.roles[member.roles[0]]


def _publish_member(world: World, guild: Guild, user: User) -> None:
    for role_id in guild.members[user.id].roles:
        role = payloads.role(guild.roles[role_id])
        data = {"guild_id": str(guild.id), "role": role}
        world.publish_to_guild("GUILD_ROLE_UPDATE", guild, data)
    member = payloads.member(guild.members[user.id]) | {"guild_id": str(guild.id)}
    world.publish_to_guild("GUILD_MEMBER_UPDATE", guild, member)
    world.publish("world", {})
