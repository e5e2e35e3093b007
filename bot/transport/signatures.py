"""Signatures of HTTP interactions: whether a request comes from Discord, and just now.

Reference: Discord's documentation, Overview of Interactions, Validating Security Request Headers.
"""

import asyncio
import logging
import re
from collections.abc import Callable
from datetime import timedelta

from nacl.exceptions import CryptoError
from nacl.signing import VerifyKey

log = logging.getLogger(__name__)

TIMESTAMP_WINDOW = timedelta(minutes=5)
"""How far a request's timestamp may be from our clock: an older one is a replay."""

TIMESTAMP = re.compile(r"[0-9]{1,15}")
"""Seconds, with room to spare."""

SIGNATURE = re.compile(r"[0-9a-fA-F]{128}")
"""One of Ed25519."""

LOG_STALE_EVERY = timedelta(minutes=1)
"""How often a stale timestamp is logged: anybody can send them, and so does a wrong clock here."""


class Signatures:
    """Checks requests with the key that Discord signs with, as 64 hexadecimal digits.

    Raises ValueError if `key` is none.
    """

    def __init__(self, key: str, clock: Callable[[], int]) -> None:
        self._public = VerifyKey(bytes.fromhex(key))
        self._clock = clock
        self._log_stale_next_at = float("-inf")

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

    def is_valid(self, timestamp: str, signature: str, body: bytes) -> bool:
        """Return whether Discord signed a request whose head `may_be_valid`."""
        try:
            self._public.verify(timestamp.encode() + body, bytes.fromhex(signature))
        except CryptoError:
            return False
        return True
