"""The watchdog: ends a process that has not been well for long, so that it is started again.

Docker restarts what has ended, but not what hangs or is unhealthy. systemd has a watchdog itself.
"""

import asyncio
import faulthandler
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

log = logging.getLogger(__name__)


async def watch(is_well: Callable[[], Awaitable[bool]], patience: timedelta) -> None:
    """End the process, with status 1, once it was well and then is not for `patience`.

    The timer runs outside of Python, so it also ends a process whose event loop hangs; it prints
    where each thread stood.
    """
    seconds = patience.total_seconds()
    is_armed = was_well = False
    try:
        while True:
            if await is_well():
                faulthandler.dump_traceback_later(seconds, exit=True)
                if not is_armed:
                    log.info("from now on it ends after %(seconds)d s unwell", {"seconds": seconds})
                is_armed = was_well = True
            elif was_well:
                fields = {"seconds": seconds}
                log.warning("not well: unless that passes, it ends after %(seconds)d s", fields)
                was_well = False
            await asyncio.sleep(seconds / 10)
    finally:
        faulthandler.cancel_dump_traceback_later()
