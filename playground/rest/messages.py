"""REST: messages of channels."""

from datetime import timedelta

from ..checks.forms import Form
from ..composing import REPLY
from ..errors import refusal
from ..payloads import forwarded
from ..permissions import Permission, can_send, in_channel
from ..records import Channel, ChannelKind, Json, Message, MessageFlag
from ..snowflakes import created_at, now, parse_snowflake
from .calls import Call, Route
from .places import channel_of, message_of, shown

NONCE_LASTS = timedelta(minutes=5)
REPLYING, FORWARDING = 0, 1


def routes() -> list[Route]:
    """Return the routes."""
    messages = "/channels/{channel_id}/messages"
    message = messages + "/{message_id}"
    return [
        Route("GET", messages, _list),
        Route("POST", messages, _create),
        Route("GET", message, _get),
        Route("PATCH", message, _edit),
        Route("DELETE", message, _delete),
        Route("POST", messages + "/bulk-delete", _bulk_delete),
        Route("POST", "/channels/{channel_id}/typing", _typing, ignored=True),
    ]


def _list(call: Call) -> list[Json]:
    channel = channel_of(call, Permission.READ_MESSAGE_HISTORY)
    visible = [each for each in channel.messages.values() if not each.ephemeral]
    limit = call.query.integer("limit", 1, 100, 50)
    around, before, after = map(call.query.snowflake, ("around", "before", "after"))
    if around is not None:
        older = [each for each in visible if each.id < around]
        newer = [each for each in visible if each.id >= around]
        chosen = older[max(0, len(older) - limit // 2) :] + newer[: max(1, limit - limit // 2)]
        chosen = chosen[:limit]
    elif before is not None:
        chosen = [each for each in visible if each.id < before][-limit:]
    elif after is not None:
        chosen = [each for each in visible if each.id > after][:limit]
    else:
        chosen = visible[-limit:]
    return [shown(call, each) for each in reversed(chosen)]


def _create(call: Call) -> Json:
    world = call.context.world
    channel = channel_of(call)
    if channel.kind == ChannelKind.DM and not all(each.takes_dms for each in channel.recipients):
        raise refusal(50007)
    if channel.kind == ChannelKind.CATEGORY:
        raise refusal(50024)
    if not can_send(channel, world.bot):
        raise refusal(50013)
    if channel.locked:
        raise refusal(160005)
    if call.uploads and Permission.ATTACH_FILES not in in_channel(channel, world.bot):
        raise refusal(50013)
    if (again := _sent_before(call, channel)) is not None:
        return shown(call, again)
    kind, reference = _reference(call, channel)
    if kind == FORWARDING and reference is not None:
        return shown(call, world.post(_forward(call, channel, reference)))
    message = call.context.composer.new(
        channel,
        world.bot,
        call.form,
        call.uploads,
        kind=REPLY if reference else 0,
        reference=reference,
    )
    return shown(call, world.post(message))


def _sent_before(call: Call, channel: Channel) -> Message | None:
    """Return the message with the same nonce, if the bot asks to send each nonce once."""
    nonce = call.form.get("nonce")
    if call.form.get("enforce_nonce") is not True or nonce in (None, ""):
        return None
    for message in reversed(channel.messages.values()):
        if now() - created_at(message.id) > NONCE_LASTS:
            return None
        own = message.author is call.context.world.bot
        if own and message.nonce is not None and str(message.nonce) == str(nonce):
            return message
    return None


def _reference(call: Call, channel: Channel) -> tuple[int, Message | None]:
    """Return whether a message replies or forwards, and what. Raises DiscordError."""
    raw = call.form.get("message_reference")
    if raw is None:
        return REPLYING, None
    form, here = Form(), ("message_reference",)
    reference = form.mapping(raw, here)
    form.finish()
    assert reference is not None
    kind = form.choice(reference, "type", here, (REPLYING, FORWARDING)) or REPLYING
    number = form.snowflake(reference, "message_id", here, required=True)
    place = form.snowflake(reference, "channel_id", here, required=kind == FORWARDING)
    must_exist = form.flag(reference, "fail_if_not_exists", here, default=True)
    if kind == REPLYING and place not in (None, channel.id):
        form.add_error(
            here, "REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL", "Cannot reply to another channel"
        )
    form.finish()
    world = call.context.world
    source = channel if place is None else world.channels.get(place)
    if source is None or not world.sees(world.bot, source):
        raise refusal(50001 if source else 10003)
    found = source.messages.get(number or 0)
    if found is not None and found.ephemeral:
        found = None
    if found is None and (must_exist or kind == FORWARDING):
        raise refusal(10008)
    return kind, found


def _forward(call: Call, channel: Channel, original: Message) -> Message:
    world = call.context.world
    message = Message(world.snowflakes.next(), channel, world.bot, reference=original)
    message.forwarded = forwarded(original, world.base_url)
    message.flags = int(MessageFlag.HAS_SNAPSHOT)
    message.nonce = call.form.get("nonce")
    return message


def _get(call: Call) -> Json:
    return shown(call, message_of(call, channel_of(call, Permission.READ_MESSAGE_HISTORY)))


def _edit(call: Call) -> Json:
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author is not call.context.world.bot or message.forwarded is not None:
        raise refusal(50005)
    if channel.archived:
        raise refusal(50083)
    call.context.composer.edit(message, call.form, call.uploads)
    return shown(call, message)


def _delete(call: Call) -> None:
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author is not call.context.world.bot:
        if channel.guild is None:
            raise refusal(50003)
        channel_of(call, Permission.MANAGE_MESSAGES)
    call.context.world.delete_message(message)


def _bulk_delete(call: Call) -> None:
    channel = channel_of(call, Permission.MANAGE_MESSAGES)
    form = Form()
    listed = form.items(call.form, "messages", (), 2, 100, required=True) or []
    for index, raw in enumerate(listed):
        form.snowflake({"id": raw}, "id", ("messages", index))
    form.finish()
    for raw in listed:
        if message := channel.messages.get(parse_snowflake(raw) or 0):
            call.context.world.delete_message(message)


def _typing(call: Call) -> None:
    if not can_send(channel_of(call), call.context.world.bot):
        raise refusal(50013)
