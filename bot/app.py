"""The composition root: settings -> store -> services -> client, closed in the opposite order."""

import asyncio
import logging
import os
import platform
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from functools import partial
from random import Random

import discord

from bot import __version__
from bot.operations.background import Run, background_tasks
from bot.operations.discord_errors import ERRORS, explained
from bot.operations.housekeeping import Housekeeping
from bot.operations.logs import log_loop_errors
from bot.operations.shutdown import until_signal
from bot.operations.store_health import is_store_working
from bot.operations.systemd import Systemd
from bot.operations.watchdog import watch
from bot.service import Clock, Services, Thinker
from bot.settings import Settings
from bot.store.opening import open_store
from bot.transport.client import OxoClient
from bot.transport.time_limits import TimeLimits

log = logging.getLogger("bot")


@asynccontextmanager
async def open_bot(
    settings: Settings,
    *,
    rng: Random,
    clock: Clock,
    thinking: Callable[[Random], Thinker] = Thinker,
    limits: TimeLimits | None = None,
    systemd: Systemd | None = None,
) -> AsyncIterator[OxoClient]:
    """Create the bot, ready to `start`, with everything it needs; closes all of it at the end.

    `systemd` gets the state of the bot. Raises StoreError if the database cannot be used,
    StartFailed if the health server's address cannot be.
    """
    async with AsyncExitStack() as opened:
        metrics = None
        if settings.health_port is not None:
            from bot.operations.metrics import Metrics  # Imported only if somebody can read them.

            metrics = Metrics()
        opening = open_store(
            settings.database_url,
            None if metrics is None else metrics.accessed,
            allow_data_loss=settings.allow_data_loss,
            to_serve=True,
        )
        store = await opened.enter_async_context(opening)
        thinker = await opened.enter_async_context(thinking(rng))
        services = Services.over(store, thinker, rng, clock)
        limits = limits or TimeLimits()
        client = OxoClient(settings, services, clock, metrics, limits)
        bot = await opened.enter_async_context(client)
        if settings.health_port is not None and metrics is not None:
            from bot.operations.health import serve_health

            health = serve_health(settings.health_host, settings.health_port, bot, store, metrics)
            await opened.enter_async_context(health)
        housekeeping = Housekeeping(bot, store, clock, settings)
        tasks: dict[str, Run] = {"housekeeping": partial(housekeeping.run, limits.housekeeping)}

        async def is_well() -> bool:
            return bot.receives and await is_store_working(store)

        if settings.watchdog_seconds is not None:
            patience = timedelta(seconds=settings.watchdog_seconds)
            tasks["watchdog"] = partial(watch, is_well, patience)
        if systemd is not None:
            tasks["systemd"] = partial(systemd.inform, is_well)
        await opened.enter_async_context(background_tasks(tasks))
        log.info("games that go on: %(games)d", {"games": await store.games.count_live()})
        yield bot


async def serve(settings: Settings) -> None:
    """Serve Discord until SIGINT, SIGTERM or SIGHUP (see `until_signal`).

    Raises SettingsError if Discord does not accept token or shards, StartFailed if it cannot be
    reached, and what `open_bot` raises.
    """
    log_loop_errors(asyncio.get_running_loop())
    clock = Clock(time.time, uptime_clock())
    systemd = Systemd.from_environment(os.environ)
    async with open_bot(settings, rng=Random(), clock=clock, systemd=systemd) as bot:
        fields = {
            "version": __version__,
            "discord": discord.__version__,
            "python": platform.python_version(),
            "database": settings.database_place,
        }
        log.info(
            "Oxo %(version)s starts with discord.py %(discord)s and Python %(python)s; its "
            "database is %(database)s",
            fields,
        )
        try:
            await until_signal(asyncio.create_task(bot.start(settings.discord_token)))
        except ERRORS as error:
            raise explained(error, settings) from None
    log.info("stopped")


def uptime_clock() -> Callable[[], float]:
    """Return what counts seconds, those in which the machine was suspended included."""
    try:
        time.clock_gettime(time.CLOCK_BOOTTIME)
    except (AttributeError, OSError):
        return time.monotonic
    return partial(time.clock_gettime, time.CLOCK_BOOTTIME)
