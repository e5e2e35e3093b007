"""Threads: opening them, from a message or without, and who is in them."""

from . import payloads
from .records import THREADS, Channel, ChannelKind, Guild, Message, MessageFlag, User
from .world import World


def add_thread(
    world: World,
    parent: Channel,
    name: str,
    owner: User,
    *,
    private: bool = False,
    message: Message | None = None,
) -> Channel:
    """Open a thread in a text channel; its owner is the first one in it.

    One that starts from a message has the message's id.
    """
    kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
    number = message.id if message else world.snowflakes.next()
    thread = Channel(number, name, kind, parent.guild, parent)
    thread.owner_id = owner.id
    thread.recipients.append(owner)
    world.channels[thread.id] = thread
    if parent.guild:
        parent.guild.channels[thread.id] = thread
    data = payloads.channel(thread) | {"newly_created": True}
    world.publish("THREAD_CREATE", data, thread)
    if message is not None:
        message.thread = thread
        message.flags |= MessageFlag.HAS_THREAD
        world.changed(message, edited=False)
    world.publish("world", {})
    return thread


def active(guild: Guild, viewer: User, world: World) -> list[Channel]:
    """Return the threads of a server that are not archived and that somebody can see."""
    threads = [each for each in guild.channels.values() if each.kind in THREADS]
    return [each for each in threads if not each.archived and world.sees(viewer, each)]


def add_member(world: World, thread: Channel, user: User) -> None:
    """Let a user be in a thread."""
    if user not in thread.recipients:
        thread.recipients.append(user)
        _publish(world, thread, added=user)


def remove_member(world: World, thread: Channel, user: User) -> None:
    """Take a user out of a thread."""
    if user in thread.recipients:
        thread.recipients.remove(user)
        _publish(world, thread, removed=user)


def _publish(
    world: World, thread: Channel, added: User | None = None, removed: User | None = None
) -> None:
    data = {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": len(thread.recipients),
        "added_members": [payloads.thread_member(thread, added)] if added else [],
        "removed_member_ids": [str(removed.id)] if removed else [],
    }
    world.publish("THREAD_MEMBERS_UPDATE", data, thread)
    world.publish("world", {})
