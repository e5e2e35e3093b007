"""Addresses of the REST API: versions, operations that are not served, and forms."""

import logging
from typing import Any

import aiohttp
import pytest

from .. import Channel, Playground
from . import PACKAGE
from .conftest import Api
from .json_requests import refused


async def get(playground: Playground, path: str) -> tuple[int, Any]:
    headers = {"Authorization": f"Bot {playground.bot_token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.get(playground.url + path) as response,
    ):
        return response.status, await response.json()


@pytest.mark.parametrize("base", ["/api", "/api/v10", "/api/v9"])
async def test_the_version_may_be_another_or_none(playground: Playground, base: str) -> None:
    status, body = await get(playground, f"{base}/users/@me")
    assert (status, body["username"]) == (200, "Oxo")


async def test_a_version_that_is_gone_is_refused(playground: Playground) -> None:
    for path in ("/api/v1/users/@me", "/api/v11/users/@me"):
        status, body = await get(playground, path)
        assert (status, body["code"]) == (400, 50041)


async def test_an_operation_that_is_not_served_is_named(
    playground: Playground, api: Api, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, PACKAGE):
        for _ in range(2):
            error = await refused(api, "GET", "/guilds/1/audit-logs")
    name = "list_guild_audit_log_entries (GET /guilds/{guild_id}/audit-logs)"
    assert (error.status, name in error.text) == (404, True)
    assert caplog.messages == [f"the playground does not serve {name}"]
    assert playground.not_served == [name, name]
    assert (await refused(api, "GET", "/nonsense")).status == 404
    assert len(playground.not_served) == 2


async def test_a_message_may_come_as_a_form(playground: Playground, general: Channel) -> None:
    address = f"{playground.api_base}/channels/{general.id}/messages"
    headers = {"Authorization": f"Bot {playground.bot_token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.post(address, data={"payload_json": '{"content": "a & b"}'}) as response,
    ):
        assert (await response.json())["content"] == "a & b"
