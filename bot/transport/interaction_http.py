"""The endpoints of an interaction, which carry their own token and know no rate limit.

discord.py keeps a rate limit's bucket for each address, and searches all of them; every interaction
has an address of its own, so at 40 players that search costs 1.8 of 6.7 s of CPU. Its retries also
wait longer than an interaction lives. Everything else goes through discord.py's client.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from io import BytesIO
from itertools import count
from time import monotonic
from typing import Any, Self

import aiohttp
import discord
import orjson
from yarl import URL

from bot.transport.interaction import CallbackType, Interaction
from bot.transport.interaction_parser import Token
from bot.transport.internals import api_base
from bot.transport.time_limits import TimeLimits
from bot.ui.reply import Defer, File

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060
INVALID_FORM_BODY = 50035
"""Discord's error codes: https://discord.com/developers/docs/topics/opcodes-and-status-codes."""

ORIGINAL = "/messages/@original"

RETRY_PAUSE = 0.1
"""Seconds before a second try, twice that before a third, and so on."""


class DiscordUnreachable(Exception):
    """Discord did not answer a request in time, however often it was made.

    `may_be_done` says that it may have taken one of which the response was lost.
    """

    def __init__(self, *, may_be_done: bool) -> None:
        super().__init__("Discord did not answer in time")
        self.may_be_done = may_be_done


class AnsweredElsewhere(Exception):
    """The interaction is answered already, and not by us: another process has it, too."""


Unanswered = (discord.HTTPException, DiscordUnreachable, AnsweredElsewhere)
"""What says that Discord did not take an answer of ours."""


class InteractionHttp:
    """Sends answers and what follows them, and again where Discord stumbles and time allows."""

    def __init__(self, limits: TimeLimits) -> None:
        self._limits = limits
        self._session: aiohttp.ClientSession | None = None
        self._base = ""

    async def open(self, user_agent: str) -> Self:
        """Be ready to send; `close` ends it.

        Discord wants the name of the library, as `DiscordBot (url, version)`.
        """
        self._base = api_base()
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

    async def respond(
        self,
        interaction: Interaction,
        kind: CallbackType,
        data: Mapping[str, Any],
        deferred: Defer | None = None,
        *,
        file: File | None = None,
        with_response: bool = False,
        is_last: bool = False,
    ) -> Any:
        """Send the first response, once, after which the interaction is `deferred`.

        Where nothing follows it (`is_last`) and its fate need not be known, it goes by the HTTP
        response that waits for it, else as a request; where the first try of that hangs, a second
        one begins beside it. `with_response` returns the message that Discord made of it. Raises
        discord.HTTPException if Discord refuses, AnsweredElsewhere, or DiscordUnreachable.
        """
        callback, token = {"type": kind, "data": data}, interaction.token
        if interaction.response is not None:
            is_sent = await interaction.response.send(callback, file) if is_last else None
            if is_sent:
                return None
            if is_sent is False:
                interaction.deferred = deferred
                raise DiscordUnreachable(may_be_done=True)
            interaction.response.end(HTTPStatus.ACCEPTED)
        query = "?with_response=true" if with_response else ""
        path = f"/interactions/{token.interaction_id}/{token.secret}/callback{query}"
        request = _Request("POST", path, callback, file)
        last_begin = monotonic() + self._limits.begin_answer.total_seconds()
        end = monotonic() + self._limits.answer.total_seconds()
        tries = {asyncio.create_task(self._send(request, last_begin, end))}
        try:
            done, _ = await asyncio.wait(tries, timeout=self._limits.hedge_after.total_seconds())
            if not done:
                tries.add(asyncio.create_task(self._send(request, last_begin, end)))
            answered = await (done.pop() if done else _first_success(tries))
            if with_response:
                message = answered and answered["resource"]["message"]
                answered = message or await self.original(token)
        except DiscordUnreachable as error:
            if error.may_be_done:  # If it is not, the time for a first response is over anyway.
                interaction.deferred = deferred
            raise
        finally:
            for task in tries:
                task.cancel()
        interaction.deferred = deferred
        return answered

    async def original(self, token: Token) -> Any:
        """Return the message of the answer, which may appear a moment after it was taken.

        Raises discord.NotFound if there is none within the time, or DiscordUnreachable.
        """
        end = monotonic() + self._limits.original.total_seconds()
        pause = RETRY_PAUSE
        while True:
            try:
                return await self.follow("GET", token, ORIGINAL)
            except discord.NotFound:
                if monotonic() + pause >= end:
                    raise
            await asyncio.sleep(pause)
            pause += RETRY_PAUSE

    async def follow(
        self,
        method: str,
        token: Token,
        path: str,
        body: Mapping[str, Any] | None = None,
        file: File | None = None,
    ) -> Any:
        """Send what comes after the answer: `path` is "" for a new message, or the one to edit.

        Raises discord.HTTPException if Discord refuses, or DiscordUnreachable.
        """
        path = f"/webhooks/{token.application_id}/{token.secret}{path}"
        end = monotonic() + self._limits.follow.total_seconds()
        # A new message whose response was lost may stand there: once is enough.
        request = _Request(method, path, body, file, repeats_lost=method != "POST")
        return await self._send(request, last_begin=end, end=end)

    async def _send(self, request: "_Request", last_begin: float, end: float) -> Any:
        """Send until Discord takes it. None if it took a try whose response was lost.

        Times are the monotonic clock's, in seconds: no try begins after `last_begin`.
        """
        assert self._session is not None
        may_be_done = False
        for tries in count(1):
            try:
                async with self._session.request(
                    request.method,
                    URL(self._base + request.path, encoded=True),
                    json=request.body if request.file is None else None,
                    data=None if request.file is None else form(request.body, request.file),
                    timeout=aiohttp.ClientTimeout(total=end - monotonic()),
                ) as response:
                    if response.status == HTTPStatus.NO_CONTENT:
                        return None
                    return await _result(response)
            except discord.HTTPException as error:
                if error.code != ALREADY_ANSWERED:
                    raise
                if may_be_done:
                    return None
                raise AnsweredElsewhere from None
            except _RetryLater as later:
                pause = max(later.pause, RETRY_PAUSE * tries)
            except (aiohttp.ClientError, TimeoutError) as error:
                fields = {"method": request.method, "error": repr(error)}
                log.info("%(method)s to an interaction failed: %(error)s", fields)
                was_sent = not isinstance(error, aiohttp.ClientConnectorError)
                may_be_done |= was_sent
                if was_sent and not request.repeats_lost:
                    break
                pause = RETRY_PAUSE * tries
            if monotonic() + pause >= last_begin:
                break
            await asyncio.sleep(pause)
        raise DiscordUnreachable(may_be_done=may_be_done)


async def _first_success(tries: set[asyncio.Task[Any]]) -> Any:
    """Return the first result of several tries at one answer; else raise why none was taken.

    None if Discord took one of which the response was lost.
    """
    errors: list[BaseException] = []
    while tries:
        done, tries = await asyncio.wait(tries, return_when=asyncio.FIRST_COMPLETED)
        errors += [error for task in done if (error := task.exception()) is not None]
        for task in done:
            if task.exception() is None:
                return task.result()
    elsewhere = next((error for error in errors if isinstance(error, AnsweredElsewhere)), None)
    if elsewhere is None:
        raise errors[0]
    if any(isinstance(error, DiscordUnreachable) and error.may_be_done for error in errors):
        return None
    raise elsewhere


class _RetryLater(Exception):
    """Discord wants the same request again, after `pause` seconds."""

    def __init__(self, pause: float) -> None:
        super().__init__(pause)
        self.pause = pause


@dataclass(frozen=True, slots=True)
class _Request:
    """A request that may be made several times; not where `repeats_lost` is False and one that
    Discord may have taken was lost."""

    method: str
    path: str
    body: Mapping[str, Any] | None
    file: File | None = None
    repeats_lost: bool = True


def form(body: Mapping[str, Any] | None, file: File) -> aiohttp.FormData:
    """Return a body with a file; it can be sent once, so each try makes its own."""
    form = aiohttp.FormData()
    json = orjson.dumps(body).decode()
    form.add_field("payload_json", json, content_type="application/json")
    form.add_field("files[0]", BytesIO(file.content), filename=file.name)
    return form


async def _result(response: aiohttp.ClientResponse) -> Any:
    """Return what Discord answered. Raises _RetryLater or discord.HTTPException if it did not."""
    if response.status == HTTPStatus.TOO_MANY_REQUESTS:
        raise _RetryLater(await _retry_after(response))
    if response.status >= 500:
        raise _RetryLater(0)
    data = await _json(response)
    if response.ok:
        return data
    refusals = {403: discord.Forbidden, 404: discord.NotFound}
    raise refusals.get(response.status, discord.HTTPException)(response, data)


async def _retry_after(response: aiohttp.ClientResponse) -> float:
    """Return for how many seconds Discord asks; 1 where it does not say it readably."""
    with suppress(ValueError, TypeError, KeyError):
        return float((await _json(response))["retry_after"])
    with suppress(ValueError):
        return float(response.headers.get("Retry-After", 1))
    return 1


async def _json(response: aiohttp.ClientResponse) -> Any:
    try:
        return orjson.loads(await response.read())
    except orjson.JSONDecodeError:
        return None
