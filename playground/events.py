"""Events of the world, published to all subscribers: gateway, page and waiting tests."""

from collections.abc import Callable
from dataclasses import dataclass

from .records import Channel, Json, Message


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, named as Discord's gateway names it.

    Names in lower case are the playground's own and never reach a bot: "interaction" (one was
    answered or failed), "bot" (a bot came or went), "commands", "request" (a bot asked something)
    and "world" (people, servers or channels changed).
    """

    name: str
    data: Json
    guild_id: int | None = None
    channel: Channel | None = None
    message: Message | None = None

    @property
    def for_bots(self) -> bool:
        """Whether this is sent to bots at all."""
        hidden = self.message is not None and self.message.ephemeral
        return self.name.isupper() and not hidden


Listener = Callable[[Event], None]


class EventBus:
    """Subscribers, called in the order in which they subscribed."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every event from now on; return the function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self, event: Event) -> None:
        """Hand an event to every listener, one after another."""
        for listener in list(self._listeners):
            listener(event)
