"""Whom a message names, and whom it pings."""

import re
from dataclasses import dataclass

from .checks.forms import Form, Path
from .checks.kinds import TEXT, walk
from .permissions import Permission, in_channel
from .records import Channel, Json, Message, MessageFlag, User
from .snowflakes import parse_snowflake

_USER = re.compile(r"<@!?(\d{1,20})>")
_ROLE = re.compile(r"<@&(\d{1,20})>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")


@dataclass(frozen=True, slots=True)
class Allowed:
    """Which mentions count: kinds as a whole, and single users and roles."""

    kinds: frozenset[str] = frozenset({"users", "roles", "everyone"})
    users: frozenset[int] = frozenset()
    roles: frozenset[int] = frozenset()
    replied_user: bool = True

    def user(self, user_id: int) -> bool:
        """Return whether naming this user counts."""
        return "users" in self.kinds or user_id in self.users

    def role(self, role_id: int) -> bool:
        """Return whether naming this role counts."""
        return "roles" in self.kinds or role_id in self.roles


ANYONE = Allowed()
ONLY_USERS = Allowed(frozenset({"users"}))
"""What answers to interactions may do by default."""


def read_allowed(body: Json, default: Allowed, form: Form, path: Path) -> Allowed:
    """Read `allowed_mentions` from a message's body; `default` if it is absent."""
    raw = body.get("allowed_mentions")
    if raw is None:
        return default
    here = (*path, "allowed_mentions")
    read = form.mapping(raw, here)
    if read is None:
        return default
    kinds = form.items(read, "parse", here, 0, 3) or []
    for index, kind in enumerate(kinds):
        if kind not in ("users", "roles", "everyone"):
            form.add_error(
                (*here, "parse", index),
                "BASE_TYPE_CHOICES",
                "Value must be one of ('users', 'roles', 'everyone').",
            )
    single = {
        key: frozenset(
            number
            for each in form.items(read, key, here, 0, 100) or []
            if (number := parse_snowflake(each)) is not None
        )
        for key in ("users", "roles")
    }
    for key, ids in single.items():
        if ids and key in kinds:
            form.add_error(
                here,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )
    replied = bool(form.boolean(read, "replied_user", here))
    return Allowed(frozenset(map(str, kinds)), single["users"], single["roles"], replied)


def shown_text(message: Message) -> str:
    """Return what can be read in a message outside of embeds: content and text displays."""
    texts = [message.content] if message.content else []
    texts.extend(each["content"] for each in walk(message.components) if each["type"] == TEXT)
    return "\n".join(texts)


def apply(message: Message, allowed: Allowed, users: dict[int, User], *, pings: bool) -> None:
    """Write into a message whom it mentions and, if it `pings`, whom that notifies."""
    text = shown_text(message)
    place = message.channel
    roles = place.guild.roles if place.guild else {}
    named = [users[each] for each in map(int, _USER.findall(text)) if each in users]
    message.mentions = [user for user in dict.fromkeys(named) if allowed.user(user.id)]
    replied = message.reference.author if message.reference else None
    if replied and allowed.replied_user and replied not in message.mentions:
        message.mentions.append(replied)
    message.mention_roles = [
        each
        for each in dict.fromkeys(map(int, _ROLE.findall(text)))
        if each in roles and allowed.role(each)
    ]
    may_ping_all = Permission.MENTION_EVERYONE in in_channel(place, message.author)
    named_all = bool(_EVERYONE.search(text)) and "everyone" in allowed.kinds
    message.mention_everyone = named_all and may_ping_all
    silent = message.ephemeral or message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    if pings and not silent:
        message.pinged = _pinged(message, place, may_ping_all)


def _pinged(message: Message, place: Channel, may_ping_roles: bool) -> set[int]:
    pinged = {user.id for user in message.mentions}
    members = place.guild.members if place.guild else {}
    for member in members.values():
        holds = not set(member.roles).isdisjoint(message.mention_roles) and may_ping_roles
        if holds or message.mention_everyone:
            pinged.add(member.user.id)
    if not place.guild and message.mention_everyone:
        pinged |= {user.id for user in place.recipients}
    pinged.discard(message.author.id)
    everyone = [member.user for member in members.values()] or place.recipients
    return {user.id for user in everyone if user.id in pinged and in_channel(place, user)}
