"""JSON for the page: people, places, commands and messages visible to one person."""

from .. import payloads
from ..gateway import Gateway
from ..permissions import Permission, in_guild
from ..records import THREADS, Channel, ChannelKind, Json, Message, User
from ..world import World


class Views:
    """The world in the page's protocol."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def world(self, person: User) -> Json:
        dms = [each for each in self._world.channels.values() if person in each.recipients]
        return {
            "people": [self.person(each) for each in self._world.users.values()],
            "guilds": [
                {
                    "id": str(guild.id),
                    "name": guild.name,
                    "locale": guild.locale,
                    "channels": [
                        _channel(each)
                        for each in guild.channels.values()
                        if each.kind != ChannelKind.CATEGORY and self._world.sees(person, each)
                    ],
                    "roles": [
                        {"id": str(role.id), "name": role.name} for role in guild.roles.values()
                    ],
                    "members": [str(each) for each in guild.members],
                }
                for guild in self._world.guilds.values()
                if person.id in guild.members
            ],
            "dms": [_channel(each) for each in dms if each.guild is None],
            "emojis": self._emojis(),
        }

    def _emojis(self) -> Json:
        """Return the address of each custom emoji's picture; None where it has none."""
        sources = [self._world.application.emojis]
        sources += [guild.emojis for guild in self._world.guilds.values()]
        return {
            str(emoji.id): f"/emojis/{emoji.id}" if emoji.image else None
            for emojis in sources
            for emoji in emojis.values()
        }

    def person(self, user: User) -> Json:
        guild = next(iter(self._world.guilds.values()), None)
        held = in_guild(guild, user) if guild else Permission(0)
        shown: Json = {
            "id": str(user.id),
            "name": user.name,
            "display_name": user.display_name,
            "avatar": user.colour,
            "locale": user.locale,
            "permissions": [each.name for each in Permission if each in held],
        }
        return shown | {"bot": True} if user.bot else shown

    def commands(self) -> list[Json]:
        application = self._world.application
        local = [each for some in application.guild_commands.values() for each in some.values()]
        return [*application.commands.values(), *local]

    def bot(self) -> Json:
        bot = self._world.bot
        online = self._gateway.online or self._world.application.is_reachable
        return {"id": str(bot.id), "name": bot.name, "online": online}

    def message(self, message: Message, person: User) -> Json:
        return payloads.message(message, self._world.base_url) | {
            "ephemeral": message.ephemeral,
            "pings_me": person.id in message.pinged,
            "reactions": [payloads.reaction(each, person) for each in message.reactions.values()],
        }


def _channel(channel: Channel) -> Json:
    kind = "thread" if channel.kind in THREADS else "text" if channel.guild else "dm"
    shown: Json = {
        "id": str(channel.id),
        "name": channel.name,
        "kind": kind,
        "type": int(channel.kind),
        "guild_id": str(channel.guild.id) if channel.guild else None,
    }
    if channel.parent:
        shown["parent_id"] = str(channel.parent.id)
    if channel.guild is None:
        shown["recipients"] = [str(each.id) for each in channel.recipients]
    return shown
