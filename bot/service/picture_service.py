"""Pictures: drawn in the worker process, one at a time, and one for a person."""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta

from bot.model import UserId
from bot.model.errors import NotDone, Why
from bot.worker import Worker

log = logging.getLogger(__name__)

DRAWN_WITHIN = timedelta(seconds=30)
"""How long a picture may take, with the start of the process and the work that waits before it."""


class PictureService:
    """Has pictures drawn; analyses, which the same process does, wait for one of them at most."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._turn = asyncio.Lock()
        self._waiting: set[UserId] = set()

    def check(self, user: UserId) -> None:
        """Raise NotDone while one is made for `user`."""
        if user in self._waiting:
            raise NotDone(Why.PICTURE_IS_BEING_DRAWN)

    async def drawn(
        self, user: UserId, draw: Callable[[], bytes], within: timedelta = DRAWN_WITHIN
    ) -> bytes | None:
        """Return what `draw` returns in the worker process; None if it fails, which is logged.

        `draw` is a function of `bot/ui/pictures` with its arguments. Raises as `check` does.
        """
        self.check(user)
        self._waiting.add(user)
        try:
            async with asyncio.timeout(within.total_seconds()), self._turn:
                return await self._worker.run(draw)
        except Exception as error:  # Whatever it is, the reply goes without the picture.
            log.error("a picture was not drawn: %(error)s", {"error": repr(error)})
            return None
        finally:
            self._waiting.remove(user)
