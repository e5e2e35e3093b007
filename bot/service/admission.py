"""Admission: whether a server lets this person play in this channel."""

from bot.errors import ChannelNotAllowed, RoleNotAllowed
from bot.model import GuildSettings, Visit


def admit(visit: Visit, settings: GuildSettings) -> None:
    """Check that games may be started here by this person.

    Raises ChannelNotAllowed or RoleNotAllowed.
    """
    if not admits_channel(visit, settings):
        raise ChannelNotAllowed(settings.channels)
    if settings.roles and not settings.roles & visit.roles:
        raise RoleNotAllowed


def admits_channel(visit: Visit, settings: GuildSettings) -> bool:
    """Return whether games may be played in this channel at all."""
    return not settings.channels or bool(settings.channels & visit.rooms)
