"""Permissions: what a server must allow the bot, and no more.

Answers to commands and presses need none. Without somebody's press the bot edits messages of its
own, for which it must see the channel, and posts reminders. Reference: Discord's documentation,
Edit Message and Create Message.
"""

from collections.abc import Mapping

NEEDED: Mapping[str, str] = {
    "view_channel": "view",
    "send_messages": "send",
    "send_messages_in_threads": "send-in-threads",
}
"""Permissions as discord.py names them, each with the end of its messages' keys."""


def needed_in(*, thread: bool) -> Mapping[str, str]:
    """Return those that count in a channel, or in a thread."""
    elsewhere = "send_messages" if thread else "send_messages_in_threads"
    return {name: key for name, key in NEEDED.items() if name != elsewhere}
