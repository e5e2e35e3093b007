"""DeadlineService: what happens when time runs out, whichever process looks first."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta

from bot.model import Game, StaleBoard
from bot.model.errors import StoreUnavailable
from bot.model.puzzle import day_number
from bot.model.ratings import DAY
from bot.service.core import Service

log = logging.getLogger(__name__)

BATCH = 100
"""How many games or notices are processed in one go, so that others are served in between."""

RETRY_AFTER = timedelta(seconds=5)
"""How long after a failure the deadlines are looked at again."""


class DeadlineService(Service):
    """Deadlines are rows: each is processed once, however many processes look."""

    _failed = False

    async def next_due(self) -> int | None:
        """Return when to call `process_due` next (UTC seconds), None if nothing is waiting.

        Raises StoreUnavailable.
        """
        due = await self._store.deadlines.next()
        if due is None or not self._failed:
            return due
        self._failed = False  # What failed is still due: without a break it would fail again.
        return max(due, self._clock() + int(RETRY_AFTER.total_seconds()))

    async def process_due(self) -> None:
        """Process what is due now: close offers, end games, move watched ones, remind
        players, and show the puzzle of the day.

        What is to be shown of it goes to the outbox. A failure is logged and concerns one game or
        challenge alone; it is tried again later.
        """
        now, self._failed = self._clock(), False
        with self._failures_logged("expired challenges"):
            await self._store.challenges.close_expired(now)
        with self._failures_logged("overdue games"):
            games = await self._store.deadlines.due_games(now, BATCH)
            # At the same time: the store writes them in one batch.
            await asyncio.gather(*(self._process_game(game, now) for game in games))
        with self._failures_logged("rematches"):
            await self._store.games.end_rematches(now)
        with self._failures_logged("reminders"):
            await self._store.deadlines.put_reminders(now, BATCH)
        with self._failures_logged("outdated notices"):
            await self._store.deadlines.put_outdated(BATCH)
        with self._failures_logged("puzzles of the day"):
            tomorrow = now - now % DAY + DAY
            await self._store.puzzle_channels.put_due(now, day_number(now), tomorrow, BATCH)

    async def _process_game(self, game: Game, now: int) -> None:
        # StaleBoard: a move or another process was faster.
        with self._failures_logged(f"game {game.id}"), suppress(StaleBoard):
            moved = await self._thinker.reply(game, self._clock)
            changed = game.expired(now) if moved is game else moved
            await self._store.games.save(changed, seen_ply=game.ply, interaction=None)

    @contextmanager
    def _failures_logged(self, subject: str) -> Iterator[None]:
        """Log what goes wrong and go on; `next_due` then waits before the next try."""
        try:
            yield
        except StoreUnavailable as error:
            if not self._failed:  # One line for all that fail with it.
                log.error(
                    "deadlines: %(subject)s: the store failed: %(error)s",
                    {"subject": subject, "error": error},
                )
            self._failed = True
        except Exception:
            self._failed = True
            log.exception("deadlines: %(subject)s failed", {"subject": subject})
