"""Trying again, with growing pauses, what Discord refuses or does not answer: a login, tiles."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TypeVar

from bot.transport.failures import TROUBLE, failure_reason
from bot.transport.time_limits import Tries

log = logging.getLogger(__name__)

T = TypeVar("T")

LONGEST_PAUSE = timedelta(minutes=10)


async def persist(
    what: str,
    run: Callable[[], Awaitable[T]],
    tries: Tries,
    *,
    fatal: tuple[type[Exception], ...] = (),
    is_logged_again: bool = True,
    failed: Callable[[str], None] | None = None,
) -> T:
    """Return the result of `run()` once a try succeeds.

    The pause between tries doubles up to ten minutes. Each failure is logged, with `what` it was to
    do, or the first alone, and `failed` is called with its reason. Raises what is `fatal`, and what
    `run` raises beside.
    """
    pause, is_told = tries.pause, True
    while True:
        try:
            async with asyncio.timeout(tries.within.total_seconds()):
                return await run()
        except fatal:
            raise
        except TROUBLE as error:
            reason = failure_reason(error)
            if failed is not None:
                failed(reason)
            if is_told:
                log.error(
                    "Discord does not let us %(what)s: %(error)s; again in %(seconds)d s",
                    {"what": what, "error": reason, "seconds": pause.seconds},
                )
        is_told = is_logged_again
        await asyncio.sleep(pause.total_seconds())
        pause = min(2 * pause, LONGEST_PAUSE)
