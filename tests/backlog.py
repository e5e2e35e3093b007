"""`python -m tests.backlog`: 5,000 reminders are due at once, and Discord is away for a minute.

The playground counts requests as Discord does: 5 in 5 seconds to a channel's route, 50 a second
altogether. Prints what became of the reminders; fails unless each was delivered once, with fewer
than 100 answers of 429. It takes as long as it would take: about seven minutes.
"""

import asyncio
import sys
import time
from argparse import Namespace
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

from bot.app import open_bot
from bot.model import ChannelId, Game, GuildId, InteractionId, Person, Place, UserId
from bot.service import Clock
from bot.settings import Settings
from bot.store import Start, Store
from bot.store.opening import open_store
from playground import Channel, Playground
from tests.bot.builders import duel
from tests.crash.players import rooms
from tests.databases import Maker
from tests.long_runs import run_long

GAMES_IN_A_CHANNEL = 10
POST = "POST /channels/*/messages"
MOST_429 = 100
NEARLY_UP = timedelta(hours=23, minutes=10)
"""How long ago the last move was, of a day that it may take."""


async def begin(store: Store, playground: Playground, games: int) -> list[Channel]:
    """Store games whose players' time is nearly up; return their channels."""
    there, channels = rooms(playground, 2 * GAMES_IN_A_CHANNEL, games // GAMES_IN_A_CHANNEL)
    people = [Person(UserId(each.id), each.name) for each in there]
    moved_at = int(time.time() - NEARLY_UP.total_seconds())
    begun: list[Game] = []
    for channel in channels:
        place = Place(GuildId(channel.guild_id or 0), ChannelId(channel.id), "en-US")
        for one, other in zip(people[::2], people[1::2], strict=True):
            game = duel(one, other, place=place)
            begun.append(replace(game, started_at=moved_at, moved_at=moved_at))
    adding = (
        store.games.add(game, Start(InteractionId(number))) for number, game in enumerate(begun, 1)
    )
    await asyncio.gather(*adding)
    return channels


async def backlog(chosen: Namespace, made: Maker, _: Path) -> list[str]:
    """Let the bot send the reminders; return everything that was wrong."""
    url, games, outage = made.new().url, chosen.games, chosen.outage
    async with Playground(port=0) as playground:
        async with open_store(url, allow_data_loss=True) as store:
            channels = await begin(store, playground, games)
        faults, began = playground.faults, time.monotonic()
        faults.limit_requests(5, timedelta(seconds=5), everywhere=50)
        faults.server_error(POST, status=502, times=10**9)
        asyncio.get_running_loop().call_later(outage, faults.clear)
        settings = Settings(playground.bot_token, url, playground.api_base, allow_data_loss=True)
        clock = Clock(time.time, time.monotonic)
        statuses: Counter[int] = Counter()
        seen = 0

        def delivered() -> int:
            return sum(len(channel.messages) for channel in records)

        records = [playground.world.channels[channel.id] for channel in channels]
        async with open_bot(settings, rng=Random(1), clock=clock) as bot:
            serving = asyncio.create_task(bot.start(settings.discord_token))
            while delivered() < games and time.monotonic() < began + outage + games / 5:
                await asyncio.sleep(5)
                new = playground.request_count - seen
                latest = list(playground.requests)[-new:] if new else []
                statuses.update(each.status for each in latest)
                seen += new
                seconds = time.monotonic() - began
                print(f"{seconds:6.0f} s {delivered():6,} delivered {dict(statuses)}", flush=True)
            await bot.close()
            with suppress(asyncio.CancelledError):
                await serving
    texts = Counter(each.nonce for channel in records for each in channel.messages.values())
    wrong = [f"{nonce} was delivered {n} times" for nonce, n in texts.items() if n > 1]
    if len(texts) < games:
        wrong.append(f"{games - len(texts)} were not delivered")
    if statuses[429] >= MOST_429:
        wrong.append(f"{statuses[429]} answers were 429")
    return wrong


if __name__ == "__main__":
    sys.exit(run_long("backlog", __doc__, backlog, {"games": 5_000, "outage": 60.0}))
