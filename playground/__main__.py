"""Start the playground, alone or with a bot inside: `python -m playground -- COMMAND …`.

Installed as a package of its own it is the command `discord-playground`.
"""

import argparse
import asyncio
import logging
import os
import signal
import sys
from datetime import timedelta
from pathlib import Path
from urllib.parse import urlsplit

from . import __version__
from .records import Json
from .seed import seeded
from .server import HOST, LAST_PORT, Playground
from .world import World

PORT = 8080
PROGRAM = "discord-playground"
HOW_TO_USE = """
# Set these for your bot and start it, or let it start here: {program} -- COMMAND
# A library that adds the version itself, as discord.js does, takes DISCORD_API_URL as its base.
# A library that takes no address: {program} --redirect -- COMMAND
# DISCORD_PUBLIC_KEY is what the signatures of HTTP interactions are checked with.
# The same values at each start: {program} --seed 1"""
SUBCOMMANDS = 1, 2
"""Discord's types of options that are subcommands, and groups of them."""
STOP_WITHIN = timedelta(seconds=10)
"""Time that a bot has to end by itself when the playground stops."""


def _program() -> str:
    """Return the command by which this was started."""
    return PROGRAM if Path(sys.argv[0]).stem == PROGRAM else f"python -m {__package__}"


def _port(text: str) -> int:
    if not (text.isdecimal() and int(text) <= LAST_PORT):
        raise argparse.ArgumentTypeError(f"must be from 0 to {LAST_PORT}, not {text!r}")
    return int(text)


def _host(text: str) -> str:
    if text in ("", "0.0.0.0", "::"):
        raise argparse.ArgumentTypeError(
            "must be a name or an address at which bots and browsers reach this machine, such as "
            f"172.17.0.1, not {text!r}"
        )
    return text


def _arguments(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog=_program(),
        description="A small Discord on your own machine, with a page to try your bot in.",
        epilog="The bot finds DISCORD_API_BASE, DISCORD_TOKEN and more in its environment; "
        "without a COMMAND they are printed.",
    )
    parser.add_argument(
        "--port",
        type=_port,
        help=f"where the page is served; 0: any (default: {PORT} or the next free one)",
    )
    parser.add_argument(
        "--host",
        type=_host,
        default=HOST,
        metavar="ADDRESS",
        help="where it listens, for bots in containers; whoever reaches it may act as "
        f"anybody there (default: {HOST})",
    )
    parser.add_argument(
        "--interactions-url",
        metavar="URL",
        help="where the bot takes HTTP interactions, in place of the gateway: "
        "http://127.0.0.1:8090/interactions",
    )
    parser.add_argument(
        "--redirect",
        action="store_true",
        help="send a bot here whose library knows Discord's address alone (Python, node)",
    )
    parser.add_argument("--name", default="Oxo", help="the bot's name (default: Oxo)")
    parser.add_argument("--token", help="the bot's token (default: by chance, or by the seed)")
    parser.add_argument("--application-id", type=int, metavar="ID", help="and its bot user's id")
    parser.add_argument(
        "--seed", type=int, help="a number: ids, token and public key are the same at each start"
    )
    version = f"discord-playground {__version__}"
    parser.add_argument("--version", action="version", version=version)
    parser.add_argument("command", nargs="*", metavar="COMMAND", help="the bot, after --")
    return parser.parse_args(arguments)


async def run(
    port: int | None,
    command: list[str],
    *,
    world: World,
    host: str = HOST,
    interactions_url: str | None = None,
    redirect: bool = False,
) -> int:
    """Serve until the bot ends or a signal comes, and return the exit status.

    Without a port, take the first free one from `PORT` on. Without a command, print
    what a bot needs to connect, and wait for a signal.
    """
    stop = asyncio.Event()
    kill = asyncio.Event()

    def on_signal() -> None:
        (kill if stop.is_set() else stop).set()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, on_signal)
    async with Playground(
        PORT if port is None else port,
        world=world,
        or_next=port is None,
        interactions_url=interactions_url,
        host=host,
    ) as playground:
        print(playground.url, flush=True)
        settings = playground.environment(redirect=redirect)
        if not command:
            for name, value in settings.items():
                print(f"{name}={value}", flush=True)
            print(HOW_TO_USE.format(program=_program()), flush=True)
            await stop.wait()
            return 0
        try:
            # A group of its own: Ctrl-C reaches the bot once, from us, and not twice.
            bot = await asyncio.create_subprocess_exec(
                *command,
                env=os.environ | settings | _without_proxy(playground.url),
                start_new_session=True,
            )
        except OSError as error:
            print(f"cannot start {command[0]}: {error.strerror}", file=sys.stderr)
            return 127
        telling = asyncio.create_task(_tell_how_to_begin(playground))
        try:
            return await _run_until_stopped(bot, stop, kill)
        finally:
            telling.cancel()


async def _tell_how_to_begin(playground: Playground) -> None:
    """Once the bot can be used print the address again, below what the bot printed meanwhile."""
    forever = timedelta.max
    await playground.bot_ready(forever)
    await playground.commands_registered(within=forever)
    typed = [_first_words(each) for each in playground.commands if each.get("type", 1) == 1]
    text = f"Open {playground.url}" + (f" and type /{typed[0]}" if typed else "")
    edge = f"+-{'-' * len(text)}-+"
    print(f"\n{edge}\n| {text} |\n{edge}", flush=True)


def _first_words(command: Json) -> str:
    """Return what is typed for a command: its name, and its first subcommand's if it has some."""
    below = [each for each in command.get("options") or () if each["type"] in SUBCOMMANDS]
    return " ".join([command["name"], *map(_first_words, below[:1])])


def _without_proxy(url: str) -> dict[str, str]:
    """Keep a proxy of the environment, which would not find us, from between the bot and us."""
    known = os.environ.get("no_proxy") or os.environ.get("NO_PROXY")
    hosts = ",".join(each for each in (known, urlsplit(url).hostname) if each)
    return dict.fromkeys(("no_proxy", "NO_PROXY"), hosts)


async def _run_until_stopped(
    bot: asyncio.subprocess.Process, stop: asyncio.Event, kill: asyncio.Event
) -> int:
    """Wait for the bot's end, passing on a signal to stop, and return its exit status."""
    ended = asyncio.create_task(bot.wait())
    stopping = asyncio.create_task(stop.wait())
    killing = asyncio.create_task(kill.wait())
    try:
        await asyncio.wait({ended, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if not ended.done():
            bot.send_signal(signal.SIGTERM)
            await asyncio.wait(
                {ended, killing},
                timeout=STOP_WITHIN.total_seconds(),
                return_when=asyncio.FIRST_COMPLETED,
            )
        if not ended.done():
            os.killpg(bot.pid, signal.SIGKILL)
        status = await ended
    finally:
        for task in (stopping, killing):
            task.cancel()
    return status if status >= 0 else 128 - status


def main() -> int:
    """Run the command line and return the exit status."""
    given = _arguments(sys.argv[1:])
    logging.basicConfig(format="%(message)s")
    world = seeded(given.name, given.token, application_id=given.application_id, seed=given.seed)
    serving = run(
        given.port,
        given.command,
        world=world,
        host=given.host,
        interactions_url=given.interactions_url,
        redirect=given.redirect,
    )
    try:
        return asyncio.run(serving)
    except OSError as error:
        port = PORT if given.port is None else given.port
        where = f"port {port}" if given.host == HOST else f"{given.host}, port {port}"
        print(f"cannot listen on {where}: {error.strerror}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
