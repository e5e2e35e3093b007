"""Shards: a log line whenever the gateway connection of one changes."""

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from discord.ext import commands

log = logging.getLogger(__name__)


def log_shards(bot: commands.AutoShardedBot) -> None:
    """Log every change in the shards' connections to Discord."""
    for event, message in {
        "on_shard_connect": "shard %(shard)d is connected",
        "on_shard_ready": "shard %(shard)d is ready",
        "on_shard_resumed": "shard %(shard)d is connected again and missed nothing",
        "on_shard_disconnect": "shard %(shard)d is disconnected",
    }.items():
        bot.add_listener(_listener(message), event)


def _listener(message: str) -> Callable[[int], Coroutine[Any, Any, None]]:
    async def log_change(shard_id: int) -> None:
        log.info(message, {"shard": shard_id})

    return log_change
