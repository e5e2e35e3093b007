"""Permissions, and what the bot may do in a channel."""

from dataclasses import dataclass
from enum import IntFlag


class Permission(IntFlag):
    """Bits as in Discord's documentation, Permissions, Bitwise Permission Flags."""

    ADMINISTRATOR = 1 << 3
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    ATTACH_FILES = 1 << 15
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


NOTHING = Permission(0)


@dataclass(frozen=True, slots=True)
class ChannelAccess:
    """What the bot may do in a channel: whether the server added it, and its permissions."""

    is_member: bool = False
    in_thread: bool = False
    permissions: Permission = NOTHING


NO_ACCESS = ChannelAccess()
