"""A small real bot, written with discord.py, that tests bring along."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from .. import Playground


class Bot(discord.AutoShardedClient):
    """A bot that registers its commands when it starts, and notes the events it receives."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents.default() if intents is None else intents, **options
        )
        self.tree = app_commands.CommandTree(self)
        self.received: list[str] = []
        self.notes: list[str] = []

    async def setup_hook(self) -> None:
        """Register the commands."""
        if self.tree.get_commands(type=None):
            await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin sessions at once, where discord.py would pause five seconds between them."""

    async def on_socket_event_type(self, event: str) -> None:
        """Note the name of an event."""
        self.received.append(event)

    async def on_message(self, message: discord.Message) -> None:
        """Note what people write, as far as it can be read."""
        if not message.author.bot:
            self.notes.append(message.content)


def connect_to(playground: Playground) -> None:
    """Let bots that start from now on connect to a playground, whatever ran before."""
    Route.BASE = playground.api_base
    discord.shard.DiscordWebSocket = DiscordWebSocket  # type: ignore[misc]  # It names the class to use.
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)


@asynccontextmanager
async def running(bot: discord.Client, playground: Playground) -> AsyncIterator[None]:
    """Run a bot in a playground until the block ends."""
    connect_to(playground)
    task = asyncio.create_task(bot.start(playground.bot_token))
    ready = asyncio.create_task(playground.bot_ready())
    try:
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        await ready
        yield
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.gather(task, ready, return_exceptions=True)
