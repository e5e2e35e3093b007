"""Discord's message components as plain data, which is how they travel.

A card is a pure function's result, sent as it is: no view to keep, nothing to restore after a
restart. Reference: Discord's Components V2; a message holds at most 40, nested ones counted.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any

Component = dict[str, Any]
Card = list[Component]
"""The top-level components of one message."""

BUTTONS_A_ROW = 5


class ButtonStyle(IntEnum):
    """How a button looks."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4


def container(components: Iterable[Component], accent_color: int | None = None) -> Component:
    """Frame components, with a stripe of `accent_color` (0xRRGGBB) on the left."""
    frame: Component = {"type": 17, "components": list(components)}
    if accent_color is not None:
        frame["accent_color"] = accent_color
    return frame


def text(content: str) -> Component:
    """Show markdown text."""
    return {"type": 10, "content": content}


def separator() -> Component:
    """Draw a line."""
    return {"type": 14}


def row(buttons: Sequence[Component]) -> Component:
    """Put one to five buttons side by side."""
    return {"type": 1, "components": list(buttons)}


def button(
    custom_id: object,
    label: str | None = None,
    *,
    emoji: str | None = None,
    style: ButtonStyle = ButtonStyle.SECONDARY,
    disabled: bool = False,
) -> Component:
    """Make a button with a label of at most 80 characters, an emoji, or both.

    `emoji` is a character, or a server's own as messages write it: `<:name:123>`.
    """
    made: Component = {"type": 2, "style": int(style), "custom_id": str(custom_id)}
    if label is not None:
        made["label"] = label
    if emoji is not None:
        made["emoji"] = _emoji(emoji)
    if disabled:
        made["disabled"] = True
    return made


def _emoji(written: str) -> Component:
    if not written.startswith("<"):
        return {"name": written}
    animated, name, id = written.strip("<>").split(":")
    return {"name": name, "id": id, "animated": animated == "a"}
