"""Wire: the endpoints of an interaction, which carry their own token and know no rate limit.

discord.py keeps a rate limit's bucket for each address that it talks to, and looks through them
all; every interaction has an address of its own, so under load that search costs more than the
answer (measured at 40 players: 1.8 s of 6.7 s of CPU). Its retries also wait longer than an
interaction lives. So answers travel here; everything else goes through discord.py's client.
"""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import count
from typing import Any, Self

import aiohttp
import discord
import orjson
from discord.http import Route
from yarl import URL

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION, ALREADY_ANSWERED = 10062, 40060
"""Discord's codes for an answer that comes too late, and for a second one."""


@dataclass(frozen=True, slots=True)
class Token:
    """What allows an interaction's message to be edited for fifteen minutes."""

    application_id: int
    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class TimeLimits:
    """How long Discord may take before it counts as out of reach."""

    answer: timedelta = timedelta(seconds=2.5)
    """For an answer, all tries together: Discord forgets the interaction after three seconds."""

    one_try: timedelta = timedelta(seconds=1)
    """For one try at an answer. Another does no harm if Discord had heard the first."""

    follow: timedelta = timedelta(seconds=15)
    """For what follows an answer."""

    edit: timedelta = timedelta(minutes=1)
    """For a message without an interaction, the waiting that rate limits ask for included."""


class Unheard(Exception):
    """Discord did not take a request in time, however often it was made."""


class Wire:
    """Sends JSON to an interaction's endpoints, again if Discord stumbles and time allows."""

    def __init__(self, limits: TimeLimits | None = None) -> None:
        self.limits = limits or TimeLimits()
        self._session: aiohttp.ClientSession | None = None

    async def open(self, user_agent: str) -> Self:
        """Be ready to send; `close` ends it.

        Discord wants to hear which library calls, as `DiscordBot (url, version)`.
        """
        # Tries are ours, there are no cookies, and nobody waits for a turn.
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0),
            cookie_jar=aiohttp.DummyCookieJar(),
            headers={"User-Agent": user_agent},
            json_serialize_bytes=orjson.dumps,
        )
        return self

    async def close(self) -> None:
        """Close the connections."""
        if self._session is not None:
            await self._session.close()

    async def answer(
        self,
        interaction: discord.Interaction[Any],
        callback: Mapping[str, Any],
        *,
        with_response: bool = False,
    ) -> Any:
        """Answer an interaction, once; return Discord's response if it is wanted.

        Raises discord.HTTPException if Discord refuses, Unheard if it cannot be reached in time.
        """
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        if with_response:
            path += "?with_response=true"
        limits = self.limits
        answered = await self._send("POST", path, callback, limits.answer, limits.one_try)
        if with_response and answered is None:
            message = await self.follow("GET", interaction, "/messages/@original")
            return {"resource": {"message": message}}
        return answered

    async def follow(
        self,
        method: str,
        interaction: discord.Interaction[Any],
        path: str,
        body: Mapping[str, Any] | None = None,
    ) -> Any:
        """Send what comes after the answer: `path` is "" for a message, or the one to edit.

        Raises discord.HTTPException if Discord refuses, Unheard if it cannot be reached in time.
        """
        whole = f"/webhooks/{interaction.application_id}/{interaction.token}{path}"
        within = self.limits.follow
        return await self._send(method, whole, body, within, within)

    async def edit(self, token: Token, body: Mapping[str, Any]) -> None:
        """Replace the message that an interaction answered with, or was clicked on.

        Raises discord.HTTPException if Discord refuses, Unheard if it cannot be reached in time.
        """
        path = f"/webhooks/{token.application_id}/{token.secret}/messages/@original"
        within = self.limits.follow
        await self._send("PATCH", path, body, within, within)

    async def _send(
        self,
        method: str,
        path: str,
        body: Mapping[str, Any] | None,
        within: timedelta,
        one_try: timedelta,
    ) -> Any:
        """Send until Discord takes it. None if it took a try whose end we never heard."""
        assert self._session is not None
        url = URL(Route.BASE + path, encoded=True)
        clock = asyncio.get_running_loop().time
        end = clock() + within.total_seconds()
        is_lost = False
        for tries in count(1):
            seconds = min(end - clock(), one_try.total_seconds())
            try:
                async with self._session.request(
                    method, url, json=body, timeout=aiohttp.ClientTimeout(total=seconds)
                ) as response:
                    pause = await _pause(response, tries)
                    if pause is None:
                        return await _content(response)
            except discord.HTTPException as error:
                if is_lost and error.code == ALREADY_ANSWERED:
                    return None
                raise
            except (aiohttp.ClientError, TimeoutError) as error:
                told = {"method": method, "error": error}
                log.info("%(method)s to an interaction failed, trying again: %(error)r", told)
                is_lost = True
                pause = 0.1 * tries
            if clock() + pause >= end:
                break
            await asyncio.sleep(pause)
        raise Unheard(f"Discord did not answer within {within.total_seconds()} s")


async def _pause(response: aiohttp.ClientResponse, tries: int) -> float | None:
    """How many seconds to wait before trying again, None if there is nothing to wait for."""
    if response.status == 429:
        if response.content_type == "application/json":
            return float((await response.json())["retry_after"])
        return float(response.headers.get("Retry-After", 1))
    if response.status >= 500:
        return 0.1 * tries
    return None


async def _content(response: aiohttp.ClientResponse) -> Any:
    if response.status == 204:
        return None
    data = (
        await response.json(loads=orjson.loads)
        if response.content_type == "application/json"
        else None
    )
    if response.status < 300:
        return data
    refusals = {403: discord.Forbidden, 404: discord.NotFound}
    raise refusals.get(response.status, discord.HTTPException)(response, data)
