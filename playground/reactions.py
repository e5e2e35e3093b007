"""Emoji below messages, put there by people and by the bot."""

from . import payloads
from .errors import refusal
from .records import Json, Message, Reaction, User
from .world import World

MOST_REACTIONS = 20
"""Different emoji below one message."""


def key_of(emoji: Json) -> str:
    """Return by what a reaction is found: the emoji's id, or the emoji itself."""
    return str(emoji.get("id") or emoji["name"])


def add(world: World, message: Message, emoji: Json, user: User) -> None:
    """Put a reaction below a message; nothing happens if it is there already.

    Raises DiscordError 30010 if there are too many kinds.
    """
    key = key_of(emoji)
    if key not in message.reactions:
        if len(message.reactions) >= MOST_REACTIONS:
            raise refusal(30010)
        message.reactions[key] = Reaction(emoji)
    users = message.reactions[key].users
    if user not in users:
        users.append(user)
        data = _data(message, emoji, user) | {"type": 0, "burst": False}
        data["message_author_id"] = str(message.author.id)
        world.publish_about("MESSAGE_REACTION_ADD", message, data)


def remove(world: World, message: Message, emoji: Json, user: User) -> None:
    """Take a user's reaction away. Raises DiscordError 10014 if there is none."""
    key = key_of(emoji)
    reaction = message.reactions.get(key)
    if reaction is None or user not in reaction.users:
        raise refusal(10014)
    reaction.users.remove(user)
    if not reaction.users:
        del message.reactions[key]
    data = _data(message, emoji, user) | {"type": 0, "burst": False}
    world.publish_about("MESSAGE_REACTION_REMOVE", message, data)


def clear(world: World, message: Message, emoji: Json | None = None) -> None:
    """Take all reactions away, or all with one emoji."""
    if emoji is None:
        message.reactions.clear()
        world.publish_about("MESSAGE_REACTION_REMOVE_ALL", message, _place(message))
    else:
        message.reactions.pop(key_of(emoji), None)
        data = _place(message) | {"emoji": emoji}
        world.publish_about("MESSAGE_REACTION_REMOVE_EMOJI", message, data)


def _place(message: Message) -> Json:
    data = {"channel_id": str(message.channel.id), "message_id": str(message.id)}
    return data | ({"guild_id": str(message.channel.guild_id)} if message.channel.guild else {})


def _data(message: Message, emoji: Json, user: User) -> Json:
    data = _place(message) | {"user_id": str(user.id), "emoji": emoji}
    guild = message.channel.guild
    member = guild.members.get(user.id) if guild else None
    return data | ({"member": payloads.member(member)} if member else {})
