"""What people can do with messages: write, reply, attach, edit, delete, react."""

import re
from collections.abc import Sequence

from . import reactions
from .checks.emoji import is_emoji
from .checks.messages import clean_filename
from .composing import Composer
from .emojis import usable_emoji
from .permissions import Permission, can_send, in_channel
from .records import Attachment, Channel, Json, Message, User
from .world import World

_CUSTOM = re.compile(r"<(?:a?):\w{2,32}:(\d{1,20})>")


class Refused(Exception):
    """Something that a client would not let a person do, and why."""


def require_access(world: World, user: User, channel: Channel) -> None:
    """Raise Refused if a person does not see a channel."""
    if channel.id not in world.channels or not world.sees(user, channel):
        raise Refused("you cannot see this channel")


class UserMessages:
    """The messages of users. Actions raise Refused, and DiscordError for malformed texts."""

    def __init__(self, world: World, composer: Composer) -> None:
        self._world = world
        self._composer = composer

    def send(
        self,
        user: User,
        channel: Channel,
        content: str,
        *,
        reply_to: Message | None = None,
        files: Sequence[Attachment] = (),
    ) -> Message:
        """Post a message, which may answer another and bring files."""
        require_access(self._world, user, channel)
        if not can_send(channel, user):
            raise Refused("you may not write here")
        if files and Permission.ATTACH_FILES not in in_channel(channel, user):
            raise Refused("you may not attach files here")
        if reply_to is not None:
            self._require_message(user, reply_to)
        return self._composer.plain(channel, user, content, reply_to=reply_to, files=files)

    def edit(self, user: User, message: Message, content: str) -> None:
        """Change the text of a message of one's own."""
        self._require_message(user, message)
        if message.author is not user:
            raise Refused("you may not edit this message")
        self._composer.edit_plain(message, content)

    def delete(self, user: User, message: Message) -> None:
        """Delete a message of one's own, or anyone's for a moderator."""
        require_access(self._world, user, message.channel)
        moderates = Permission.MANAGE_MESSAGES in in_channel(message.channel, user)
        if message.author is not user and not moderates:
            raise Refused("you may not delete this message")
        self._world.delete_message(message)

    def dismiss(self, user: User, message: Message) -> None:
        """Hide an ephemeral message for good. Raises Refused for other messages."""
        if message.reader is not user:
            raise Refused("only your own private messages can be dismissed")
        self._world.delete_message(message)

    def react(self, user: User, message: Message, emoji: str) -> None:
        """Put an emoji such as "👍" or "<:name:id>" below a message."""
        self._require_message(user, message)
        if message.ephemeral:
            raise Refused("nobody can react to a private message")
        read = self._emoji(emoji)
        held = in_channel(message.channel, user)
        fresh = reactions.key_of(read) not in message.reactions
        if fresh and Permission.ADD_REACTIONS not in held:
            raise Refused("you may not add reactions here")
        reactions.add(self._world, message, read, user)

    def unreact(self, user: User, message: Message, emoji: str) -> None:
        """Take one's own reaction away."""
        self._require_message(user, message)
        reactions.remove(self._world, message, self._emoji(emoji), user)

    def _emoji(self, text: str) -> Json:
        if is_emoji(text):
            return {"id": None, "name": text}
        custom = _CUSTOM.fullmatch(text)
        found = usable_emoji(self._world, int(custom[1])) if custom else None
        if found is None:
            raise Refused("there is no such emoji")
        return {"id": str(found.id), "name": found.name, "animated": found.animated}

    def _require_message(self, user: User, message: Message) -> None:
        require_access(self._world, user, message.channel)
        gone = message.id not in message.channel.messages
        if gone or message.reader not in (None, user):
            raise Refused("this message is gone")

    def upload(self, filename: str, content: bytes, content_type: str) -> Attachment:
        """Store a file that a person uploads."""
        return self._world.keep_file(clean_filename(filename), content, content_type)
