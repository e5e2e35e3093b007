"""The Discord client: takes interactions from the gateway, or by HTTP, for the dispatcher."""

import asyncio
import gc
import logging
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.model import GuildId
from bot.model.errors import StoreUnavailable
from bot.service import Clock, Services
from bot.settings import Settings
from bot.transport import internals
from bot.transport.answers import Answers
from bot.transport.application_emoji import ApplicationEmoji
from bot.transport.blocking import Blocking
from bot.transport.bot_messages import BotMessages
from bot.transport.deadline_loop import DeadlineLoop
from bot.transport.discord_servers import DiscordServers
from bot.transport.discord_time import confirm_time
from bot.transport.dispatcher import Dispatcher, Observer
from bot.transport.interaction_http import InteractionHttp
from bot.transport.outbox_loop import OutboxLoop
from bot.transport.private_answers import PrivateAnswers
from bot.transport.registration import register
from bot.transport.retrying import persist
from bot.transport.signatures import Signatures
from bot.transport.tasks import finish
from bot.transport.time_limits import TimeLimits
from bot.ui.features import FEATURES
from bot.ui.router import Router
from bot.ui.servers import Links
from bot.ui.text.themes import use_tiles

if TYPE_CHECKING:
    from bot.transport.http_entrance import HttpEntrance

log = logging.getLogger(__name__)

DISCONNECTING = timedelta(seconds=1)
"""How long a stop waits for the gateway to close its connections."""


class OxoClient(discord.AutoShardedClient):
    """Oxo on Discord. It asks for no privileged intent and caches no member and no message."""

    def __init__(
        self,
        settings: Settings,
        services: Services,
        clock: Clock,
        observer: Observer | None,
        limits: TimeLimits,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **_shards(settings),
        )
        internals.use_api(self, settings.discord_api_base)
        if settings.interactions_port is not None:
            internals.expect_http_interactions()
        self._observer = observer
        self._emoji = ApplicationEmoji(self, limits)
        self._http = InteractionHttp(limits, self._emoji)
        messages = BotMessages(self, self._http, clock, limits)
        self._outbox = OutboxLoop(messages, services.outbox)
        links = Links(settings.support_url, settings.source_url)
        servers = DiscordServers(self, limits.look_up, links)
        self._router = Router(FEATURES, services, servers)
        name = internals.user_agent(self)
        self._confirm_time = partial(confirm_time, clock, name, limits.deadline_sleep)
        self.deadlines = DeadlineLoop(
            services.deadlines, self._outbox, clock, self._confirm_time, limits.deadline_sleep
        )
        self._private_answers = PrivateAnswers(self._http, clock)
        answers = Answers(services, self._outbox, messages, self._private_answers, limits)
        self._blocking = Blocking(self, services.store.blocks, limits.blocks)
        self._dispatcher = Dispatcher(
            self._router, self._http, answers, self._blocking.check, observer, limits.defer_after
        )
        internals.receive_interactions(self, self._dispatcher.receive)
        self._left_servers = services.store.left_servers
        self._settings = settings
        self._limits = limits
        self.clock = clock
        self.commands_problem: str | None = "pending"
        """Why Discord may have other commands than ours; None once it has taken them."""
        self.starts_at: datetime | None = None
        """Until when no start is left to connect with; None where one is."""
        self._starts_after = timedelta(0)
        self._entrance: HttpEntrance | None = None
        self._connected: set[int] = set()
        self._background: list[asyncio.Task[None]] = []

    @property
    def interactions_port(self) -> int | None:
        """The port on which interactions come by HTTP; None where they do not, or not yet."""
        return None if self._entrance is None else self._entrance.port

    @property
    def receives(self) -> bool:
        """Whether interactions reach us: by HTTP, or on every shard."""
        if self._settings.interactions_port is not None:
            return self.interactions_port is not None
        # discord.py's `is_ready` stays true when a connection is lost.
        shards = self.shards.values()
        return self.is_ready() and not any(shard.is_closed() for shard in shards)

    @property
    def number_of_servers(self) -> int | None:
        """How many servers' interactions reach us, by HTTP about that many; None if unknown."""
        if self._settings.interactions_port is None:
            return len(self.guilds) if self.is_ready() else None
        application = self.application
        return None if application is None else application.approximate_guild_count

    async def login(self, token: str) -> None:
        async def login() -> None:
            await internals.end_session(self)  # Of the try before.
            await internals.log_in(self, token)

        # An address at which there is no Discord is the host's to mend.
        fatal: tuple[type[Exception], ...] = (aiohttp.ClientConnectorError,)
        if self._settings.discord_api_base is not None:
            fatal = (discord.NotFound, *fatal)
        await persist("log in", login, self._limits.begin, fatal=fatal)

    async def connect(self, *, reconnect: bool = True) -> None:
        await self._http.open(internals.user_agent(self))
        await self._blocking.read()
        await self._wait_for_time()
        registering = asyncio.create_task(self._register())
        deadlines = asyncio.create_task(self.deadlines.run())
        sending = asyncio.create_task(self._outbox.run())
        uploading = asyncio.create_task(self._emoji.run())
        blocking = asyncio.create_task(self._blocking.run())
        self._background = [registering, deadlines, sending, uploading, blocking]
        # Commands that are new are there when the bot is, and the tiles that Discord has, unless it
        # takes its time.
        with suppress(TimeoutError):
            async with asyncio.timeout(self._limits.register.total_seconds()):
                await asyncio.wait({registering})
                await self._emoji.are_looked_up.wait()
        port = self._settings.interactions_port
        if port is None:
            while not await persist("connect", self._find_gateway, self._limits.begin):
                pause = max(self._starts_after, self._limits.begin.pause)
                await asyncio.sleep(pause.total_seconds())
            await super().connect(reconnect=reconnect)
        else:
            await self._serve_http(port)

    async def _wait_for_time(self) -> None:
        """Wait while Discord has another time: a game of now is lost on time once it is mended."""
        for tries in count():
            if await self._confirm_time() or not self.clock.is_wrong:
                return
            if not tries:
                log.error("the start waits until this machine's clock is right")
            await asyncio.sleep(self._limits.deadline_sleep.total_seconds())

    async def _register(self) -> None:
        # Discord keeps the commands that it has, so games go on without.
        async def register_commands() -> None:
            self._dispatcher.command_id = await register(self, self._router.declarations)
            self.commands_problem = None

        def note(reason: str) -> None:
            self.commands_problem = reason

        tries = self._limits.begin
        await persist("register commands", register_commands, tries, failed=note)

    async def _find_gateway(self) -> bool:
        """Ask Discord where to connect; return whether it lets us, and note when if not."""
        shards, address, starts = await internals.gateway(self)
        internals.use_gateway(address)
        needed = len(self.shard_ids or range(self.shard_count or shards))
        if starts is not None and starts.left < min(needed, starts.total):
            self._starts_after = starts.resets_after
            self.starts_at = datetime.fromtimestamp(self.clock(), UTC) + starts.resets_after
            fields = {"at": f"{self.starts_at:%Y-%m-%d %H:%M} UTC", "left": starts.left}
            log.error(
                "Discord lets us start no more before %(at)s, so the bot waits: %(left)d starts "
                "are left; look what ended it again and again",
                fields,
            )
            return False
        self.starts_at = None
        self.shard_count = self.shard_count or shards
        return True

    async def _serve_http(self, port: int) -> None:
        """Take interactions by HTTP until the client is closed; no gateway is connected."""

        application = self.application
        assert application is not None  # The login has read it.
        signatures = Signatures(application.verify_key, self.clock)
        from bot.transport.http_entrance import PATH, HttpEntrance  # aiohttp's server: 1.5 MiB.

        self._entrance = HttpEntrance(self._dispatcher.receive, signatures, self._limits)
        host = self._settings.interactions_host
        await self._entrance.open(host, port)
        if application.interactions_endpoint_url is None:
            log.warning(
                "Discord has no address for HTTP interactions yet: it is entered in the developer "
                "portal, under General Information"
            )
        _settle_memory()
        fields = {"application": self.application_id, "place": f"http://{host}:{port}{PATH}"}
        log.info("ready as application %(application)s at %(place)s", fields)
        await self._entrance.closed.wait()

    async def close(self) -> None:
        await finish(self._background, timedelta(0))
        # Nothing new comes in from here on; what has come is answered.
        if self._entrance is not None:
            await self._entrance.stop_listening()
        shards = [asyncio.create_task(shard.disconnect()) for shard in self.shards.values()]
        await finish(shards, DISCONNECTING)
        if await self._dispatcher.close(self._limits.finish):
            await self._outbox.close(self._limits.finish)
        else:
            log.warning("stopping with interactions unanswered")
            await self._outbox.close(timedelta(0))
        if self._entrance is not None:
            await self._entrance.close()
        await self._private_answers.close(self._limits.finish)
        await self._http.close()
        use_tiles(None)  # They are this application's.
        await super().close()

    async def on_ready(self) -> None:
        _settle_memory()
        fields = {"application": self.application_id, "servers": len(self.guilds)}
        log.info("ready as application %(application)s in %(servers)d servers", fields)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        # Not for one in an outage, nor where a connection begins anew without it.
        if self.clock.is_confirmed:
            with suppress(StoreUnavailable):  # The list of all servers says it, too.
                await self._left_servers.note_removed(GuildId(guild.id), self.clock())

    async def on_shard_connect(self, shard_id: int) -> None:
        self._connected.add(shard_id)
        log.info("shard %(shard)d is connected", {"shard": shard_id})

    async def on_shard_ready(self, shard_id: int) -> None:
        log.info("shard %(shard)d is ready", {"shard": shard_id})

    async def on_shard_resumed(self, shard_id: int) -> None:
        self._connected.add(shard_id)
        log.info("shard %(shard)d is connected again and missed nothing", {"shard": shard_id})

    async def on_shard_disconnect(self, shard_id: int) -> None:
        if shard_id not in self._connected:
            return  # It comes again with each attempt that fails.
        self._connected.remove(shard_id)
        log.info("shard %(shard)d is disconnected", {"shard": shard_id})
        if self._observer is not None:
            self._observer.disconnected(shard_id)


def _settle_memory() -> None:
    """Let what stands by now stay: the collector need not search it again and again."""
    gc.collect()
    gc.freeze()


def _shards(settings: Settings) -> dict[str, Any]:
    if settings.shard_count is None:
        return {}
    ids = settings.shard_ids or range(settings.shard_count)
    return {"shard_count": settings.shard_count, "shard_ids": list(ids)}
