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
MOST_OPTIONS = MOST_CHOSEN = 25
"""How many options a select offers, and how many channels or roles can be chosen in one."""


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
    """Put one to five buttons, or a select, side by side."""
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


def option(label: str, value: str, *, chosen: bool = False) -> Component:
    """Make an option of a select; both texts have at most 100 characters."""
    made: Component = {"label": label, "value": value}
    if chosen:
        made["default"] = True
    return made


def select(custom_id: object, options: Iterable[Component], placeholder: str = "") -> Component:
    """Offer up to 25 options to choose one from; a row of its own."""
    made = {"type": 3, "custom_id": str(custom_id), "options": list(options)}
    return row([made | ({"placeholder": placeholder} if placeholder else {})])


def channel_select(
    custom_id: object, chosen: Iterable[int], placeholder: str, kinds: Iterable[int]
) -> Component:
    """Let any number of a server's channels be chosen; a row of its own.

    `kinds` are Discord's numbers for the kinds of channels on offer.
    """
    made = _of_server(8, "channel", custom_id, chosen, placeholder)
    return row([made | {"channel_types": list(kinds)}])


def role_select(custom_id: object, chosen: Iterable[int], placeholder: str) -> Component:
    """Let any number of a server's roles be chosen; a row of its own."""
    return row([_of_server(6, "role", custom_id, chosen, placeholder)])


def _of_server(
    kind: int, name: str, custom_id: object, chosen: Iterable[int], placeholder: str
) -> Component:
    return {
        "type": kind,
        "custom_id": str(custom_id),
        "placeholder": placeholder,
        "min_values": 0,
        "max_values": MOST_CHOSEN,
        "default_values": [{"id": str(id), "type": name} for id in sorted(chosen)][:MOST_CHOSEN],
    }


def text_input(custom_id: str, *, placeholder: str, longest: int) -> Component:
    """Ask for one line of text, in a form."""
    return {
        "type": 4,
        "custom_id": custom_id,
        "style": 1,
        "placeholder": placeholder,
        "max_length": longest,
    }


def labelled(label: str, description: str, component: Component) -> Component:
    """Put a label of at most 45 characters on an input of a form, and one of 100 below it."""
    return {"type": 18, "label": label, "description": description, "component": component}


def form(custom_id: object, title: str, components: Iterable[Component]) -> Component:
    """Make a form that opens in front of one person, with a title of at most 45 characters."""
    return {"custom_id": str(custom_id), "title": title, "components": list(components)}


def attached(filename: str) -> Component:
    """Show a file that comes with the message."""
    return {"type": 13, "file": {"url": f"attachment://{filename}"}}


def without_emoji(components: Iterable[Component]) -> list[Component]:
    """Return components whose buttons say the names of their emoji, wherever they are nested."""
    return [_without_emoji(component) for component in components]


def _without_emoji(component: Component) -> Component:
    if "components" in component:
        return {**component, "components": without_emoji(component["components"])}
    plain = {key: value for key, value in component.items() if key != "emoji"}
    if "emoji" in component:
        plain.setdefault("label", component["emoji"]["name"])
    return plain


def _emoji(written: str) -> Component:
    if not written.startswith("<"):
        return {"name": written}
    animated, name, id = written.strip("<>").split(":")
    return {"name": name, "id": id, "animated": animated == "a"}
