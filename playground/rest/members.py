"""REST: members of servers: their names and roles, time out, kick and ban."""

from .. import membership, payloads
from ..checks.forms import Form
from ..errors import refusal
from ..permissions import Permission, in_guild
from ..records import Ban, Guild, Json, Member, User
from ..snowflakes import parse_snowflake
from .calls import Call, Route
from .places import guild_of, member_of, role_of


def routes() -> list[Route]:
    """Return the routes."""
    members = "/guilds/{guild_id}/members"
    bans = "/guilds/{guild_id}/bans"
    role = members + "/{user_id}/roles/{role_id}"
    return [
        Route("GET", members, _list),
        Route("GET", members + "/search", _search),
        Route("GET", members + "/{user_id}", _get),
        Route("PATCH", members + "/@me", _edit_own),
        Route("PATCH", members + "/{user_id}", _edit),
        Route("DELETE", members + "/{user_id}", _kick),
        Route("PUT", role, _give_role),
        Route("DELETE", role, _take_role),
        Route("GET", bans, _bans),
        Route("GET", bans + "/{user_id}", _ban),
        Route("PUT", bans + "/{user_id}", _add_ban),
        Route("DELETE", bans + "/{user_id}", _remove_ban),
    ]


def _list(call: Call) -> list[Json]:
    guild = guild_of(call)
    limit = call.query.integer("limit", 1, 1000, 1)
    after = call.query.snowflake("after") or 0
    members = sorted(guild.members.values(), key=lambda each: each.user.id)
    return [payloads.member(each) for each in members if each.user.id > after][:limit]


def _search(call: Call) -> list[Json]:
    guild = guild_of(call)
    limit = call.query.integer("limit", 1, 1000, 1)
    begins = call.query.text("query").lower()
    found = [
        each
        for each in guild.members.values()
        if each.user.name.startswith(begins) or (each.nick or "").lower().startswith(begins)
    ]
    return [payloads.member(each) for each in found[:limit]]


def _get(call: Call) -> Json:
    return payloads.member(member_of(call, guild_of(call)))


def _require(call: Call, guild: Guild, permission: Permission) -> None:
    if permission not in in_guild(guild, call.context.world.bot):
        raise refusal(50013)


def _require_rank(call: Call, guild: Guild, user: User) -> None:
    """Refuse what Discord refuses towards somebody who stands as high as the bot."""
    if membership.rank(guild, user) >= membership.rank(guild, call.context.world.bot):
        raise refusal(50013)


def _edit_own(call: Call) -> Json:
    guild = guild_of(call)
    form = Form()
    nick = form.string(call.form, "nick", (), 0, 32)
    form.finish()
    member = guild.members[call.context.world.bot.id]
    if "nick" in call.form:
        _require(call, guild, Permission.CHANGE_NICKNAME)
        member.nick = nick or None
        membership.publish_member(call.context.world, guild, member)
    return payloads.member(member)


def _edit(call: Call) -> Json:
    guild = guild_of(call)
    member = member_of(call, guild)
    form, body = Form(), call.form
    nick = form.string(body, "nick", (), 0, 32)
    roles = _read_roles(form, body, guild)
    until = form.timestamp(body, "communication_disabled_until", ())
    for key in ("mute", "deaf"):
        form.boolean(body, key, ())
    form.finish()
    for key, needed in (
        ("nick", Permission.MANAGE_NICKNAMES),
        ("roles", Permission.MANAGE_ROLES),
        ("communication_disabled_until", Permission.MODERATE_MEMBERS),
    ):
        if key in body:
            _require(call, guild, needed)
    if member.user is not call.context.world.bot:
        _require_rank(call, guild, member.user)
    membership.change(
        call.context.world,
        guild,
        member,
        nick=nick if "nick" in body else member.nick,
        roles=member.roles if roles is None else roles,
        timeout_until=until if "communication_disabled_until" in body else member.timeout_until,
    )
    return payloads.member(member)


def _read_roles(form: Form, body: Json, guild: Guild) -> list[int] | None:
    listed = form.items(body, "roles", ())
    if listed is None:
        return None
    found = [parse_snowflake(each) for each in listed]
    for index, number in enumerate(found):
        if number not in guild.roles or number == guild.id:
            form.add_error(("roles", index), "ROLE_INVALID", "Invalid Role")
    return [each for each in dict.fromkeys(found) if each is not None]


def _kick(call: Call) -> None:
    guild = guild_of(call, Permission.KICK_MEMBERS)
    member = member_of(call, guild)
    _require_rank(call, guild, member.user)
    call.context.world.leave(guild, member.user)


def _role(call: Call) -> tuple[Guild, Member, int]:
    guild = guild_of(call, Permission.MANAGE_ROLES)
    member, role = member_of(call, guild), role_of(call, guild)
    bot = call.context.world.bot
    if role.bot_id is not None or role.id == guild.id:
        raise refusal(50028)
    if role.position >= membership.rank(guild, bot):
        raise refusal(50013)
    return guild, member, role.id


def _give_role(call: Call) -> None:
    guild, member, role = _role(call)
    if role not in member.roles:
        member.roles.append(role)
        membership.publish_member(call.context.world, guild, member)


def _take_role(call: Call) -> None:
    guild, member, role = _role(call)
    if role in member.roles:
        member.roles.remove(role)
        membership.publish_member(call.context.world, guild, member)


def _shown(ban: Ban) -> Json:
    return {"user": payloads.user(ban.user), "reason": ban.reason}


def _bans(call: Call) -> list[Json]:
    guild = guild_of(call, Permission.BAN_MEMBERS)
    limit = call.query.integer("limit", 0, 1000, 1000)
    after = call.query.snowflake("after") or 0
    found = sorted(guild.bans.values(), key=lambda each: each.user.id)
    return [_shown(each) for each in found if each.user.id > after][:limit]


def _ban_of(call: Call, guild: Guild) -> Ban:
    ban = guild.bans.get(call.id("user_id"))
    if ban is None:
        raise refusal(10026)
    return ban


def _ban(call: Call) -> Json:
    return _shown(_ban_of(call, guild_of(call, Permission.BAN_MEMBERS)))


def _add_ban(call: Call) -> None:
    guild = guild_of(call, Permission.BAN_MEMBERS)
    user = call.context.world.users.get(call.id("user_id"))
    form, body = Form(), call.body if isinstance(call.body, dict) else {}
    form.integer(body, "delete_message_seconds", (), 0, 604_800)
    form.integer(body, "delete_message_days", (), 0, 7)
    form.finish()
    if user is None:
        raise refusal(10013)
    _require_rank(call, guild, user)
    membership.ban(call.context.world, guild, user, call.reason)


def _remove_ban(call: Call) -> None:
    guild = guild_of(call, Permission.BAN_MEMBERS)
    membership.unban(call.context.world, guild, _ban_of(call, guild).user)
