"""REST: servers, their members, roles and emoji, and single users."""

from .. import payloads
from ..errors import refusal
from ..permissions import in_guild
from ..records import Guild, Json
from .calls import Call, Route

MOST_GUILDS = 200
"""So many servers are in one answer at most."""


def routes() -> list[Route]:
    """Return the routes."""
    guild = "/guilds/{guild_id}"
    return [
        Route("GET", "/users/@me/guilds", _mine),
        Route("GET", "/users/{user_id}", _user),
        Route("GET", guild, _get),
        Route("GET", guild + "/channels", _channels),
        Route("GET", guild + "/members", _members),
        Route("GET", guild + "/members/{user_id}", _member),
        Route("GET", guild + "/roles", _roles),
        Route("GET", guild + "/emojis", _emojis),
        Route("GET", guild + "/emojis/{emoji_id}", _emoji),
        Route("DELETE", "/users/@me/guilds/{guild_id}", _leave),
    ]


def _guild(call: Call) -> Guild:
    guild = call.context.world.guilds.get(call.id("guild_id"))
    if guild is None:
        raise refusal(10004)
    if call.context.world.bot.id not in guild.members:
        raise refusal(50001)
    return guild


def _mine(call: Call) -> list[Json]:
    world = call.context.world
    limit = int(call.query.get("limit") or MOST_GUILDS)
    after = int(call.query.get("after") or 0)
    listed: list[Json] = [
        {
            "id": str(each.id),
            "name": each.name,
            "icon": None,
            "owner": False,
            "permissions": str(int(in_guild(each, world.bot))),
            "features": [],
        }
        for each in sorted(world.guilds.values(), key=lambda guild: guild.id)
        if world.bot.id in each.members and each.id > after
    ]
    return listed[: min(limit, MOST_GUILDS)]


def _user(call: Call) -> Json:
    user = call.context.world.users.get(call.id("user_id"))
    if user is None:
        raise refusal(10013)
    return payloads.user(user)


def _get(call: Call) -> Json:
    guild = _guild(call)
    shown = payloads.guild(guild)
    if call.query.get("with_counts") in ("1", "true"):
        shown["approximate_member_count"] = len(guild.members)
        shown["approximate_presence_count"] = len(guild.members)
    return shown


def _channels(call: Call) -> list[Json]:
    channels = _guild(call).channels.values()
    return [payloads.channel(each) for each in channels if each.parent is None]


def _members(call: Call) -> list[Json]:
    limit = int(call.query.get("limit") or 1)
    after = int(call.query.get("after") or 0)
    members = sorted(_guild(call).members.values(), key=lambda each: each.user.id)
    return [payloads.member(each) for each in members if each.user.id > after][:limit]


def _member(call: Call) -> Json:
    member = _guild(call).members.get(call.id("user_id"))
    if member is None:
        raise refusal(10007)
    return payloads.member(member)


def _roles(call: Call) -> list[Json]:
    return [payloads.role(each) for each in _guild(call).roles.values()]


def _emojis(call: Call) -> list[Json]:
    return [payloads.emoji(each) for each in _guild(call).emojis.values()]


def _emoji(call: Call) -> Json:
    emoji = _guild(call).emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise refusal(10014)
    return payloads.emoji(emoji)


def _leave(call: Call) -> None:
    guild = _guild(call)
    call.context.world.leave(guild, call.context.world.bot)
