"""The deadline loop: sleeps until the nearest deadline and settles what is due."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta

from bot.model.errors import StoreUnavailable
from bot.service import Clock, DeadlineService
from bot.transport.outbox_loop import OutboxLoop

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class DeadlineLoop:
    """One sleeper for every deadline there is.

    Nothing is done before `confirm_time` returns that Discord has told the time.
    """

    deadlines: DeadlineService
    outbox: OutboxLoop
    clock: Clock
    confirm_time: Callable[[], Awaitable[bool]]
    longest_sleep: timedelta

    async def run(self) -> None:
        """Settle deadlines until cancelled."""
        while True:
            seconds = await self.settle()
            await asyncio.sleep(seconds)

    async def settle(self) -> float:
        """Settle what is due; return in how many seconds to look again."""
        longest = self.longest_sleep.total_seconds()
        try:
            now = self.clock()  # Also while nothing waits: it detects jumps only when called.
            due = await self.deadlines.next_due() if await self.confirm_time() else None
            if due is not None and due <= now:
                await self.deadlines.process_due()
                return 0
            if due is not None:
                return min(longest, due - now)
        except StoreUnavailable as error:
            log.error("deadlines wait: the store failed: %(error)s", {"error": error})
        except Exception:
            log.exception("deadlines wait")  # The next ones must not be missed for it.
        finally:
            self.outbox.wake()  # Something may be due to be sent, or sent again.
        return longest
