"""Discord's JSON for the records."""

from .messages import (
    ATTACHMENT_LIMIT_BYTES,
    attachment,
    forwarded,
    message,
    message_event,
    reaction,
)
from .people import interacting_member, member, own_user, resolved_member, role, user
from .places import (
    channel,
    emoji,
    guild,
    interaction_guild,
    thread_member,
    webhook,
    whole_guild,
)

__all__ = [
    "ATTACHMENT_LIMIT_BYTES",
    "attachment",
    "channel",
    "emoji",
    "forwarded",
    "guild",
    "interacting_member",
    "interaction_guild",
    "member",
    "message",
    "message_event",
    "own_user",
    "reaction",
    "resolved_member",
    "role",
    "thread_member",
    "user",
    "webhook",
    "whole_guild",
]
