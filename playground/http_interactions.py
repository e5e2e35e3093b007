"""HTTP interactions: posted to the bot's own address, signed; answered there or by a request."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import timedelta
from urllib.parse import urlsplit

import aiohttp

from .application import Application
from .checks.messages import Upload
from .errors import DiscordError
from .events import Event
from .interaction_lifecycle import Interactions
from .interactions import Kind
from .parts import read_parts
from .records import Json
from .requests import RESPONSE, Request
from .world import World

LOOK_AGAIN = timedelta(milliseconds=100)
STILL_THERE = timedelta(seconds=1)
"""How often a bot is looked for that does not answer, and one that does."""

PING_WITHIN = timedelta(seconds=2)

FORGED = "0" * 128
"""A signature that is wrong: Discord tries whether a bot refuses it."""


class HttpInteractions:
    """Delivers interactions by HTTP while the application has an address for them.

    `clock` gives the UTC seconds of the timestamps that are signed.
    """

    def __init__(self, world: World, interactions: Interactions, answer_within: timedelta) -> None:
        self._world = world
        self._interactions = interactions
        self._answer_within = answer_within
        self._session: aiohttp.ClientSession | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._watching: asyncio.Task[None] | None = None
        self.clock: Callable[[], float] = time.time
        world.events.subscribe(self._on_event)

    @property
    def _application(self) -> Application:
        return self._world.application

    async def start(self) -> None:
        """Be ready to post."""
        self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        if (url := self._application.interactions_url) is not None:
            self.expect(url)

    async def stop(self) -> None:
        """Give up what is being posted, and close the connections."""
        self._forget()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    async def use(self, url: str | None) -> None:
        """Deliver to `url` from now on, by the gateway again for None.

        Raises DiscordError 50035 unless a bot is there that answers a PING and refuses a wrong
        signature, as Discord does where an address is entered.
        """
        if url is not None and not (
            await self._ping(url) and await self._ping(url, signature=FORGED) is False
        ):
            problem = "The specified interactions endpoint url could not be verified."
            error = {"code": "APPLICATION_INTERACTIONS_ENDPOINT_VALIDATION_FAILED"}
            errors = {"interactions_endpoint_url": {"_errors": [error | {"message": problem}]}}
            raise DiscordError(400, 50035, "Invalid Form Body", errors)
        if url is None:
            self._forget()
        else:
            self.expect(url)
            self._note(online=True)

    def _forget(self) -> None:
        self._application.interactions_url = None
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None
        self._note(online=False)

    def expect(self, url: str) -> None:
        """Deliver to `url` from now on, also if no bot is there yet."""
        self._forget()
        self._application.interactions_url = url
        self._watching = asyncio.create_task(self._look(url))
        self._tasks.add(self._watching)
        self._watching.add_done_callback(self._tasks.discard)

    async def _look(self, url: str) -> None:
        """Note for ever whether a bot is there."""
        while True:
            self._note(online=bool(await self._ping(url)))
            pause = STILL_THERE if self._application.is_reachable else LOOK_AGAIN
            await asyncio.sleep(pause.total_seconds())

    def _note(self, *, online: bool) -> None:
        if online != self._application.is_reachable:
            self._application.is_reachable = online
            self._world.publish("bot", {"online": online})

    async def _ping(self, url: str, signature: str | None = None) -> bool | None:
        """Return True for a pong, False for a refused signature, None for anything else."""
        body = json.dumps({
            "id": str(self._world.snowflakes.next()),
            "application_id": str(self._application.id),
            "type": int(Kind.PING),
            "token": "ping",
            "version": 1,
        }).encode()  # fmt: skip
        try:
            async with self._post(url, body, PING_WITHIN, signature) as response:
                if response.status == 200 and (await response.json()).get("type") == 1:
                    return True
                return False if response.status == 401 else None
        except (aiohttp.ClientError, TimeoutError, ValueError, AttributeError):
            return None

    def _post(
        self, url: str, body: bytes, within: timedelta, signature: str | None = None
    ) -> AbstractAsyncContextManager[aiohttp.ClientResponse]:
        assert self._session is not None
        timestamp = str(int(self.clock()))
        return self._session.post(
            url,
            data=body,
            headers={
                "Content-Type": "application/json",
                "User-Agent": "Discord-Interactions/1.0 (playground)",
                "X-Signature-Timestamp": timestamp,
                "X-Signature-Ed25519": signature or self._application.sign(timestamp, body),
            },
            timeout=aiohttp.ClientTimeout(total=within.total_seconds()),
        )

    # Delivering

    def _on_event(self, event: Event) -> None:
        url = self._application.interactions_url
        if event.name == "INTERACTION_CREATE" and url is not None:
            task = asyncio.create_task(self._deliver(url, event.data))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _deliver(self, url: str, payload: Json) -> None:
        """Post an interaction, and take the answer out of the response."""
        body = json.dumps(payload).encode()
        try:
            async with self._post(url, body, self._answer_within) as response:
                if response.status == 202:
                    return  # The answer comes by REST.
                if response.status != 200:
                    raise ValueError(response.status)
                answer, uploads = await _read(response)
            interaction = self._interactions.answer(
                int(payload["id"]), payload["token"], answer, uploads
            )
            raw = json.dumps(answer).encode()
            sent = Request(RESPONSE, urlsplit(url).path, response.status, interaction.id, raw)
            interaction.requests.append(sent)
        except DiscordError as error:
            if error.code not in (10062, 40060):  # Else it was answered before, or is too late.
                self._fail(payload)
        except (aiohttp.ClientError, TimeoutError, ValueError):
            self._fail(payload)

    def _fail(self, payload: Json) -> None:
        interaction = self._interactions.find(int(payload["id"]))
        if interaction is not None:
            self._interactions.fail(interaction)


async def _read(response: aiohttp.ClientResponse) -> tuple[Json, list[Upload]]:
    """Read an answer, JSON or multipart. Raises ValueError if it is neither."""
    uploads: list[Upload] = []
    if response.content_type.startswith("multipart/"):
        raw, uploads = await read_parts(response.headers, response.content)
    else:
        raw = await response.read()
    answer = json.loads(raw)
    if not isinstance(answer, dict):
        raise ValueError("an answer is an object")
    return answer, uploads
