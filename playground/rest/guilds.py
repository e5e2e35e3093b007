"""REST: servers, their emoji, and users."""

from .. import payloads
from ..checks.forms import Form
from ..errors import refusal
from ..permissions import in_guild
from ..records import Json
from .calls import Call, Route
from .places import guild_of

MOST_GUILDS = 200
"""So many servers are in one answer at most."""


def routes() -> list[Route]:
    """Return the routes."""
    guild = "/guilds/{guild_id}"
    return [
        Route("GET", "/users/@me/guilds", _mine),
        Route("GET", "/users/@me", _me),
        Route("PATCH", "/users/@me", _edit_me),
        Route("GET", "/users/{user_id}", _user),
        Route("GET", guild, _get),
        Route("GET", guild + "/emojis", _emojis),
        Route("GET", guild + "/emojis/{emoji_id}", _emoji),
        Route("DELETE", "/users/@me/guilds/{guild_id}", _leave),
    ]


def _mine(call: Call) -> list[Json]:
    world = call.context.world
    limit = call.query.integer("limit", 1, MOST_GUILDS, MOST_GUILDS)
    after = call.query.snowflake("after") or 0
    before = call.query.snowflake("before")
    listed: list[Json] = [
        {
            "id": str(each.id),
            "name": each.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(int(in_guild(each, world.bot))),
            "features": [],
        }
        for each in sorted(world.guilds.values(), key=lambda guild: guild.id)
        if world.bot.id in each.members and each.id > after and (not before or each.id < before)
    ]
    return listed[:limit]


def _me(call: Call) -> Json:
    return payloads.own_user(call.context.world.bot)


def _edit_me(call: Call) -> Json:
    world = call.context.world
    form = Form()
    name = form.string(call.form, "username", (), 2, 32)
    for key in ("avatar", "banner"):
        form.string(call.form, key, ())
    form.finish()
    if name:
        world.bot.name = world.bot.display_name = name
        world.publish("USER_UPDATE", payloads.own_user(world.bot))
        world.publish("world", {})
        world.publish("bot", {})
    return _me(call)


def _user(call: Call) -> Json:
    user = call.context.world.users.get(call.id("user_id"))
    if user is None:
        raise refusal(10013)
    return payloads.user(user)


def _get(call: Call) -> Json:
    guild = guild_of(call)
    shown = payloads.guild(guild)
    if call.query.flag("with_counts"):
        shown["approximate_member_count"] = len(guild.members)
        shown["approximate_presence_count"] = len(guild.members)
    return shown


def _emojis(call: Call) -> list[Json]:
    return [payloads.emoji(each) for each in guild_of(call).emojis.values()]


def _emoji(call: Call) -> Json:
    emoji = guild_of(call).emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise refusal(10014)
    return payloads.emoji(emoji)


def _leave(call: Call) -> None:
    guild = guild_of(call)
    call.context.world.leave(guild, call.context.world.bot)
