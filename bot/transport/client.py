"""The Discord client: connects to the gateway and hands interactions to the dispatcher."""

import asyncio
import gc
import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from typing import Any

import discord

from bot.model import ChannelId, GuildId, RoleId
from bot.service import Services
from bot.settings import Settings
from bot.transport import internals
from bot.transport.answering import Answering
from bot.transport.deadlines import DeadlineLoop
from bot.transport.dispatcher import Dispatcher
from bot.transport.edit_tokens import EditTokens
from bot.transport.in_flight import InFlight, Observer
from bot.transport.interaction_http import InteractionHttp, TimeLimits
from bot.transport.posting import Posting
from bot.transport.publisher import Publisher
from bot.transport.registration import register
from bot.transport.tasks import finish
from bot.transport.updating import Updating
from bot.ui import handlers
from bot.ui.router import Router

log = logging.getLogger(__name__)

GC_THRESHOLD = 10_000
"""So many new objects start the garbage collector; Python's default of 700 costs 6 % of the CPU at
40 players."""

DISCONNECTING = timedelta(seconds=1)
"""How long a stop waits for the gateway to close its connections."""

FINISHING = timedelta(seconds=3)
"""How long a stop waits for the interactions in flight."""


class OxoClient(discord.AutoShardedClient):
    """Oxo on Discord. It asks for no privileged intent and caches no member and no message.

    `clock` gives UTC seconds.
    """

    def __init__(
        self,
        settings: Settings,
        services: Services,
        clock: Callable[[], int],
        observer: Observer | None = None,
        limits: TimeLimits | None = None,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **_shards(settings),
        )
        if settings.discord_api_base is not None:
            internals.use_api(settings.discord_api_base)
        limits = limits or TimeLimits()
        edit_tokens = EditTokens(clock)
        self._is_proxied = settings.discord_api_base is not None
        self._observer = observer
        self._http = InteractionHttp(limits)
        self._publisher = Publisher(self, self._http, edit_tokens, limits)
        self._router = Router(handlers.groups(services, self))
        self.deadlines = DeadlineLoop(services.deadlines, self._publisher, clock)
        posting = Posting(self._http, self._publisher, edit_tokens, services)
        updating = Updating(self._http, self._publisher, edit_tokens, posting)
        answering = Answering(self._http, self._publisher, posting, updating)
        self._dispatcher = Dispatcher(self._router, answering, InFlight(observer))
        internals.receive_interactions(self, self._dispatcher.receive)
        self._deadline_task: asyncio.Task[None] | None = None

    @property
    def receives(self) -> bool:
        """Whether interactions reach us on every shard."""
        # discord.py's `is_ready` stays true when a connection is lost.
        shards = self.shards.values()
        return self.is_ready() and not any(shard.is_closed() for shard in shards)

    async def setup_hook(self) -> None:
        internals.use_gateway(await internals.gateway_address(self) if self._is_proxied else None)
        await self._http.open(internals.user_agent(self))
        await register(self, self._router.declarations)
        self._deadline_task = asyncio.create_task(self.deadlines.run())

    async def close(self) -> None:
        if self._deadline_task is not None:
            await finish([self._deadline_task], timedelta(0))
        # Nothing new comes in from here on; what has come is answered.
        shards = [asyncio.create_task(shard.disconnect()) for shard in self.shards.values()]
        await finish(shards, DISCONNECTING)
        if await self._dispatcher.close(FINISHING):
            await self._publisher.close(FINISHING)
        else:
            log.warning("stopping with interactions unanswered")
            await self._publisher.close(timedelta(0))
        await self._http.close()
        await super().close()

    async def on_ready(self) -> None:
        # What stands by now stays: the collector need not search it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(GC_THRESHOLD)
        fields = {"application": self.application_id, "servers": len(self.guilds)}
        log.info("ready as application %(application)s in %(servers)d servers", fields)

    async def on_shard_connect(self, shard_id: int) -> None:
        log.info("shard %(shard)d is connected", {"shard": shard_id})

    async def on_shard_ready(self, shard_id: int) -> None:
        log.info("shard %(shard)d is ready", {"shard": shard_id})

    async def on_shard_resumed(self, shard_id: int) -> None:
        log.info("shard %(shard)d is connected again and missed nothing", {"shard": shard_id})

    async def on_shard_disconnect(self, shard_id: int) -> None:
        log.info("shard %(shard)d is disconnected", {"shard": shard_id})
        if self._observer is not None:
            self._observer.disconnected(shard_id)

    # What handlers ask of a server (`ui/servers.py`)

    def existing(
        self, guild_id: GuildId, channels: frozenset[ChannelId], roles: frozenset[RoleId]
    ) -> tuple[frozenset[ChannelId], frozenset[RoleId]]:
        """Return those channels and roles of a server that are still there, as far as known."""
        guild = self.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return channels, roles
        return (
            frozenset(filter(guild.get_channel, channels)),
            frozenset(filter(guild.get_role, roles)),
        )

    async def emoji(self, guild_id: GuildId) -> Sequence[Mapping[str, Any]]:
        """Return the emoji of a server as they are now, none where the bot is no member."""
        path = "/guilds/{guild_id}/emojis"
        try:
            emoji: list[dict[str, Any]] = await internals.request(
                self, "GET", path, guild_id=guild_id
            )
        except discord.HTTPException:
            return ()
        return emoji


def _shards(settings: Settings) -> dict[str, Any]:
    if settings.shard_count is None:
        return {}
    ids = settings.shard_ids or range(settings.shard_count)
    return {"shard_count": settings.shard_count, "shard_ids": list(ids)}
