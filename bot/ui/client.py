"""The Discord client: registers commands and buttons, keeps time, and hands on what players do."""

import asyncio
import gc
import logging
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.observer import Observer
from bot.service import Services
from bot.settings import Settings
from bot.store import Store
from bot.ui.arrivals import Arrivals, Press
from bot.ui.commands import TicTacToe
from bot.ui.commands.menus import ContextMenus
from bot.ui.door import answer_error
from bot.ui.in_hand import InHand, Result
from bot.ui.posting import Cards
from bot.ui.presses import Presses
from bot.ui.redrawing import Redrawing
from bot.ui.registration import register
from bot.ui.timekeeper import Timekeeper
from bot.ui.tokens import Tokens
from bot.ui.translator import FluentTranslator
from bot.ui.wire import ALREADY_ANSWERED, UNKNOWN_INTERACTION, Wire

log = logging.getLogger(__name__)


YOUNG_OBJECTS = 10_000
"""So many new objects call the garbage collector; Python's own 700 took six hundredths of a
crowd's processor time."""

PARTING = timedelta(seconds=1)
"""How long a stop waits for the gateway to say goodbye."""

FINISHING = timedelta(seconds=3)
"""How long a stop waits for the answers that are under way."""


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a word of the library's is one for the host.

    A completion that comes too late is none: people type faster than the network at times.
    """
    error = record.exc_info[1] if record.exc_info else None
    codes = (UNKNOWN_INTERACTION, ALREADY_ANSWERED)
    return not (isinstance(error, discord.HTTPException) and error.code in codes)


class CommandTree(discord.app_commands.CommandTree["TicTacToeBot"]):
    """Notes every command from its arrival to its answer."""

    async def interaction_check(self, interaction: discord.Interaction["TicTacToeBot"]) -> bool:
        in_hand = interaction.client.in_hand
        if interaction.type is discord.InteractionType.application_command:
            return in_hand.taken(interaction.id, "command")
        return in_hand.is_new(interaction.id)

    async def on_error(
        self,
        interaction: discord.Interaction["TicTacToeBot"],
        error: discord.app_commands.AppCommandError,
    ) -> None:
        result = Result.FAILED
        try:
            result = await answer_error(interaction, error)
        finally:
            interaction.client.in_hand.done(interaction.id, result)


class TicTacToeBot(commands.AutoShardedBot):
    """Oxo on Discord. It asks for no privileged intent and keeps no member and no message."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        services: Services,
        clock: Callable[[], int],
        observer: Observer | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **_shards(settings),
        )
        if settings.discord_api_base is not None:
            Route.BASE = settings.discord_api_base.rstrip("/")
        self.in_hand = InHand(observer)
        self.wire = Wire()
        self._observer = observer
        self._settings = settings
        self._services = services
        self._cards = Cards(store, Tokens(clock))
        self._redrawing = Redrawing(self._cards)
        self._presses = Presses(services, self._cards)
        self._commands = TicTacToe(services, self._cards)
        self._timekeeper = Timekeeper(services.deadlines.next_due, self._settle_due, clock)
        self._keeping_time: asyncio.Task[None] | None = None
        self._answering: set[asyncio.Task[None]] = set()
        self._telling: set[asyncio.Task[object]] = set()

    def _get_state(self, **options: Any) -> Arrivals:
        return Arrivals(
            pressed=self._pressed,
            dispatch=self.dispatch,
            handlers=self._handlers,
            hooks=self._hooks,
            http=self.http,
            **options,
        )

    async def setup_hook(self) -> None:
        if self._settings.discord_api_base is not None:
            # discord.py asks for the gateway's address only at its first connection, and goes to
            # Discord's own after that.
            _, address, _ = await self.http.get_bot_gateway()
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address)
        await self.wire.open(self.http.user_agent)
        logging.getLogger("discord.app_commands.tree").addFilter(_is_news)
        await self.tree.set_translator(FluentTranslator())
        await self.add_cog(self._commands)
        ContextMenus(self._services, self._cards).add_to(self.tree)
        await register(self)
        self._keeping_time = asyncio.create_task(self._timekeeper.run())

    async def close(self) -> None:
        if self._keeping_time is not None:
            self._keeping_time.cancel()
        # Nothing new comes in from here on; what has come is answered.
        parting = [asyncio.create_task(shard.disconnect()) for shard in self.shards.values()]
        if parting:
            await asyncio.wait(parting, timeout=PARTING.total_seconds())
        if not await self.in_hand.finished(FINISHING):
            log.warning("stopping with interactions unanswered")
        await self._redrawing.close()
        for task in self._telling:
            task.cancel()
        await self.wire.close()
        await super().close()

    async def on_ready(self) -> None:
        # What stands by now, the library and every server, stays: the collector need not look
        # through it again and again, nor often, for the little that an answer leaves behind.
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS)
        told = {"application": self.application_id, "servers": len(self.guilds)}
        log.info("ready as application %(application)s in %(servers)d servers", told)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        # One comes with every packet, for libraries that count them; nobody listens here.
        if event != "socket_event_type":
            super().dispatch(event, *args, **kwargs)

    def _pressed(self, press: Press) -> None:
        """Answer a press in a task of its own, unless it was delivered before."""
        if self.in_hand.taken(press.id, press.kind):
            task = asyncio.create_task(self._answer(press))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    async def _answer(self, press: Press) -> None:
        result = Result.FAILED
        try:
            result = await self._presses.answer(press)
        finally:
            self.in_hand.done(press.id, result)

    async def on_app_command_completion(self, interaction: discord.Interaction, _: object) -> None:
        self.in_hand.done(interaction.id, Result.ANSWERED)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        if self._observer is not None:
            self._observer.disconnected(shard_id)

    def wake_timekeeper(self) -> None:
        """Look at the deadlines again, as after the clock was set."""
        self._timekeeper.wake()

    async def _settle_due(self) -> None:
        due = await self._services.deadlines.settle()
        for game in (*due.moved, *due.ended):
            self._redrawing.show(self, game)
        for challenge in due.expired:
            self._tell(self._cards.edit_challenge(self, challenge))
        for game in due.reminded:
            self._tell(self._cards.remind(self, game))

    def _tell(self, telling: Coroutine[Any, Any, object]) -> None:
        """Tell somebody something without holding up the next deadline."""
        task = asyncio.create_task(telling)
        self._telling.add(task)
        task.add_done_callback(self._told)

    def _told(self, task: asyncio.Task[object]) -> None:
        self._telling.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a deadline could not be told: %(error)s", {"error": error})


def _shards(settings: Settings) -> dict[str, Any]:
    if settings.shard_count is None:
        return {}
    ids = settings.shard_ids or range(settings.shard_count)
    return {"shard_count": settings.shard_count, "shard_ids": list(ids)}
