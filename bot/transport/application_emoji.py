"""The tiles of boards as emoji of the application: uploaded once, whichever process is first.

Reference: Discord's documentation, Emoji Resource (Application-Owned Emoji).
"""

import asyncio
import logging
from collections.abc import Mapping
from http import HTTPStatus

import discord

from bot.transport.failures import TROUBLE, failure_reason
from bot.transport.retrying import persist
from bot.transport.time_limits import TimeLimits
from bot.ui.pictures.tiles import EMOJI_TILES
from bot.ui.text.themes import TILE, TILE_VERSION, TILES, tile_name, use_tiles

log = logging.getLogger(__name__)


class ApplicationEmoji:
    """Sees to it that boards are drawn with tiles; until they are there, plain emoji stand in."""

    def __init__(self, client: discord.Client, limits: TimeLimits) -> None:
        self._client = client
        self._limits = limits
        self._doubted = asyncio.Event()
        self.are_looked_up = asyncio.Event()

    def doubt(self) -> None:
        """Look for the tiles at once: a card was refused that may have some."""
        self._doubted.set()

    async def run(self) -> None:
        """Upload what is missing, now and whenever somebody deletes it; delete older versions."""
        limits = self._limits
        while True:
            await persist(
                "upload tiles", self._complete, limits.upload_tiles, is_logged_again=False
            )
            await asyncio.sleep(limits.tiles_apart.total_seconds())
            try:
                async with asyncio.timeout(limits.tiles_again.total_seconds()):
                    await self._doubted.wait()
            except TimeoutError:
                await self._delete_older()
            self._doubted.clear()

    async def _complete(self) -> None:
        have = await self._listed()
        self.are_looked_up.set()
        if not _is_complete(have):
            use_tiles(None)  # Somebody deleted one.
            await asyncio.sleep(self._limits.tiles_after.total_seconds())
            for tile in TILES:
                if tile not in have:
                    await self._upload(tile)
            log.info("the tiles of boards are uploaded")
            have = await self._listed()  # Some may be another process's.
        use_tiles(have)

    async def _upload(self, tile: str) -> None:
        image = (EMOJI_TILES / f"{tile}.png").read_bytes()
        try:
            await self._client.create_application_emoji(name=tile_name(tile), image=image)
        except discord.HTTPException as error:
            # A name that is taken by now: another process uploads them, too.
            if error.status != HTTPStatus.BAD_REQUEST or tile not in await self._listed():
                raise

    async def _delete_older(self) -> None:
        """Delete the tiles of older versions, which no process draws with any more."""
        try:
            for emoji in await self._client.fetch_application_emojis():
                found = TILE.fullmatch(emoji.name)
                if found is not None and int(found[1]) < TILE_VERSION:
                    await emoji.delete()
        except TROUBLE as error:
            log.info(
                "older tiles of boards could not be deleted: %(error)s",
                {"error": failure_reason(error)},
            )

    async def _listed(self) -> dict[str, str]:
        """Return the tiles that Discord has, as messages write them."""
        emojis = await self._client.fetch_application_emojis()
        written = {emoji.name: str(emoji) for emoji in emojis}
        return {tile: written[name] for tile in TILES if (name := tile_name(tile)) in written}


def _is_complete(have: Mapping[str, str]) -> bool:
    return all(tile in have for tile in TILES)
