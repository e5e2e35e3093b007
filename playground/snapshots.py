"""What a person sees, as values that tests can hold: messages, buttons, selects, modals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from . import payloads, records
from .component_checks import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    CONTAINER,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    TEXT,
    TEXT_INPUT,
)
from .mentions import walk
from .records import Json

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

    def answers_to(self, key: str) -> bool:
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

    def answers_to(self, key: str) -> bool:
        """Return whether a key is this field's custom_id, label or placeholder."""
        return key in (self.custom_id, self.label, self.placeholder)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The values that are chosen from the start."""
        return tuple(each.value for each in self.options if each.default) or self.default_values


@dataclass(frozen=True, slots=True)
class Message:
    """A message as it stood at one instant. Later changes do not show in it."""

    raw: Json = field(repr=False)
    channel: records.Channel = field(repr=False)
    record: records.Message = field(repr=False)
    attachments: tuple[records.Attachment, ...] = ()
    pings: frozenset[int] = frozenset()

    @classmethod
    def of(cls, message: records.Message, base_url: str) -> "Message":
        """Return a message as it stands now."""
        return cls(
            payloads.message(message, base_url),
            message.channel,
            message,
            tuple(message.attachments),
            frozenset(message.pinged),
        )

    def __repr__(self) -> str:
        return f"<Message {self.id} {self.text!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.raw == other.raw

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def id(self) -> int:
        """The message's id."""
        return self.record.id

    @property
    def channel_id(self) -> int:
        """The channel's id."""
        return self.channel.id

    @property
    def author_id(self) -> int:
        """The author's id."""
        return self.record.author.id

    @property
    def content(self) -> str:
        """The plain text, empty in Components V2."""
        return str(self.raw["content"])

    @property
    def flags(self) -> int:
        """Discord's bits."""
        return int(self.raw["flags"])

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.record.reader is not None

    @property
    def loading(self) -> bool:
        """Whether it is only a deferral: the bot "is thinking"."""
        return bool(self.flags & records.MessageFlag.LOADING)

    @property
    def edited(self) -> bool:
        """Whether it was changed after it was posted."""
        return self.raw["edited_timestamp"] is not None

    @property
    def link(self) -> str:
        """The address to jump to it, as Discord writes it."""
        guild = self.channel.guild_id or "@me"
        return f"https://discord.com/channels/{guild}/{self.channel.id}/{self.id}"

    @property
    def components(self) -> list[Json]:
        """All components, nested ones too, in reading order, as Discord's JSON."""
        return walk(self.raw["components"])

    @property
    def component_count(self) -> int:
        """How many components there are, nested ones counted."""
        return len(self.components)

    @property
    def texts(self) -> list[str]:
        """Everything that can be read, piece by piece: content, text displays, embeds."""
        found = [self.content] if self.content else []
        found += [each["content"] for each in self.components if each["type"] == TEXT]
        for embed in self.raw["embeds"]:
            found += _embed_texts(embed)
        return found

    @property
    def text(self) -> str:
        """Everything that can be read, joined by line breaks."""
        return "\n".join(self.texts)

    @property
    def text_length(self) -> int:
        """Characters in all text displays together."""
        return sum(len(each["content"]) for each in self.components if each["type"] == TEXT)

    @property
    def accent_color(self) -> int | None:
        """The colour of the first container."""
        found = (each for each in self.components if each["type"] == CONTAINER)
        first = next(found, {})
        return first.get("accent_color")

    @property
    def buttons(self) -> list[Button]:
        """All buttons in reading order."""
        return [Button.read(each) for each in self.components if each["type"] == BUTTON]

    @property
    def rows(self) -> list[list[Button]]:
        """The buttons of each row that has any."""
        rows = [
            [Button.read(each) for each in row["components"] if each["type"] == BUTTON]
            for row in self.components
            if row["type"] == ROW
        ]
        return [row for row in rows if row]

    def button(self, key: str | int) -> Button:
        """Return a button by custom_id, label, emoji, or position in reading order.

        Raises LookupError if there is none, or several with that label.
        """
        buttons = self.buttons
        if isinstance(key, int):
            return buttons[key]
        return _only([each for each in buttons if each.answers_to(key)], key, buttons)

    def has_button(self, key: str) -> bool:
        """Return whether there is a button with this custom_id, label or emoji."""
        return any(each.answers_to(key) for each in self.buttons)

    @property
    def selects(self) -> list[Field]:
        """All selects in reading order."""
        return [Field.read(each) for each in self.components if each["type"] in SELECTS]

    def select(self, key: str | int) -> Field:
        """Return a select by custom_id, placeholder or position. Raises LookupError."""
        selects = self.selects
        if isinstance(key, int):
            return selects[key]
        return _only([each for each in selects if each.answers_to(key)], key, selects)

    def attachment(self, filename: str) -> records.Attachment:
        """Return an attached file by name. Raises LookupError."""
        for each in self.attachments:
            if each.filename == filename:
                return each
        raise LookupError(filename)


def _embed_texts(embed: Json) -> Iterator[str]:
    for key in ("title", "description"):
        if embed.get(key):
            yield embed[key]
    for entry in embed.get("fields") or []:
        yield from (entry["name"], entry["value"])
    if embed.get("footer"):
        yield embed["footer"]["text"]


def _only(found: Sequence[T], key: str, among: Sequence[object]) -> T:
    if len(found) != 1:
        count = "several are" if found else "nothing is"
        raise LookupError(f"{count} called {key!r} among {list(among)}")
    return found[0]


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
        """The modal's identity."""
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
        return _only([each for each in self.inputs if each.answers_to(key)], key, self.inputs)


@dataclass(frozen=True, slots=True)
class File:
    """A file that a person brings along."""

    filename: str
    content: bytes = field(repr=False)
    content_type: str = "application/octet-stream"


Value = Any
"""What an option takes: text, number, truth, Person, Channel, Role or File."""
