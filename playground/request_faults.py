"""What goes wrong with the next REST requests, as plain data."""

import asyncio
import fnmatch
from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class RateLimit:
    """Answer 429. A `body` is sent as it is, in place of Discord's JSON."""

    retry_after: timedelta
    is_global: bool = False
    body: str | None = None
    has_header: bool = True


@dataclass(frozen=True, slots=True)
class ServerError:
    """Answer with a status of a broken server; the request has no effect."""

    status: int


@dataclass(frozen=True, slots=True)
class Refuse:
    """Answer with one of Discord's error codes; the request has no effect."""

    code: int


@dataclass(frozen=True, slots=True)
class Respond:
    """Answer with this status and body, such as a page of what stands before Discord.

    The request has no effect unless it `is_handled` first.
    """

    status: int
    body: str
    is_handled: bool = False


@dataclass(frozen=True, slots=True)
class Slow:
    """Wait before the request is handled; with `drop_aborted` only if the client still waits."""

    by: timedelta
    drop_aborted: bool = False


@dataclass(frozen=True, slots=True)
class SlowAnswer:
    """Handle the request at once and answer late."""

    by: timedelta


@dataclass(frozen=True, slots=True)
class Hang:
    """Do not handle the request before all faults are cleared."""


@dataclass(frozen=True, slots=True)
class Drop:
    """Handle the request, then cut the connection without an answer."""


@dataclass(frozen=True, slots=True)
class Dated:
    """Handle the request, and answer it with this `Date`."""

    date: str


Fault = RateLimit | ServerError | Refuse | Respond | Slow | SlowAnswer | Hang | Drop | Dated


@dataclass(slots=True, eq=False)
class _Pending:
    route: str
    times: int
    fault: Fault


class RequestFaults:
    """The faults that wait for requests, in the order in which they were asked for.

    A route is a pattern for "METHOD /path" behind `/api/v10`, such as "POST /interactions/*".
    """

    def __init__(self) -> None:
        self._faults: list[_Pending] = []
        self._cleared = asyncio.Event()
        self.hanging = 0

    def add(self, route: str, times: int, fault: Fault) -> None:
        """Let the next `times` requests to `route` meet a fault."""
        if times > 0:
            self._faults.append(_Pending(route, times, fault))

    @property
    def pending(self) -> int:
        """How many requests are yet to meet a fault."""
        return sum(each.times for each in self._faults)

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault that a request meets, and count it."""
        for pending in self._faults:
            if fnmatch.fnmatchcase(f"{method} {path}", pending.route):
                pending.times -= 1
                if not pending.times:
                    self._faults.remove(pending)
                return pending.fault
        return None

    async def hang(self) -> None:
        """Wait until the faults are cleared."""
        cleared = self._cleared
        self.hanging += 1
        try:
            await cleared.wait()
        finally:
            self.hanging -= 1

    def clear(self) -> None:
        """Forget all faults, and let hanging requests go on."""
        self._faults.clear()
        self._cleared.set()
        self._cleared = asyncio.Event()
