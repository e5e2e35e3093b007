"""REST: roles of servers."""

from .. import membership, payloads, roles
from ..checks.forms import Form
from ..errors import refusal
from ..permissions import EVERYONE, Permission
from ..records import Guild, Json, Role
from .calls import Call, Route
from .channels import read_permissions
from .places import guild_of, role_of

MOST_ROLES = 250


def routes() -> list[Route]:
    """Return the routes."""
    every = "/guilds/{guild_id}/roles"
    return [
        Route("GET", every, _list),
        Route("POST", every, _create),
        Route("GET", every + "/{role_id}", _get),
        Route("PATCH", every + "/{role_id}", _edit),
        Route("DELETE", every + "/{role_id}", _delete),
    ]


def _list(call: Call) -> list[Json]:
    return [payloads.role(each) for each in guild_of(call).roles.values()]


def _get(call: Call) -> Json:
    return payloads.role(role_of(call, guild_of(call)))


def _create(call: Call) -> Json:
    guild = guild_of(call, Permission.MANAGE_ROLES)
    changes = _changes(call)
    if len(guild.roles) >= MOST_ROLES:
        raise refusal(30005)
    role = roles.create(call.context.world, guild, "new role", int(EVERYONE))
    return _apply(call, guild, role, changes)


def _changes(call: Call) -> dict[str, object]:
    """Return what is to be changed, by the role's own names. Raises DiscordError."""
    form, body = Form(), call.form
    found = {
        "name": form.string(body, "name", (), 0, 100) or None,
        "permissions": read_permissions(form, body, "permissions", ()),
        "colour": form.integer(body, "color", (), 0, 0xFFFFFF),
        "hoist": form.boolean(body, "hoist", ()),
        "mentionable": form.boolean(body, "mentionable", ()),
    }
    if body.get("colors") is not None:
        colours = form.mapping(body["colors"], ("colors",)) or {}
        found["colour"] = form.integer(colours, "primary_color", ("colors",), 0, 0xFFFFFF)
    form.finish()
    return {key: value for key, value in found.items() if value is not None}


def _apply(call: Call, guild: Guild, role: Role, changes: dict[str, object]) -> Json:
    for name, value in changes.items():
        setattr(role, name, value)
    if changes:
        roles.publish(call.context.world, guild, role)
    return payloads.role(role)


def _manageable(call: Call) -> tuple[Guild, Role]:
    guild = guild_of(call, Permission.MANAGE_ROLES)
    role = role_of(call, guild)
    if role.position >= membership.rank(guild, call.context.world.bot):
        raise refusal(50013)
    return guild, role


def _edit(call: Call) -> Json:
    guild, role = _manageable(call)
    return _apply(call, guild, role, _changes(call))


def _delete(call: Call) -> None:
    guild, role = _manageable(call)
    if role.bot_id is not None or role.id == guild.id:
        raise refusal(50028)
    roles.delete(call.context.world, guild, role)
