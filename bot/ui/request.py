"""Request: an interaction in our terms. Plain data; nothing here knows Discord's client."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Any

from bot.model import ChannelId, Computer, Game, GuildId, MessageId, Person, Player, UserId
from bot.model.errors import NotDone, Why
from bot.model.players import Caller
from bot.ui.components import nested
from bot.ui.permissions import NO_ACCESS, NOTHING, ChannelAccess, Permission
from bot.ui.text.texts import Words, texts
from engine import Level


class Kind(StrEnum):
    """What somebody did; the values label the metrics."""

    COMMAND = "command"
    COMPONENT = "component"
    FORM = "form"
    AUTOCOMPLETE = "autocomplete"


class Context(IntEnum):
    """Where somebody did it, as Discord numbers it."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


@dataclass(frozen=True, slots=True)
class User:
    """A user that an option or a menu names, as Discord resolved them.

    `permissions` are theirs in this channel, None where Discord does not know them as a member.
    `is_self` is true for this bot itself.
    """

    person: Person
    is_bot: bool
    is_self: bool
    permissions: Permission | None = None

    @property
    def player(self) -> Player:
        """Who they are in a game: this bot is the computer, whatever the level."""
        return Computer(Level.UNBEATABLE) if self.is_self else self.person


@dataclass(frozen=True, slots=True)
class Resolved:
    """What Discord says of an id that was chosen in a select.

    Users and roles are `is_here` as members and roles of this server, channels as its channels.
    `kind` is Discord's number for a channel's, and `permissions` are the caller's there.
    """

    is_here: bool
    kind: int | None = None
    permissions: Permission = NOTHING


@dataclass(frozen=True, slots=True)
class Message:
    """The message whose component was used; `components` as Discord sends them."""

    id: MessageId
    is_private: bool
    components: Iterable[Mapping[str, Any]]

    def contains(self, custom_id: str) -> bool:
        """Return whether the message has that component: a forged one it has not."""
        try:
            return any(each.get("custom_id") == custom_id for each in nested(self.components))
        except (AttributeError, TypeError):  # Whoever forges one may say anything of its message.
            return False


@dataclass(frozen=True, slots=True)
class Request:
    """One thing that somebody did.

    `name` is a command's name ("ttt start"), or the `custom_id` of a component or form. `locale` is
    the language of private replies. `permissions` are the person's in this channel, `access` is
    what the bot may do there.
    """

    kind: Kind
    name: str
    caller: Caller
    locale: str
    context: Context = Context.GUILD
    permissions: Permission = NOTHING
    access: ChannelAccess = NO_ACCESS
    recipients: frozenset[UserId] = frozenset()
    """Who talks to each other in a private channel, as far as Discord says it."""
    command_id: int = 0
    """Discord's id of `/ttt`, 0 where it is not known."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """A command's options; a `User` for one that names a user, a `MessageId` for a message."""
    focused: str | None = None
    """The option that is being typed, for autocompletion."""
    values: tuple[str, ...] = ()
    """What was chosen in a select."""
    resolved: Mapping[int, Resolved] = field(default_factory=dict)
    """What Discord says of the ids among `values`."""
    fields: Mapping[str, str] = field(default_factory=dict)
    """What was written into a form, by the inputs' names."""
    message: Message | None = None

    @property
    def user_id(self) -> UserId:
        return self.caller.person.id

    @property
    def channel_id(self) -> ChannelId:
        return self.caller.place.channel_id

    @property
    def guild_id(self) -> GuildId | None:
        return self.caller.place.guild_id

    @property
    def words(self) -> Words:
        """The words of private replies."""
        return texts().in_locale(self.locale, self.command_id)

    @property
    def is_manager(self) -> bool:
        """Whether the caller may change the server's settings."""
        return bool(self.permissions & (Permission.MANAGE_GUILD | Permission.ADMINISTRATOR))

    @property
    def managed(self) -> GuildId:
        """The server, for one who may change its settings. Raises NotDone."""
        if self.guild_id is None:
            raise NotDone(Why.SERVERS_ONLY)
        if not self.is_manager:
            raise NotDone(Why.NOT_MANAGER)
        return self.guild_id

    @property
    def is_forged(self) -> bool:
        """Whether a component was named that its message does not have."""
        return self.message is None or not self.message.contains(self.name)

    def is_on(self, game: Game) -> bool:
        """Return whether the message that was clicked is the one that shows `game`.

        A crash between posting a board and noting its id leaves the store behind; then a newer
        message that has the component shows it.
        """
        message = self.message
        if message is None or message.is_private:
            return False
        if message.id == game.message_id:
            return True
        is_newer = game.message_id is None or message.id > game.message_id
        return is_newer and not self.is_forged
