"""The state of a small Discord: pure, in memory, and the only place where it changes."""

from collections.abc import Sequence

from . import payloads
from .application import Application
from .events import Event, EventBus
from .permissions import EVERYONE, Permission, in_channel
from .records import (
    Attachment,
    Channel,
    ChannelKind,
    Emoji,
    Guild,
    Json,
    Member,
    Message,
    Role,
    User,
    Webhook,
)
from .snowflakes import Snowflakes, now

COLOURS = ("#5865f2", "#3ba55d", "#eb459e", "#faa61a", "#00a8fc", "#ed4245", "#9b59b6")


class World:
    """People, servers, channels, messages and the one application that lives among them.

    Every change is published on `events`. Ids are snowflakes, so later things have greater ids.
    """

    def __init__(
        self,
        bot_name: str = "Oxo",
        token: str | None = None,
        *,
        application_id: int | None = None,
        first_id: int | None = None,
        secret: bytes | None = None,
    ) -> None:
        """Make an empty world. From `first_id` on ids are the same each time (see `Snowflakes`).

        From `secret`, 32 bytes, come the token, unless it is given, and the keys.
        """
        self.snowflakes = Snowflakes(first_id)
        self.events = EventBus()
        self.base_url = "http://127.0.0.1"
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.files: dict[int, Attachment] = {}
        self.webhooks: dict[int, Webhook] = {}
        self._dms: dict[int, Channel] = {}
        bot = User(application_id or self.snowflakes.next(), bot_name, bot_name, bot=True)
        self.users[bot.id] = bot
        self.application = Application.create(bot, token, secret)

    @property
    def bot(self) -> User:
        """The application's own user."""
        return self.application.bot

    @property
    def people(self) -> list[User]:
        """Everyone who is no bot, in the order in which they came."""
        return [user for user in self.users.values() if not user.bot]

    def publish(self, name: str, data: Json, channel: Channel | None = None) -> None:
        """Publish an event of a channel, or of the whole world."""
        guild_id = channel.guild_id if channel else None
        self.events.publish(Event(name, data, guild_id, channel))

    # People

    def add_person(
        self, name: str, *, locale: str = "en-US", bot: bool = False, join: bool = True
    ) -> User:
        """Add a person, or a silent bot, as a member of every server if they `join`."""
        colour = COLOURS[len(self.users) % len(COLOURS)]
        username = "".join(letter for letter in name.lower() if letter.isalnum()) or "someone"
        user = User(self.snowflakes.next(), username[:32], name, locale, bot, colour)
        self.users[user.id] = user
        if join:
            for guild in self.guilds.values():
                self.join(guild, user)
        self.publish("world", {})
        return user

    def join(self, guild: Guild, user: User) -> Member:
        """Make a user a member of a server; for the bot, as if it had been invited."""
        member = guild.members[user.id] = Member(user)
        if user is self.bot:
            role = Role(self.snowflakes.next(), user.name, int(EVERYONE), len(guild.roles), user.id)
            guild.roles[role.id] = role
            member.roles.append(role.id)
            self.publish_to_guild("GUILD_CREATE", guild, payloads.whole_guild(guild, self.bot))
        else:
            data = payloads.member(member) | {"guild_id": str(guild.id)}
            self.publish_to_guild("GUILD_MEMBER_ADD", guild, data)
        return member

    def leave(self, guild: Guild, user: User) -> None:
        """Take a user out of a server; for the bot, as if it had been kicked."""
        if user is self.bot:
            self.publish_to_guild("GUILD_DELETE", guild, {"id": str(guild.id)})
        del guild.members[user.id]
        if user is not self.bot:
            data = {"guild_id": str(guild.id), "user": payloads.user(user)}
            self.publish_to_guild("GUILD_MEMBER_REMOVE", guild, data)
        self.publish("world", {})

    # Servers

    def add_guild(
        self,
        name: str,
        channels: Sequence[str] = ("general",),
        *,
        owner: User | None = None,
        with_bot: bool = True,
        locale: str = "en-US",
    ) -> Guild:
        """Add a server with everyone in it; the first person owns it unless `owner` is given."""
        owner = owner or next(iter(self.people))
        guild = Guild(self.snowflakes.next(), name, owner.id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", int(EVERYONE))
        self.guilds[guild.id] = guild
        for user in self.users.values():
            if user is not self.bot:
                guild.members[user.id] = Member(user)
        for channel in channels:
            self._place_channel(guild, channel)
        if with_bot:
            self.join(guild, self.bot)
        self.publish("world", {})
        return guild

    def delete_guild(self, guild: Guild) -> None:
        """Remove a server and all in it."""
        self.publish_to_guild("GUILD_DELETE", guild, {"id": str(guild.id)})
        for channel in guild.channels:
            self.channels.pop(channel, None)
        del self.guilds[guild.id]
        self.publish("world", {})

    def change_locale(self, of: User | Guild, locale: str) -> None:
        """Change the language of a person's client, or of a server."""
        of.locale = locale
        if isinstance(of, Guild):
            self.publish_to_guild("GUILD_UPDATE", of, payloads.guild(of))
        self.publish("world", {})

    def add_emoji(self, guild: Guild, name: str) -> Emoji:
        """Add a custom emoji to a server."""
        emoji = Emoji(self.snowflakes.next(), name)
        guild.emojis[emoji.id] = emoji
        self._publish_emojis(guild)
        return emoji

    def delete_emoji(self, guild: Guild, emoji: Emoji) -> None:
        """Remove a custom emoji from a server."""
        del guild.emojis[emoji.id]
        self._publish_emojis(guild)

    def _publish_emojis(self, guild: Guild) -> None:
        emojis = [payloads.emoji(each) for each in guild.emojis.values()]
        data = {"guild_id": str(guild.id), "emojis": emojis}
        self.publish_to_guild("GUILD_EMOJIS_UPDATE", guild, data)
        self.publish("world", {})

    def publish_to_guild(self, name: str, guild: Guild, data: Json) -> None:
        """Publish an event of a whole server."""
        self.events.publish(Event(name, data, guild.id))

    # Channels

    def _place_channel(self, guild: Guild, name: str) -> Channel:
        channel = Channel(self.snowflakes.next(), name, ChannelKind.TEXT, guild)
        channel.position = len(guild.channels)
        guild.channels[channel.id] = self.channels[channel.id] = channel
        return channel

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Add a text channel to a server."""
        channel = self._place_channel(guild, name)
        self.publish("CHANNEL_CREATE", payloads.channel(channel), channel)
        self.publish("world", {})
        return channel

    def add_group_dm(self, members: Sequence[User], name: str = "") -> Channel:
        """Open a private conversation of several people, in which the bot is no member."""
        name = name or ", ".join(member.display_name for member in members)
        group = Channel(self.snowflakes.next(), name, ChannelKind.GROUP_DM)
        group.recipients.extend(members)
        group.owner_id = members[0].id
        self.channels[group.id] = group
        self.publish("world", {})
        return group

    def add_dm(self, one: User, other: User) -> Channel:
        """Open a private conversation of two people, in which the bot is no member."""
        channel = Channel(self.snowflakes.next(), other.display_name, ChannelKind.DM)
        channel.recipients.extend((one, other))
        self.channels[channel.id] = channel
        self.publish("world", {})
        return channel

    def dm_with(self, user: User) -> Channel:
        """Return the private conversation between a user and the bot, opening it if need be."""
        if channel := self._dms.get(user.id):
            return channel
        channel = Channel(self.snowflakes.next(), user.display_name, ChannelKind.DM)
        channel.recipients.extend((user, self.bot))
        self._dms[user.id] = self.channels[channel.id] = channel
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel or thread with its messages and the threads in it."""
        for thread in [each for each in self.channels.values() if each.parent is channel]:
            self.delete_channel(thread)
        name = "THREAD_DELETE" if channel.parent else "CHANNEL_DELETE"
        self.publish(name, payloads.channel(channel), channel)
        del self.channels[channel.id]
        if channel.guild:
            channel.guild.channels.pop(channel.id, None)
        for user in channel.recipients:
            if self._dms.get(user.id) is channel:
                del self._dms[user.id]
        self.publish("world", {})

    def rename_channel(self, channel: Channel, name: str) -> None:
        """Give a channel or thread another name."""
        channel.name = name
        self.publish_channel(channel)

    def archive(self, thread: Channel, *, archived: bool = True, locked: bool = False) -> None:
        """Archive a thread, or open it again."""
        thread.archived, thread.locked = archived, locked
        self.publish_channel(thread)

    def publish_channel(self, channel: Channel) -> None:
        """Publish that a channel or thread has changed."""
        name = "THREAD_UPDATE" if channel.parent else "CHANNEL_UPDATE"
        self.publish(name, payloads.channel(channel), channel)
        self.publish("world", {})

    # Messages

    def keep_file(
        self, filename: str, content: bytes, content_type: str, description: str | None = None
    ) -> Attachment:
        """Keep a file, so that its address works from now on."""
        number = self.snowflakes.next()
        file = self.files[number] = Attachment(number, filename, content, content_type, description)
        return file

    def post(self, message: Message) -> Message:
        """Put a new message into its channel."""
        message.channel.messages[message.id] = message
        if message.channel.archived and not message.channel.locked:
            self.archive(message.channel, archived=False)
        self._publish_message("MESSAGE_CREATE", message)
        return message

    def changed(self, message: Message, *, edited: bool = True) -> None:
        """Publish that a message has changed."""
        if edited:
            message.edited_at = now()
        self._publish_message("MESSAGE_UPDATE", message)

    def delete_message(self, message: Message) -> None:
        """Remove a message."""
        message.channel.messages.pop(message.id, None)
        data = {"id": str(message.id), "channel_id": str(message.channel.id)}
        if message.channel.guild:
            data["guild_id"] = str(message.channel.guild.id)
        self.publish_about("MESSAGE_DELETE", message, data)

    def _publish_message(self, name: str, message: Message) -> None:
        self.publish_about(name, message, payloads.message_event(message, self.base_url))

    def publish_about(self, name: str, message: Message, data: Json) -> None:
        """Publish an event about a message."""
        event = Event(name, data, message.channel.guild_id, message.channel, message)
        self.events.publish(event)

    # Visibility

    def sees(self, user: User, channel: Channel) -> bool:
        """Return whether a user can see a channel."""
        return Permission.VIEW_CHANNEL in in_channel(channel, user)

    def shown_to(self, user: User, channel: Channel) -> list[Message]:
        """Return the messages of a channel that a user can see, oldest first."""
        if not self.sees(user, channel):
            return []
        return [each for each in channel.messages.values() if each.reader in (None, user)]
