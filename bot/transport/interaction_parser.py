"""The parser of interactions: Discord's JSON becomes a Request, and the means to answer it.

Reference: Discord's documentation, Receiving and Responding.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from bot.model import ChannelId, GuildId, InteractionId, MessageId, Person, Place, RoleId, UserId
from bot.model.players import Caller
from bot.ui.button_ids import LARGEST
from bot.ui.permissions import ChannelAccess, Permission
from bot.ui.request import Context, Kind, Message, Request, Resolved, User
from bot.ui.router import OptionType
from bot.ui.text.texts import DEFAULT_LOCALE

EPHEMERAL = 1 << 6
"""The flag of a message that one person alone can see."""

KINDS = {2: Kind.COMMAND, 3: Kind.COMPONENT, 4: Kind.AUTOCOMPLETE, 5: Kind.FORM}
"""Interaction types; 1 is the ping of HTTP interactions."""

CONTEXTS = {int(each): each for each in Context}

THREADS = frozenset({10, 11, 12})
"""Types of channels that are threads."""

SHOWN_TO_OTHERS = Permission.USE_EXTERNAL_APPS | Permission.ADMINISTRATOR
"""Whoever has one of these shows others what an application answers that the server has not added.
"""

SUBCOMMANDS = frozenset({1, 2})
"""Types of options that are subcommands or groups of them."""


TOKEN_LIFETIME = timedelta(minutes=14)
"""How long a token is used: what Discord allows, less a minute for its clock and ours."""


@dataclass(frozen=True, slots=True)
class Token:
    """What allows an interaction to be answered, and its message to be edited for 15 minutes."""

    interaction_id: InteractionId
    application_id: int
    secret: str = field(repr=False)


def parse(data: Mapping[str, Any], command_id: int) -> tuple[Request, Token]:
    """Read an interaction. Raises KeyError, TypeError or ValueError for what is incomplete.

    `command_id` is Discord's id of `/ttt`, 0 where it is not known.
    """
    kind, given = KINDS[data["type"]], data["data"]
    interaction_id = InteractionId(int(data["id"]))
    token = Token(interaction_id, int(data["application_id"]), data["token"])
    member: Mapping[str, Any] = data.get("member") or {}
    user = member.get("user") or data["user"]
    channel: Mapping[str, Any] = data.get("channel") or {}
    channel_id = ChannelId(int(data["channel_id"]))
    guild_id = None if data.get("guild_id") is None else GuildId(int(data["guild_id"]))
    in_thread = channel.get("type") in THREADS
    channels = [channel_id, ChannelId(int(channel["parent_id"]))] if in_thread else [channel_id]
    person = Person(UserId(int(user["id"])), _name(user, member))
    roles = [RoleId(int(role)) for role in member.get("roles", ())]
    recipients = [UserId(int(each["id"])) for each in channel.get("recipients", ())]
    message = None
    if clicked := data.get("message"):
        is_private = bool(clicked.get("flags", 0) & EPHEMERAL)
        message = Message(MessageId(int(clicked["id"])), is_private, clicked["components"])
    locale = data.get("locale") or DEFAULT_LOCALE
    guild_locale = data.get("guild_locale") or locale
    if not (isinstance(locale, str) and isinstance(guild_locale, str)):
        raise TypeError("a locale is no text")
    # In one go, since every interaction passes here.
    ids = [interaction_id, token.application_id, person.id, *channels, *roles, *recipients]
    ids += [guild_id or 1, 1 if message is None else message.id]
    if min(ids) < 1 or max(ids) > LARGEST:
        raise ValueError("no id of Discord's")
    permissions = Permission(int(member.get("permissions", 0)))
    # "0" stands for the installation in a server.
    is_member = "0" in (data.get("authorizing_integration_owners") or {})
    common: dict[str, Any] = {
        "kind": kind,
        "caller": Caller(
            interaction_id,
            Place(guild_id, channel_id, guild_locale),
            person,
            frozenset(channels),
            frozenset(roles),
            None if message is None or message.is_private else message.id,
            # A server may hide the answers of what its members bring along.
            guild_id is not None and not is_member and not permissions & SHOWN_TO_OTHERS,
        ),
        "locale": locale,
        "context": CONTEXTS.get(
            data.get("context", -1), Context.GUILD if guild_id else Context.BOT_DM
        ),
        "permissions": permissions,
        "access": ChannelAccess(
            is_member=is_member,
            in_thread=in_thread,
            permissions=Permission(int(data.get("app_permissions", 0))),
        ),
        "command_id": command_id,
        "recipients": frozenset(recipients),
        "message": message,
    }
    name = given["custom_id" if kind in (Kind.COMPONENT, Kind.FORM) else "name"]
    if not isinstance(name, str):
        raise TypeError("a name is no text")
    if kind in (Kind.COMPONENT, Kind.FORM):
        return Request(
            name=name,
            values=tuple(map(str, given.get("values", ()))),
            resolved=_resolved(found, guild_id) if (found := given.get("resolved")) else {},
            fields=_fields(given["components"]) if kind is Kind.FORM else {},
            **common,
        ), token
    name, options = _subcommand(name, given.get("options", ()))
    resolved: Mapping[str, Any] = given.get("resolved") or {}
    if kind is Kind.AUTOCOMPLETE:  # While somebody types, Discord resolves nobody.
        people = (each for each in options if each["type"] == OptionType.USER)
        resolved = {"users": {each.get("value"): {"username": ""} for each in people}}
    bot_id = data["application_id"]  # Discord gives an application and its bot the same id.
    values = {option["name"]: _value(option, resolved, bot_id) for option in options}
    if "target_id" in given:
        target = given["target_id"]
        is_user = target in resolved.get("users", {})
        values["target"] = _user(target, resolved, bot_id) if is_user else MessageId(_id(target))
    focused = next((option["name"] for option in options if option.get("focused")), None)
    return Request(name=name, options=values, focused=focused, **common), token


def parse_unreadable(data: Any) -> tuple[Request, Token]:
    """Read of an interaction what it takes to say that the rest of it cannot be read.

    Nothing answers such a request. Raises KeyError, TypeError or ValueError where even that is not
    there: its id and its token.
    """
    interaction_id = InteractionId(int(data["id"]))
    token = Token(interaction_id, _number(data.get("application_id")), str(data["token"]))
    member, locale = data.get("member"), data.get("locale")
    user = member.get("user") if isinstance(member, Mapping) else data.get("user")
    user_id = _number(user.get("id")) if isinstance(user, Mapping) else 0
    locale = locale if isinstance(locale, str) else DEFAULT_LOCALE
    channel_id = ChannelId(_number(data.get("channel_id")))
    place, person = Place(None, channel_id, locale), Person(UserId(user_id), "")
    caller = Caller(interaction_id, place, person, frozenset(), frozenset(), None)
    kinds = [kind for number, kind in KINDS.items() if number == data.get("type")]
    return Request(next(iter(kinds), Kind.COMMAND), "", caller, locale), token


def _number(value: Any) -> int:
    return int(value) if isinstance(value, int | str) and f"{value}".isdecimal() else 0


def _id(value: Any) -> int:
    """Return an id. Raises TypeError or ValueError for what cannot be one."""
    if not 0 < int(value) <= LARGEST:
        raise ValueError("no id of Discord's")
    return int(value)


def _name(user: Mapping[str, Any], member: Mapping[str, Any] | None) -> str:
    """Return by which name somebody is shown. Raises TypeError."""
    name = (member and member.get("nick")) or user.get("global_name") or user["username"]
    if not isinstance(name, str):
        raise TypeError("a name is no text")
    # PostgreSQL's text holds every character but this one.
    return name.replace("\0", "")


def _resolved(resolved: Mapping[str, Any], guild_id: GuildId | None) -> Mapping[int, Resolved]:
    """Return what Discord says of the users, roles and channels that a select chose."""
    members = resolved.get("members", {})
    found = {_id(each): Resolved(each in members) for each in resolved.get("users", {})}
    found |= {_id(each): Resolved(is_here=True) for each in resolved.get("roles", {})}
    for each, channel in resolved.get("channels", {}).items():
        guild = channel.get("guild_id")
        permissions = Permission(int(channel.get("permissions", 0)))
        is_here = guild_id is not None and (guild is None or int(guild) == guild_id)
        found[_id(each)] = Resolved(is_here, channel.get("type"), permissions)
    return found


def _subcommand(
    name: str, options: Sequence[Mapping[str, Any]]
) -> tuple[str, Sequence[Mapping[str, Any]]]:
    """Return the whole name of a command, such as "ttt start", and the options given to it."""
    while options and options[0]["type"] in SUBCOMMANDS:
        name, options = f"{name} {options[0]['name']}", options[0].get("options", ())
    return name, options


def _value(option: Mapping[str, Any], resolved: Mapping[str, Any], bot_id: str) -> Any:
    # An option that is being typed may hold anything yet.
    if option["type"] == OptionType.USER and not option.get("focused"):
        return _user(option["value"], resolved, bot_id)
    return option["value"]


def _user(user_id: str, resolved: Mapping[str, Any], bot_id: str) -> User:
    user = resolved["users"][user_id]
    member = resolved.get("members", {}).get(user_id)
    return User(
        Person(UserId(_id(user_id)), _name(user, member)),
        is_bot=bool(user.get("bot", False)),
        is_self=user_id == bot_id,
        permissions=None if member is None else Permission(int(member["permissions"])),
    )


def _fields(components: Sequence[Mapping[str, Any]]) -> Mapping[str, str]:
    """Return what was written into a form by the names of its inputs."""
    inputs = [label.get("component", {}) for label in components]
    return {str(each.get("custom_id")): str(each.get("value", "")) for each in inputs}
