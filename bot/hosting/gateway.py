"""The gateway's story: which shard is connected, ready, resumed or gone."""

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from discord.ext import commands

log = logging.getLogger(__name__)


def tell_of_shards(bot: commands.AutoShardedBot) -> None:
    """Tell the host of every change in the shards' connections to Discord."""
    for event, told in {
        "on_shard_connect": "shard %(shard)d is connected",
        "on_shard_ready": "shard %(shard)d is ready",
        "on_shard_resumed": "shard %(shard)d is connected again and missed nothing",
        "on_shard_disconnect": "shard %(shard)d is disconnected",
    }.items():
        bot.add_listener(_teller(told), event)


def _teller(told: str) -> Callable[[int], Coroutine[Any, Any, None]]:
    async def tell(shard_id: int) -> None:
        log.info(told, {"shard": shard_id})

    return tell
