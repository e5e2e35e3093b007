"""DeadlineService: what happens when time runs out, whichever process looks first."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta

from bot.model import Challenge, Game, MessageId, Person, StaleBoard
from bot.model.errors import StoreUnavailable
from bot.service.notices import About, Notice
from bot.service.thinking import Thinker
from bot.store import Store

log = logging.getLogger(__name__)

BATCH = 100
"""How many games or notices are processed in one go, so that others are served in between."""

RETRY_AFTER = timedelta(seconds=5)
"""How long after a failure the deadlines are looked at again."""


@dataclass(frozen=True, slots=True)
class ChallengeExpired:
    """Nobody answered the challenge in time."""

    challenge: Challenge


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The time for the next move of the game ran out."""

    game: Game


@dataclass(frozen=True, slots=True)
class GameMoved:
    """The computer made a move in a game against itself."""

    game: Game


@dataclass(frozen=True, slots=True)
class NoticeOutdated:
    """The notice `message_id` of a game says what is no longer so."""

    game: Game
    message_id: MessageId


Event = ChallengeExpired | GameEnded | GameMoved | Notice | NoticeOutdated


class DeadlineService:
    """Deadlines are rows: each is processed once, however many processes look.

    `clock` gives the time in UTC seconds.
    """

    def __init__(self, store: Store, thinker: Thinker, clock: Callable[[], int]) -> None:
        self._store = store
        self._thinker = thinker
        self._clock = clock
        self._failed = False

    async def next_due(self) -> int | None:
        """Return when to call `process_due` next (UTC seconds), None if nothing is waiting.

        Raises StoreUnavailable.
        """
        due = await self._store.deadlines.next()
        if due is None or not self._failed:
            return due
        self._failed = False  # What failed is still due: without a break it would fail again.
        return max(due, self._clock() + int(RETRY_AFTER.total_seconds()))

    async def process_due(self, announce: Callable[[Event], None]) -> None:
        """Process what is due now: close challenges, end games, move watched ones, take notices.

        `announce` is called with each event as soon as it is stored. A failure is logged and
        concerns one game or challenge alone; it is tried again later.
        """
        now, self._failed = self._clock(), False
        with self._failures_logged("expired challenges"):
            for challenge in await self._store.challenges.close_expired(now):
                with self._failures_logged(f"challenge {challenge.id}"):
                    announce(ChallengeExpired(challenge))
        with self._failures_logged("overdue games"):
            games = await self._store.deadlines.due_games(now, BATCH)
            # At the same time: the store writes them in one batch.
            await asyncio.gather(*(self._process_game(game, now, announce) for game in games))
        with self._failures_logged("reminders"):
            for game in await self._store.notices.take_reminders(now):
                with self._failures_logged(f"the reminder of game {game.id}"):
                    announce(_reminder(game, now))
        with self._failures_logged("outdated notices"):
            for game, message_id in await self._store.notices.take_outdated(BATCH):
                with self._failures_logged(f"the notice of game {game.id}"):
                    announce(NoticeOutdated(game, message_id))

    async def _process_game(self, game: Game, now: int, announce: Callable[[Event], None]) -> None:
        # StaleBoard: a move or another process was faster.
        with self._failures_logged(f"game {game.id}"), suppress(StaleBoard):
            moved = await self._thinker.reply(game, self._clock)
            changed = game.expired(now) if moved is game else moved
            stored = await self._store.games.save(changed, seen_ply=game.ply, interaction=None)
            announce(GameMoved(stored) if game.is_watched else GameEnded(stored))

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


def _reminder(game: Game, now: int) -> Notice:
    player = game.to_move.player
    assert isinstance(player, Person)
    urgent_at = game.times.urgent_at
    is_urgent = urgent_at is not None and urgent_at <= now
    return Notice(About.TIME if is_urgent else About.TURN, game, player)
