"""systemd: notified when the bot is ready, that it is well, and when it stops.

Reference: sd_notify(3). A message is a datagram to the socket that the
environment names, which costs less than a package for it.
"""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

log = logging.getLogger(__name__)

RETRY = timedelta(milliseconds=500)
"""How long to wait before asking again whether the bot is well."""

EVERY = timedelta(seconds=30)
"""How often systemd is notified that all is well: a `WatchdogSec` should be a minute or more."""


@dataclass(frozen=True, slots=True)
class Systemd:
    """The service manager that started this process: its socket, and how often it hears of us."""

    address: str
    interval: timedelta = EVERY

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Self | None:
        """Return what started this process, None if it was not systemd."""
        address = environment.get("NOTIFY_SOCKET")
        return cls(address) if address else None

    async def inform(self, is_well: Callable[[], Awaitable[bool]]) -> None:
        """Say when the bot is first well and, now and again, that it still is.

        Says nothing while it is not, and that it stops when this task is cancelled.
        """
        try:
            while True:
                if await is_well():
                    self._send("READY=1\nWATCHDOG=1")
                    await asyncio.sleep(self.interval.total_seconds())
                else:
                    await asyncio.sleep(min(RETRY, self.interval).total_seconds())
        finally:
            self._send("STOPPING=1")

    def _send(self, message: str) -> None:
        address = f"\0{self.address[1:]}" if self.address.startswith("@") else self.address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to_systemd:
                to_systemd.setblocking(False)
                to_systemd.sendto(message.encode(), address)
        except OSError as error:
            log.warning("systemd cannot be notified: %(error)s", {"error": error})
