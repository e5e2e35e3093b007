"""`python -m bot check`: settings, database, token and so on, each with a verdict."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

import discord

from bot.model.errors import StoreError
from bot.operations.check_http import interactions
from bot.settings import Settings
from bot.store.opening import open_store
from bot.transport import internals
from bot.ui.cards.permissions import MESSAGE_KEYS
from bot.ui.permissions import Permission
from bot.ui.text.texts import DEFAULT_LOCALE, texts

NEEDED = reduce(or_, MESSAGE_KEYS)
"""The permissions that the bot asks for."""

INVITATION = (
    "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands"
    f"&permissions={int(NEEDED)}"
)
"""Where a host invites the application of an id, with those permissions."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """One thing that was checked: whether it is in order, and what was found."""

    subject: str
    ok: bool
    finding: str

    def __str__(self) -> str:
        return f"{self.subject:<12} {'ok' if self.ok else 'PROBLEM':<8} {self.finding}"


async def check(settings: Settings) -> AsyncIterator[Verdict]:
    """Check the database, the token, the way interactions come, and every server's permissions.

    Also gives the link by which the bot is invited.
    """
    yield Verdict("settings", True, "complete")
    yield await _database(settings)
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    if settings.discord_api_base is not None:
        internals.use_api(settings.discord_api_base)
    if settings.interactions_port is not None:
        internals.expect_http_interactions()
    async with client:
        try:
            await client.login(settings.discord_token)
            yield Verdict("token", True, f"it is {client.user}")
            yield Verdict("invitation", True, INVITATION.format(client.application_id))
            guilds = await internals.request(client, "GET", "/users/@me/guilds")
        except discord.LoginFailure:
            yield Verdict("token", False, "Discord does not accept DISCORD_TOKEN")
            return
        except (discord.HTTPException, OSError, KeyError, TypeError, ValueError) as error:
            # The last three: what answered is not Discord, such as a proxy's login page.
            yield Verdict(
                "Discord", False, f"it cannot be reached: {type(error).__name__}: {error}"
            )
            return
    assert client.application is not None  # The login has read it.
    yield Verdict("interactions", *await interactions(client.application, settings))
    if not isinstance(guilds, list):
        yield Verdict("permissions", False, "Discord's list of servers cannot be read")
        return
    for guild in guilds:
        yield _permissions(guild)
    if not guilds:
        yield Verdict("permissions", True, "the bot is in no server yet")


async def _database(settings: Settings) -> Verdict:
    try:
        async with open_store(
            settings.database_url, allow_data_loss=settings.allow_data_loss
        ) as store:
            await store.check()
            games = await store.games.count_live()
    except StoreError as error:
        return Verdict("database", False, str(error))
    lasting = "not known to last (ALLOW_DATA_LOSS)" if settings.allow_data_loss else "that last"
    finding = f"{settings.database_place}: takes writes {lasting}, {games} games being played"
    return Verdict("database", True, finding)


def _permissions(guild: Any) -> Verdict:
    """Compare what the bot is granted in a server; `guild` is Discord's entry, whatever it is."""
    entry = guild if isinstance(guild, Mapping) else {}
    name = str(entry.get("name") or entry.get("id") or "a server without a name")
    try:
        granted = Permission(int(entry["permissions"]))
    except (KeyError, TypeError, ValueError):
        return Verdict("permissions", False, f"{name}: Discord does not say what the bot may do")
    if Permission.ADMINISTRATOR in granted or NEEDED in granted:
        return Verdict("permissions", True, name)
    words = texts().in_locale(DEFAULT_LOCALE)
    missing = [
        words(f"permission-{key}")
        for permission, key in MESSAGE_KEYS.items()
        if permission not in granted
    ]
    return Verdict("permissions", False, f"{name}: missing {', '.join(missing)}")
