"""Everything of discord.py and aiohttp that no documentation promises, and why it is used.

`tests/bot/transport/test_internals.py` names each attribute; `pyproject.toml` bounds the version.
"""

import logging
import time
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from copy import copy
from datetime import timedelta
from typing import Any, NamedTuple, Self

import aiohttp
import discord
import discord.http
import discord.shard
import orjson
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import HTTPClient, Route
from yarl import URL

from bot.transport.failures import TROUBLE, UnreadableAnswer, is_json, is_page
from bot.transport.proxies import proxy_for

log = logging.getLogger(__name__)

EVENTS = frozenset({"READY", "RESUMED", "GUILD_CREATE", "GUILD_DELETE"})
"""Events that keep the library's list of servers; the others are not parsed."""

LONGEST_BACKOFF = timedelta(minutes=1)

Parser = Callable[[Any], None]


def receive_interactions(client: discord.Client, receive: Parser) -> None:
    """Hand interactions to `receive` as they come.

    Beside them no event but `EVENTS` is parsed: the library builds objects that a move does not
    need. An event that cannot be parsed would end the process; here it is logged. `receive` may not
    raise.
    """
    state = client._connection
    parsers = {name: _guarded(name, state.parsers[name]) for name in EVENTS}
    state.parsers = {**parsers, "INTERACTION_CREATE": receive}


def _guarded(event: str, parse: Parser) -> Parser:
    def guarded(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            fields = {
                "event": event,
                "id": data.get("id") if isinstance(data, dict) else None,
                "error": repr(error),
            }
            log.error("event %(event)s %(id)s could not be parsed: %(error)s", fields)

    return guarded


class Gateway(DiscordWebSocket):
    """The library's connection to the gateway: a broken frame would end the process."""

    @classmethod
    async def from_client(cls, client: Any, *, resume: bool = False, **options: Any) -> Self:
        # The library begins a session whenever it cannot resume one, also where that costs the
        # token. What is raised here makes it try again, after a minute at most.
        if not resume:
            starts = None
            with suppress(*TROUBLE):
                starts = (await gateway(client))[2]
            if starts is not None and starts.left < min(1, starts.total):
                raise OSError(f"no starts are left for {starts.resets_after}")
        return await super().from_client(client, resume=resume, **options)

    async def send_heartbeat(self, data: Any) -> None:
        # The library notes the time after the sending, in another thread: an acknowledgement that
        # is there before, as in the playground, counts as one that took since the heartbeat before.
        if (heartbeats := self._keep_alive) is not None:
            heartbeats._last_send = time.perf_counter()
        await super().send_heartbeat(data)

    async def received_message(self, msg: Any, /) -> None:
        try:
            await super().received_message(msg)
        except zlib.error:  # All that follows in this compressed stream would be broken, too.
            log.error("shard %(shard)s: the stream is broken", {"shard": self.shard_id})
            await self.close()
            raise ReconnectWebSocket(self.shard_id) from None
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            fields = {"shard": self.shard_id, "error": type(error).__name__}
            log.error("shard %(shard)s: a frame could not be read: %(error)s", fields)


class Backoff(ExponentialBackoff[Any]):
    """The library's pause before a shard connects again: at most a minute, of up to 17 there.

    A large part of that would be spent after Discord is back.
    """

    def delay(self) -> Any:
        return min(super().delay(), LONGEST_BACKOFF.total_seconds())


def use_gateway(address: str) -> None:
    """Let shards connect by `Gateway`, and to `address`.

    The library asks for the address only at its first connection, and goes to Discord's after that.
    """
    # Its names are those of the classes that it uses.
    discord.shard.DiscordWebSocket = Gateway  # type: ignore[misc]  # A class is replaced.
    setattr(discord.shard, "ExponentialBackoff", Backoff)  # noqa: B010  # It is not exported.
    Gateway.DEFAULT_GATEWAY = URL(address)


def expect_http_interactions() -> None:
    """Keep the library from warning at the login that interactions do not come by the gateway."""
    logging.getLogger("discord.client").setLevel(logging.ERROR)


def base_address() -> str:
    return Route.BASE


async def request(
    client: discord.Client,
    method: str,
    path: str,
    *,
    json: Any = None,
    params: Mapping[str, str] | None = None,
    **parameters: Any,
) -> Any:
    """Make a REST request with the library's token and rate limits; `path` names `parameters`.

    The library's own methods parse what comes back and take views, not cards of plain data. Raises
    one of `REQUEST_ERRORS`.
    """
    route = Route(method, path, **parameters)
    given = {"json": json, "params": params}
    options: dict[str, Any] = {name: each for name, each in given.items() if each is not None}
    try:
        return await client.http.request(route, **options)
    except (ValueError, TypeError, KeyError, AttributeError):
        # The library reads JSON by its content type alone, and fields of a 429 without looking.
        raise UnreadableAnswer from None


class Starts(NamedTuple):
    """How many shards Discord lets a token connect anew before it takes the token back."""

    left: int
    total: int
    resets_after: timedelta


async def gateway(client: discord.Client) -> tuple[int, str, Starts | None]:
    """Ask the REST API how many shards to connect, where the gateway is, and what starts are left.

    The library's own question gives up for good at the first refusal. Raises what `request` raises.
    """
    found = await request(client, "GET", "/gateway/bot")
    limit, starts = found.get("session_start_limit"), None
    with suppress(KeyError, TypeError, ValueError, OverflowError):
        resets_after = timedelta(milliseconds=limit["reset_after"])
        starts = Starts(int(limit["remaining"]), int(limit["total"]), resets_after)
    return found["shards"], found["url"], starts


def use_api(client: discord.Client, base: str | None) -> None:
    """Send every request to `base`, None for Discord's own, through the environment's proxies.

    The library takes one proxy for REST and the gateway, whose hosts may differ. Raises
    SettingsError.
    """
    if base is not None:
        Route.BASE = base.rstrip("/")
    setattr(discord.http, "json_or_text", _json_or_text)  # noqa: B010  # It is not exported.
    http = client.http
    http.proxy = proxy_for(Route.BASE)

    async def connect(url: str, *, compress: int = 0) -> aiohttp.ClientWebSocketResponse:
        apart = copy(http)
        apart.proxy = proxy_for(url)
        return await HTTPClient.ws_connect(apart, url, compress=compress)

    http.ws_connect = connect  # type: ignore[method-assign]  # Of this client alone.


async def _json_or_text(response: aiohttp.ClientResponse) -> Any:
    """Read an answer as the library does, and JSON also where a proxy names its charset."""
    text = await response.text(encoding="utf-8")
    return orjson.loads(text) if is_json(response.headers) else text


async def log_in(client: discord.Client, token: str) -> None:
    """Log in. Raises LoginFailure if Discord does not accept the token, or what `request` does."""
    try:
        await discord.Client.login(client, token)
    except discord.LoginFailure as failure:
        refused = failure.__cause__
        if isinstance(refused, discord.HTTPException) and is_page(refused):
            raise refused from None
        raise


async def end_session(client: discord.Client) -> None:
    """Close the connections of a login that failed: the next opens its own."""
    await client.http.close()
    client.http.connector = discord.utils.MISSING


def user_agent(client: discord.Client) -> str:
    """Return how the library calls itself, in the form that Discord asks for."""
    return client.http.user_agent
