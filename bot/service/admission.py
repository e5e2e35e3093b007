"""Admission: whether a server lets this person play in this channel."""

from bot.model import Caller, GuildSettings
from bot.model.errors import NotDone, Why


def admit(caller: Caller, settings: GuildSettings) -> None:
    """Check that games may be started here by this person.

    Raises NotDone.
    """
    if not admits_channel(caller, settings):
        raise NotDone(Why.CHANNEL_NOT_ALLOWED, channels=settings.channels)
    if settings.roles and not settings.roles & caller.roles:
        raise NotDone(Why.ROLE_NOT_ALLOWED)


def check_seen(caller: Caller) -> None:
    """Check that others see what the caller wants to show them. Raises NotDone."""
    if caller.is_kept_private:
        raise NotDone(Why.KEPT_PRIVATE)


def admits_channel(caller: Caller, settings: GuildSettings) -> bool:
    """Return whether games may be played in this channel at all."""
    return not settings.channels or bool(settings.channels & caller.channels)
