"""Wire: the endpoints of an interaction, which carry their own token and know no rate limit.

discord.py keeps a rate limit's bucket for each address that it talks to, and looks through them
all; every interaction has an address of its own, so under load that search costs more than the
answer (measured at 40 players: 1.8 s of 6.7 s of CPU). Its retries also wait longer than an
interaction lives. So answers travel here; everything else goes through discord.py's client.
"""

import asyncio
import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, Self

import aiohttp
import discord
from discord.http import Route

log = logging.getLogger(__name__)

ANSWER_WITHIN = timedelta(seconds=2.5)
"""How long an answer may take on its way: Discord forgets the interaction after three seconds."""

TRY_WITHIN = timedelta(seconds=1)
"""How long one try at an answer may take. One more does no harm if Discord had heard the first."""

FOLLOW_WITHIN = timedelta(seconds=15)
"""How long an edit or a message after the answer may take."""

ALREADY_ANSWERED = 40060
"""Discord's code for a second answer to one interaction."""


@dataclass(frozen=True, slots=True)
class Token:
    """What allows an interaction's message to be edited for fifteen minutes."""

    application_id: int
    secret: str = field(repr=False)


class Unheard(Exception):
    """Discord did not take a request in time, however often it was made."""


class _Unknown(Exception):
    """A try came to no end that we know of: Discord may have heard it or not."""


class Wire:
    """Sends JSON to an interaction's endpoints, again if Discord stumbles and time allows."""

    def __init__(
        self,
        *,
        answer_within: timedelta = ANSWER_WITHIN,
        try_within: timedelta = TRY_WITHIN,
        follow_within: timedelta = FOLLOW_WITHIN,
    ) -> None:
        self.follow_within = follow_within
        self._answer_within = answer_within
        self._try_within = try_within
        self._session: aiohttp.ClientSession | None = None

    async def open(self) -> Self:
        """Be ready to send; `close` ends it."""
        self._session = aiohttp.ClientSession()
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
        params = {"with_response": "true" if with_response else "false"}
        return await self._send("POST", path, callback, params, ANSWER_WITHIN)

    async def follow(
        self, method: str, interaction: discord.Interaction[Any], path: str, body: Mapping[str, Any]
    ) -> Any:
        """Send what comes after the answer: `path` is "" for a message, or the one to edit.

        Raises discord.HTTPException if Discord refuses, Unheard if it cannot be reached in time.
        """
        whole = f"/webhooks/{interaction.application_id}/{interaction.token}{path}"
        return await self._send(method, whole, body, {}, FOLLOW_WITHIN)

    async def edit(self, token: Token, body: Mapping[str, Any]) -> None:
        """Replace the message that an interaction answered with, or was clicked on.

        Raises discord.HTTPException if Discord refuses, Unheard if it cannot be reached in time.
        """
        path = f"/webhooks/{token.application_id}/{token.secret}/messages/@original"
        await self._send("PATCH", path, body, {}, FOLLOW_WITHIN)

    async def _send(
        self,
        method: str,
        path: str,
        body: Mapping[str, Any],
        params: Mapping[str, str],
        within: timedelta,
    ) -> Any:
        assert self._session is not None
        payload = json.dumps(body, separators=(",", ":")).encode()
        headers = {"Content-Type": "application/json"}
        try:
            async with asyncio.timeout(within.total_seconds()):
                for tries in range(1, 100):
                    try:
                        async with self._session.request(
                            method, Route.BASE + path, data=payload, params=params, headers=headers
                        ) as response:
                            pause = await _pause(response, tries)
                            if pause is None:
                                return await _content(response)
                    except aiohttp.ClientError as error:
                        log.info("%s to an interaction failed, trying again: %r", method, error)
                        pause = timedelta(seconds=0.1 * tries)
                    await asyncio.sleep(pause.total_seconds())
        except TimeoutError:
            pass
        raise Unheard(f"Discord did not answer within {within.total_seconds()} s")


async def _pause(response: aiohttp.ClientResponse, tries: int) -> timedelta | None:
    """How long to wait before trying again, None if there is nothing to wait for."""
    if response.status == 429:
        return timedelta(seconds=float((await response.json())["retry_after"]))
    if response.status >= 500:
        return timedelta(seconds=0.1 * tries)
    return None


async def _content(response: aiohttp.ClientResponse) -> Any:
    data = await response.json() if response.content_type == "application/json" else None
    if response.status < 300:
        return data
    refusals = {403: discord.Forbidden, 404: discord.NotFound}
    raise refusals.get(response.status, discord.HTTPException)(response, data)
