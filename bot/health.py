"""Health: an address where a host's tools can ask whether the bot is well."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from aiohttp import web

from bot.errors import StoreUnavailable
from bot.store import Store


@asynccontextmanager
async def serve_health(
    port: int | None, client: discord.Client, store: Store
) -> AsyncIterator[None]:
    """Serve `/healthz` on `port` while the context lasts; do nothing if `port` is None.

    It answers 200 when the bot is connected to Discord and its store can be reached, else 503.
    """
    if port is None:
        yield
        return

    async def healthz(_: web.Request) -> web.Response:
        problems = []
        if not client.is_ready():
            problems.append("not connected to Discord")
        try:
            await store.check()
        except StoreUnavailable as error:
            problems.append(f"store: {error}")
        return web.Response(text="; ".join(problems) or "ok", status=503 if problems else 200)

    application = web.Application()
    application.router.add_get("/healthz", healthz)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "0.0.0.0", port).start()
    try:
        yield
    finally:
        await runner.cleanup()
