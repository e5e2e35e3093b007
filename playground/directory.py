"""People, servers and channels of a running playground, by name."""

from . import roles, threads
from .client.person import Person
from .client.snapshots import Message as Seen
from .context import Context
from .permissions import named
from .records import Channel, Guild, Message, Overwrite
from .world import World


class Directory:
    """Access to people, servers and channels by name."""

    world: World
    context: Context

    def person(self, name: str) -> Person:
        """Return a person by name. Raises LookupError if there is none."""
        for user in self.world.people:
            if name in (user.display_name, user.name):
                return Person(self.context, user)
        raise LookupError(name)

    @property
    def people(self) -> list[Person]:
        """Everyone who is no bot."""
        return [Person(self.context, user) for user in self.world.people]

    def add_person(self, name: str, *, locale: str = "en-US", join: bool = True) -> Person:
        """Add a person, a member of all servers if they `join`."""
        return Person(self.context, self.world.add_person(name, locale=locale, join=join))

    def silent_bot(self, name: str = "Beep") -> Person:
        """Return a bot user that does nothing, to be named in options. Raises LookupError."""
        for user in self.world.users.values():
            if user.bot and user is not self.world.bot and user.display_name == name:
                return Person(self.context, user)
        raise LookupError(name)

    @property
    def me(self) -> Person:
        """The application's own bot user, to be named in options."""
        return Person(self.context, self.world.bot)

    def guild(self, name: str | None = None) -> Guild:
        """Return a server by name, the first one without. Raises LookupError."""
        for guild in self.world.guilds.values():
            if name in (None, guild.name):
                return guild
        raise LookupError(name)

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Return a server's channel or thread by name. Raises LookupError."""
        for channel in self.world.channels.values():
            if channel.guild and channel.name == name and guild in (None, channel.guild):
                return channel
        raise LookupError(name)

    def add_guild(
        self, name: str, channels: tuple[str, ...] = ("general",), *, with_bot: bool = True
    ) -> Guild:
        """Add a server with everyone in it."""
        return self.world.add_guild(name, channels, with_bot=with_bot)

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Add a text channel, to the first server unless `guild` is given."""
        return self.world.add_channel(guild or self.guild(), name)

    def add_thread(self, parent: Channel, name: str, owner: Person | None = None) -> Channel:
        """Open a thread."""
        user = owner.user if owner else self.world.people[0]
        return threads.add_thread(self.world, parent, name, user)

    def add_dm(self, one: Person, other: Person) -> Channel:
        """Open a private conversation of two people without the bot."""
        return self.world.add_dm(one.user, other.user)

    def add_group_dm(self, *members: Person) -> Channel:
        """Open a private conversation of several people without the bot."""
        return self.world.add_group_dm([each.user for each in members])

    def allow(self, person: Person, *permissions: str, guild: Guild | None = None) -> None:
        """Give a member permissions by name, such as "manage_guild", in a whole server."""
        roles.allow(self.world, guild or self.guild(), person.user, named(*permissions))

    def deny(
        self,
        person: Person,
        *permissions: str,
        guild: Guild | None = None,
        channel: Channel | None = None,
    ) -> None:
        """Take permissions by name: from a member's own roles, or, with `channel`, only there.

        In a channel this takes away even what everyone has; without permissions to name, the
        rule for this member in the channel is lifted again.
        """
        if channel is None:
            roles.deny(self.world, guild or self.guild(), person.user, named(*permissions))
            return
        rule = Overwrite(deny=int(named(*permissions))) if permissions else None
        roles.overwrite(self.world, channel, person.id, rule)

    def seen(self, message: Message) -> Seen:
        """Return a message of the world as tests look at it."""
        return Seen.of(message, self.world.base_url)
