"""One line for each error that keeps the bot from Discord, naming what to look at."""

from urllib.parse import urlsplit

import aiohttp
import discord

from bot.model.errors import OxoError, SettingsError, StartFailed
from bot.settings import Settings
from bot.transport import internals
from bot.transport.failures import failure_reason
from bot.transport.proxies import proxy_for

ERRORS = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What the library raises when it cannot log in, connect or stay connected."""

WRONG_TOKEN, WRONG_SHARD, MORE_SHARDS = 4004, 4010, 4011
"""Codes with which the gateway ends a connection for good. Reference: Discord's documentation,
Opcodes and Status Codes."""


def explained(error: Exception, settings: Settings) -> OxoError:
    """Return what one of `ERRORS` means for the host: SettingsError if a restart is no use."""
    code = error.code if isinstance(error, discord.ConnectionClosed) else None
    if isinstance(error, discord.LoginFailure) or code == WRONG_TOKEN:
        return SettingsError("Discord does not accept DISCORD_TOKEN")
    if code in (WRONG_SHARD, MORE_SHARDS):
        return SettingsError(
            "Discord does not accept SHARD_COUNT: each shard may have 2,500 servers at most; "
            "without it and SHARD_IDS Discord says how many there should be"
        )
    return StartFailed(f"{unreachable(settings.discord_api_base)}: {failure_reason(error)}")


def unreachable(api_base: str | None) -> str:
    """Return where Discord was looked for in vain; `api_base` is what the settings say."""
    base = internals.base_address()
    where = f"Discord cannot be reached at {base}"
    if (proxy := proxy_for(base)) is not None:
        where += f" through the proxy {urlsplit(proxy).netloc.rpartition('@')[2]}"
    if api_base is None:
        return f"{where}, as DISCORD_API_BASE is not set"
    return f"{where}, as DISCORD_API_BASE has it"
