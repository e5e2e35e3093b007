"""Creation and editing of messages."""

from collections.abc import Sequence

from . import media, mentions
from .checks.forms import Form, Path
from .checks.kinds import SEPARATOR, walk
from .checks.messages import MessageCheck, Upload, clean_filename
from .emojis import usable_emoji
from .errors import refusal
from .records import Attachment, Channel, Json, Message, MessageFlag, User
from .snowflakes import parse_snowflake
from .world import World

DEFAULT, REPLY, CHAT_INPUT_COMMAND, CONTEXT_MENU_COMMAND = 0, 19, 20, 23


class Composer:
    """Creates and edits the messages of one world."""

    def __init__(self, world: World) -> None:
        self._world = world

    def knows_emoji(self, emoji_id: int) -> bool:
        """Return whether the bot can show this custom emoji: its own or one of its servers'."""
        return usable_emoji(self._world, emoji_id) is not None

    def check_new(self, body: Json, uploads: list[Upload], path: Path = ()) -> int:
        """Check a new message's body and return its flags. Raises DiscordError."""
        form = Form()
        flags = MessageCheck(form, body, uploads, self.knows_emoji, path).new()
        mentions.read_allowed(body, mentions.ANYONE, form, path)
        form.finish()
        return flags

    def new(
        self,
        channel: Channel,
        author: User,
        body: Json,
        uploads: list[Upload],
        *,
        path: Path = (),
        reader: User | None = None,
        interaction: Json | None = None,
        kind: int = DEFAULT,
        reference: Message | None = None,
    ) -> Message:
        """Return a message that a bot wrote, not posted yet. Raises DiscordError."""
        flags = self.check_new(body, uploads, path)
        message = Message(self._world.snowflakes.next(), channel, author, kind)
        kept = (
            MessageFlag.IS_COMPONENTS_V2
            | MessageFlag.SUPPRESS_EMBEDS
            | MessageFlag.SUPPRESS_NOTIFICATIONS
        )
        message.flags = int(flags & kept)
        if reader is not None:
            message.reader = reader
            message.flags |= MessageFlag.EPHEMERAL
        message.nonce = body.get("nonce")
        message.tts = bool(body.get("tts"))
        message.reference = reference
        message.interaction = interaction
        if interaction is not None:
            message.application_id = self._world.application.id
        self._fill(message, body, uploads)
        default = mentions.ANYONE if interaction is None else mentions.ONLY_USERS
        self._mention(message, body, default, pings=True)
        return message

    def edit(self, message: Message, body: Json, uploads: list[Upload], *, path: Path = ()) -> None:
        """Change a message and publish that. Raises DiscordError, and then changes nothing."""
        form = Form()
        flags = MessageCheck(form, body, uploads, self.knows_emoji, path).edit(message)
        mentions.read_allowed(body, mentions.ANYONE, form, path)
        form.finish()
        waited = bool(message.flags & MessageFlag.LOADING)
        message.flags = flags & ~MessageFlag.LOADING
        self._fill(message, body, uploads)
        self._mention(message, body, mentions.ANYONE, pings=False)
        self._world.changed(message, edited=not waited)

    def _mention(
        self, message: Message, body: Json, default: mentions.Allowed, *, pings: bool
    ) -> None:
        allowed = mentions.read_allowed(body, default, Form(), ())
        mentions.apply(message, allowed, self._world.users, pings=pings)

    def _fill(self, message: Message, body: Json, uploads: list[Upload]) -> None:
        if "content" in body:
            message.content = (body["content"] or "").strip()
        if "embeds" in body:
            message.embeds = [{"type": "rich", **each} for each in body["embeds"] or []]
        self._attach(message, body, uploads)
        media.link_embeds(message, self._world.base_url)
        if "components" in body:
            components: list[Json] = body["components"] or []
            number(components)
            media.link_components(components, message, self._world.base_url)
            self._complete_emoji(components)
            message.components = components

    def _attach(self, message: Message, body: Json, uploads: list[Upload]) -> None:
        listed: list[Json] | None = body.get("attachments")
        described = {str(each["id"]): each for each in listed or []}
        if "attachments" in body:
            message.attachments = [
                each for each in message.attachments if str(each.id) in described
            ]
        for upload in uploads:
            entry = described.get(str(upload.number), {})
            message.attachments.append(
                self._world.keep_file(
                    clean_filename(entry.get("filename") or upload.filename),
                    upload.content,
                    upload.content_type,
                    entry.get("description"),
                )
            )

    def _complete_emoji(self, components: list[Json]) -> None:
        """Write custom emoji as Discord does, as a bot may name them by a bare number."""
        for component in walk(components):
            for holder in (component, *(component.get("options") or [])):
                partial = holder.get("emoji") or {}
                if emoji := usable_emoji(self._world, parse_snowflake(partial.get("id")) or 0):
                    named = {"name": emoji.name, "animated": emoji.animated}
                    partial |= {"id": str(emoji.id)} | named

    def plain(
        self,
        channel: Channel,
        author: User,
        content: str,
        *,
        reply_to: Message | None = None,
        files: Sequence[Attachment] = (),
    ) -> Message:
        """Post what a person wrote. Raises DiscordError if it is empty or too long."""
        if content.strip() or not files:
            self.check_new({"content": content}, [])
        message = Message(self._world.snowflakes.next(), channel, author, content=content.strip())
        message.attachments.extend(files)
        if reply_to is not None:
            message.kind, message.reference = REPLY, reply_to
        mentions.apply(message, mentions.ANYONE, self._world.users, pings=True)
        return self._world.post(message)

    def edit_plain(self, message: Message, content: str) -> None:
        """Change what a person wrote. Raises DiscordError if it is empty or too long."""
        if content.strip() or not message.attachments:
            self.check_new({"content": content}, [])
        message.content = content.strip()
        mentions.apply(message, mentions.ANYONE, self._world.users, pings=False)
        self._world.changed(message)

    def waiting(self, channel: Channel, interaction: Json, *, reader: User | None) -> Message:
        """Post the "is thinking" message of a deferred answer."""
        message = Message(self._world.snowflakes.next(), channel, self._world.bot)
        message.kind = CHAT_INPUT_COMMAND if interaction["type"] == 2 else DEFAULT
        message.flags = int(MessageFlag.LOADING)
        if reader is not None:
            message.reader = reader
            message.flags |= MessageFlag.EPHEMERAL
        message.interaction = interaction
        message.application_id = self._world.application.id
        return self._world.post(message)


def message_in(channel: Channel, message_id: int | None) -> Message:
    """Return a channel's message. Raises DiscordError 10008."""
    found = channel.messages.get(message_id) if message_id is not None else None
    if found is None:
        raise refusal(10008)
    return found


def number(components: list[Json]) -> None:
    """Give an id to each component that has none, and separators their defaults."""
    every = walk(components)
    taken = {each.get("id") for each in every}
    free = (number for number in range(1, len(every) * 2 + 1) if number not in taken)
    for component in every:
        if not component.get("id"):
            component["id"] = next(free)
        if component["type"] == SEPARATOR:
            component.setdefault("spacing", 1)
            component.setdefault("divider", True)
