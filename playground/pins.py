"""Pinned messages."""

from .errors import refusal
from .records import Channel, Message
from .snowflakes import now, timestamp
from .world import World

MOST_PINS = 250


def pinned(channel: Channel) -> list[Message]:
    """Return a channel's pinned messages, the one that was pinned last first."""
    found = [(each.pinned_at, each) for each in channel.messages.values() if each.pinned_at]
    return [each for _, each in sorted(found, key=lambda pair: pair[0], reverse=True)]


def pin(world: World, message: Message) -> None:
    """Pin a message. Raises DiscordError 30003 if the channel has too many."""
    if message.pinned_at is None:
        if len(pinned(message.channel)) >= MOST_PINS:
            raise refusal(30003)
        message.pinned_at = now()
        _publish(world, message)


def unpin(world: World, message: Message) -> None:
    """Take a pin off a message."""
    if message.pinned_at is not None:
        message.pinned_at = None
        _publish(world, message)


def _publish(world: World, message: Message) -> None:
    world.changed(message, edited=False)
    channel = message.channel
    last = pinned(channel)[:1]
    data = {
        "channel_id": str(channel.id),
        "last_pin_timestamp": timestamp(last[0].pinned_at) if last and last[0].pinned_at else None,
    }
    if channel.guild:
        data["guild_id"] = str(channel.guild.id)
    world.publish("CHANNEL_PINS_UPDATE", data, channel)
