"""NoticeService: who gets a message of their own when a game waits for them."""

import logging
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.model import Game, MessageId, Person
from bot.model.errors import StoreUnavailable
from bot.store import Store

log = logging.getLogger(__name__)


class About(StrEnum):
    """What a notice says."""

    ACCEPTED = "accepted"
    """The person's challenge became a game."""
    TURN = "turn"
    """The opponent moved."""
    TIME = "time"
    """The time to move is nearly up."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that tells `person` of `game`; `pings` says whether it may ping them."""

    about: About
    game: Game
    person: Person
    pings: bool = False

    @property
    def until(self) -> int:
        """The last ply at which it is of use: until the person moves."""
        return self.game.ply + (self.game.to_move.player != self.person)


class NoticeService:
    """Decides which notices are sent, and notes their messages until they are outdated."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def wanted(self, notice: Notice) -> Notice | None:
        """Return the notice as it is to be sent now, None if the person wants none, or moved.

        Nobody misses that their time is nearly up: where pings are off, or the store fails, they
        get one without a ping.
        """
        is_urgent = notice.about is About.TIME
        try:
            chosen = await self._store.people.preferences(notice.person.id)
            game = await self._store.games.get(notice.game.id)
        except StoreUnavailable:
            return notice if is_urgent else None
        pings = chosen.pings and (notice.about is not About.TURN or chosen.turn_pings)
        if game.ending is not None or game.ply > notice.until or not (pings or is_urgent):
            return None
        return replace(notice, game=game, pings=pings)

    async def posted(self, notice: Notice, message_id: MessageId) -> MessageId | None:
        """Store which message is the notice; return one that is of no use any more.

        Raises StoreUnavailable.
        """
        return await self._store.notices.note(notice.game.id, message_id, notice.until)
