"""Admission: whether a server lets this person play in this channel."""

from bot.errors import ChannelNotAllowed, RoleNotAllowed
from bot.model import GuildSettings, Visit


def admit(visit: Visit, settings: GuildSettings) -> None:
    """Check that games may be started here by this person.

    Raises ChannelNotAllowed or RoleNotAllowed.
    """
    if settings.channels and not settings.channels & visit.rooms:
        raise ChannelNotAllowed(settings.channels)
    if settings.roles and not settings.roles & visit.roles:
        raise RoleNotAllowed
