"""`python -m bench.click_walk` counts the functions of ours that one click on a board passes.

Bot and playground share a process here: only files of `bot/` and `engine/` count, and only calls on
the event loop's thread. Earlier games have filled the caches, and boards are drawn with tiles. A
coroutine that goes on after a wait counts as called again; a comprehension belongs to the function
that it is written in.
"""

import asyncio
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from types import CodeType, FrameType

from bot.app import open_bot
from bot.model import Look
from bot.service import Clock
from bot.settings import Settings
from bot.ui.text.themes import drawing_of
from playground import Channel, Message, Person, Playground

ROOT = Path(__file__).parent.parent
OURS = tuple(f"{ROOT / part}/" for part in ("bot", "engine"))

INLINE = {"<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>"}

GAMES_BEFORE = 20

SETTLED = 0.2
"""Seconds for what follows an answer."""


async def walk() -> Counter[CodeType]:
    """Return how often each function of ours ran for one click."""
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(port=0) as playground:
            settings = Settings(
                playground.bot_token, f"sqlite:///{folder}/oxo.db", playground.api_base
            )
            clock = Clock(time.time, time.monotonic)
            async with open_bot(settings, rng=Random(1), clock=clock) as bot:
                serving = asyncio.create_task(bot.start(settings.discord_token))
                await playground.bot_ready()
                await playground.commands_registered()
                await playground.until(lambda: drawing_of(Look()).theme.x_last)
                await bot.wait_until_ready()
                person, channel = playground.person("Alice"), playground.channel("general")
                for _ in range(GAMES_BEFORE):
                    card = await _click(person, await _begun(person, channel))
                    card = await _click(person, card)
                    question = await (await person.click(card, "Resign")).followup()
                    await person.click(question, "Yes, resign")
                card = await _click(person, await _begun(person, channel))
                await asyncio.sleep(SETTLED)
                counts: Counter[CodeType] = Counter()
                sys.setprofile(lambda frame, event, _: _count(counts, frame, event))
                try:
                    await _click(person, card)
                    await asyncio.sleep(SETTLED)
                finally:
                    sys.setprofile(None)
                await bot.close()
                with suppress(asyncio.CancelledError):
                    await serving
    return counts


async def _begun(person: Person, channel: Channel) -> Message:
    card = (await person.slash(channel, "ttt start")).message
    assert card is not None
    return card


async def _click(person: Person, card: Message) -> Message:
    """Mark the first free cell."""
    ids = (each.custom_id or "" for each in card.buttons if not each.disabled)
    custom_id = next(each for each in ids if each.startswith("ttt:"))
    changed = (await person.click(card, custom_id=custom_id)).message
    assert changed is not None
    return changed


def _count(counts: Counter[CodeType], frame: FrameType, event: str) -> None:
    code = frame.f_code
    if event == "call" and code.co_filename.startswith(OURS) and code.co_name not in INLINE:
        counts[code] += 1


def main() -> None:
    """Count, and print each function in the order in which the click reaches it."""
    counts = asyncio.run(walk())
    for code, calls in counts.items():
        file = Path(code.co_filename).relative_to(ROOT)
        print(f"{calls:4}  {file}  {code.co_qualname}")
    files = {code.co_filename for code in counts}
    print(f"\n{len(files)} files, {len(counts)} functions, {counts.total()} calls")


if __name__ == "__main__":
    main()
