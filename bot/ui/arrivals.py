"""Arrivals: presses and forms from the gateway, with no more made of them than we read.

discord.py builds an object for every part of the message that was pressed, and looks for a view
that waits for it, before anybody is told. Our cards are data and our components are their
`custom_id`s, so what we read of that message is its id and whether it has what was pressed.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord.state import AutoShardedConnectionState

from bot.model import MessageId, UserId

EPHEMERAL = 1 << 6
"""The flag of a message that one person alone can see."""

PRESSES: Mapping[int, str] = {3: "press", 5: "form"}
"""Interaction types that are known by their `custom_id`, as metrics call them."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """The message that a press was on; `components` as Discord sends them."""

    id: MessageId
    is_private: bool
    components: Iterable[Mapping[str, Any]]

    def bears(self, custom_id: str) -> bool:
        """Whether the message has that component."""
        return _bear(self.components, custom_id)


class Press(discord.Interaction[Any]):
    """A press on a component, or a form sent: `by` whom, and `on` which message if any.

    The library makes the rest of it, such as the member and the channel, once something asks for
    that; a move never does. `message` stays None.
    """

    __slots__ = ("_unread", "by", "kind", "on")

    def __init__(self, *, data: Any, state: Any) -> None:
        self._unread: dict[str, Any] | None = {**data}
        message = self._unread.pop("message", None)
        self._state = state
        self._client = state._get_client()
        self.id = int(data["id"])
        self.application_id = int(data["application_id"])
        self.token = data["token"]
        self.data = data["data"]
        self.extras = {}
        self.kind = PRESSES[data["type"]]
        self.by = UserId(int(data.get("member", data)["user"]["id"]))
        self.on: Pressed | None = None
        if message is not None:
            is_private = bool(message.get("flags", 0) & EPHEMERAL)
            self.on = Pressed(MessageId(int(message["id"])), is_private, message["components"])

    def __getattr__(self, name: str) -> Any:
        # Python asks here for what is not set yet.
        if self._unread is None:
            raise AttributeError(name)
        data, self._unread = self._unread, None
        extras = self.extras
        super().__init__(data=data, state=self._state)  # type: ignore[arg-type]  # To it, a TypedDict.
        self.extras = extras
        return getattr(self, name)


class Arrivals(AutoShardedConnectionState[Any]):
    """The library's own reading of the gateway, but for presses: these go to `pressed`."""

    def __init__(self, *, pressed: Callable[[Press], None], **options: Any) -> None:
        super().__init__(**options)
        self._pressed = pressed

    def parse_interaction_create(self, data: Any) -> None:
        if data["type"] in PRESSES:
            self._pressed(Press(data=data, state=self))
        else:
            super().parse_interaction_create(data)


def _bear(components: Iterable[Mapping[str, Any]], custom_id: str) -> bool:
    return any(
        component.get("custom_id") == custom_id or _bear(component.get("components", ()), custom_id)
        for component in components
    )
