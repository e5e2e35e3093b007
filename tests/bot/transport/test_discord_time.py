"""Dates: which answers tell Discord's time."""

from collections.abc import AsyncIterator, Mapping

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.transport.discord_time import date_of

DATE = "Thu, 26 Nov 2026 20:00:00 GMT"
SECONDS = 1_795_723_200


@pytest.fixture
async def server() -> AsyncIterator[TestServer]:
    """Answers with the headers that a request asks for."""

    async def answer(request: web.Request) -> web.Response:
        wanted = request.query
        kind = wanted.get("type", "application/json")
        response = web.Response(status=int(wanted.get("status", "200")), content_type=kind)
        response.headers["Date"] = wanted.get("date", DATE)
        return response

    application = web.Application()
    application.router.add_get("/", answer)
    running = TestServer(application)
    async with running:
        yield running


async def found(server: TestServer, query: Mapping[str, str]) -> float | None:
    """What the answer to a request says of the time."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(server.make_url("/"), params=query) as answer,
    ):
        return date_of(answer)


@pytest.mark.parametrize(
    "query",
    [
        {},
        {"status": "401"},
        {"status": "429"},
        {"date": "Thu, 26 Nov 2026 20:00:00 -0000"},
        {"date": "Thu, 26 Nov 2026 21:00:00 +0100"},
    ],
)
async def test_a_date_of_discords_is_read(server: TestServer, query: dict[str, str]) -> None:
    assert await found(server, query) == SECONDS


@pytest.mark.parametrize(
    "query",
    [
        {"date": ""},
        {"date": "today"},
        {"date": "Thu, 99 Nov 2026 20:00:00 GMT"},
        {"date": "Thu, 26 Nov 2026 20:00:00 +9999"},
        {"date": "Thu, 26 Nov 99999999999 20:00:00 GMT"},
        {"status": "502"},
        {"status": "502", "type": "text/html"},
        {"type": "text/html"},
        {"status": "429", "type": "text/html"},
    ],
)
async def test_what_is_no_date_of_discords_is_not(
    server: TestServer, query: dict[str, str]
) -> None:
    assert await found(server, query) is None
