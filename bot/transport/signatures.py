"""Signatures of HTTP interactions: whether a request comes from Discord, and just now.

Reference: Discord's documentation, Overview of Interactions, Validating Security Request Headers.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from datetime import timedelta

from nacl.exceptions import CryptoError
from nacl.signing import VerifyKey

from bot.transport.failures import TROUBLE, failure_reason

log = logging.getLogger(__name__)

TIMESTAMP_WINDOW = timedelta(minutes=5)
"""How far a request's timestamp may be from our clock: an older one is a replay."""

TIMESTAMP = re.compile(r"[0-9]{1,15}")
"""Seconds, with room to spare."""

SIGNATURE = re.compile(r"[0-9a-fA-F]{128}")
"""One of Ed25519."""

LOG_STALE_EVERY = timedelta(minutes=1)
"""How often a stale timestamp is logged: anybody can send them, and so does a wrong clock here."""

READ_KEY_EVERY = timedelta(minutes=1)
"""How often wrong signatures may make us ask for the key: anybody can send them."""

READ_KEY_WITHIN = timedelta(seconds=2)
"""How long that may take: Discord waits three seconds for the answer."""


class Signatures:
    """Checks requests with the key that Discord signs with, as 64 hexadecimal digits.

    `read_key` asks Discord for it anew. Raises ValueError if `key` is none.
    """

    def __init__(
        self,
        key: str,
        read_key: Callable[[], Awaitable[str]],
        clock: Callable[[], int],
    ) -> None:
        self._key = key
        self._public = _public(key)
        self._read_key = read_key
        self._clock = clock
        self._reading = asyncio.Lock()
        self._log_stale_next_at = float("-inf")
        self._read_next_at = 0

    def may_be_valid(self, timestamp: str, signature: str) -> bool:
        """Return whether both are well-formed and the timestamp within `TIMESTAMP_WINDOW`.

        This needs no body, so it refuses what is nobody's before that is read.
        """
        if not TIMESTAMP.fullmatch(timestamp) or not SIGNATURE.fullmatch(signature):
            return False
        age = self._clock() - int(timestamp)
        if abs(age) <= TIMESTAMP_WINDOW.total_seconds():
            return True
        now = asyncio.get_running_loop().time()
        if now >= self._log_stale_next_at:
            self._log_stale_next_at = now + LOG_STALE_EVERY.total_seconds()
            log.warning(
                "a request was refused: it is %(seconds)d s old (if Discord sent it, this "
                "machine's clock is wrong)",
                {"seconds": age},
            )
        return False

    async def is_valid(self, timestamp: str, signature: str, body: bytes) -> bool:
        """Return whether Discord signed a request whose head `may_be_valid`, and just now."""
        if self._is_signed(timestamp, signature, body):
            return True
        async with self._reading:  # Whoever comes meanwhile waits for the key, too.
            now = self._clock()
            if now >= self._read_next_at:
                self._read_next_at = now + int(READ_KEY_EVERY.total_seconds())
                await self._read_key_again()
        return self._is_signed(timestamp, signature, body)

    def _is_signed(self, timestamp: str, signature: str, body: bytes) -> bool:
        try:
            self._public.verify(timestamp.encode() + body, bytes.fromhex(signature))
        except CryptoError:
            return False
        return True

    async def _read_key_again(self) -> None:
        try:
            async with asyncio.timeout(READ_KEY_WITHIN.total_seconds()):
                key = await self._read_key()
            if key != self._key:
                self._public, self._key = _public(key), key
                log.info("Discord signs with another key now")
        except TROUBLE as error:
            log.warning(
                "Discord's key could not be read: %(error)s", {"error": failure_reason(error)}
            )


def _public(key: str) -> VerifyKey:
    return VerifyKey(bytes.fromhex(key))
