"""`python -m bot`: settings, then store, services and client; the one place where parts meet."""

import argparse
import asyncio
import logging
import platform
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import aiohttp
import discord
import uvloop

from bot import __version__
from bot.hosting.check import Verdict, check
from bot.hosting.gateway import tell_of_shards
from bot.hosting.housekeeping import keep_house
from bot.hosting.logs import set_up_logs
from bot.hosting.stopping import cancel
from bot.model.errors import OxoError, SettingsError, StoreError
from bot.service import Services
from bot.settings import (
    JSON,
    SQLITE,
    Settings,
    checked_database,
    database_place,
    database_url,
    sqlite_path,
)
from bot.store import Store
from bot.store.copying import copy
from bot.store.opening import open_database, open_store
from bot.store.sqlite.backup import backup
from bot.thinking import Thinker
from bot.ui.client import TicTacToeBot

if TYPE_CHECKING:
    from bot.metrics import Metrics

log = logging.getLogger("bot")

STOPS = signal.SIGINT, signal.SIGTERM

FORESEEN = (OxoError, discord.DiscordException, aiohttp.ClientError)
"""What can stop a start and is told in one line."""


def utc_seconds() -> int:
    """The time, in whole seconds since 1970 UTC."""
    return int(time.time())


@asynccontextmanager
async def assembled(
    settings: Settings,
    *,
    rng: Random,
    clock: Callable[[], int],
    thinking: Callable[[Random], Thinker] = Thinker,
) -> AsyncIterator[TicTacToeBot]:
    """Put the bot together, ready to start; closes everything it opened."""
    metrics = None
    if settings.health_port is not None:
        from bot.metrics import Metrics  # Nobody counts what nobody can read.

        metrics = Metrics()
    async with open_store(settings.database_url, metrics) as store, thinking(rng) as thinker:
        services = Services.over(store, thinker, rng, clock)
        async with (
            TicTacToeBot(settings, store, services, clock, metrics) as bot,
            observed(settings.health_port, bot, store, metrics),
        ):
            keeping_house = asyncio.create_task(keep_house(store, settings.keep_games, clock))
            try:
                yield bot
            finally:
                keeping_house.cancel()


@asynccontextmanager
async def observed(
    port: int | None, bot: TicTacToeBot, store: Store, metrics: "Metrics | None"
) -> AsyncIterator[None]:
    """Let a host's tools ask on `port` how the bot is, while the context lasts; None for no one."""
    if port is None or metrics is None:
        yield
        return
    from bot.health import serve_health  # It brings a web server along.

    async with serve_health(port, bot, store, metrics):
        yield


async def serve(settings: Settings) -> int:
    """Serve Discord until SIGINT or SIGTERM; a second one ends the process on the spot."""
    async with assembled(settings, rng=Random(), clock=utc_seconds) as bot:
        log.info(
            "Oxo %(version)s starts with discord.py %(discord)s and Python %(python)s; its "
            "database is %(database)s",
            {
                "version": __version__,
                "discord": discord.__version__,
                "python": platform.python_version(),
                "database": settings.database_place,
            },
        )
        tell_of_shards(bot)
        serving = asyncio.create_task(bot.start(settings.discord_token))
        loop = asyncio.get_running_loop()

        def stop(signum: signal.Signals) -> None:
            log.info("stopping: %(signal)s", {"signal": signum.name})
            cancel(serving)
            for each in STOPS:
                loop.remove_signal_handler(each)
                signal.signal(each, signal.SIG_DFL)

        for signum in STOPS:
            loop.add_signal_handler(signum, stop, signum)
        with suppress(asyncio.CancelledError):
            try:
                await serving
            except discord.LoginFailure:
                raise SettingsError("Discord does not accept DISCORD_TOKEN") from None
    log.info("stopped")
    return 0


async def look(settings: Settings) -> int:
    """Print a verdict on everything that the bot needs; 1 if anything is wrong."""
    print(Verdict("settings", True, "complete"))
    well = True
    async for verdict in check(settings):
        print(verdict)
        well = well and verdict.well
    return 0 if well else 1


async def migrate(url: str) -> int:
    """Bring the database's schema up to date, as every start does too."""
    async with open_store(url):
        print(f"{database_place(url)} is up to date")
    return 0


async def copy_store(source_url: str, target_url: str) -> int:
    """Copy everything from one store to another and compare it, telling how far it is."""

    def tell(what: str, done: int, total: int) -> None:
        end = "\n" if done == total else ""
        print(f"\r{what}: {done:,} of {total:,}", end=end, file=sys.stderr, flush=True)

    async with (
        open_database(source_url, patient=True) as source,
        open_database(target_url, patient=True) as target,
    ):
        copied = await copy(source, target, tell)
    print(f"{copied:,} rows copied and compared: {database_place(target_url)} is ready")
    return 0


def parser() -> argparse.ArgumentParser:
    """What the command line offers."""
    made = argparse.ArgumentParser(prog="python -m bot", description="Tic-tac-toe for Discord.")
    commands = made.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="serve Discord (the default)")
    commands.add_parser("check", help="look at settings, database, token and permissions")
    commands.add_parser("migrate", help="bring the database's schema up to date")
    copying = commands.add_parser("backup", help="copy the database, also while the bot runs")
    copying.add_argument("file", type=Path, help="where the copy goes: a new file")
    moving = commands.add_parser("copy", help="move all data to another database, bot stopped")
    moving.add_argument("source", metavar="FROM_URL", help="a DATABASE_URL")
    moving.add_argument("target", metavar="TO_URL", help="likewise; empty, or a copy to go on with")
    return made


def run(settings: Settings) -> int:
    """Serve with logs; return the exit code. Raises what is `FORESEEN` where they are text."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # We never speak.
    set_up_logs(settings.log_level, settings.log_format)
    try:
        return uvloop.run(serve(settings))
    except Exception as error:
        foreseen = isinstance(error, FORESEEN)
        if foreseen and settings.log_format != JSON:
            raise  # A host at a terminal reads the plain sentence.
        log.critical("stopped: %(error)s", {"error": error}, exc_info=not foreseen)
        return 1


def main() -> int:
    """Run from the command line; return the exit code."""
    arguments = parser().parse_args()
    try:
        if arguments.command == "backup":
            backup(Path(sqlite_path()), arguments.file)
            return 0
        if arguments.command == "copy":
            source, target = map(checked_database, (arguments.source, arguments.target))
            path = Path(source.removeprefix(SQLITE))
            if source.startswith(SQLITE) and not path.exists():  # Opening it would make it.
                raise StoreError(f"there is no database {path}")
            return asyncio.run(copy_store(source, target))
        if arguments.command == "migrate":
            return asyncio.run(migrate(database_url()))
        settings = Settings.from_environment()
        if arguments.command == "check":
            return asyncio.run(look(settings))
        return run(settings)
    except FORESEEN as error:
        print(f"oxo: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
