"""Discord's message components as plain data, sent as they are.

Reference: Discord's documentation, Component Reference (Components V2); a message holds at most
40 components, nested ones counted.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Any

from bot.ui.text.themes import TILE

Component = dict[str, Any]
Card = list[Component]
"""The top-level components of one message."""

BUTTONS_A_ROW = 5
LONGEST_LABEL = 100
"""Characters that the label of an option or of a completion may have."""
MOST_OPTIONS = MOST_SELECTED = 25
"""How many options a select has, and how many channels, roles or people can be selected in one."""


class Accent(IntEnum):
    """The colours of the stripe beside a card (0xRRGGBB)."""

    ACTIVE = 0x5865F2
    WON = 0xEFB810
    HELD = 0x3BA55D
    LOST = 0x992D22
    DRAWN = 0x99AAB5
    OFFERED = 0xFAA61A
    NEUTRAL = 0x4F545C
    DANGER = 0xED4245


class ButtonStyle(IntEnum):
    """How a button looks."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4
    LINK = 5


def container(components: Iterable[Component], accent: Accent) -> Component:
    """Frame components, with a coloured stripe on the left."""
    return {"type": 17, "components": list(components), "accent_color": int(accent)}


def text(content: str) -> Component:
    """Show markdown text."""
    return {"type": 10, "content": content}


def sentence(content: str) -> Card:
    """Return a card of one sentence."""
    return [text(content)]


def separator() -> Component:
    """Draw a line."""
    return {"type": 14}


def section(content: str, accessory: Component) -> Component:
    """Show markdown text with a button beside it."""
    return {"type": 9, "components": [text(content)], "accessory": accessory}


def row(buttons: Sequence[Component]) -> Component:
    """Put one to five buttons, or a select, side by side."""
    return {"type": 1, "components": list(buttons)}


def button(
    custom_id: str,
    label: str | None = None,
    *,
    emoji: str | None = None,
    style: ButtonStyle = ButtonStyle.SECONDARY,
    disabled: bool = False,
) -> Component:
    """Make a button with a label of at most 80 characters, an emoji, or both.

    `emoji` is a character, or a server's own as messages write it: `<:name:123>`.
    """
    component: Component = {"type": 2, "style": int(style), "custom_id": custom_id}
    if label is not None:
        component["label"] = label
    if emoji is not None:
        component["emoji"] = _partial_emoji(emoji)
    if disabled:
        component["disabled"] = True
    return component


def link_button(url: str, label: str) -> Component:
    """Make a button that leads to an address."""
    return {"type": 2, "style": int(ButtonStyle.LINK), "url": url, "label": label}


def page_buttons(
    page: int, pages: int, page_id: Callable[[int], str], labels: tuple[str, str]
) -> list[Component]:
    """Make the buttons to the page before and the one after, which are counted from 0."""
    is_first, is_last = page == 0, page == pages - 1
    # The ids in a message must differ, also that of a disabled button.
    before = page_id(pages + 1 if is_first else page - 1)
    return [
        button(before, labels[0], disabled=is_first),
        button(page_id(page + 1), labels[1], disabled=is_last),
    ]


@lru_cache(maxsize=100)  # The marks of a board are on most of its buttons.
def _partial_emoji(emoji: str) -> Mapping[str, str | bool]:
    if not emoji.startswith("<"):
        return {"name": emoji}
    animated, name, id = emoji.strip("<>").split(":")
    return {"name": name, "id": id, "animated": animated == "a"}


def option(
    label: str,
    value: str,
    about: str = "",
    *,
    selected: bool = False,
) -> Component:
    """Make an option of a select; each text has at most 100 characters.

    Chosen, it shows its label alone, of which a telephone has room for about 28. `about` stands
    below it in the menu.
    """
    component: Component = {"label": label, "value": value}
    if about:
        component["description"] = about
    if selected:
        component["default"] = True
    return component


def select(custom_id: str, options: Iterable[Component], placeholder: str = "") -> Component:
    """Let people select one of up to 25 options; a row of its own."""
    component = {"type": 3, "custom_id": custom_id, "options": list(options)}
    return row([component | ({"placeholder": placeholder} if placeholder else {})])


_SELECTS = {"user": 5, "role": 6, "channel": 8}
"""Discord's numbers of the components that list what a server has."""


def server_select(
    of: str,
    custom_id: str,
    selected: Iterable[int],
    placeholder: str,
    most: int,
    *,
    kinds: Sequence[int] = (),
) -> Component:
    """Let people select up to `most` users, or roles or channels of a server; a row of its own.

    `of` is "user", "role" or "channel"; `kinds` are Discord's numbers for those of channels.
    """
    component = {
        "type": _SELECTS[of],
        "custom_id": custom_id,
        "placeholder": placeholder,
        "min_values": 0,
        "max_values": most,
        "default_values": [{"id": str(id), "type": of} for id in sorted(selected)][:most],
    }
    return row([component | ({"channel_types": list(kinds)} if kinds else {})])


def text_input(custom_id: str, *, placeholder: str, longest: int) -> Component:
    """Make an input for one line of text, for a form."""
    return {
        "type": 4,
        "custom_id": custom_id,
        "style": 1,
        "placeholder": placeholder,
        "max_length": longest,
    }


def labelled(label: str, description: str, component: Component) -> Component:
    """Put a label (45 characters at most) and a description (100) on an input of a form."""
    return {"type": 18, "label": label, "description": description, "component": component}


def form(custom_id: str, title: str, components: Iterable[Component]) -> Component:
    """Make a form (a modal) with a title of at most 45 characters."""
    return {"custom_id": custom_id, "title": title, "components": list(components)}


def gallery(filename: str, description: str) -> Component:
    """Show a picture that is attached to the message, described in at most 1,024 characters."""
    item = {"media": {"url": f"attachment://{filename}"}, "description": description}
    return {"type": 12, "items": [item]}


def file(filename: str) -> Component:
    """Show a file that is attached to the message."""
    return {"type": 13, "file": {"url": f"attachment://{filename}"}}


def nested(components: Iterable[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """Return components and all that is in them."""
    found = list(components)
    for component in found:  # What is added comes in turn.
        found += component.get("components", ())
        if "accessory" in component:
            found.append(component["accessory"])
    return found


def without_emoji(components: Iterable[Component]) -> list[Component]:
    """Return the components with the names of emoji as labels in place of the emoji."""
    return [_without_emoji(component) for component in components]


def _without_emoji(component: Component) -> Component:
    if "components" in component:
        return {**component, "components": without_emoji(component["components"])}
    plain = {key: value for key, value in component.items() if key != "emoji"}
    if "emoji" in component:
        name = component["emoji"]["name"]
        if tile := TILE.fullmatch(name):
            name = tile["shown"].partition("_")[0]  # Of a mark with something around it.
        plain.setdefault("label", "–" if name == "blank" else name)
    return plain
