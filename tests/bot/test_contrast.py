"""What stands on a board's buttons is seen: measured on screenshots of the playground's page."""

from collections.abc import AsyncIterator
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Literal

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, expect

from bot.ui.text.themes import LEAVING, TILE
from playground import Playground
from playground.tests.browser import NARROW, WIDE, Tab, visiting
from tests.bot.cards import at, has_tiles
from tests.bot.conftest import A_MINUTE, Clock, Setup
from tests.bot.ui.pictures.reading import Colour, contrast, luminance

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SCHEMES: tuple[Literal["dark", "light"], ...] = "dark", "light"

MARK, FREE = 3, 1.5
"""Contrasts to hold at the half opacity of a pressed button, and of a free one."""

SHOWN = """all => all.map(emoji => [emoji.alt, ...[emoji.parentElement, emoji].map(each => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})])"""
"""The name of each emoji, where its button is and where it is."""

Contrasts = tuple[float, float]
"""Of an emoji's lightest part to its darkest, and of the one that stands out more to the button."""


def contrasts(button: Image.Image, emoji: Image.Image) -> Contrasts:
    """Measure an emoji: its lightest and darkest part are a twentieth of its pixels each."""
    ground = pixels(button)[button.width * (button.height // 2) + 6]
    shown = sorted(pixels(emoji), key=luminance)
    dark, light = shown[len(shown) // 20], shown[-len(shown) // 20]
    return contrast(dark, light), max(contrast(dark, ground), contrast(light, ground))


def pixels(image: Image.Image) -> list[Colour]:
    """Return the colour of each pixel, row by row."""
    flat = image.convert("RGB").tobytes()
    return list(zip(flat[::3], flat[1::3], flat[2::3], strict=True))


async def measured(tab: Tab) -> list[tuple[str, Contrasts]]:
    """Measure what stands on each button of the newest message, by the name of the tile."""
    emoji = tab.last.locator("button > img")
    await expect(emoji).to_have_count(9)
    await tab.page.wait_for_function("() => [...document.images].every(each => each.complete)")
    photo = Image.open(BytesIO(await tab.page.screenshot(animations="disabled")))
    return [
        (TILE.sub(r"\g<shown>", name.strip(":")), contrasts(*map(photo.crop, boxes)))
        for name, *boxes in await emoji.evaluate_all(SHOWN)
    ]


@pytest_asyncio.fixture(loop_scope="session")
async def running(database: Path) -> AsyncIterator[Setup]:
    """A playground with the bot and its tiles in it, on the event loop of the browser."""
    async with Playground(port=0, answer_within=A_MINUTE) as playground:
        setup = Setup(playground, database, Clock())
        async with setup.bot(tiles=True):
            await playground.until(has_tiles, within=A_MINUTE)
            yield setup


async def test_marks_and_free_cells_stand_out(running: Setup, browser: Browser) -> None:
    alice, bob, channel = running.alice, running.bob, running.games
    options = {"board": "vanishing", "first": "me"}
    offer = (await alice.slash(channel, "ttt challenge", opponent=bob, **options)).message
    card = (await bob.click(offer, "Accept")).message
    url = f"{running.playground.url}/#person={alice.id}&channel={channel.id}"
    seen = set[str]()
    for number, cell in enumerate(("a1", "b1", "a2", "b2", "b3", "c1"), start=1):
        card = (await (bob, alice)[number % 2].click(*at(card, cell))).message
        if number < 5:
            continue
        for scheme, size in product(SCHEMES, (NARROW, WIDE)):
            async with visiting(url, browser=browser, size=size, scheme=scheme) as [tab]:
                for name, (within, beyond) in await measured(tab):
                    seen.add(name)
                    least = FREE if name == "blank" else MARK
                    assert beyond >= least, (name, scheme, size)
                    assert within >= least or name == "blank", (name, scheme, size)
    assert seen == {"blank", "x", "o", "x_last", "o_last", *LEAVING}
