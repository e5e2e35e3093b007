"""`oxo init`: asks for the bot's token, tries it with Discord, and writes it where it is read."""

import asyncio
import os
import sys
from getpass import getpass
from pathlib import Path

import discord

from bot.model.errors import OxoError, SettingsError
from bot.operations.discord_errors import unreachable
from bot.operations.invitation import INVITATION
from bot.settings import check_setting, read_setting
from bot.transport import internals
from bot.transport.failures import TROUBLE, failure_reason

ATTEMPTS = 3
"""How often the token is asked for."""

INTRODUCTION = """\
The token comes from https://discord.com/developers/applications: make a New Application, and
under Bot press Reset Token. Oxo needs none of the privileged intents.
"""

ENV_FILE = """\
# Settings of Oxo. Whoever has the token is the bot: keep it secret.
DISCORD_TOKEN={token}
"""


class InitError(OxoError):
    """Nothing was written, and the message says why."""


def init(program: str, token_file: Path | None) -> None:
    """Write `.env` in this folder, or the token alone to `token_file`, for their owner alone.

    `program` is how the command line calls itself. Raises InitError, also if the file is there.
    """
    target = (token_file or Path(".env")).absolute()
    if target.exists():
        raise InitError(f"{target} exists already: edit it, or remove it first")
    if not sys.stdin.isatty():
        raise InitError(
            "`init` asks for the token, which needs a terminal: without one write "
            f"{target} yourself"
        )
    base = read_setting("discord_api_base")
    print(INTRODUCTION)
    token, application = _ask(base)
    text = f"{token}\n"
    if token_file is None:
        text = ENV_FILE.format(token=token)
        if base is not None:
            text += f"DISCORD_API_BASE={base}\n"
    _write(target, text)
    print(f"It is {application.name}. Wrote {target}, which you alone can read.\n")
    print("Open this link to invite it to your server:")
    print(INVITATION.format(application.id))
    if token_file is None:
        print(f"\nThen `{program} check` says whether all is well, and `{program}` starts it here.")


def _ask(base: str | None) -> tuple[str, discord.AppInfo]:
    """Return a token that Discord accepts, and whose it is."""
    for _ in range(ATTEMPTS):
        try:
            token = getpass("Token (it is not shown as you paste it): ").strip()
        except EOFError:
            break
        try:
            check_setting("discord_token", token)
        except SettingsError as error:
            print(f"{error}.")
            continue
        try:
            return token, asyncio.run(_application(token, base))
        except discord.LoginFailure:
            print("Discord does not accept this token. Copy it again, or reset it there once more.")
        except TROUBLE as error:
            raise InitError(f"{unreachable(base)}: {failure_reason(error)}") from None
    raise InitError("nothing was written: there is no token that Discord accepts")


async def _application(token: str, base: str | None) -> discord.AppInfo:
    """Ask Discord for the token's application. Raises one of `TROUBLE`."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        internals.use_api(client, base)
        await internals.log_in(client, token)
        assert client.application is not None  # The login has read it.
        return client.application


def _write(target: Path, text: str) -> None:
    try:
        # From its first instant on for its owner alone, and never over another file.
        descriptor = os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode=0o600)
        with open(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise InitError(f"{target} cannot be written: {error.strerror}") from None
