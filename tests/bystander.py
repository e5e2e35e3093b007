"""`python -m tests.bystander`: is anybody kept waiting by what takes others long?

Two people have come back to many positions of a game whose marks vanish. They move, resign, look
at its review, its picture, and for a puzzle in it, while somebody else asks for help twice a
second: by the gateway, and by HTTP. Fails if Discord would have got no answer to one.
"""

import asyncio
import sys
import time
from argparse import Namespace
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from bot.model import ChannelId, GuildId, InteractionId, Person, Place, UserId
from bot.store import Start
from bot.store.opening import open_store
from playground import InteractionFailed, Playground
from tests.bot.builders import duel
from tests.bot.cards import free, resign_here
from tests.databases import Maker
from tests.engine.vanishing_proof import repetitive_moves
from tests.long_runs import run_long
from tests.processes import free_port, ready_process

ASK_EVERY = 0.5


async def store_game(url: str, playground: Playground, plies: int) -> None:
    """Store a live game of Alice and Bob in #general."""
    alice, bob = (Person(UserId(playground.person(name).id), name) for name in ("Alice", "Bob"))
    channel = playground.channel("general")
    place = Place(GuildId(playground.guild().id), ChannelId(channel.id), "en-US")
    now = int(time.time())
    game = replace(duel(alice, bob, place), board="vanishing", started_at=now, moved_at=now)
    async with open_store(url, allow_data_loss=True) as store:
        stored = await store.games.add(game, Start(InteractionId(1)))
        played = replace(stored, moves=repetitive_moves(plies))
        await store.games.save(played, seen_ply=0, interaction=InteractionId(2))


async def bystanders(chosen: Namespace, made: Maker, folder: Path) -> list[str]:
    """Play and look back in each way; return the acts that got no answer."""
    wrong = []
    for way in ("gateway", "http"):
        settings = {"INTERACTIONS_PORT": str(free_port())} if way == "http" else {}
        async with Playground(port=0) as playground:
            for port in settings.values():
                playground.http_interactions.expect(f"http://127.0.0.1:{port}/interactions")
            url = made.new(way).url
            await store_game(url, playground, chosen.plies)
            async with ready_process(playground, url, folder / way, **settings):
                wrong += [f"{way}: {each}" for each in await look_back(playground)]
    return wrong


async def look_back(playground: Playground) -> list[str]:
    """Have the game played on and looked at; return what got no answer meanwhile."""
    alice, bob, carol = map(playground.person, ("Alice", "Bob", "Carol"))
    general = playground.channel("general")
    asked: list[asyncio.Task[object]] = []

    async def ask() -> None:
        while True:
            asked.append(asyncio.create_task(carol.slash(general, "ttt help")))
            await asyncio.sleep(ASK_EVERY)

    asking = asyncio.create_task(ask())
    for person in (alice, bob):
        card = (await person.slash(general, "ttt board")).message
        with suppress(InteractionFailed):
            await person.click(card, free(card)[0])
    await resign_here(alice, general)
    review = await alice.slash(general, "ttt review")
    shown = await review.settled() if review.kind == "deferred" else review.message
    await asyncio.gather(
        alice.click(shown, "Save picture"),
        bob.slash(general, "ttt review"),
        bob.slash(general, "ttt puzzle", **{"from": "games"}),
    )
    asking.cancel()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    print(f"{len(answers)} asked", flush=True)
    return [str(each) for each in answers if isinstance(each, Exception)]


if __name__ == "__main__":
    sys.exit(run_long("bystander", __doc__, bystanders, {"plies": 204}))
