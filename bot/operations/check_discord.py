"""What `check` asks Discord: token, clock, commands, starts, and permissions in every server."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import discord

from bot.model.errors import SettingsError
from bot.operations.check_http import interactions
from bot.operations.discord_errors import unreachable
from bot.operations.finding import Finding
from bot.operations.invitation import INVITATION, NEEDED
from bot.service.clock import AGREEMENT_SECONDS
from bot.settings import Settings
from bot.transport import internals
from bot.transport.discord_time import discords_time
from bot.transport.failures import TROUBLE, UnreadableAnswer, failure_reason
from bot.transport.membership import listed_servers
from bot.transport.registration import outdated, payloads, registered
from bot.ui.features import FEATURES
from bot.ui.permissions import Permission
from bot.ui.router import declarations
from bot.ui.server_settings.permission_check import MESSAGE_KEYS
from bot.ui.text.texts import DEFAULT_LOCALE, texts

MOST_SKEW = timedelta(seconds=10)
"""How far this machine's clock may be from Discord's, which gives whole seconds."""

ANSWERED_WITHIN = timedelta(seconds=20)
"""How long Discord may take for each question, with the tries again that discord.py makes."""


async def check_discord(
    settings: Settings, answered_within: timedelta = ANSWERED_WITHIN
) -> AsyncIterator[Finding]:
    """Check what only Discord knows, and give the link by which the bot is invited."""
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    if settings.interactions_port is not None:
        internals.expect_http_interactions()
    async with client:
        try:
            internals.use_api(client, settings.discord_api_base)
            async with asyncio.timeout(answered_within.total_seconds()):
                await internals.log_in(client, settings.discord_token)
            yield Finding("token", True, f"it is {client.user}")
            assert client.application is not None  # The login has read it.
            yield _invitation(client.application)
            name = internals.user_agent(client)
            yield _clock(await discords_time(name, answered_within))
            async with asyncio.timeout(answered_within.total_seconds()):
                commands = await _commands(client)
                gateway = await _gateway(client, settings)
            yield commands
            yield gateway
            yield Finding("interactions", *await interactions(client.application, settings))
            async for each in _permissions(client, answered_within):
                yield each
        except SettingsError as error:
            yield Finding("settings", False, str(error))
        except discord.LoginFailure:
            yield Finding("token", False, "Discord does not accept DISCORD_TOKEN")
        except TimeoutError:
            seconds = answered_within.total_seconds()
            why = f"no answer within {seconds:g} seconds"
            yield Finding("Discord", False, f"{unreachable(settings.discord_api_base)}: {why}")
        except TROUBLE as error:
            why = failure_reason(error)
            yield Finding("Discord", False, f"{unreachable(settings.discord_api_base)}: {why}")


def _invitation(application: discord.AppInfo) -> Finding:
    if application.bot_require_code_grant:
        mend = "switch off Requires OAuth2 Code Grant in the developer portal, under Bot"
        return Finding("invitation", False, f"the link that invites it would fail: {mend}")
    return Finding("invitation", True, INVITATION.format(application.id))


def _clock(discords: float | None) -> Finding:
    if discords is None:
        found = "the answers have no date: no deadline is acted on until one has"
        return Finding("clock", False, found)
    seconds_ahead = time.time() - discords
    if abs(seconds_ahead) <= MOST_SKEW.total_seconds():
        return Finding("clock", True, "as Discord's")
    way = "ahead of" if seconds_ahead > 0 else "behind"
    seconds = f"{abs(seconds_ahead):,.0f} seconds"
    mend = "let the system set it by NTP (`timedatectl set-ntp true`)"
    waits = ", so a start waits" if abs(seconds_ahead) > AGREEMENT_SECONDS else ""
    return Finding("clock", False, f"{seconds} {way} Discord's{waits}: {mend}")


async def _commands(client: discord.Client) -> Finding:
    theirs = await registered(client)
    else_see = "; if it runs already, its log and /healthz say what is against it"
    if not any(each["name"] == "ttt" for each in theirs):
        return Finding("commands", True, f"none yet: the first start registers them{else_see}")
    if not outdated(payloads(declarations(FEATURES)), theirs):
        return Finding("commands", True, "registered as they are in this version")
    mend = f"start it again, and it registers its own{else_see}"
    return Finding("commands", False, f"Discord has those of another version: {mend}")


async def _gateway(client: discord.Client, settings: Settings) -> Finding:
    if settings.interactions_port is not None:
        return Finding("gateway", True, "not needed by HTTP")
    shards, _, starts = await internals.gateway(client)
    needed = len(settings.shard_ids or range(settings.shard_count or shards))
    if starts is None:
        return Finding("gateway", True, "Discord does not say how many starts are left")
    found = f"{starts.left:,} of {starts.total:,} starts are left"
    if starts.left >= min(needed, starts.total):
        return Finding("gateway", True, found)
    at = f"{datetime.now(UTC) + starts.resets_after:%Y-%m-%d %H:%M} UTC"
    mend = f"the bot waits until {at}; look in its log what ended it again and again"
    return Finding("gateway", False, f"{found}, and a start needs {needed:,}: {mend}")


async def _permissions(
    client: discord.Client, answered_within: timedelta
) -> AsyncIterator[Finding]:
    """Compare what the bot is granted in every server; one line for all that are in order."""
    servers, in_order = 0, 0
    try:
        async for guild in listed_servers(client, answered_within):
            servers += 1
            if (problem := _missing(guild)) is None:
                in_order += 1
            else:
                yield Finding("permissions", False, problem)
    except UnreadableAnswer:
        yield Finding("permissions", False, "Discord's list of servers cannot be read")
        return
    if not servers:
        yield Finding("permissions", True, "the bot is in no server yet")
    elif in_order:
        yield Finding("permissions", True, f"complete in {in_order:,} of {servers:,} servers")


def _missing(guild: Any) -> str | None:
    """Return what is wrong in a server; `guild` is Discord's entry, whatever it is."""
    entry = guild if isinstance(guild, Mapping) else {}
    name = str(entry.get("name") or entry.get("id") or "a server without a name")
    try:
        granted = Permission(int(entry["permissions"]))
    except (KeyError, TypeError, ValueError):
        return f"{name}: Discord does not say what the bot may do"
    if Permission.ADMINISTRATOR in granted or NEEDED in granted:
        return None
    words = texts().in_locale(DEFAULT_LOCALE)
    missing = [
        words(f"permission-{key}")
        for permission, key in MESSAGE_KEYS.items()
        if permission not in granted
    ]
    return f"{name}: missing {', '.join(missing)}: grant them to its role, or invite it again"
