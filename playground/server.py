"""The playground as a whole: start, stop, addresses and waiting."""

import asyncio
import errno
import os
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from aiohttp import web

from .clock import Clock
from .context import Context
from .directory import Directory
from .faults import Faults
from .gateway import Gateway
from .http_interactions import HttpInteractions
from .page.page import Page
from .records import Json
from .redirecting import redirecting
from .requests import Request
from .rest import all_routes
from .rest.middleware import MOST_BODY_BYTES, Api
from .rest.router import PREFIX
from .seed import seeded
from .world import World

T = TypeVar("T")
HOST = "127.0.0.1"
LAST_PORT = 65_535
ANSWER_WITHIN = timedelta(seconds=3)
READY_WITHIN = timedelta(minutes=1)
UNTIL_TIMEOUT = timedelta(seconds=30)
WEB = Path(__file__).parent / "web"


class Playground(Directory):
    """A small Discord on this machine; use it as `async with Playground(port=0) as playground:`.

    It listens at `host` alone, a name or an address of this machine; whoever reaches it there may
    act as anybody. With port 0 the system picks one; with `or_next` it takes the next free one
    after `port`. `answer_within` is the time that a bot has for its first answer. With
    `interactions_url` it posts interactions there, as soon as a bot listens.
    """

    def __init__(
        self,
        port: int = 0,
        *,
        world: World | None = None,
        answer_within: timedelta = ANSWER_WITHIN,
        or_next: bool = False,
        interactions_url: str | None = None,
        host: str = HOST,
    ) -> None:
        self.host = host
        self.world = world or seeded()
        self.world.application.interactions_url = interactions_url
        self._wanted_port = port
        self._or_next = or_next
        self._answer_within = answer_within
        self._runner: web.AppRunner | None = None
        self.port = 0

    # Starting and stopping

    async def __aenter__(self) -> Self:
        """Start to listen. Raises OSError if the port is taken."""
        self.context = Context(self.world, self._answer_within)
        self.gateway = Gateway(self.context)
        self.http_interactions = HttpInteractions(
            self.world, self.context.interactions, self._answer_within
        )
        context = self.context
        self.faults = Faults(
            self.world,
            context.interactions,
            self.gateway,
            context.request_faults,
            context.rate_limits,
        )
        self.page = Page(self.context, self.gateway, self.faults, WEB)
        app = web.Application(client_max_size=MOST_BODY_BYTES)
        app.router.add_get("/gateway/", self.gateway.handle)
        routes = all_routes(self.gateway, self.http_interactions)
        Api(self.context, routes).add_routes(app)
        self.page.add_routes(app)
        app.on_shutdown.append(self._shut)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=2)
        await self._runner.setup()
        self._listener = _listen(self.host, self._wanted_port, or_next=self._or_next)
        self.port = self._listener.getsockname()[1]
        self.world.base_url = self.url
        self.gateway.url = self.gateway_url
        await web.SockSite(self._runner, self._listener).start()
        await self.http_interactions.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close every connection and stop to listen."""
        await self.http_interactions.stop()
        if self._runner:
            with suppress(NotImplementedError):  # On Windows.
                # Python leaves a connection open that it accepted in the turn of the loop in which
                # the server closes (python/cpython#109564).
                asyncio.get_running_loop().remove_reader(self._listener)
                await asyncio.sleep(0)
            await self._runner.cleanup()
            self._runner = None
        self.context.interactions.stop()

    async def _shut(self, _: web.Application) -> None:
        self.faults.clear()
        await self.gateway.stop()
        await self.page.stop()

    @property
    def url(self) -> str:
        """The page's address."""
        return f"http://{self._address}"

    @property
    def api_base(self) -> str:
        """The REST API's address, with version."""
        return self.url + PREFIX

    @property
    def gateway_url(self) -> str:
        """The gateway's address, which bots learn from `GET /gateway/bot`."""
        return f"ws://{self._address}/gateway/"

    @property
    def _address(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"

    @property
    def bot_token(self) -> str:
        """The token with which a bot gets in."""
        return self.world.application.token

    @property
    def application_id(self) -> int:
        """The application's id and its bot user's."""
        return self.world.application.id

    def environment(self, *, redirect: bool = False) -> dict[str, str]:
        """Return the environment variables with which a bot's process finds the playground.

        With `redirect` also a bot does whose library knows Discord's address alone.
        """
        world = self.world
        found = {
            "DISCORD_API_BASE": self.api_base,
            "DISCORD_TOKEN": self.bot_token,
            "DISCORD_API_URL": f"{self.url}/api",
            "DISCORD_APPLICATION_ID": str(self.application_id),
            "DISCORD_PUBLIC_KEY": world.application.verify_key,
        }
        if guild := next(iter(world.guilds), None):
            found["DISCORD_GUILD_ID"] = str(guild)
        return found | redirecting(self.url, os.environ) if redirect else found

    @property
    def clock(self) -> Clock:
        """The clock of the deadlines that bots have; tests can stop it and move it on."""
        return self.context.clock

    # What bots did

    @property
    def requests(self) -> deque[Request]:
        """The latest REST requests of bots, oldest first."""
        return self.context.requests

    @property
    def request_count(self) -> int:
        """How many REST requests bots have made."""
        return self.context.request_count

    @property
    def not_served(self) -> list[str]:
        """The operations of Discord's that bots asked for in vain, as often as they did."""
        return list(self.context.not_served)

    @property
    def commands(self) -> list[Json]:
        """The global commands that are registered now."""
        return list(self.world.application.commands.values())

    @property
    def has_ready_bot(self) -> bool:
        """Whether all shards of a bot are connected, or it takes interactions by HTTP."""
        return self.gateway.ready or self.world.application.is_reachable

    async def until(self, condition: Callable[[], T], within: timedelta = UNTIL_TIMEOUT) -> T:
        """Return the first truthy value of `condition`, asked anew after every event.

        Raises TimeoutError if that does not happen `within` this time.
        """
        return await self.context.until(condition, within)

    async def bot_ready(self, within: timedelta = READY_WITHIN) -> None:
        """Wait until all shards of a bot are connected, or it takes interactions by HTTP."""
        await self.until(lambda: self.has_ready_bot, within)

    async def bot_gone(self, within: timedelta = READY_WITHIN) -> None:
        """Wait until no bot is connected and none takes interactions by HTTP."""
        application = self.world.application
        await self.until(lambda: not (self.gateway.online or application.is_reachable), within)

    async def commands_registered(
        self, at_least: int = 1, within: timedelta = READY_WITHIN
    ) -> None:
        """Wait until a bot has registered its commands."""
        await self.until(lambda: len(self.commands) >= at_least, within)


def _listen(host: str, port: int, *, or_next: bool) -> socket.socket:
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    last = min(port + 100, LAST_PORT) if or_next and port else port
    for candidate in range(port, last + 1):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(1024)
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE or candidate == last:
                raise
        else:
            listener.setblocking(False)
            return listener
    raise AssertionError("unreachable: the last port either binds or raises")
