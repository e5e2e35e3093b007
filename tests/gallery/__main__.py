"""Photograph every card in the playground: `python -m tests.gallery de ja --width 390`.

A language and a width make one sheet, `cards/de-390.png`, with the name of each card above it.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import Literal

import aiohttp
import orjson
from PIL import Image, ImageDraw, ImageFont
from playwright.async_api import Browser

from bot.model import ChannelId, GuildId, Person, Place, UserId
from bot.ui.text.texts import texts
from playground import Playground
from playground.tests.browser import browsing
from tests.bot.cards import has_tiles
from tests.bot.conftest import A_MINUTE, Clock, Setup
from tests.gallery.every_card import Gallery, Shown
from tests.gallery.limits import check_shown
from tests.gallery.pseudo import PSEUDO, write_pseudo

LOCALES = ("en-US", "de", "fr", "ru", "ja", "zh-CN", "hi", "tr", "pl", "pt-BR")
"""Ten languages that differ most in length, script and plurals."""

WIDTHS = (1280, 390)
"""A window on a desk with its sidebars, and a telephone."""

NAMES = {"plain": ("Alice", "Bob"), "rtl": ("דניאל לוי", "محمد الفاتح")}

ON_A_PAGE = 24
"""Cards that are photographed at once: Chromium draws pages of up to 16,384 pixels' height."""

TALLEST = 16_000
SHEET = 5_000
"""About how high a sheet is, in pixels; its columns follow."""

LARGEST = 2**63 - 1
"""The largest id of Discord's."""

BOXES = """articles => articles.map(each => {
  const { left, top, right, bottom } = each.querySelector(".message__body").getBoundingClientRect();
  return [left, top, right, bottom];
})"""

GAP, TITLE = 16, 22
GROUND, INK = (24, 25, 28), (200, 200, 205)

Photo = tuple[str, Image.Image]


@dataclass(frozen=True)
class Choice:
    """What to photograph, and where the sheets go."""

    locales: Sequence[str]
    widths: Sequence[int]
    names: str
    scheme: Literal["dark", "light"]
    folder: Path


def drawn(place: Place, people: Sequence[Person], now: int) -> list[Shown]:
    """Return every card in the language of a place. Raises DiscordError for one beyond limits."""
    first, second = people
    words = texts().in_locale(place.locale, LARGEST)
    cards = list(Gallery(words, place, first, second, now).cards())
    for shown in cards:
        check_shown(shown)
    return cards


async def photograph(choice: Choice, database: Path) -> None:
    """Write a sheet for each language and width."""
    async with Playground(port=0) as playground:
        setup = Setup(playground, database, Clock(int(time.time())))
        async with setup.bot(tiles=True), browsing() as browser:
            await playground.until(has_tiles, within=A_MINUTE)
            for locale in choice.locales:
                cards, pages = await _post(setup, locale, NAMES[choice.names])
                for width in choice.widths:
                    at_once = [_photos(browser, page, width, choice) for page in pages]
                    taken = chain.from_iterable(await asyncio.gather(*at_once))
                    photos = [(card.name, each) for card, each in zip(cards, taken, strict=True)]
                    names = "" if choice.names == "plain" else f"-{choice.names}"
                    file = choice.folder / f"{locale}-{width}{names}.png"
                    _sheet(photos).save(file)
                    print(f"{file}: {len(photos)} cards")


async def _post(setup: Setup, locale: str, names: tuple[str, str]) -> tuple[list[Shown], list[str]]:
    """Post every card as the bot; return them, and the addresses of the channels that show them."""
    playground = setup.playground
    playground.world.change_locale(playground.guild(), locale)
    first, second = (playground.add_person(name) for name in names)
    first.locale = locale
    people = [Person(UserId(each.id), each.name) for each in (first, second)]
    place = Place(GuildId(playground.guild().id), ChannelId(setup.general.id), locale)
    cards, channels = drawn(place, people, setup.clock.now), []
    headers = {"Authorization": f"Bot {playground.bot_token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for start in range(0, len(cards), ON_A_PAGE):
            channel = playground.add_channel(f"{locale.lower()}-{start}")
            channels.append(channel)
            for shown in cards[start : start + ON_A_PAGE]:
                await _send(session, f"{playground.api_base}/channels/{channel.id}/messages", shown)
    return cards, [f"{playground.url}/#person={first.id}&channel={each.id}" for each in channels]


async def _send(session: aiohttp.ClientSession, address: str, shown: Shown) -> None:
    form = aiohttp.FormData()
    payload = {"components": shown.card, "flags": 1 << 15, "allowed_mentions": {"parse": []}}
    form.add_field("payload_json", orjson.dumps(payload).decode())
    if shown.file is not None:
        form.add_field("files[0]", shown.file.content, filename=shown.file.name)
    async with session.post(address, data=form) as response:
        if response.status != 200:
            sys.exit(f"Discord would refuse the card {shown.name!r}: {await response.text()}")


async def _photos(browser: Browser, address: str, width: int, choice: Choice) -> list[Image.Image]:
    """Photograph each message of a channel."""
    page = await browser.new_page(
        viewport={"width": width, "height": TALLEST}, color_scheme=choice.scheme
    )
    await page.goto(address)
    messages = page.get_by_role("log").get_by_role("article")
    await messages.first.wait_for()
    await page.wait_for_function("() => [...document.images].every(each => each.complete)")
    boxes = await messages.evaluate_all(BOXES)
    photo = Image.open(BytesIO(await page.screenshot(animations="disabled")))
    await page.close()
    return [photo.crop(box) for box in boxes]


def _sheet(photos: Sequence[Photo]) -> Image.Image:
    """Lay photographs out in columns, each below its name."""
    columns: list[list[Photo]] = [[]]
    height = 0
    for photo in photos:
        if height > SHEET:
            columns.append([])
            height = 0
        columns[-1].append(photo)
        height += photo[1].height + TITLE + GAP
    width = max(photo.width for _, photo in photos) + GAP
    tall = max(sum(photo.height + TITLE + GAP for _, photo in each) for each in columns)
    sheet = Image.new("RGB", (width * len(columns) + GAP, tall + GAP), GROUND)
    draw, font = ImageDraw.Draw(sheet), ImageFont.load_default(14)
    for at, column in enumerate(columns):
        x, y = GAP + at * width, GAP
        for name, picture in column:
            draw.text((x, y), name, INK, font)
            sheet.paste(picture, (x, y + TITLE))
            y += picture.height + TITLE + GAP
    return sheet


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("locales", nargs="*", help=f"such as de; {PSEUDO}: nobody's language")
    parser.add_argument("--width", type=int, action="append", help="of the window; default: two")
    parser.add_argument("--names", choices=NAMES, default="plain", help="rtl: Hebrew and Arabic")
    parser.add_argument("--scheme", choices=("dark", "light"), default="dark")
    parser.add_argument("--check", action="store_true", help="hold them against limits, no photos")
    parser.add_argument("--to", type=Path, default=Path("cards"), help="the folder; default: cards")
    chosen = parser.parse_args()
    locales, widths = chosen.locales or LOCALES, chosen.width or WIDTHS
    if unknown := {*locales} - {*texts().locales, PSEUDO}:
        parser.error(f"there is no file for {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as scratch:
        if PSEUDO in locales:
            texts().add(write_pseudo(Path(scratch)))
        if chosen.check:
            people = [Person(UserId(LARGEST), name) for name in NAMES[chosen.names]]
            for locale in locales:
                place = Place(GuildId(LARGEST), ChannelId(LARGEST), locale)
                print(f"{locale}: {len(drawn(place, people, int(time.time())))} cards fit")
            return
        chosen.to.mkdir(parents=True, exist_ok=True)
        choice = Choice(locales, widths, chosen.names, chosen.scheme, chosen.to)
        asyncio.run(photograph(choice, Path(scratch) / "oxo.db"))


if __name__ == "__main__":
    main()
