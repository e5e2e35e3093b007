"""REST: reactions to messages, and pins."""

from .. import payloads, pins, reactions
from ..checks.emoji import is_emoji
from ..emojis import usable_emoji
from ..errors import refusal
from ..permissions import Permission, in_channel
from ..records import Channel, Json, Message, User
from ..snowflakes import parse_snowflake, timestamp
from .calls import Call, Route
from .places import channel_of, message_of, shown


def routes() -> list[Route]:
    """Return the routes."""
    channel = "/channels/{channel_id}"
    every = channel + "/messages/{message_id}/reactions"
    one = every + "/{emoji}"
    found = [
        Route("DELETE", every, _clear),
        Route("GET", one, _list),
        Route("DELETE", one, _clear_one),
        Route("PUT", one + "/@me", _add),
        Route("DELETE", one + "/@me", _remove_own),
        Route("DELETE", one + "/{user_id}", _remove_others),
        Route("GET", channel + "/messages/pins", _pins),
        Route("GET", channel + "/pins", _pins_as_before),
    ]
    for path in (channel + "/messages/pins/{message_id}", channel + "/pins/{message_id}"):
        found += [Route("PUT", path, _pin), Route("DELETE", path, _unpin)]
    return found


def _emoji(call: Call, message: Message) -> Json:
    """Read the emoji of a path, itself or as name:id. Raises DiscordError 10014."""
    text = call.path["emoji"]
    name, separator, number = text.rpartition(":")
    if not separator:
        if not is_emoji(text):
            raise refusal(10014)
        return {"id": None, "name": text}
    if known := message.reactions.get(number):
        return known.emoji
    emoji = usable_emoji(call.context.world, parse_snowflake(number) or 0)
    if emoji is None or not name:
        raise refusal(10014)
    return {"id": str(emoji.id), "name": emoji.name, "animated": emoji.animated}


def _message(call: Call, *needed: Permission) -> Message:
    return message_of(call, channel_of(call, *needed))


def _add(call: Call) -> None:
    message = _message(call, Permission.READ_MESSAGE_HISTORY)
    bot = call.context.world.bot
    emoji = _emoji(call, message)
    fresh = reactions.key_of(emoji) not in message.reactions
    if fresh and Permission.ADD_REACTIONS not in in_channel(message.channel, bot):
        raise refusal(50013)
    if message.channel.archived:
        raise refusal(50083)
    reactions.add(call.context.world, message, emoji, bot)


def _remove_own(call: Call) -> None:
    message = _message(call)
    reactions.remove(call.context.world, message, _emoji(call, message), call.context.world.bot)


def _remove_others(call: Call) -> None:
    message = _moderated(call)
    user = call.context.world.users.get(call.id("user_id"))
    if user is None:
        raise refusal(10013)
    reactions.remove(call.context.world, message, _emoji(call, message), user)


def _moderated(call: Call) -> Message:
    """Return a message whose reactions the bot may take away. Raises DiscordError."""
    message = _message(call)
    if message.channel.guild is None:
        raise refusal(50003)
    channel_of(call, Permission.MANAGE_MESSAGES)
    return message


def _clear(call: Call) -> None:
    reactions.clear(call.context.world, _moderated(call))


def _clear_one(call: Call) -> None:
    message = _moderated(call)
    reactions.clear(call.context.world, message, _emoji(call, message))


def _list(call: Call) -> list[Json]:
    message = _message(call, Permission.READ_MESSAGE_HISTORY)
    limit = call.query.integer("limit", 1, 100, 25)
    after = call.query.snowflake("after") or 0
    reaction = message.reactions.get(reactions.key_of(_emoji(call, message)))
    users: list[User] = sorted(reaction.users, key=lambda user: user.id) if reaction else []
    return [payloads.user(each) for each in users if each.id > after][:limit]


def _pins(call: Call) -> Json:
    channel = channel_of(call, Permission.READ_MESSAGE_HISTORY)
    limit = call.query.integer("limit", 1, 50, 50)
    found = pins.pinned(channel)
    items = [
        {"pinned_at": timestamp(each.pinned_at), "message": shown(call, each)}
        for each in found[:limit]
        if each.pinned_at
    ]
    return {"items": items, "has_more": len(found) > limit}


def _pins_as_before(call: Call) -> list[Json]:
    channel = channel_of(call, Permission.READ_MESSAGE_HISTORY)
    return [shown(call, each) for each in pins.pinned(channel)[:50]]


def _pinnable(call: Call) -> Message:
    channel: Channel = channel_of(call)
    held = in_channel(channel, call.context.world.bot)
    pinning = Permission.PIN_MESSAGES | Permission.MANAGE_MESSAGES
    if channel.guild is not None and not held & pinning:
        raise refusal(50013)
    return message_of(call, channel)


def _pin(call: Call) -> None:
    pins.pin(call.context.world, _pinnable(call))


def _unpin(call: Call) -> None:
    pins.unpin(call.context.world, _pinnable(call))
