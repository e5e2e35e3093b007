"""A message at one instant, as a value for tests."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from .. import payloads, records
from ..checks.kinds import BUTTON, CONTAINER, ROW, SELECTS, TEXT, walk
from ..records import Json
from .fields import Button, Field, Reaction, only


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
    def content(self) -> str:
        """The plain text, empty in Components V2."""
        return str(self.raw["content"])

    @property
    def author(self) -> str:
        """The name of who wrote it."""
        return self.record.author.display_name

    @property
    def pinned(self) -> bool:
        """Whether it is pinned."""
        return bool(self.raw["pinned"])

    @property
    def reactions(self) -> list[Reaction]:
        """The emoji below it."""
        return [Reaction.read(each) for each in self.raw.get("reactions", [])]

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
        for copy in self.raw.get("message_snapshots", []):
            found.append(copy["message"]["content"])
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
        return only([each for each in buttons if each.matches(key)], key, buttons)

    def has_button(self, key: str) -> bool:
        """Return whether there is a button with this custom_id, label or emoji."""
        return any(each.matches(key) for each in self.buttons)

    @property
    def selects(self) -> list[Field]:
        """All selects in reading order."""
        return [Field.read(each) for each in self.components if each["type"] in SELECTS]

    def select(self, key: str | int) -> Field:
        """Return a select by custom_id, placeholder or position. Raises LookupError."""
        selects = self.selects
        if isinstance(key, int):
            return selects[key]
        return only([each for each in selects if each.matches(key)], key, selects)

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
