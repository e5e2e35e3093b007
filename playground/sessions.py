"""Gateway sessions: which events each one receives, and which can be sent again after a break."""

import secrets
from collections import deque
from dataclasses import dataclass, field

from .connections import Connection
from .events import Event
from .records import Json
from .world import World

KEEP_EVENTS = 1000
"""How many events a session can miss and still be resumed."""

GUILDS, MEMBERS, MODERATION, EXPRESSIONS, WEBHOOKS = 1, 1 << 1, 1 << 2, 1 << 3, 1 << 5
MESSAGES, REACTIONS, DIRECT_MESSAGES, DIRECT_REACTIONS = 1 << 9, 1 << 10, 1 << 12, 1 << 13
CONTENT = 1 << 15
HIDDEN_CONTENT: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
"""What a message event contains in place of content that a bot may not read."""

_INTENT = {
    "GUILD_CREATE": GUILDS,
    "GUILD_UPDATE": GUILDS,
    "GUILD_DELETE": GUILDS,
    "GUILD_ROLE_CREATE": GUILDS,
    "GUILD_ROLE_UPDATE": GUILDS,
    "GUILD_ROLE_DELETE": GUILDS,
    "CHANNEL_CREATE": GUILDS,
    "CHANNEL_UPDATE": GUILDS,
    "CHANNEL_DELETE": GUILDS,
    "THREAD_CREATE": GUILDS,
    "THREAD_UPDATE": GUILDS,
    "THREAD_DELETE": GUILDS,
    "GUILD_MEMBER_ADD": MEMBERS,
    "GUILD_MEMBER_UPDATE": MEMBERS,
    "GUILD_MEMBER_REMOVE": MEMBERS,
    "THREAD_MEMBERS_UPDATE": GUILDS,
    "GUILD_BAN_ADD": MODERATION,
    "GUILD_BAN_REMOVE": MODERATION,
    "GUILD_EMOJIS_UPDATE": EXPRESSIONS,
    "WEBHOOKS_UPDATE": WEBHOOKS,
}
"""The intent without which an event is not sent; messages depend on where they are."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One slice of the servers: number `id` of `count`."""

    id: int
    count: int


def read_shard(raw: object) -> Shard | None:
    """Read "[id, count]", of which the whole is the default; None if there is no such shard."""
    if raw is None:
        return Shard(0, 1)
    match raw:
        case [int(number), int(count)] if 0 <= number < count:
            return Shard(number, count)
    return None


def is_for_shard(guild_id: int | None, shard: Shard) -> bool:
    """Return whether a server belongs to a shard; private conversations belong to shard 0."""
    return shard.id == (0 if guild_id is None else (guild_id >> 22) % shard.count)


@dataclass(slots=True, eq=False)
class Session:
    """What the gateway remembers of a bot between two connections."""

    id: str
    shard: Shard
    intents: int
    seq: int = 0
    connection: Connection | None = None
    _events: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEEP_EVENTS))

    @classmethod
    def begin(cls, shard: Shard, intents: int) -> "Session":
        """Return a new session."""
        return cls(secrets.token_hex(16), shard, intents)

    def dispatch(self, name: str, data: str) -> None:
        """Number an event whose data is JSON text, remember it, and send it if connected."""
        self.seq += 1
        text = f'{{"op":0,"s":{self.seq},"t":"{name}","d":{data}}}'
        self._events.append((self.seq, text))
        if self.connection:
            self.connection.send(text)

    def can_resume(self, seq: int) -> bool:
        """Return whether all events after `seq` are still known."""
        if not 0 <= seq <= self.seq:
            return False
        return seq == self.seq or (bool(self._events) and self._events[0][0] <= seq + 1)

    def replay(self, seq: int) -> None:
        """Send the events after `seq` again."""
        for number, text in self._events:
            if number > seq and self.connection:
                self.connection.send(text)


def receives(session: Session, event: Event, world: World) -> bool:
    """Return whether a session receives an event, by its shard, intents and permissions."""
    if not is_for_shard(event.guild_id, session.shard):
        return False
    if event.name == "INTERACTION_CREATE":
        return True
    intent = _intent(event)
    if session.intents & intent != intent:
        return False
    if event.channel is None:
        guild = world.guilds.get(event.guild_id or 0)
        return guild is None or world.bot.id in guild.members
    return world.sees(world.bot, event.channel)


def _intent(event: Event) -> int:
    in_guild = event.guild_id is not None
    if event.name.startswith("MESSAGE_REACTION_"):
        return REACTIONS if in_guild else DIRECT_REACTIONS
    if event.name.startswith("MESSAGE_"):
        return MESSAGES if in_guild else DIRECT_MESSAGES
    if event.name == "CHANNEL_PINS_UPDATE":
        return GUILDS if in_guild else DIRECT_MESSAGES
    return _INTENT.get(event.name, 0)


def may_read_content(session: Session, event: Event, world: World) -> bool:
    """Return whether a session may read the content of a message.

    Without the intent for content a bot reads its own messages, private ones, and those that
    mention it.
    """
    message = event.message
    if message is None or "content" not in event.data or session.intents & CONTENT:
        return True
    own = message.author is world.bot or world.bot in message.mentions
    return own or message.channel.guild is None
