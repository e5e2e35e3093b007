"""Patience: what to do when an answer takes longer than a person likes to wait in silence."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Self

import discord

from bot.ui.wire import Unheard

log = logging.getLogger(__name__)

SILENT_FOR = timedelta(seconds=1)
"""How long somebody who clicked may wait without a word."""


class Patience:
    """Says something in the meantime if the work inside its context takes over a second.

    `say` answers the interaction in a way that leaves room for the real answer (`answers.defer`
    and its like). Leaving the context waits until that has been sent.
    """

    def __init__(self, say: Callable[[], Awaitable[None]]) -> None:
        self._say = say
        self._timer: asyncio.TimerHandle | None = None
        self._saying: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        # A timer and no task: most answers are there long before.
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(SILENT_FOR.total_seconds(), self._begin)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._timer is not None
        self._timer.cancel()
        if self._saying is not None:
            await self._saying

    @property
    def ran_out(self) -> bool:
        """Whether something was said."""
        return self._saying is not None

    def _begin(self) -> None:
        self._saying = asyncio.create_task(self._speak())

    async def _speak(self) -> None:
        try:
            await self._say()
        except (discord.HTTPException, Unheard) as error:
            log.info("nothing could be said in the meantime: %(error)s", {"error": error})
