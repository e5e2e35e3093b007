"""DeadlineService: what happens when time runs out, whichever process looks first."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from bot.model import Challenge, Computer, Game, StaleBoard
from bot.store import Store
from bot.thinking import Thinker

log = logging.getLogger(__name__)

AT_ONCE = 100
"""How many overdue games are settled in one go, so that others are served in between."""


@dataclass(frozen=True, slots=True)
class Due:
    """What came due: challenges and games that ended by it, games whose player to remind.

    `moved` are games of the computer against itself, which made a move.
    """

    expired: tuple[Challenge, ...]
    ended: tuple[Game, ...]
    reminded: tuple[Game, ...]
    moved: tuple[Game, ...] = ()


class DeadlineService:
    """Deadlines are rows: each is settled once, however many processes look."""

    def __init__(self, store: Store, thinker: Thinker, clock: Callable[[], int]) -> None:
        self._store = store
        self._thinker = thinker
        self._clock = clock

    async def next_due(self) -> int | None:
        """Return the nearest deadline of all (UTC seconds), None if there is none."""
        return await self._store.next_due()

    async def settle(self) -> Due:
        """Settle what is due now: close challenges, end games, claim reminders."""
        now = self._clock()
        expired = await self._store.close_expired(now)
        ended = []
        watched = []
        for game in await self._store.due_games(now, AT_ONCE):
            if game.is_watched:
                watched.append(game)
                continue
            out_of_time = game.expired(now)
            with suppress(StaleBoard):  # A move came in at the last instant, or another process.
                await self._store.save(out_of_time, seen_ply=game.ply)
                ended.append(out_of_time)
        moved = await asyncio.gather(*map(self._moved, watched))
        reminded = await self._store.take_reminders(now)
        if expired or ended or reminded:
            log.info(
                "deadlines settled: %(ended)d games ended, %(expired)d challenges expired, "
                "%(reminded)d players to be reminded",
                {"ended": len(ended), "expired": len(expired), "reminded": len(reminded)},
            )
        return Due(expired, tuple(ended), reminded, tuple(game for game in moved if game))

    async def _moved(self, game: Game) -> Game | None:
        """Let the computer make its next move; None if somebody else did it, or stopped it."""
        player = game.to_move.player
        assert isinstance(player, Computer)
        cell = await self._thinker.cell(game.position, player.level)
        moved = game.marked(cell, self._clock())
        with suppress(StaleBoard):
            await self._store.save(moved, seen_ply=game.ply)
            return moved
        return None
