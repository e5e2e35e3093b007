"""Take the screenshots of README and the App Directory: `python -m tests.gallery.screens`."""

import asyncio
import tempfile
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing
from pathlib import Path
from random import Random

from playground import Channel, Playground
from playground.tests.browser import browsing, visiting
from tests.bot.cards import at, duel, free, has_tiles, play_out, seen, start
from tests.bot.conftest import A_MINUTE, Clock, Setup

DOCS = Path(__file__).parents[2] / "docs"

SIZE = 1180, 740
"""Pixels of each."""

Scene = tuple[str, Channel]
"""A file below `docs/`, and the channel that Alice sees on it."""


async def scenes(setup: Setup) -> AsyncGenerator[Scene, None]:
    """Play what each screenshot shows, one after the other."""
    alice, bob = setup.alice, setup.bob
    card = await start(setup)
    card = (await alice.click(*at(card, "b2"))).message
    await alice.click(card, free(card)[0])
    yield "playground.png", setup.general

    card = await duel(setup, setup.games)
    for player, cell in ((alice, "a1"), (bob, "b2"), (alice, "b1"), (bob, "c3"), (alice, "c1")):
        await player.click(*at(seen(player, card), cell))
    yield "pictures/screen-won.png", setup.games

    reviews, rng, lost = setup.playground.add_channel("reviews"), Random(2), None
    while lost is None or not lost.has_button("Why?"):
        lost = await play_out(alice, await start(setup, channel=reviews), rng)
    for message in alice.messages(reviews):
        if message.id != lost.id:
            setup.playground.faults.delete_message(message.record)
    await alice.click(lost, "Why?")
    yield "pictures/screen-review.png", reviews

    puzzles = setup.playground.add_channel("puzzles")
    await alice.slash(puzzles, "ttt puzzle")
    yield "pictures/screen-puzzle.png", puzzles


async def take(database: Path) -> None:
    """Write every screenshot."""
    async with Playground(port=0) as playground, browsing() as browser:
        setup = Setup(playground, database, Clock(int(time.time())))
        async with setup.bot(tiles=True), aclosing(scenes(setup)) as shown:
            await playground.until(has_tiles, within=A_MINUTE)
            async for name, channel in shown:
                url = f"{playground.url}/#person={setup.alice.id}&channel={channel.id}"
                async with visiting(url, browser=browser, size=SIZE) as [tab]:
                    await tab.messages.last.wait_for()
                    await tab.page.wait_for_load_state("networkidle")
                    await tab.page.screenshot(path=DOCS / name, animations="disabled")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        asyncio.run(take(Path(scratch) / "oxo.db"))
