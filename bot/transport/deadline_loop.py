"""The deadline loop: sleeps until the nearest deadline and settles what is due."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.model.errors import StoreUnavailable
from bot.service import Clock, DeadlineService
from bot.transport.publisher import Publisher

log = logging.getLogger(__name__)


class DeadlineLoop:
    """One sleeper for every deadline there is.

    Nothing is done before `confirm_time` returns that Discord has told the time.
    """

    def __init__(
        self,
        deadlines: DeadlineService,
        publisher: Publisher,
        clock: Clock,
        confirm_time: Callable[[], Awaitable[bool]],
        longest_sleep: timedelta,
    ) -> None:
        self._deadlines = deadlines
        self._publisher = publisher
        self._clock = clock
        self._confirm_time = confirm_time
        self._longest_sleep = longest_sleep.total_seconds()

    async def run(self) -> None:
        """Settle deadlines until cancelled."""
        while True:
            seconds = await self.settle()
            await asyncio.sleep(seconds)

    async def settle(self) -> float:
        """Settle what is due; return in how many seconds to look again."""
        try:
            now = self._clock()  # Also while nothing waits: it detects jumps only when called.
            due = await self._deadlines.next_due() if await self._confirm_time() else None
            if due is not None and due <= now:
                await self._deadlines.process_due()
                return 0
            if due is not None:
                return min(self._longest_sleep, due - now)
        except StoreUnavailable as error:
            log.error("deadlines wait: the store failed: %(error)s", {"error": error})
        except Exception:
            log.exception("deadlines wait")  # The next ones must not be missed for it.
        finally:
            self._publisher.wake()  # Something may be due to be sent, or sent again.
        return self._longest_sleep
