"""Roles of a server, a member's own among them, and overwrites in a channel."""

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


def create(world: World, guild: Guild, name: str, permissions: int = 0) -> Role:
    """Add a role at the bottom of a server's list, just above @everyone."""
    for other in guild.roles.values():
        other.position += other.id != guild.id
    role = Role(world.snowflakes.next(), name, permissions, 1)
    guild.roles[role.id] = role
    publish(world, guild, role, "GUILD_ROLE_CREATE")
    return role


def publish(world: World, guild: Guild, role: Role, name: str = "GUILD_ROLE_UPDATE") -> None:
    """Publish that a role is new or has changed."""
    data = {"guild_id": str(guild.id), "role": payloads.role(role)}
    world.publish_to_guild(name, guild, data)
    world.publish("world", {})


def delete(world: World, guild: Guild, role: Role) -> None:
    """Remove a role, and take it from all who hold it."""
    del guild.roles[role.id]
    for member in guild.members.values():
        if role.id in member.roles:
            member.roles.remove(role.id)
    for channel in guild.channels.values():
        channel.overwrites.pop(role.id, None)
    data = {"guild_id": str(guild.id), "role_id": str(role.id)}
    world.publish_to_guild("GUILD_ROLE_DELETE", guild, data)
    world.publish("world", {})


def _own_role(world: World, guild: Guild, user: User) -> Role:
    member = guild.members[user.id]
    if not member.roles:
        member.roles.append(create(world, guild, user.display_name).id)
    return guild.roles[member.roles[0]]


def _publish_member(world: World, guild: Guild, user: User) -> None:
    for role_id in guild.members[user.id].roles:
        role = payloads.role(guild.roles[role_id])
        data = {"guild_id": str(guild.id), "role": role}
        world.publish_to_guild("GUILD_ROLE_UPDATE", guild, data)
    member = payloads.member(guild.members[user.id]) | {"guild_id": str(guild.id)}
    world.publish_to_guild("GUILD_MEMBER_UPDATE", guild, member)
    world.publish("world", {})
