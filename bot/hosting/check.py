"""`python -m bot check`: settings, database, token and permissions, each with a verdict."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
from discord.http import Route

from bot.model.errors import StoreError
from bot.settings import Settings
from bot.store.opening import open_store
from bot.ui.cards.permissions import MESSAGE_KEYS, Permission
from bot.ui.text.texts import DEFAULT_LOCALE, texts

ASKED_FOR = discord.Permissions(sum(Permission))

INVITATION = (
    "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands"
    f"&permissions={ASKED_FOR.value}"
)
"""Where a host invites the application of an id, with those permissions."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """One thing that was looked at: whether it is well, and what was found."""

    subject: str
    well: bool
    finding: str

    def __str__(self) -> str:
        return f"{self.subject:<12} {'ok' if self.well else 'PROBLEM':<8} {self.finding}"


async def check(settings: Settings) -> AsyncIterator[Verdict]:
    """Look at the database, the token and the permissions in every server, one after another.

    Also gives the link by which the bot is invited.
    """
    yield await _database(settings)
    client = discord.AutoShardedClient(intents=discord.Intents.none())
    if settings.discord_api_base is not None:
        Route.BASE = settings.discord_api_base.rstrip("/")
    async with client:
        try:
            await client.login(settings.discord_token)
        except discord.LoginFailure:
            yield Verdict("token", False, "Discord does not accept DISCORD_TOKEN")
            return
        except (discord.HTTPException, OSError) as error:
            yield Verdict("token", False, f"Discord cannot be reached: {error}")
            return
        yield Verdict("token", True, f"it is {client.user}")
        yield Verdict("invitation", True, INVITATION.format(client.application_id))
        guilds = await client.http.request(Route("GET", "/users/@me/guilds"))
        for guild in guilds:
            yield _permissions(guild["name"], discord.Permissions(int(guild["permissions"])))
        if not guilds:
            yield Verdict("permissions", True, "the bot is in no server yet")


async def _database(settings: Settings) -> Verdict:
    try:
        async with open_store(settings.database_url) as store:
            games = await store.live_games()
    except StoreError as error:
        return Verdict("database", False, str(error))
    return Verdict("database", True, f"{settings.database_place}: {games} games being played")


def _permissions(guild: str, granted: discord.Permissions) -> Verdict:
    if granted.administrator or granted.is_superset(ASKED_FOR):
        return Verdict("permissions", True, guild)
    words = texts().in_locale(DEFAULT_LOCALE)
    missing = [
        words(f"permission-{key}")
        for permission, key in MESSAGE_KEYS.items()
        if not granted.value & permission
    ]
    return Verdict("permissions", False, f"{guild}: missing {', '.join(missing)}")
