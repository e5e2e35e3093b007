"""systemd: notified when the bot is ready, that it is well, and when it stops.

Reference: sd_notify(3) and sd_watchdog_enabled(3). A message is a datagram to the socket that the
environment names, which costs less than a package for it.
"""

import asyncio
import logging
import os
import socket
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

log = logging.getLogger(__name__)

RETRY = timedelta(milliseconds=500)
"""How long to wait before asking again whether the bot is well."""

SHORTEST = timedelta(milliseconds=10)
"""How often systemd is notified at most."""

LONGEST_NUMBER = 18
"""Digits that may be microseconds: 30,000 years of them."""

NO_WATCHDOG = timedelta(hours=1)
"""How often systemd is notified that all is well where it has no watchdog."""


@dataclass(frozen=True, slots=True)
class Systemd:
    """The service manager that started this process: its socket, and how often it wants to hear."""

    address: str
    interval: timedelta

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Self | None:
        """Return what started this process, None if it was not systemd."""
        address = environment.get("NOTIFY_SOCKET")
        if not address:
            return None
        timeout, watched = environment.get("WATCHDOG_USEC", ""), environment.get("WATCHDOG_PID")
        is_number = timeout.isascii() and timeout.isdecimal() and len(timeout) <= LONGEST_NUMBER
        if not is_number or int(timeout) == 0 or watched not in (None, str(os.getpid())):
            return cls(address, NO_WATCHDOG)
        return cls(address, max(timedelta(microseconds=int(timeout)) / 2, SHORTEST))

    async def inform(self, is_well: Callable[[], Awaitable[bool]]) -> None:
        """Say when the bot is first well and, as often as wanted, that it still is.

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
