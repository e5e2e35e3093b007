"""What a server does with its members: names, roles, time out, kick and ban."""

from datetime import datetime

from . import payloads
from .records import Ban, Guild, Json, Member, User
from .world import World


def change(
    world: World,
    guild: Guild,
    member: Member,
    *,
    nick: str | None,
    roles: list[int],
    timeout_until: datetime | None,
) -> None:
    """Change how a member is called, what roles they hold and until when they are timed out."""
    member.nick, member.roles, member.timeout_until = nick or None, roles, timeout_until
    publish_member(world, guild, member)


def publish_member(world: World, guild: Guild, member: Member) -> None:
    """Publish that a member has changed."""
    data = payloads.member(member) | {"guild_id": str(guild.id)}
    world.publish_to_guild("GUILD_MEMBER_UPDATE", guild, data)
    world.publish("world", {})


def ban(world: World, guild: Guild, user: User, reason: str | None) -> None:
    """Put a user out of a server for good."""
    if user.id in guild.members:
        world.leave(guild, user)
    guild.bans[user.id] = Ban(user, reason)
    world.publish_to_guild("GUILD_BAN_ADD", guild, _banned(guild, user))


def unban(world: World, guild: Guild, user: User) -> None:
    """Let a user come back."""
    del guild.bans[user.id]
    world.publish_to_guild("GUILD_BAN_REMOVE", guild, _banned(guild, user))


def _banned(guild: Guild, user: User) -> Json:
    return {"guild_id": str(guild.id), "user": payloads.user(user)}


def rank(guild: Guild, user: User) -> int:
    """Return the position of somebody's highest role; nobody is above a server's owner."""
    if user.id == guild.owner_id:
        return 1 << 31
    member = guild.members.get(user.id)
    held = [guild.roles[each].position for each in member.roles] if member else []
    return max(held, default=0)
