"""Permissions: what the bot needs in a channel, and the lines that say what is missing.

Answers to commands and buttons need none, but a picture is shared only where files may be attached.
Without an interaction the bot edits its own messages, for which it must see the channel, and posts
reminders.
"""

from collections.abc import Mapping

from bot.model import Caller, GuildSettings
from bot.service.admission import admits_channel
from bot.ui.permissions import ChannelAccess, Permission
from bot.ui.text.names import channel_mention
from bot.ui.text.texts import Words

MESSAGE_KEYS: Mapping[Permission, str] = {
    Permission.VIEW_CHANNEL: "view",
    Permission.SEND_MESSAGES: "send",
    Permission.SEND_MESSAGES_IN_THREADS: "send-in-threads",
    Permission.ATTACH_FILES: "attach",
}
"""The permissions that the bot needs, each with the end of its messages' keys."""


def check_lines(
    access: ChannelAccess, caller: Caller, settings: GuildSettings, words: Words
) -> list[str]:
    """Return what the bot may do in the channel of a caller and what it lacks, line by line."""
    lines = [words("check-title", channel=channel_mention(caller.place.channel_id))]
    if not access.is_member:
        lines.append(words("check-no-member"))
    else:
        lines += _permission_lines(access, words)
    if not admits_channel(caller, settings):
        lines.append(words("check-not-allowed"))
    return lines


def _permission_lines(access: ChannelAccess, words: Words) -> list[str]:
    posting = Permission.SEND_MESSAGES_IN_THREADS if access.in_thread else Permission.SEND_MESSAGES
    needed = Permission.VIEW_CHANNEL, posting, Permission.ATTACH_FILES
    lines = [_line(permission, access, words) for permission in needed]
    has_all = all(permission & access.permissions for permission in needed)
    return [*lines, words("check-well" if has_all else "check-how")]


def _line(permission: Permission, access: ChannelAccess, words: Words) -> str:
    key = f"permission-{MESSAGE_KEYS[permission]}"
    if permission & access.permissions:
        return words("check-has", permission=words(key))
    return f"{words('check-lacks', permission=words(key))} {words(f'{key}-why')}"
