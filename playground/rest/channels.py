"""REST: channels themselves: made, changed, deleted, and what they allow to whom."""

from dataclasses import dataclass

from .. import payloads, roles
from ..checks.forms import Form, Path
from ..errors import refusal
from ..permissions import Permission
from ..records import THREADS, Channel, ChannelKind, Guild, Json, Overwrite
from ..snowflakes import parse_snowflake
from ..world import World
from .calls import Call, Route
from .places import channel_of, guild_of

MOST_CHANNELS = 500
ARCHIVE_AFTER_MINUTES = (60, 1440, 4320, 10080)
MADE = (int(ChannelKind.TEXT), int(ChannelKind.CATEGORY))
"""Kinds of channel that can be made; the playground is about text."""


def routes() -> list[Route]:
    """Return the routes."""
    channel = "/channels/{channel_id}"
    return [
        Route("GET", channel, _get),
        Route("PATCH", channel, _edit),
        Route("DELETE", channel, _delete),
        Route("PUT", channel + "/permissions/{overwrite_id}", _set_overwrite),
        Route("DELETE", channel + "/permissions/{overwrite_id}", _delete_overwrite),
        Route("GET", "/guilds/{guild_id}/channels", _list),
        Route("POST", "/guilds/{guild_id}/channels", _create, status=201),
        Route("POST", "/users/@me/channels", _open_dm),
    ]


def _get(call: Call) -> Json:
    return payloads.channel(channel_of(call), without=call.context.world.bot)


def _list(call: Call) -> list[Json]:
    channels = guild_of(call).channels.values()
    return [payloads.channel(each) for each in channels if each.kind not in THREADS]


@dataclass(slots=True)
class _Changes:
    """The checked fields of a channel in a request; None where one is absent."""

    form: Form
    body: Json
    guild: Guild

    def read(self, channel: Channel | None) -> dict[str, object]:
        """Return what is to be changed, by the channel's own names. Raises DiscordError."""
        form, body = self.form, self.body
        found: dict[str, object] = {
            "name": form.string(body, "name", (), 1, 100, required=channel is None),
            "position": form.integer(body, "position", (), 0, 1 << 31),
            "nsfw": form.boolean(body, "nsfw", ()),
            "slowmode_seconds": form.integer(body, "rate_limit_per_user", (), 0, 21600),
        }
        topic = form.string(body, "topic", (), 0, 1024)
        parent = form.snowflake(body, "parent_id", ())
        category = self.guild.channels.get(parent or 0)
        if parent is not None and (category is None or category.kind != ChannelKind.CATEGORY):
            form.add_error(("parent_id",), "CHANNEL_PARENT_INVALID", "Category does not exist")
        found["overwrites"] = self._overwrites()
        form.finish()
        changed = {key: value for key, value in found.items() if value is not None}
        if "topic" in body:
            changed["topic"] = topic or None
        if "parent_id" in body:
            changed["category"] = category
        return changed

    def _overwrites(self) -> dict[int, Overwrite] | None:
        listed = self.form.items(self.body, "permission_overwrites", (), 0, 500)
        if listed is None:
            return None
        found = {}
        for index, entry in enumerate(listed):
            here = ("permission_overwrites", index)
            if (read := self.form.mapping(entry, here)) is not None:
                number = self.form.snowflake(read, "id", here, required=True)
                found[number or 0] = read_overwrite(self.form, read, here)
        return found


def read_overwrite(form: Form, body: Json, path: Path) -> Overwrite:
    """Read what a channel gives to and takes from somebody."""
    return Overwrite(
        read_permissions(form, body, "allow", path) or 0,
        read_permissions(form, body, "deny", path) or 0,
    )


def read_permissions(form: Form, body: Json, key: str, path: Path) -> int | None:
    """Read permission bits, a number or its decimal digits; None if they are absent or wrong."""
    return form.snowflake(body, key, path)


def _create(call: Call) -> Json:
    world = call.context.world
    guild = guild_of(call, Permission.MANAGE_CHANNELS)
    form = Form()
    kind = form.choice(call.form, "type", (), MADE) or ChannelKind.TEXT
    changes = _Changes(form, call.form, guild).read(None)
    if len(guild.channels) >= MOST_CHANNELS:
        raise refusal(30013)
    channel = Channel(world.snowflakes.next(), str(changes["name"]), ChannelKind(kind), guild)
    channel.position = len(guild.channels)
    _apply(channel, changes)
    guild.channels[channel.id] = world.channels[channel.id] = channel
    world.publish("CHANNEL_CREATE", payloads.channel(channel), channel)
    world.publish("world", {})
    return payloads.channel(channel)


def _apply(channel: Channel, changes: dict[str, object]) -> None:
    for name, value in changes.items():
        setattr(channel, name, value)
    if channel.kind == ChannelKind.TEXT:
        channel.name = "-".join(channel.name.lower().split())


def _edit(call: Call) -> Json:
    world = call.context.world
    channel = channel_of(call)
    if channel.guild is None:
        raise refusal(50003)
    if channel.kind in THREADS:
        return _edit_thread(call, channel)
    channel_of(call, Permission.MANAGE_CHANNELS)
    _apply(channel, _Changes(Form(), call.form, channel.guild).read(channel))
    world.publish_channel(channel)
    return payloads.channel(channel)


def _edit_thread(call: Call, thread: Channel) -> Json:
    world = call.context.world
    if thread.owner_id != world.bot.id:
        channel_of(call, Permission.MANAGE_THREADS)
    form = Form()
    name = form.string(call.form, "name", (), 1, 100)
    archived = form.flag(call.form, "archived", (), default=thread.archived)
    locked = form.flag(call.form, "locked", (), default=thread.locked)
    form.boolean(call.form, "invitable", ())
    after = form.choice(call.form, "auto_archive_duration", (), ARCHIVE_AFTER_MINUTES)
    slowmode = form.integer(call.form, "rate_limit_per_user", (), 0, 21600)
    form.finish()
    thread.name = name or thread.name
    thread.auto_archive_minutes = after or thread.auto_archive_minutes
    thread.slowmode_seconds = thread.slowmode_seconds if slowmode is None else slowmode
    world.archive(thread, archived=archived, locked=locked)
    return payloads.channel(thread)


def _delete(call: Call) -> Json:
    channel = channel_of(call)
    if channel.kind != ChannelKind.DM:
        in_thread = channel.kind in THREADS
        channel_of(call, Permission.MANAGE_THREADS if in_thread else Permission.MANAGE_CHANNELS)
        call.context.world.delete_channel(channel)
    return payloads.channel(channel)


def _overwritable(call: Call) -> Channel:
    channel = channel_of(call)
    if channel.guild is None or channel.kind in THREADS:
        raise refusal(50024)
    return channel_of(call, Permission.MANAGE_ROLES)


def _set_overwrite(call: Call) -> None:
    channel, target = _overwritable(call), call.id("overwrite_id")
    guild = channel.guild
    form = Form()
    kind = form.choice(call.form, "type", (), (0, 1), required=True)
    rule = read_overwrite(form, call.form, ())
    form.finish()
    if guild is None or target not in (guild.members if kind else guild.roles):
        raise refusal(10007 if kind else 10011)
    roles.overwrite(call.context.world, channel, target, rule)


def _delete_overwrite(call: Call) -> None:
    channel, target = _overwritable(call), call.id("overwrite_id")
    roles.overwrite(call.context.world, channel, target, None)


def _open_dm(call: Call) -> Json:
    world: World = call.context.world
    form = Form()
    form.snowflake(call.form, "recipient_id", (), required=True)
    form.finish()
    user = world.users.get(parse_snowflake(call.form.get("recipient_id")) or 0)
    if user is None:
        raise refusal(10013)
    if user is world.bot:
        raise refusal(50007)
    return payloads.channel(world.dm_with(user), without=world.bot)
