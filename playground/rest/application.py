"""REST: the application itself, its gateway address and its commands."""

from functools import lru_cache
from typing import Any

import orjson

from .. import payloads
from ..checks.commands import MOST_COMMANDS, check_all, check_command
from ..checks.forms import Form
from ..checks.profiles import read_profile
from ..context import Context
from ..errors import refusal
from ..events import Event
from ..gateway import Gateway
from ..http_interactions import HttpInteractions
from ..records import Json
from .calls import Call, Route

ENTRY_POINT = 4
"""The type of the command that opens an application's Activity."""


def routes(gateway: Gateway, http: HttpInteractions) -> list[Route]:
    """Return the routes, which give bots the address of this gateway."""

    async def edit_application(call: Call) -> Json:
        form = Form()
        url = form.string(call.form, "interactions_endpoint_url", (), 0, 512)
        profile = read_profile(form, call.form)
        form.finish()
        if "interactions_endpoint_url" in call.form:
            await http.use(url or None)
        call.context.world.application.profile |= profile
        return _application(call)

    def bot_gateway(call: Call) -> Json:
        application = call.context.world.application
        return {
            "url": gateway.url,
            "shards": application.shards,
            "session_start_limit": {
                "total": 1000,
                "remaining": 1000,
                "reset_after": 0,
                "max_concurrency": application.max_concurrency,
            },
        }

    everywhere = "/applications/{application_id}/commands"
    in_guild = "/applications/{application_id}/guilds/{guild_id}/commands"
    found = [
        Route("GET", "/gateway", lambda _: {"url": gateway.url}, open=True),
        Route("GET", "/gateway/bot", bot_gateway),
        Route("GET", "/applications/@me", _application),
        Route("PATCH", "/applications/@me", edit_application),
        Route("GET", "/oauth2/applications/@me", _application),
        Route("GET", "/applications/{application_id}/entitlements", lambda _: [], ignored=True),
        Route("GET", "/applications/{application_id}/skus", lambda _: [], ignored=True),
        Route("GET", "/soundboard-default-sounds", lambda _: [], ignored=True),
    ]
    for path in (everywhere, in_guild):
        found += [
            Route("GET", path, _list),
            Route("PUT", path, _replace),
            Route("POST", path, _create),
            Route("GET", path + "/{command_id}", _get),
            Route("PATCH", path + "/{command_id}", _edit),
            Route("DELETE", path + "/{command_id}", _delete),
        ]
    return found


def _application(call: Call) -> Json:
    world = call.context.world
    owner = world.people[0] if world.people else world.bot
    return {
        "id": str(world.application.id),
        "name": world.bot.name,
        "icon": None,
        "summary": "",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": world.application.verify_key,
        "owner": payloads.user(owner),
        "team": None,
        "flags": 1 << 23,
        "flags_new": str(1 << 23),
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "approximate_user_authorization_count": 0,
        "bot": payloads.user(world.bot),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "redirect_uris": [],
        "interactions_endpoint_url": world.application.interactions_url,
        "role_connections_verification_url": None,
        **world.application.profile,
        **world.application.policies,
    }


def _scope(call: Call) -> dict[int, Json]:
    """Return the set of commands that a call is about. Raises DiscordError."""
    application = call.context.world.application
    if call.id("application_id") != application.id:
        raise refusal(50001)
    if "guild_id" not in call.path:
        return application.commands
    guild = call.context.world.guilds.get(call.id("guild_id"))
    if guild is None or application.bot.id not in guild.members:
        raise refusal(50001)
    return application.guild_commands.setdefault(guild.id, {})


def _list(call: Call) -> list[Json]:
    localized = call.query.flag("with_localizations")
    return [each if localized else _plain(each) for each in _scope(call).values()]


def _plain(command: Json) -> Json:
    """Return a command without its translations."""
    kept = {key: value for key, value in command.items() if not key.endswith("_localizations")}
    for key in ("options", "choices"):
        if kept.get(key):
            kept[key] = [_plain(each) for each in kept[key]]
    return kept


def _replace(call: Call) -> list[Json]:
    scope = _scope(call)
    _check_all(call.raw)
    commands: list[Json] = call.body
    _count(commands)
    kept = [each for each in commands if each.get("type") == ENTRY_POINT]
    if not kept and any(each["type"] == ENTRY_POINT for each in scope.values()):
        raise refusal(50240)
    before = {(each["type"], each["name"]): each for each in scope.values()}
    scope.clear()
    for command in commands:
        old = before.get((command.get("type") or 1, command["name"]))
        _store(call, scope, command, old)
    _publish_commands(call.context)
    return list(scope.values())


@lru_cache(maxsize=1)  # 7 ms; a process of many playgrounds, as the tests are, needs it once.
def _check_all(body: bytes) -> None:
    """Check a whole set of commands. Raises DiscordError."""
    form = Form()
    commands = orjson.loads(body) if body else None
    if not isinstance(commands, list):
        form.add_error((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        commands = []
    check_all(form, commands)
    form.finish()


def _count(commands: list[Json]) -> None:
    for kind, most in MOST_COMMANDS.items():
        if sum((each.get("type") or 1) == kind for each in commands) > most:
            raise refusal(30032)


def _create(call: Call) -> Json:
    scope = _scope(call)
    form = Form()
    check_command(form, call.form)
    form.finish()
    key = (call.form.get("type") or 1, call.form["name"])
    old = next((each for each in scope.values() if (each["type"], each["name"]) == key), None)
    if old is None:
        _count([*scope.values(), call.form])
    stored = _store(call, scope, call.form, old)
    _publish_commands(call.context)
    return stored


def _get(call: Call) -> Json:
    found = _scope(call).get(call.id("command_id"))
    if found is None:
        raise refusal(10063)
    return found


def _edit(call: Call) -> Json:
    old = _get(call)
    changed = old | call.form
    form = Form()
    check_command(form, changed)
    form.finish()
    stored = _store(call, _scope(call), changed, old)
    _publish_commands(call.context)
    return stored


def _delete(call: Call) -> None:
    _get(call)
    del _scope(call)[call.id("command_id")]
    _publish_commands(call.context)


def _store(call: Call, scope: dict[int, Json], command: Json, old: Json | None) -> Json:
    """Keep a command; it keeps its id, and its version if nothing changed."""
    world = call.context.world
    kind = command.get("type") or 1
    needed = command.get("default_member_permissions")
    stored: Json = {
        "id": old["id"] if old else str(world.snowflakes.next()),
        "application_id": str(world.application.id),
        "type": kind,
        "name": command["name"],
        "name_localizations": command.get("name_localizations"),
        "description": command.get("description") or "",
        "description_localizations": command.get("description_localizations"),
        "default_member_permissions": None if needed is None else str(needed),
        "dm_permission": command.get("dm_permission", True),
        "contexts": command.get("contexts"),
        "integration_types": command.get("integration_types") or [0],
        "nsfw": bool(command.get("nsfw")),
    }
    if kind == 1:
        stored["options"] = command.get("options") or []
    if "guild_id" in call.path:
        stored["guild_id"] = call.path["guild_id"]
    same = old is not None and {**old, "version": None} == {**stored, "version": None}
    stored["version"] = old["version"] if old and same else str(world.snowflakes.next())
    scope[int(stored["id"])] = stored
    return stored


def _publish_commands(context: Context) -> None:
    application = context.world.application
    commands: dict[str, Any] = {"commands": list(application.commands.values())}
    context.world.events.publish(Event("commands", commands))
