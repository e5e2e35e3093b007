"""`python -m bot`: settings, then store, service and client; the one place where parts meet."""

import asyncio
import logging
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random, SystemRandom

import discord

from bot.errors import OxoError
from bot.health import serve_health
from bot.service import Services
from bot.settings import SQLITE, Settings
from bot.store.sqlite import SqliteStore
from bot.thinking import Thinker
from bot.ui.client import TicTacToeBot

log = logging.getLogger("bot")


def utc_seconds() -> int:
    """The time, in whole seconds since 1970 UTC."""
    return int(time.time())


@asynccontextmanager
async def assembled(
    settings: Settings, *, rng: Random, clock: Callable[[], int]
) -> AsyncIterator[TicTacToeBot]:
    """Put the bot together, ready to start; closes everything it opened."""
    path = settings.database_url.removeprefix(SQLITE)
    async with SqliteStore.open(path) as store, Thinker(rng) as thinker:
        services = Services.over(store, thinker, rng, clock)
        async with (
            TicTacToeBot(settings, store, services, clock) as bot,
            serve_health(settings.health_port, bot, store),
        ):
            yield bot


async def run(settings: Settings) -> None:
    """Serve Discord until SIGINT or SIGTERM."""
    async with assembled(settings, rng=SystemRandom(), clock=utc_seconds) as bot:
        serving = asyncio.create_task(bot.start(settings.discord_token))
        loop = asyncio.get_running_loop()
        for signum in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(signum, serving.cancel)
        with suppress(asyncio.CancelledError):
            await serving
        log.info("stopping")


def main() -> int:
    """Run from the command line; return the exit code."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # We never speak.
    try:
        settings = Settings.from_environment()
        discord.utils.setup_logging(level=logging.getLevelName(settings.log_level), root=True)
        asyncio.run(run(settings))
    except (OxoError, discord.LoginFailure) as error:
        print(f"oxo: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
