"""Health: `/healthz` and `/metrics`, served to a host's monitoring over HTTP.

Imported only where it is used: a web server costs 2 MiB.
"""

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.model.errors import StartFailed, StoreUnavailable
from bot.operations.metrics import Metrics
from bot.operations.store_health import SLOW_STORE, is_store_working
from bot.settings import ALL_ADDRESSES
from bot.store import Store
from bot.transport.client import OxoClient


class Health:
    """Answers `/healthz` and `/metrics`."""

    def __init__(self, client: OxoClient, store: Store, metrics: Metrics) -> None:
        self._client = client
        self._store = store
        self._metrics = metrics

    async def healthz(self, _: web.Request) -> web.Response:
        """Answer 200 while interactions reach us and the store takes writes, else 503, as JSON."""
        ready, working = self._client.receives, await is_store_working(self._store)
        latency, starts_at = self._client.latency, self._client.starts_at
        report = {
            "ready": ready,
            "store": working,
            "gateway_latency_seconds": round(latency, 4) if math.isfinite(latency) else None,
            "time_confirmed": self._client.clock.is_confirmed,
            "time_problem": self._client.clock.problem,
            "commands_problem": self._client.commands_problem,
            "starts_at": None if starts_at is None else starts_at.isoformat(),
        }
        return web.json_response(report, status=200 if ready and working else 503)

    async def metrics(self, _: web.Request) -> web.Response:
        working, live_games = await is_store_working(self._store), math.nan
        if working:
            with suppress(StoreUnavailable, TimeoutError):
                async with asyncio.timeout(SLOW_STORE.total_seconds()):
                    live_games = await self._store.games.count_live()
        servers = self._client.number_of_servers
        values = {
            "oxo_ready": self._client.receives,
            "oxo_store_ready": working,
            "oxo_servers": math.nan if servers is None else servers,
            "oxo_live_games": live_games,
            "oxo_clock_offset_seconds": self._client.clock.seconds_ahead,
            "oxo_commands_registered": self._client.commands_problem is None,
        }
        body = self._metrics.text(values, dict(self._client.latencies))
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})


@asynccontextmanager
async def serve_health(
    host: str, port: int, client: OxoClient, store: Store, metrics: Metrics
) -> AsyncIterator[None]:
    """Serve `/healthz` and `/metrics` at `host` and `port` while the context lasts.

    Raises StartFailed if they cannot be used.
    """
    health = Health(client, store, metrics)
    application = web.Application()
    application.router.add_get("/healthz", health.healthz)
    application.router.add_get("/metrics", health.metrics)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        try:
            where = None if host == ALL_ADDRESSES else host
            await web.TCPSite(runner, where, port).start()
        except OSError as error:
            raise StartFailed(
                f"HEALTH_PORT {port} on HEALTH_HOST {host} cannot be used: {error.strerror}"
            ) from None
        yield
    finally:
        await runner.cleanup()
