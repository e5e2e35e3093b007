"""Discord's time: the `Date` of an answer that is asked for."""

from datetime import UTC, timedelta
from email.utils import parsedate_to_datetime

import aiohttp

from bot.service import Clock
from bot.transport.failures import REQUEST_ERRORS, failure_reason
from bot.transport.internals import base_address
from bot.transport.proxies import proxy_for


def date_of(answer: aiohttp.ClientResponse) -> float | None:
    """Return when Discord gave an answer (UTC seconds), None if that does not say it.

    What is no JSON, or says that a server is broken, comes from a proxy with a clock of its own.
    """
    if answer.status >= 500 or answer.content_type != "application/json":
        return None
    try:
        date = parsedate_to_datetime(answer.headers.get("Date", ""))
        return date.replace(tzinfo=date.tzinfo or UTC).timestamp()
    except (ValueError, OverflowError):
        return None


async def discords_time(user_agent: str, within: timedelta) -> float | None:
    """Ask Discord for its time, None if the answer has none. Raises one of REQUEST_ERRORS."""
    url, timeout = f"{base_address()}/gateway", aiohttp.ClientTimeout(within.total_seconds())
    async with (
        aiohttp.ClientSession(headers={"User-Agent": user_agent}, timeout=timeout) as session,
        session.get(url, proxy=proxy_for(url)) as answer,
    ):
        return date_of(answer)


async def confirm_time(clock: Clock, user_agent: str, within: timedelta) -> bool:
    """Ask Discord for the time unless the clock is confirmed; return whether it is by now."""
    if clock.is_confirmed:
        return True
    try:
        date = await discords_time(user_agent, within)
    except REQUEST_ERRORS as error:
        clock.note_problem(f"Discord was asked for the time: {failure_reason(error)}")
    else:
        if date is None:
            clock.note_problem("Discord's answer has no Date that can be read")
        else:
            clock.compare(date)
    return clock.is_confirmed
