"""Discord's time: the `Date` of what it answers."""

from collections.abc import Callable
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp


def date_trace(note: Callable[[float], None]) -> aiohttp.TraceConfig:
    """Return what calls `note` with the date of each answer (UTC seconds), where it has one."""

    async def on_request_end(*arguments: Any) -> None:
        date = arguments[-1].response.headers.get("Date", "")
        try:
            seconds = parsedate_to_datetime(date).timestamp()
        except ValueError:
            return  # What answers gives no date, or none that can be read.
        note(seconds)

    config = aiohttp.TraceConfig()
    config.on_request_end.append(on_request_end)
    return config
