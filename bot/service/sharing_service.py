"""SharingService: who may show others what, how often, and in which language."""

from dataclasses import dataclass
from typing import TypeAlias

from cachetools import TTLCache

from bot.model import Caller, Game, InteractionId, Look, UserId
from bot.model.errors import NotDone, Why
from bot.model.puzzle import EndedPuzzle
from bot.service.admission import admit, check_seen
from bot.service.core import Core, Service
from bot.service.reviewed import Reviewed

SHARE_PAUSE = 30
"""Seconds between two things that one person shares; each process counts for itself."""

MOST_SHARING = 10_000
"""How many people are remembered for so long."""

Shared: TypeAlias = Game | EndedPuzzle | Reviewed | None
"""A finished game, how a puzzle of the day went, the position in which a game was lost, or
something that is everybody's."""


@dataclass(frozen=True, slots=True)
class Share:
    """Somebody shows `what` to a channel, in its language and look."""

    caller: Caller
    what: Shared
    locale: str
    look: Look


class SharingService(Service):
    """Notes what people share."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._shared = TTLCache[UserId, tuple[int, InteractionId], int](
            MOST_SHARING, SHARE_PAUSE, core.clock
        )

    async def share(self, caller: Caller, what: Shared = None) -> Share:
        """Note that somebody shares something where they are.

        A game and a puzzle are shared once in a channel. Raises NotDone.
        """
        if (why := why_not_shared(caller, what)) is not None:
            raise NotDone(why)
        settings = await self._store.settings.of(caller.place.guild_id)
        admit(caller, settings)
        check_seen(caller)
        share = Share(caller, what, settings.locale or caller.place.locale, settings.look)
        await self._note(share)
        user, now, this = caller.person.id, self._clock(), caller.interaction_id
        at, by = self._shared.setdefault(user, (now, this))
        if by != this:
            await self.take_back(share)
            raise NotDone(Why.SHARED_JUST_NOW, seconds=at + SHARE_PAUSE - now)
        return share

    async def take_back(self, share: Share) -> None:
        """Forget a share that nobody saw."""
        caller, channel = share.caller, share.caller.place.channel_id
        user, by = caller.person.id, caller.interaction_id
        match share.what:
            case Game(id=game):
                await self._store.played.take_back(game, channel, by)
            case EndedPuzzle(task=task):
                attempts = self._store.puzzle_attempts
                await attempts.take_back(user, task.key.number, channel, by)
        if (noted := self._shared.get(user)) is not None and noted[1] == by:
            del self._shared[user]

    async def _note(self, share: Share) -> None:
        caller, place = share.caller, share.caller.place
        match share.what:
            case Game(id=game):
                by = caller.interaction_id
                if not await self._store.played.share(game, place.channel_id, by):
                    raise NotDone(Why.GAME_SHARED)
            case EndedPuzzle(task=task):
                user, by = caller.person.id, caller.interaction_id
                attempts = self._store.puzzle_attempts
                if not await attempts.share(user, task.key.number, place, by):
                    raise NotDone(Why.SHARED_TODAY)


def why_not_shared(caller: Caller, what: Shared) -> Why | None:
    """Return why the caller may not show something to everyone where they are, None if they may."""
    here = caller.place
    match what:
        case Game() as game:
            if caller.person.id not in {person.id for person in game.people}:
                return Why.NOT_PLAYED_BY_YOU
            if game.shared.get(here.channel_id, caller.interaction_id) != caller.interaction_id:
                return Why.GAME_SHARED
        case EndedPuzzle(standing=standing):
            if standing is None:
                return Why.BROKEN_BUTTON
            if standing.shown_in == here.channel_id:
                return Why.SHARED_BY_ITSELF
        case Reviewed(game=game, losing_ply=ply):
            if ply is None or not what.is_readers(ply):
                return Why.BROKEN_BUTTON
            is_same_server = here.guild_id is not None and here.guild_id == game.place.guild_id
            if not is_same_server and here.channel_id != game.place.channel_id:
                return Why.SHARED_ELSEWHERE
    return None
