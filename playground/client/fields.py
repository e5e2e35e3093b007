"""Buttons, selects and inputs, as values for tests."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ..checks.kinds import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    TEXT,
    TEXT_INPUT,
    walk,
)
from ..records import Json

T = TypeVar("T")

KINDS = {
    3: "string",
    4: "text",
    5: "user",
    6: "role",
    7: "mentionable",
    8: "channel",
    FILE_UPLOAD: "file",
    RADIO_GROUP: "radio",
    CHECKBOX_GROUP: "checkboxes",
    CHECKBOX: "checkbox",
}


@dataclass(frozen=True, slots=True)
class Reaction:
    """An emoji below a message: itself, or its name if it is a custom one."""

    emoji: str
    count: int
    by_bot: bool = False

    @classmethod
    def read(cls, raw: Json) -> "Reaction":
        """Read a reaction object."""
        return cls(raw["emoji"]["name"], raw["count"], raw["me"])


@dataclass(frozen=True, slots=True)
class Button:
    """A button as it is drawn. `style` is Discord's number: 1 blurple … 4 red, 5 link."""

    custom_id: str | None
    label: str | None
    emoji: str | None
    style: int
    disabled: bool = False
    url: str | None = None

    @classmethod
    def read(cls, raw: Json) -> "Button":
        """Read a button component."""
        emoji = raw.get("emoji") or {}
        return cls(
            raw.get("custom_id"),
            raw.get("label"),
            emoji.get("name"),
            raw["style"],
            bool(raw.get("disabled")),
            raw.get("url"),
        )

    def matches(self, key: str) -> bool:
        """Return whether a key is this button's custom_id, label or emoji."""
        return key in (self.custom_id, self.label, self.emoji)


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a select or group."""

    label: str
    value: str
    description: str | None = None
    default: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """A select in a message, or any input in a modal.

    `kind` is "string", "user", "role", "mentionable", "channel", "text", "file", "radio",
    "checkboxes" or "checkbox"; `value` is what stands in a text input from the start.
    """

    custom_id: str
    kind: str
    label: str | None = None
    placeholder: str | None = None
    options: tuple[Option, ...] = ()
    default_values: tuple[str, ...] = ()
    min_values: int = 1
    max_values: int = 1
    disabled: bool = False
    required: bool = True
    value: str | None = None
    min_length: int = 0
    max_length: int = 4000
    component_type: int = 0

    @classmethod
    def read(cls, raw: Json, label: str | None = None) -> "Field":
        """Read a select or input component; `label` is the one around it."""
        options = tuple(
            Option(
                each["label"],
                each["value"],
                each.get("description"),
                bool(each.get("default")),
            )
            for each in raw.get("options") or []
        )
        least, most = raw.get("min_values"), raw.get("max_values")
        return cls(
            raw["custom_id"],
            KINDS[raw["type"]],
            label or raw.get("label"),
            raw.get("placeholder"),
            options,
            tuple(str(each["id"]) for each in raw.get("default_values") or []),
            1 if least is None else least,
            1 if most is None else most,
            bool(raw.get("disabled")),
            raw.get("required") is not False,
            raw.get("value"),
            raw.get("min_length") or 0,
            raw.get("max_length") or 4000,
            raw["type"],
        )

    def matches(self, key: str) -> bool:
        """Return whether a key is this field's custom_id, label or placeholder."""
        return key in (self.custom_id, self.label, self.placeholder)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The values that are chosen from the start."""
        return tuple(each.value for each in self.options if each.default) or self.default_values


@dataclass(frozen=True, slots=True)
class Choice:
    """One completion that the bot offers."""

    name: str
    value: str | int | float


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that the bot opened for one person."""

    raw: Json = field(repr=False)
    interaction_id: int

    @property
    def title(self) -> str:
        """The heading."""
        return str(self.raw["title"])

    @property
    def custom_id(self) -> str:
        """The modal's custom_id."""
        return str(self.raw["custom_id"])

    @property
    def text(self) -> str:
        """All text displays, joined by line breaks."""
        components = walk(self.raw["components"])
        return "\n".join(each["content"] for each in components if each["type"] == TEXT)

    @property
    def inputs(self) -> list[Field]:
        """All inputs from top to bottom."""
        found = []
        for component in self.raw["components"]:
            if component["type"] == LABEL:
                found.append(Field.read(component["component"], component["label"]))
            elif component["type"] == ROW:
                found += [
                    Field.read(each)
                    for each in component["components"]
                    if each["type"] == TEXT_INPUT
                ]
        return found

    def input(self, key: str) -> Field:
        """Return an input by custom_id, label or placeholder. Raises LookupError."""
        return only([each for each in self.inputs if each.matches(key)], key, self.inputs)


@dataclass(frozen=True, slots=True)
class File:
    """A file that a person uploads."""

    filename: str
    content: bytes = field(repr=False)
    content_type: str = "application/octet-stream"


Value = Any
"""What an option takes: text, number, truth, Person, Channel, Role or File."""


def only(found: Sequence[T], key: str, among: Sequence[object]) -> T:
    """Return the one thing that was found under a key. Raises LookupError for none or several."""
    if len(found) != 1:
        count = "several are" if found else "nothing is"
        raise LookupError(f"{count} called {key!r} among {list(among)}")
    return found[0]
