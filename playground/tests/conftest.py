"""A playground for each test, and discord.py's own HTTP client in it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from .. import Channel, Person, Playground
from .one_browser import browser as browser


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground() as playground:
        yield playground


@pytest.fixture
async def short_deadline() -> AsyncIterator[Playground]:
    """A playground in which bots have a tenth of a second to answer."""
    async with Playground(answer_within=timedelta(milliseconds=100)) as playground:
        yield playground


@pytest.fixture
def alice(playground: Playground) -> Person:
    return playground.person("Alice")


@pytest.fixture
def bob(playground: Playground) -> Person:
    return playground.person("Bob")


@pytest.fixture
def general(playground: Playground) -> Channel:
    return playground.channel("general")


Api = Callable[..., Awaitable[Any]]


@pytest.fixture
async def api(playground: Playground) -> AsyncIterator[Api]:
    """Send one request with discord.py's client, logged in: `api("GET", "/users/@me")`."""
    Route.BASE = playground.api_base
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(playground.bot_token)

        async def send(method: str, path: str, body: object = None, **query: str) -> Any:
            options: dict[str, Any] = {} if body is None else {"json": body}
            return await client.http.request(Route(method, path), params=query, **options)

        yield send


@pytest.fixture
def discords_own_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py ask where it asks by itself, whatever other tests have set."""
    monkeypatch.setattr(Route, "BASE", "https://discord.com/api/v10")
    gateway = yarl.URL("wss://gateway.discord.gg/")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
