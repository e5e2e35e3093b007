"""DeadlineService: what happens when time runs out, whichever process looks first."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from bot.errors import StaleBoard
from bot.model import Challenge, Game
from bot.store import Store

AT_ONCE = 100
"""How many overdue games are settled in one go, so that others are served in between."""


@dataclass(frozen=True, slots=True)
class Due:
    """What came due: challenges and games that ended by it, games whose player to remind."""

    expired: tuple[Challenge, ...]
    ended: tuple[Game, ...]
    reminded: tuple[Game, ...]


class DeadlineService:
    """Deadlines are rows: each is settled once, however many processes look."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    async def next_due(self) -> int | None:
        """Return the nearest deadline of all (UTC seconds), None if there is none."""
        return await self._store.next_due()

    async def settle(self) -> Due:
        """Settle what is due now: close challenges, end games, claim reminders."""
        now = self._clock()
        expired = await self._store.close_expired(now)
        ended = []
        for game in await self._store.due_games(now, AT_ONCE):
            out_of_time = game.expired(now)
            with suppress(StaleBoard):  # A move came in at the last instant, or another process.
                await self._store.save(out_of_time, seen_ply=game.ply)
                ended.append(out_of_time)
        return Due(expired, tuple(ended), await self._store.take_reminders(now))
