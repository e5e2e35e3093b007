"""Arrivals: presses and forms from the gateway, with no more made of them than we read.

discord.py builds an object for every part of the message that was pressed, and looks for a view
that waits for it, before anybody is told. Our cards are data and our components are their
`custom_id`s, so what we read of that message is its id and whether it has what was pressed.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord.state import AutoShardedConnectionState

from bot.model import MessageId

EPHEMERAL = 1 << 6
"""The flag of a message that one person alone can see."""

PRESSES = frozenset({3, 5})
"""Interaction types: a press on a component, and a form sent."""


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
    """A press on a component, or a form. `on` is the message that was pressed.

    `message` stays None. A form that a command opened would be on none; ours all come from buttons.
    """

    __slots__ = ("on",)

    def __init__(self, *, data: Any, state: Any) -> None:
        rest = dict(data)
        message = rest.pop("message", None)
        super().__init__(data=rest, state=state)  # type: ignore[arg-type]  # A TypedDict to it.
        self.on: Pressed | None = None
        if message is not None:
            is_private = bool(message.get("flags", 0) & EPHEMERAL)
            self.on = Pressed(MessageId(int(message["id"])), is_private, message["components"])


class Arrivals(AutoShardedConnectionState[Any]):
    """The library's own reading of the gateway, but for presses."""

    def parse_interaction_create(self, data: Any) -> None:
        if data["type"] in PRESSES:
            self.dispatch("interaction", Press(data=data, state=self))
        else:
            super().parse_interaction_create(data)


def _bear(components: Iterable[Mapping[str, Any]], custom_id: str) -> bool:
    return any(
        component.get("custom_id") == custom_id or _bear(component.get("components", ()), custom_id)
        for component in components
    )
