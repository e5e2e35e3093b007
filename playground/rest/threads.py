"""REST: threads and who is in them."""

from .. import payloads, threads
from ..checks.forms import Form
from ..errors import refusal
from ..permissions import Permission
from ..records import THREADS, Channel, ChannelKind, Json, User
from .calls import Call, Route
from .channels import ARCHIVE_AFTER_MINUTES
from .places import channel_of, guild_of, message_of

KINDS = (int(ChannelKind.PUBLIC_THREAD), int(ChannelKind.PRIVATE_THREAD))


def routes() -> list[Route]:
    """Return the routes."""
    channel = "/channels/{channel_id}"
    members = channel + "/thread-members"
    return [
        Route("POST", channel + "/threads", _start, status=201),
        Route("POST", channel + "/messages/{message_id}/threads", _start, status=201),
        Route("GET", "/guilds/{guild_id}/threads/active", _active),
        Route("GET", channel + "/threads/archived/public", _archived),
        Route("GET", channel + "/threads/archived/private", _archived),
        Route("GET", members, _list),
        Route("PUT", members + "/@me", _join),
        Route("DELETE", members + "/@me", _leave),
        Route("GET", members + "/{user_id}", _get),
        Route("PUT", members + "/{user_id}", _add),
        Route("DELETE", members + "/{user_id}", _remove),
    ]


def _start(call: Call) -> Json:
    world = call.context.world
    form = Form()
    name = form.string(call.form, "name", (), 1, 100, required=True)
    kind = form.choice(call.form, "type", (), KINDS) or ChannelKind.PRIVATE_THREAD
    after = form.choice(call.form, "auto_archive_duration", (), ARCHIVE_AFTER_MINUTES)
    slowmode = form.integer(call.form, "rate_limit_per_user", (), 0, 21600)
    form.boolean(call.form, "invitable", ())
    from_message = "message_id" in call.path
    private = not from_message and kind == ChannelKind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    channel = channel_of(call)
    if channel.kind != ChannelKind.TEXT:
        raise refusal(50024)
    channel_of(call, needed)
    message = message_of(call, channel) if from_message else None
    form.finish()
    if message is not None and message.id in world.channels:
        raise refusal(160004)
    thread = threads.add_thread(
        world, channel, name or "", world.bot, private=private, message=message
    )
    thread.auto_archive_minutes = after or thread.auto_archive_minutes
    thread.slowmode_seconds = slowmode or 0
    return payloads.channel(thread)


def _active(call: Call) -> Json:
    world = call.context.world
    found = threads.active(guild_of(call), world.bot, world)
    return _listed(found, world.bot)


def _listed(found: list[Channel], bot: User) -> Json:
    joined = [payloads.thread_member(each, bot) for each in found if bot in each.recipients]
    return {"threads": [payloads.channel(each) for each in found], "members": joined}


def _archived(call: Call) -> Json:
    world = call.context.world
    parent = channel_of(call, Permission.READ_MESSAGE_HISTORY)
    limit = call.query.integer("limit", 2, 100, 50)
    found = [
        each
        for each in world.channels.values()
        if each.parent is parent and each.archived and world.sees(world.bot, each)
    ]
    return _listed(found[:limit], world.bot) | {"has_more": len(found) > limit}


def _thread(call: Call) -> Channel:
    thread = channel_of(call)
    if thread.kind not in THREADS:
        raise refusal(50024)
    return thread


def _list(call: Call) -> list[Json]:
    thread = _thread(call)
    return [payloads.thread_member(thread, each) for each in thread.recipients]


def _user(call: Call, thread: Channel) -> User:
    user = call.context.world.users.get(call.id("user_id"))
    if user is None:
        raise refusal(10013)
    if thread.guild is None or user.id not in thread.guild.members:
        raise refusal(10007)
    return user


def _get(call: Call) -> Json:
    thread = _thread(call)
    user = _user(call, thread)
    if user not in thread.recipients:
        raise refusal(10007)
    return payloads.thread_member(thread, user)


def _open(thread: Channel) -> Channel:
    if thread.archived:
        raise refusal(50083)
    return thread


def _join(call: Call) -> None:
    threads.add_member(call.context.world, _open(_thread(call)), call.context.world.bot)


def _leave(call: Call) -> None:
    threads.remove_member(call.context.world, _open(_thread(call)), call.context.world.bot)


def _add(call: Call) -> None:
    thread = _open(_thread(call))
    threads.add_member(call.context.world, thread, _user(call, thread))


def _remove(call: Call) -> None:
    thread = _open(_thread(call))
    user = _user(call, thread)
    if thread.owner_id != call.context.world.bot.id:
        channel_of(call, Permission.MANAGE_THREADS)
    threads.remove_member(call.context.world, thread, user)
