"""Requests to the bot's HTTP entrance as Discord makes them, or anybody else."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from tests.bot.conftest import Setup

Answer = tuple[int, str]
"""The status and the text of a response."""

PING = {"id": "7", "application_id": "1", "type": 1, "token": "ping", "version": 1}


def address(setup: Setup) -> str:
    """Where the bot takes interactions."""
    url = setup.playground.world.application.interactions_url
    assert url is not None
    return url


def signed(setup: Setup, body: bytes, *, age: int = 0) -> dict[str, str]:
    """The headers of a request that the playground signed so many seconds ago."""
    return signed_at(setup, setup.clock.now - age, body)


def signed_at(setup: Setup, at: int, body: Any) -> dict[str, str]:
    """The headers of a request that the playground signed at that time (UTC seconds)."""
    raw, timestamp = body if isinstance(body, bytes) else json.dumps(body).encode(), str(at)
    return {
        "X-Signature-Timestamp": timestamp,
        "X-Signature-Ed25519": setup.playground.world.application.sign(timestamp, raw),
    }


async def post(
    setup: Setup, body: Any, headers: Mapping[str, str] | None = None, method: str = "POST"
) -> Answer:
    """Post a body, of JSON unless it is bytes, signed unless there are headers."""
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    sent = signed(setup, raw) if headers is None else headers
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, address(setup), data=raw, headers=sent) as response,
    ):
        return response.status, await response.text()


@asynccontextmanager
async def connection(
    setup: Setup,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection on which nothing was sent yet."""
    port = int(address(setup).split(":")[2].split("/")[0])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def head(length: int, more: Mapping[str, str] | None = None) -> bytes:
    """The head of a request with a body of so many bytes."""
    headers = {"Host": "oxo", "Content-Length": str(length), **(more or {})}
    lines = [f"{name}: {value}\r\n" for name, value in headers.items()]
    return f"POST /interactions HTTP/1.1\r\n{''.join(lines)}\r\n".encode()


def click(setup: Setup, message: Any, custom_id: str, number: int = 77) -> dict[str, Any]:
    """Alice's click as Discord sends it."""
    user = {"id": str(setup.alice.id), "username": "alice", "discriminator": "0", "avatar": None}
    return {
        "id": str(number),
        "application_id": str(setup.playground.application_id),
        "type": 3,
        "token": "secret",
        "version": 1,
        "channel_id": str(setup.general.id),
        "guild_id": str(setup.playground.guild().id),
        "member": {"user": user, "roles": [], "permissions": "0"},
        "data": {"custom_id": custom_id, "component_type": 2},
        "message": message,
        "locale": "en-US",
    }
