"""The bare bot on the event loop that Oxo runs on: how much of the difference is the loop's."""

import os

import uvloop
from discord.http import Route

from bench.bare_bot import BareBot


async def serve() -> None:
    """Serve Discord, or the playground, until the process is ended."""
    async with BareBot() as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API_BASE"]
    uvloop.run(serve())
