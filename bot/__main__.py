"""The command line: `python -m bot`, installed as `oxo`."""

import argparse
import asyncio
import gc
import logging
import os
import sys
from collections.abc import Coroutine
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from bot import __version__
from bot.model.errors import OxoError, SettingsError, StartFailed, StoreUnfit
from bot.operations.logs import set_up_logs
from bot.operations.maintenance import (
    back_up,
    block,
    copy_store,
    migrate_store,
    print_blocked,
    print_servers,
    restore_backup,
)
from bot.operations.redaction import Redactor
from bot.operations.streams import open_streams
from bot.settings import JSON, Settings, misspelt

log = logging.getLogger("bot")

RESTART_IS_NO_USE = 78
"""The exit status if somebody has to change settings or database first: EX_CONFIG of sysexits.h."""

GC_THRESHOLD = 10_000
"""So many new objects start the garbage collector; Python's default of 700 costs 6 % of the CPU at
40 players, and 5 % of a start."""


def program() -> str:
    """Return how this command line is called."""
    return "oxo" if Path(sys.argv[0]).stem == "oxo" else f"{sys.orig_argv[0]} -m bot"


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    made = argparse.ArgumentParser(prog=program(), description="Tic-tac-toe for Discord.")
    made.add_argument("--version", action="version", version=f"Oxo {__version__}")
    commands = made.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="serve Discord (the default)")
    beginning = commands.add_parser("init", help="ask for the bot's token and write .env here")
    beginning.add_argument(
        "--token-file", type=Path, metavar="FILE", help="write the token alone, to this file"
    )
    commands.add_parser("check", help="say what is wrong and what mends it")
    commands.add_parser("migrate", help="bring the database's schema up to date")
    backing_up = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backing_up.add_argument("file", type=Path, help="where the copy goes: a new file")
    restoring = commands.add_parser("restore", help="put a backup in place, bot stopped")
    restoring.add_argument("file", type=Path, help="a backup; the database is kept beside it")
    copying = commands.add_parser("copy", help="move all data to another database, bot stopped")
    as_set = "or the word DATABASE_URL for the one that is set, so that nobody sees its password"
    copying.add_argument("source", metavar="FROM_URL", help=f"an address, {as_set}")
    copying.add_argument("target", metavar="TO_URL", help="likewise; empty, or an unfinished copy")
    commands.add_parser("servers", help="list the servers by use: games in 30 days, rows")
    for name, meaning in (("block", "want a server or a person no more"), ("unblock", "undo it")):
        blocking = commands.add_parser(name, help=meaning)
        blocking.add_argument("id", type=discord_id, metavar="ID", help="Discord's number of it")
    commands.add_parser("blocked", help="list who is blocked")
    return made


def discord_id(text: str) -> int:
    """Read the id of a server or a person as Discord copies it."""
    if text.isascii() and text.isdecimal() and len(text) < 20 and 0 < int(text) < 1 << 63:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no id of a server or a person")


def main() -> int:
    """Run the command line and return the exit code."""
    printed = open_streams()
    status = _main()
    # Whoever reads only the beginning, as `head` does, has what they wanted.
    if printed.error is None or isinstance(printed.error, BrokenPipeError):
        return status
    print(f"oxo: what it says cannot be written: {printed.error.strerror}", file=sys.stderr)
    return status or 1


def _main() -> int:
    arguments = parser().parse_args()
    if sys.platform == "win32":
        print("oxo: it runs on Linux and macOS; on Windows use Docker or WSL", file=sys.stderr)
        return RESTART_IS_NO_USE
    redact = Redactor()
    set_up_logs("WARNING", redact=redact)
    try:
        match arguments.command:
            case "init":
                from bot.operations.init import init  # Discord's library takes 0.3 s to import.

                init(program(), arguments.token_file)
            case "backup":
                back_up(arguments.file)
            case "restore":
                restore_backup(arguments.file)
            case "copy":
                asyncio.run(copy_store(arguments.source, arguments.target))
            case "block" | "unblock":
                asyncio.run(block(arguments.id, is_blocked=arguments.command == "block"))
            case "blocked":
                asyncio.run(print_blocked())
            case "servers":
                asyncio.run(print_servers())
            case "migrate":
                set_up_logs("INFO", redact=redact)
                asyncio.run(migrate_store())
            case "check":
                settings = Settings.from_environment()
                redact = Redactor(settings.secrets)
                set_up_logs("WARNING", redact=redact)
                return asyncio.run(_check(settings, redact))
            case _:
                settings = Settings.from_environment()
                redact = Redactor(settings.secrets)
                return _run(settings, redact)
    except Exception as error:
        if (expected := _expected(error)) is None:
            raise
        print(redact(f"oxo: {expected}"), file=sys.stderr)
        return _status(error)
    return 0


def _run(settings: Settings, redact: Redactor) -> int:
    """Serve Discord with logs. Raises what is expected where logs are text."""
    gc.set_threshold(GC_THRESHOLD)
    # Discord's library and what uses it take 0.3 s to import, which a backup need not wait for.
    from bot.app import serve

    set_up_logs(settings.log_level, settings.log_format, redact)
    for name, meant in misspelt(os.environ):
        fields = {"name": name, "meant": meant}
        log.warning("%(name)s is no setting, so it does nothing: is %(meant)s meant?", fields)
    with _error_reports(settings, redact):
        try:
            _run_loop(serve(settings))
        except Exception as error:
            expected = _expected(error)
            if expected is not None and settings.log_format != JSON:
                raise
            said = {"error": expected or error}
            log.critical("stopped: %(error)s", said, exc_info=expected is None)
            return _status(error)
    return 0


def _run_loop(bot: Coroutine[Any, Any, None]) -> None:
    try:
        import uvloop
    except ImportError:  # It is made for CPython on Linux and macOS.
        asyncio.run(bot)
    else:
        uvloop.run(bot)


def _status(error: Exception) -> int:
    return RESTART_IS_NO_USE if isinstance(error, SettingsError | StoreUnfit) else 1


def _expected(error: Exception) -> Exception | None:
    """Return what is reported of an error in one line; None if it needs a traceback."""
    import aiohttp
    import discord

    if (
        isinstance(error, RuntimeError) and str(error) == "can't start new thread"
    ):  # As Python says.
        return StartFailed(
            "no thread can be started: let it have more processes (pids_limit, TasksMax, "
            "ulimit -u) and memory"
        )
    is_expected = isinstance(error, OxoError | discord.DiscordException | aiohttp.ClientError)
    return error if is_expected else None


def _error_reports(settings: Settings, redact: Redactor) -> AbstractContextManager[None]:
    if settings.sentry_dsn is None:
        return nullcontext()
    from bot.operations.error_reports import error_reports  # Its library costs memory.

    return error_reports(settings.sentry_dsn, redact)


async def _check(settings: Settings, redact: Redactor) -> int:
    from bot.operations.check import check

    all_ok = True
    async for finding in check(settings):
        print(redact(str(finding)), flush=True)
        all_ok = all_ok and finding.ok
    return 0 if all_ok else 1


if __name__ == "__main__":
    sys.exit(main())
