"""SharingService: how often one person may show others something, and in which language."""

from bot.model import Caller, UserId
from bot.model.errors import SharedJustNow
from bot.service.admission import admit, check_seen
from bot.service.core import Core, Service

SHARE_PAUSE = 30
"""Seconds between two things that one person shares; each process counts for itself."""


class SharingService(Service):
    """Notes what people share: games, positions and leaderboards."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._shared: dict[UserId, int] = {}

    async def note(self, caller: Caller) -> str:
        """Note that somebody shares something where they are; return the language to do it in.

        Raises NotDone, ChannelNotAllowed or SharedJustNow.
        """
        place = caller.place
        settings = await self._store.settings.of(place.guild_id)
        admit(caller, settings)
        check_seen(caller)
        now = self._clock()
        recent = {user: at for user, at in self._shared.items() if at > now - SHARE_PAUSE}
        if (at := recent.get(caller.person.id)) is not None:
            raise SharedJustNow(at + SHARE_PAUSE - now)
        self._shared = {**recent, caller.person.id: now}
        return settings.locale or place.locale
