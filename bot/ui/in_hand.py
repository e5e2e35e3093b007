"""InHand: the interactions being answered, so that a stop can wait for them."""

import asyncio
from datetime import timedelta


class InHand:
    """Counts interactions from their arrival to their answer."""

    def __init__(self) -> None:
        self._ids: set[int] = set()
        self._idle = asyncio.Event()
        self._idle.set()

    def taken(self, interaction_id: int) -> None:
        """Note that an interaction arrived."""
        self._ids.add(interaction_id)
        self._idle.clear()

    def done(self, interaction_id: int) -> None:
        """Note that it was answered, or that nothing more can be done."""
        self._ids.discard(interaction_id)
        if not self._ids:
            self._idle.set()

    async def finished(self, within: timedelta) -> bool:
        """Wait until nothing is in hand; say whether that came about in time."""
        try:
            async with asyncio.timeout(within.total_seconds()):
                await self._idle.wait()
        except TimeoutError:
            return False
        return True
