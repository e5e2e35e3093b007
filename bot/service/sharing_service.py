"""SharingService: who may show others what, how often, and in which language."""

from cachetools import TTLCache

from bot.model import Caller, Game, UserId
from bot.model.errors import NotDone, SharedJustNow, Why
from bot.service.admission import admit, check_seen
from bot.service.core import Core, Service

SHARE_PAUSE = 30
"""Seconds between two things that one person shares; each process counts for itself."""

MOST_SHARING = 10_000
"""How many people are remembered for so long."""


class SharingService(Service):
    """Notes what people share: games, positions and leaderboards."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._shared = TTLCache[UserId, int, int](MOST_SHARING, SHARE_PAUSE, core.clock)

    async def note(self, caller: Caller) -> str:
        """Note that somebody shares something where they are; return the language to do it in.

        Raises NotDone, ChannelNotAllowed or SharedJustNow.
        """
        place = caller.place
        settings = await self._store.settings.of(place.guild_id)
        admit(caller, settings)
        check_seen(caller)
        user, now = caller.person.id, self._clock()
        if (at := self._shared.get(user)) is not None:
            raise SharedJustNow(at + SHARE_PAUSE - now)
        self._shared[user] = now
        return settings.locale or place.locale

    async def note_game(self, caller: Caller, game: Game) -> str:
        """Note likewise that somebody shares a finished game. Raises as `note` does.

        Those who played it may, and once in a channel, but not below the result itself.
        """
        if (why := why_not_shared(caller, game)) is not None:
            raise NotDone(why)
        locale, channel = await self.note(caller), caller.place.channel_id
        if not await self._store.played.share(game.id, channel, caller.interaction_id):
            raise NotDone(Why.GAME_SHARED)
        return locale


def why_not_shared(caller: Caller, game: Game) -> Why | None:
    """Return why the caller may not show a game to everyone where they are, None if they may."""
    channel, last = caller.place.channel_id, caller.last_message_id
    if caller.person.id not in {person.id for person in game.people}:
        return Why.NOT_PLAYED_BY_YOU
    if game.shared.get(channel, caller.interaction_id) != caller.interaction_id:
        return Why.GAME_SHARED
    is_here = channel == game.place.channel_id
    if is_here and last is not None and game.message_id is not None and last <= game.message_id:
        return Why.RESULT_IS_LAST
    return None
