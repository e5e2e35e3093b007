"""PingCooldown: nobody is pinged again and again by the challenges of one person."""

import logging
from datetime import timedelta

from bot.model import Challenge, UserId
from bot.model.errors import StoreUnavailable
from bot.store import Store

log = logging.getLogger(__name__)

PING_COOLDOWN = timedelta(minutes=1)
"""The least time between two pings by challenges of the same two people, in all channels."""


class PingCooldown:
    """Remembers which two people a challenge last pinged, and when."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pinged_at: dict[frozenset[UserId], int] = {}

    async def pings(self, challenge: Challenge) -> tuple[UserId, ...]:
        """Return whom a challenge pings: its opponent, unless the cooldown is on."""
        opponent = challenge.opponent
        if opponent is None:
            return ()
        # The store forgets pings when somebody removes their data; for a minute this does not.
        pair = frozenset((challenge.challenger.id, opponent.id))
        since = challenge.offered_at - int(PING_COOLDOWN.total_seconds())
        self._pinged_at = {each: at for each, at in self._pinged_at.items() if at > since}
        if pair in self._pinged_at:
            return ()
        try:
            may_ping = await self._store.challenges.note_ping(challenge.id, cooldown=PING_COOLDOWN)
        except StoreUnavailable as error:  # The challenge is stored: it goes without a ping.
            log.error(
                "challenge %(challenge)d is sent without a ping: the store failed: %(error)s",
                {"challenge": challenge.id, "error": error},
            )
            return ()
        if not may_ping:
            return ()
        self._pinged_at[pair] = challenge.offered_at
        return (opponent.id,)
