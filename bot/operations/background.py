"""Background tasks: loops that run beside the bot and are started again when they fail."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import timedelta

log = logging.getLogger(__name__)

PAUSE = timedelta(seconds=10)
"""How long to wait before a failed task is started again."""

Run = Callable[[], Awaitable[None]]


@asynccontextmanager
async def background_tasks(tasks: Mapping[str, Run]) -> AsyncIterator[None]:
    """Keep each task running, under its name in the log, while the context lasts."""
    running = [asyncio.create_task(keep_running(name, run)) for name, run in tasks.items()]
    try:
        yield
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


async def keep_running(name: str, run: Run, *, pause: timedelta = PAUSE) -> None:
    """Await `run()`; if it raises, log that with `name` and start it again after `pause`."""
    while True:
        try:
            await run()
        except Exception:
            fields = {"task": name, "seconds": pause.total_seconds()}
            log.exception("%(task)s failed; it starts again in %(seconds)d s", fields)
        else:
            return
        await asyncio.sleep(pause.total_seconds())
