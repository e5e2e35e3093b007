"""The endpoints of an interaction: they carry its token, outside the bot's global rate limit.

discord.py would wait longer before it tries again than an interaction lives.
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
from typing import Any

import aiohttp
import orjson
from yarl import URL

from bot.transport.application_emoji import ApplicationEmoji
from bot.transport.bodies import without_emoji_in
from bot.transport.failures import ALREADY_ANSWERED, INVALID_FORM_BODY, is_discords_word
from bot.transport.interaction_parser import Token
from bot.transport.internals import base_address
from bot.transport.outcomes import Lost, Outcome, Refused, Sent
from bot.transport.proxies import proxy_for
from bot.transport.time_limits import TimeLimits
from bot.ui.reply import File

log = logging.getLogger(__name__)

ORIGINAL = "/messages/@original"

RETRY_PAUSE = 0.1
"""Seconds before a second try, twice that before a third, and so on."""


class InteractionHttp:
    """Requests for interactions, made again where Discord stumbles and time allows.

    Where Discord no longer knows an emoji of a message, its name goes in its place.
    """

    def __init__(self, limits: TimeLimits, emoji: ApplicationEmoji) -> None:
        self._limits = limits
        self.emoji = emoji
        self._session: aiohttp.ClientSession | None = None
        self._base = ""

    async def open(self, user_agent: str) -> None:
        """Be ready to send; `close` ends it.

        Discord wants the name of the library, as `DiscordBot (url, version)`.
        """
        self._base = base_address()
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0),
            cookie_jar=aiohttp.DummyCookieJar(),
            headers={"User-Agent": user_agent},
            json_serialize_bytes=orjson.dumps,
            proxy=proxy_for(self._base),
        )

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    async def callback(
        self,
        token: Token,
        answer: Mapping[str, Any],
        file: File | None,
        *,
        with_response: bool,
    ) -> Outcome:
        """Send the first answer; `with_response` asks for the message that Discord makes of it.

        Where the first try hangs, a second one begins beside it. Refused with ALREADY_ANSWERED if
        another process sent an answer.
        """
        query = "?with_response=true" if with_response else ""
        path = f"/interactions/{token.interaction_id}/{token.secret}/callback{query}"
        request = _Request("POST", path, answer, file)
        last_begin = monotonic() + self._limits.begin_answer.total_seconds()
        end = monotonic() + self._limits.answer.total_seconds()
        outcome = await self._hedged(request, last_begin, end)
        if with_response and isinstance(outcome, Sent):
            with suppress(TypeError, KeyError):
                return Sent(outcome.data["resource"]["message"])
            return Sent()
        return outcome

    async def _hedged(self, request: "_Request", last_begin: float, end: float) -> Outcome:
        """Send, and once more beside it where that hangs; what Discord took first counts."""
        first, seconds = asyncio.timeout(None), list[asyncio.Task[Outcome]]()

        async def send_again() -> Outcome:
            outcome = await self._send(request, last_begin, end)
            if isinstance(outcome, Sent):
                with suppress(RuntimeError):  # The first has ended, too.
                    first.reschedule(0)
            return outcome

        # A timer and no task: most answers are taken long before.
        timer = asyncio.get_running_loop().call_later(
            self._limits.hedge_after.total_seconds(),
            lambda: seconds.append(asyncio.create_task(send_again())),
        )
        outcome: Outcome = Lost(may_be_done=True)
        try:
            with suppress(TimeoutError):
                async with first:
                    outcome = await self._send(request, last_begin, end)
            if seconds and not isinstance(outcome, Sent):
                outcome = _better(outcome, await seconds[0])
            return outcome
        finally:
            timer.cancel()
            for task in seconds:
                task.cancel()

    async def follow(
        self,
        token: Token,
        method: str,
        path: str,
        body: Mapping[str, Any] | None = None,
        file: File | None = None,
        *,
        sent_at: float = 0,
    ) -> Outcome:
        """Send what comes after the answer: a new message where `path` is empty.

        `sent_at` (`time.monotonic`'s) is when an answer was sent that Discord did not confirm: for
        a moment it may not find what belongs to it.
        """
        limit = self._limits.follow if file is None else self._limits.upload
        end = monotonic() + limit.total_seconds()
        # A new message whose response was lost may stand there: once is enough.
        whole = f"/webhooks/{token.application_id}/{token.secret}{path}"
        request = _Request(method, whole, body, file, repeats_lost=method != "POST")
        appears_by = sent_at + self._limits.appear.total_seconds()
        return await self._send(request, end, end, appears_by)

    async def original(self, token: Token) -> Outcome:
        """Ask for the message of the answer, which may appear a moment after it was taken."""
        return await self.follow(token, "GET", ORIGINAL, sent_at=monotonic())

    async def _send(
        self, request: "_Request", last_begin: float, end: float, appears_by: float = 0
    ) -> Outcome:
        """Send until Discord takes it.

        Times are the monotonic clock's, in seconds: no try begins after `last_begin`, and what
        Discord does not find may be there until `appears_by`.
        """
        assert self._session is not None
        body, may_be_done = request.body, False
        for tries in count(1):
            pause = RETRY_PAUSE * tries
            try:
                async with self._session.request(
                    request.method,
                    URL(self._base + request.path, encoded=True),
                    json=body if request.file is None else None,
                    data=None if request.file is None else multipart(body, request.file),
                    timeout=aiohttp.ClientTimeout(total=end - monotonic()),
                ) as response:
                    if response.ok:
                        is_empty = response.status == HTTPStatus.NO_CONTENT
                        return Sent(None if is_empty else await _json(response))
                    refused = await _refused(response)
                    if not is_discords_word(refused.status, refused.code):
                        pause = max(pause, await _retry_after(response))
                    elif may_be_done and refused.code == ALREADY_ANSWERED:
                        return Sent()
                    elif refused.code == INVALID_FORM_BODY:
                        plain = without_emoji_in(body)
                        if plain == body:
                            return refused
                        self.emoji.doubt()
                        body, pause = plain, 0.0
                    elif refused.status != HTTPStatus.NOT_FOUND or (
                        monotonic() + pause >= appears_by
                    ):
                        return refused
            except (aiohttp.ClientError, TimeoutError) as error:
                fields = {"method": request.method, "error": repr(error)}
                log.info("%(method)s to an interaction failed: %(error)s", fields)
                was_sent = not isinstance(error, aiohttp.ClientConnectorError)
                may_be_done |= was_sent
                if was_sent and not request.repeats_lost:
                    break
            if monotonic() + pause >= last_begin:
                break
            await asyncio.sleep(pause)
        return Lost(may_be_done)


@dataclass(frozen=True, slots=True)
class _Request:
    """A request that may be made several times; not where `repeats_lost` is False and one that
    Discord may have taken was lost."""

    method: str
    path: str
    body: Mapping[str, Any] | None
    file: File | None = None
    repeats_lost: bool = True


def multipart(body: Mapping[str, Any] | None, file: File) -> aiohttp.FormData:
    """Return a body with a file; it can be sent once, so each try makes its own."""
    form = aiohttp.FormData()
    json = orjson.dumps(body).decode()
    form.add_field("payload_json", json, content_type="application/json")
    form.add_field("files[0]", BytesIO(file.content), filename=file.name)
    return form


def _better(first: Outcome, second: Outcome) -> Outcome:
    """Return what became of two tries at one answer, of which the first is not known as taken."""
    if isinstance(second, Sent):
        return second
    tries = second, first
    may_be_done = any(isinstance(each, Lost) and each.may_be_done for each in tries)
    refused = next((each for each in tries if isinstance(each, Refused)), None)
    if refused is None:
        return Lost(may_be_done)
    # The other try was the one that answered.
    return Sent() if may_be_done and refused.code == ALREADY_ANSWERED else refused


async def _refused(response: aiohttp.ClientResponse) -> Refused:
    data = await _json(response)
    known = data if isinstance(data, dict) else {}
    code = known.get("code")
    code = code if isinstance(code, int) else 0
    return Refused(response.status, code, str(known.get("message", "")))


async def _retry_after(response: aiohttp.ClientResponse) -> float:
    """Return for how many seconds Discord asks; 1 where it does not say it readably."""
    if response.status != HTTPStatus.TOO_MANY_REQUESTS:
        return 0
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
