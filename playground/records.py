"""Records of people, servers, channels and messages."""

import enum
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

Json = dict[str, Any]
"""A JSON object."""


class ChannelKind(enum.IntEnum):
    """Discord's numbers for the kinds of channel that we have."""

    TEXT = 0
    DM = 1
    GROUP_DM = 3
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    CATEGORY = 4


THREADS = frozenset({ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD})


@dataclass(slots=True, eq=False)
class User:
    """A person or a bot. `locale` is the language of their client."""

    id: int
    name: str
    display_name: str
    locale: str = "en-US"
    bot: bool = False
    colour: str = "#5865f2"
    takes_dms: bool = True
    """Whether the bot may write to them privately (Discord answers 50007 otherwise)."""


@dataclass(slots=True, eq=False)
class Role:
    """A set of permissions that members of a server can hold."""

    id: int
    name: str
    permissions: int
    position: int = 0
    bot_id: int | None = None
    """The bot whose own role this is."""
    colour: int = 0
    hoist: bool = False
    mentionable: bool = False


@dataclass(slots=True, eq=False)
class Member:
    """A user within a server."""

    user: User
    roles: list[int] = field(default_factory=list)
    nick: str | None = None
    timeout_until: datetime | None = None


@dataclass(frozen=True, slots=True)
class Image:
    """A picture, and whether it moves."""

    content: bytes = field(repr=False)
    content_type: str
    animated: bool = False


@dataclass(slots=True, eq=False)
class Emoji:
    """A custom emoji of a server or an application."""

    id: int
    name: str
    available: bool = True
    image: Image | None = None
    """Its picture; the page draws a tile for an emoji without one."""

    @property
    def animated(self) -> bool:
        """Whether its picture moves."""
        return self.image is not None and self.image.animated


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What a channel gives to or takes from one role or member."""

    allow: int = 0
    deny: int = 0


@dataclass(slots=True, eq=False)
class Guild:
    """A server. Its id is also the id of the role that everyone holds."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    members: dict[int, Member] = field(default_factory=dict, repr=False)
    roles: dict[int, Role] = field(default_factory=dict, repr=False)
    channels: dict[int, "Channel"] = field(default_factory=dict, repr=False)
    emojis: dict[int, Emoji] = field(default_factory=dict, repr=False)
    bans: dict[int, "Ban"] = field(default_factory=dict, repr=False)
    blocked_words: set[str] = field(default_factory=set)
    """What AutoMod lets no application say in an answer."""


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody who may not come back into a server, and why."""

    user: User
    reason: str | None = None


@dataclass(slots=True, eq=False)
class Channel:
    """A place for messages: a server's channel, a thread in one, or a private conversation."""

    id: int
    name: str
    kind: ChannelKind
    guild: Guild | None = field(default=None, repr=False)
    parent: "Channel | None" = field(default=None, repr=False)
    recipients: list[User] = field(default_factory=list, repr=False)
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    position: int = 0
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    category: "Channel | None" = field(default=None, repr=False)
    topic: str | None = None
    nsfw: bool = False
    slowmode_seconds: int = 0
    messages: dict[int, "Message"] = field(default_factory=dict, repr=False)
    keeps_private: bool = False
    """Whether what a user-installed application answers here is private, whoever uses it."""
    refuses_bot: int | None = None
    """The error code with which the bot is refused here, if it is."""

    @property
    def guild_id(self) -> int | None:
        """The server's id; None for a private conversation."""
        return self.guild.id if self.guild else None

    @property
    def mention(self) -> str:
        """The text that links to this channel."""
        return f"<#{self.id}>"


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that came with a message or an interaction."""

    id: int
    filename: str
    content: bytes = field(repr=False)
    content_type: str = "application/octet-stream"
    description: str | None = None


@dataclass(slots=True, eq=False)
class Webhook:
    """A way to write in one channel under any name. Its user has the webhook's id."""

    user: User
    token: str = field(repr=False)
    channel: Channel
    creator: User

    @property
    def id(self) -> int:
        """The webhook's id."""
        return self.user.id


@dataclass(slots=True, eq=False)
class Reaction:
    """One emoji below a message, and who put it there. `emoji` is Discord's JSON."""

    emoji: Json
    users: list[User] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class Message:
    """A message as it stands now. `components`, `embeds` and the like are Discord's JSON."""

    id: int
    channel: Channel
    author: User
    kind: int = 0
    content: str = ""
    components: list[Json] = field(default_factory=list, repr=False)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited_at: datetime | None = None
    reader: User | None = None
    """The only person who sees it, if it is ephemeral."""
    application_id: int | None = None
    interaction: Json | None = field(default=None, repr=False)
    """Discord's `interaction_metadata`."""
    reference: "Message | None" = field(default=None, repr=False)
    mentions: list[User] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    pinged: set[int] = field(default_factory=set)
    """Ids of the users who were notified."""
    nonce: str | int | None = None
    tts: bool = False
    reactions: dict[str, Reaction] = field(default_factory=dict, repr=False)
    """By the emoji's id or by itself."""
    pinned_at: datetime | None = None
    thread: Channel | None = field(default=None, repr=False)
    """The thread that was started from it."""
    webhook: Webhook | None = field(default=None, repr=False)
    """The webhook that wrote it."""
    forwarded: Json | None = field(default=None, repr=False)
    """A copy of the message that it forwards, as Discord's JSON."""

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.reader is not None


class MessageFlag(enum.IntFlag):
    """Discord's bits in a message's `flags`, as far as bots meet them."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    HAS_SNAPSHOT = 1 << 14
    IS_COMPONENTS_V2 = 1 << 15
