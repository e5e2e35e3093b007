"""Misbehaviour on request: what Discord does on its bad days."""

import fnmatch
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from .dialogue import Interactions
from .errors import refusal_codes
from .events import Event
from .interactions import Interaction
from .records import Channel, Guild, Message
from .world import World

if TYPE_CHECKING:
    from .gateway import Gateway


@dataclass(slots=True)
class Fault:
    """One way in which the next requests to a route go wrong.

    `route` is a pattern for "METHOD /path" behind `/api/v10`, such as "POST /interactions/*".
    `kind` is "rate_limit", "server_error", "slow", "hang" or "drop".
    """

    kind: str
    route: str = "*"
    times: int = 1
    status: int = 500
    seconds: float = 0.0
    is_global: bool = False

    def meets(self, method: str, path: str) -> bool:
        """Return whether a request is one that goes wrong."""
        return self.times > 0 and fnmatch.fnmatchcase(f"{method} {path}", self.route)


class Faults:
    """A list of things that are about to go wrong, and some that go wrong at once."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions
        self._pending: list[Fault] = []
        self._released: list[Callable[[], None]] = []
        self._gateway: Gateway | None = None
        self._repeats = 0
        self._repeated: Event | None = None
        world.bulletin.subscribe(self._repeat)

    def attach(self, gateway: "Gateway") -> None:
        """Name the gateway that faults can close."""
        self._gateway = gateway

    # Requests

    def rate_limit(
        self,
        route: str = "*",
        *,
        retry_after: timedelta = timedelta(milliseconds=100),
        times: int = 1,
        is_global: bool = False,
    ) -> None:
        """Answer the next requests to `route` with 429 and `Retry-After`."""
        seconds = retry_after.total_seconds()
        self._pending.append(Fault("rate_limit", route, times, 429, seconds, is_global))

    def server_error(self, route: str = "*", *, status: int = 502, times: int = 1) -> None:
        """Answer the next requests to `route` with a server's error, their work undone."""
        self._pending.append(Fault("server_error", route, times, status))

    def slow(self, route: str = "*", *, by: timedelta, times: int = 1) -> None:
        """Let the next requests to `route` wait before anything happens."""
        self._pending.append(Fault("slow", route, times, seconds=by.total_seconds()))

    def hang(self, route: str = "*", *, times: int = 1) -> None:
        """Never answer the next requests to `route`, until `clear` or the end."""
        self._pending.append(Fault("hang", route, times))

    def drop(self, route: str = "*", *, times: int = 1) -> None:
        """Do what the next requests to `route` ask, then cut the connection without an answer."""
        self._pending.append(Fault("drop", route, times))

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault that a request meets, and count it."""
        for fault in self._pending:
            if fault.meets(method, path):
                fault.times -= 1
                if not fault.times:
                    self._pending.remove(fault)
                return fault
        return None

    @property
    def hanging(self) -> int:
        """How many requests hang now."""
        return len(self._released)

    def on_clear(self, release: Callable[[], None]) -> None:
        """Call `release` when hanging requests may go on."""
        self._released.append(release)

    def clear(self) -> None:
        """Let everything work again, and hanging requests go on."""
        self._pending.clear()
        self._repeats = 0
        released, self._released = self._released, []
        for release in released:
            release()

    # Interactions

    def repeat_interactions(self, times: int = 1) -> None:
        """Deliver each of the next interactions twice, `times` of them."""
        self._repeats += times

    def _repeat(self, event: Event) -> None:
        if event.name == "INTERACTION_CREATE" and self._repeats and event is not self._repeated:
            self._repeats -= 1
            self._repeated = event
            self._world.bulletin.tell(event)

    def redeliver(self, interaction_id: int) -> None:
        """Deliver a past interaction once more. Raises LookupError if it is too old."""
        self._interactions.deliver_again(self._interaction(interaction_id))

    def expire(self, interaction_id: int) -> None:
        """Make an interaction's token as if it were older than 15 minutes.

        Raises LookupError if it is too old to be remembered.
        """
        self._interaction(interaction_id).expired = True

    def _interaction(self, interaction_id: int) -> Interaction:
        interaction = self._interactions.find(interaction_id)
        if interaction is None:
            raise LookupError(interaction_id)
        return interaction

    # Gateway

    def close_gateway(self, code: int = 4000) -> None:
        """Close every gateway connection with this code."""
        if self._gateway:
            self._gateway.close_all(code)

    def cut_gateway(self) -> None:
        """Break every gateway connection without a word."""
        if self._gateway:
            self._gateway.cut_all()

    def reconnect(self) -> None:
        """Ask every session to reconnect (op 7)."""
        if self._gateway:
            self._gateway.send_all(7, None)

    def invalidate_session(self, *, resumable: bool = False) -> None:
        """Tell every session that it is invalid (op 9)."""
        if self._gateway:
            self._gateway.invalidate_all(resumable=resumable)

    def refuse_gateway(self, times: int = 1) -> None:
        """Turn away the next attempts to connect to the gateway with 503."""
        if self._gateway:
            self._gateway.refuse_next(times)

    # The world

    def forbid(self, channel: Channel, code: int = 50001) -> None:
        """Turn the bot away from a channel: 50001 missing access, 50013 missing permissions.

        Raises ValueError if Discord has no such code.
        """
        if code not in refusal_codes():
            raise ValueError(f"unknown code {code}")
        channel.refuses_bot = code

    def permit(self, channel: Channel) -> None:
        """Let the bot into a channel again."""
        channel.refuses_bot = None

    def delete_message(self, message: Message) -> None:
        """Delete a message, as a moderator would."""
        self._world.delete_message(message)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel."""
        self._world.delete_channel(channel)

    def delete_guild(self, guild: Guild) -> None:
        """Delete a server."""
        self._world.delete_guild(guild)
