"""Signatures of HTTP interactions: whether a request comes from Discord, and just now.

Reference: Discord's documentation, Overview of Interactions, Validating Security Request Headers.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

import aiohttp
import discord
from nacl.exceptions import CryptoError
from nacl.signing import VerifyKey

log = logging.getLogger(__name__)

TIMESTAMP_WINDOW = timedelta(minutes=5)
"""How far a request's timestamp may be from our clock: an older one is a replay."""

LONGEST_TIMESTAMP = 15
"""Digits of a timestamp in seconds, with room to spare."""

READ_KEY_EVERY = timedelta(minutes=1)
"""How often wrong signatures may make us ask for the key: anybody can send them."""

READ_KEY_WITHIN = timedelta(seconds=2)
"""How long that may take: Discord waits three seconds for the answer."""


class Signatures:
    """Checks requests with the key that Discord signs with, as 64 hexadecimal digits.

    `read_key` asks Discord for it anew; `clock` gives UTC seconds. Raises ValueError if `key` is
    none.
    """

    def __init__(
        self, key: str, read_key: Callable[[], Awaitable[str]], clock: Callable[[], int]
    ) -> None:
        self._key = key
        self._public = _public(key)
        self._read_key = read_key
        self._clock = clock
        self._reading: asyncio.Task[None] | None = None
        self._read_next_at = 0

    async def are_valid(self, timestamp: str, signature: str, body: bytes) -> bool:
        """Return whether Discord signed a request, and sent it within `TIMESTAMP_WINDOW`.

        Where the signature is wrong, the key may have changed, so it is asked for again.
        """
        if not timestamp.isascii() or not timestamp.isdecimal():
            return False
        if len(timestamp) > LONGEST_TIMESTAMP:
            return False
        try:
            signed = bytes.fromhex(signature)
        except ValueError:
            return False
        message = timestamp.encode() + body
        if not self._has_signed(signed, message):
            await self._read_key_again()
            if not self._has_signed(signed, message):
                return False
        off = self._clock() - int(timestamp)
        if abs(off) > TIMESTAMP_WINDOW.total_seconds():
            log.warning("a signed request was refused: it is %(seconds)d s old", {"seconds": off})
            return False
        return True

    def _has_signed(self, signature: bytes, message: bytes) -> bool:
        try:
            self._public.verify(message, signature)
        except CryptoError:  # Also one that is too short or too long.
            return False
        return True

    async def _read_key_again(self) -> None:
        """Read the key unless that was done lately; whoever comes meanwhile waits for it, too."""
        now = self._clock()
        if self._reading is None and now >= self._read_next_at:
            self._read_next_at = now + int(READ_KEY_EVERY.total_seconds())
            self._reading = asyncio.create_task(self._read())
        if self._reading is not None:
            await asyncio.shield(self._reading)

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(READ_KEY_WITHIN.total_seconds()):
                key = await self._read_key()
            if key != self._key:
                self._public, self._key = _public(key), key
                log.info("Discord signs with another key now")
        except (discord.HTTPException, aiohttp.ClientError, OSError, ValueError) as error:
            log.warning("Discord's key could not be read: %(error)r", {"error": error})
        finally:
            self._reading = None


def _public(key: str) -> VerifyKey:
    return VerifyKey(bytes.fromhex(key))
