"""REST: channels and their messages."""

from .. import payloads
from ..composing import REPLY, message_in
from ..errors import refusal
from ..permissions import Permission, can_send, in_channel
from ..records import THREADS, Channel, ChannelKind, Json, Message
from ..snowflakes import parse_snowflake
from ..world import World
from .calls import Call, Route


def routes() -> list[Route]:
    """Return the routes."""
    channel = "/channels/{channel_id}"
    message = channel + "/messages/{message_id}"
    return [
        Route("GET", channel, _get_channel),
        Route("PATCH", channel, _edit_channel),
        Route("DELETE", channel, _delete_channel),
        Route("GET", channel + "/messages", _list),
        Route("POST", channel + "/messages", _create),
        Route("GET", message, _get),
        Route("PATCH", message, _edit),
        Route("DELETE", message, _delete),
        Route("POST", channel + "/messages/bulk-delete", _bulk_delete),
        Route("POST", channel + "/typing", _typing),
        Route("POST", channel + "/threads", _start_thread),
        Route("POST", message + "/threads", _start_thread),
        Route("POST", "/users/@me/channels", _open_dm),
    ]


def _channel(call: Call, *needed: Permission) -> Channel:
    """Return the channel of a call, in which the bot holds these permissions.

    Raises DiscordError 10003, 50001 or 50013.
    """
    world = call.context.world
    channel = world.channels.get(call.id("channel_id"))
    if channel is None:
        raise refusal(10003)
    if channel.refuses_bot:
        raise refusal(channel.refuses_bot)
    held = in_channel(channel, world.bot)
    if Permission.VIEW_CHANNEL not in held:
        raise refusal(50001)
    for permission in needed:
        if permission not in held:
            raise refusal(50013)
    return channel


def _shown(call: Call, message: Message) -> Json:
    return payloads.message(message, call.context.world.base_url)


def _get_channel(call: Call) -> Json:
    return payloads.channel(_channel(call), without=call.context.world.bot)


def _edit_channel(call: Call) -> Json:
    channel = _channel(call)
    manages = Permission.MANAGE_THREADS if channel.kind in THREADS else Permission.MANAGE_CHANNELS
    own = channel.kind in THREADS and channel.owner_id == call.context.world.bot.id
    if not own:
        _channel(call, manages)
    if name := call.form.get("name"):
        call.context.world.rename_channel(channel, str(name))
    if channel.kind in THREADS and "archived" in call.form:
        call.context.world.archive(
            channel,
            archived=bool(call.form["archived"]),
            locked=bool(call.form.get("locked", channel.locked)),
        )
    return payloads.channel(channel)


def _delete_channel(call: Call) -> Json:
    channel = _channel(call)
    if channel.kind != ChannelKind.DM:
        in_thread = channel.kind in THREADS
        _channel(call, Permission.MANAGE_THREADS if in_thread else Permission.MANAGE_CHANNELS)
        call.context.world.delete_channel(channel)
    return payloads.channel(channel)


def _list(call: Call) -> list[Json]:
    channel = _channel(call, Permission.READ_MESSAGE_HISTORY)
    visible = [each for each in channel.messages.values() if not each.ephemeral]
    limit = min(100, max(1, int(call.query.get("limit") or 50)))
    before = parse_snowflake(call.query.get("before"))
    after = parse_snowflake(call.query.get("after"))
    if before is not None:
        visible = [each for each in visible if each.id < before]
    if after is not None:
        chosen = [each for each in visible if each.id > after][:limit]
    else:
        chosen = visible[-limit:]
    return [_shown(call, each) for each in reversed(chosen)]


def _create(call: Call) -> Json:
    world = call.context.world
    channel = _channel(call)
    if channel.kind == ChannelKind.DM and not all(each.takes_dms for each in channel.recipients):
        raise refusal(50007)
    if not can_send(channel, world.bot):
        raise refusal(50013)
    if channel.locked:
        raise refusal(160005)
    _may_attach(call, channel)
    reference = _reference(call, channel)
    message = call.context.composer.new(
        channel,
        world.bot,
        call.form,
        call.uploads,
        kind=REPLY if reference else 0,
        reference=reference,
    )
    return _shown(call, world.post(message))


def _may_attach(call: Call, channel: Channel) -> None:
    held = in_channel(channel, call.context.world.bot)
    if call.uploads and Permission.ATTACH_FILES not in held:
        raise refusal(50013)


def _reference(call: Call, channel: Channel) -> Message | None:
    raw = call.form.get("message_reference")
    if not raw:
        return None
    found = channel.messages.get(parse_snowflake(raw.get("message_id")) or 0)
    if found is None and raw.get("fail_if_not_exists", True):
        raise refusal(10008)
    return found


def _message(call: Call, channel: Channel) -> Message:
    message = message_in(channel, call.id("message_id"))
    if message.ephemeral:
        raise refusal(10008)
    return message


def _get(call: Call) -> Json:
    return _shown(call, _message(call, _channel(call, Permission.READ_MESSAGE_HISTORY)))


def _edit(call: Call) -> Json:
    channel = _channel(call)
    message = _message(call, channel)
    if message.author is not call.context.world.bot:
        raise refusal(50005)
    if channel.archived:
        raise refusal(50083)
    call.context.composer.edit(message, call.form, call.uploads)
    return _shown(call, message)


def _delete(call: Call) -> None:
    channel = _channel(call)
    message = _message(call, channel)
    if message.author is not call.context.world.bot:
        if channel.guild is None:
            raise refusal(50003)
        _channel(call, Permission.MANAGE_MESSAGES)
    call.context.world.delete_message(message)


def _bulk_delete(call: Call) -> None:
    channel = _channel(call, Permission.MANAGE_MESSAGES)
    for raw in call.form.get("messages") or []:
        if message := channel.messages.get(parse_snowflake(raw) or 0):
            call.context.world.delete_message(message)


def _typing(call: Call) -> None:
    if not can_send(_channel(call), call.context.world.bot):
        raise refusal(50013)


def _start_thread(call: Call) -> Json:
    world = call.context.world
    private = call.form.get("type") == ChannelKind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    channel = _channel(call, needed)
    if "message_id" in call.path:
        _message(call, channel)
    name = str(call.form.get("name") or "thread")
    thread = world.add_thread(channel, name, world.bot, private=private)
    return payloads.channel(thread)


def _open_dm(call: Call) -> Json:
    world: World = call.context.world
    user = world.users.get(parse_snowflake(call.form.get("recipient_id")) or 0)
    if user is None:
        raise refusal(10013)
    if user is world.bot:
        raise refusal(50007)
    return payloads.channel(world.dm_with(user), without=world.bot)
