"""Discord's time: the `Date` of what it answers, and asking it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, timedelta
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp

from bot.service import Clock
from bot.transport.failures import REQUEST_ERRORS, failure_reason

log = logging.getLogger(__name__)

ANSWERS = 2
"""How many answers a time needs that is not what the clock gives."""


def date_trace(note: Callable[[float], None]) -> aiohttp.TraceConfig:
    """Return what calls `note` with the date of each answer of Discord's (UTC seconds).

    What is no JSON, or says that a server is broken, comes from a proxy with a clock of its own.
    """

    async def on_request_end(*arguments: Any) -> None:
        response = arguments[-1].response
        if response.status >= 500 or response.content_type != "application/json":
            return
        try:
            date = parsedate_to_datetime(response.headers.get("Date", ""))
            seconds = date.replace(tzinfo=date.tzinfo or UTC).timestamp()
        except (ValueError, OverflowError):
            return  # What answers gives no date, or none that can be read.
        note(seconds)

    config = aiohttp.TraceConfig()
    config.on_request_end.append(on_request_end)
    return config


class DiscordTime:
    """Asks Discord for the time; `clock` gets it from the answer.

    `ask` makes a request, which may raise what a request raises; an answer is awaited `within` that
    time.
    """

    def __init__(
        self, clock: Clock, ask: Callable[[], Awaitable[object]], within: timedelta
    ) -> None:
        self._clock = clock
        self._ask = ask
        self._within = within.total_seconds()
        self._is_logged = False

    async def confirm(self) -> bool:
        """Ask for the time unless it is known; return whether it is."""
        if not self._clock.is_confirmed:
            return await self.ask()
        self._is_logged = False
        return True

    async def ask(self) -> bool:
        """Ask for the time, and again where the answer gives another; return whether it is known.

        That it is not is logged once, until it is.
        """
        why = None
        for _ in range(ANSWERS):
            try:
                async with asyncio.timeout(self._within):
                    await self._ask()
            except REQUEST_ERRORS as error:
                why = failure_reason(error)
                break
            if self._clock.is_confirmed:
                return True
        if not self._is_logged:
            self._is_logged = True
            log.warning(
                "deadlines wait until Discord confirms the time: %(reason)s",
                {"reason": why or "no answer has a Date that can be read, or each has another"},
            )
        return False
