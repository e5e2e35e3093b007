"""What people can do with the bot: use its commands, components and modals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from . import resolving
from .checks.commands import CHANNEL, FILE, GROUP, MENTIONABLE, ROLE, SUBCOMMAND, USER
from .checks.kinds import (
    CHANNEL_SELECT,
    MENTIONABLE_SELECT,
    ROLE_SELECT,
    USER_SELECT,
    walk,
)
from .interaction_lifecycle import Interactions
from .interactions import Interaction, Kind
from .permissions import Permission, in_channel
from .records import Attachment, Channel, Json, Message, User
from .snowflakes import parse_snowflake
from .user_messages import Refused, require_access
from .world import World

OnEnd = Callable[[Interaction], None]


@dataclass(frozen=True, slots=True)
class Named:
    """Ids that an interaction's values point to."""

    users: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    channels: tuple[int, ...] = ()
    attachments: tuple[Attachment, ...] = ()


class UserActions:
    """Actions of users; each begins an interaction."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions

    # Commands

    def offered(self, user: User, channel: Channel) -> list[Json]:
        """Return the commands that a person is offered in a channel."""
        guild_id = channel.guild_id
        return [
            command
            for command in self._world.application.commands_in(guild_id)
            if self._is_offered(command, user, channel)
        ]

    def _is_offered(self, command: Json, user: User, channel: Channel) -> bool:
        where = resolving.context(self._world, channel)
        installed = {int(each) for each in resolving.owners(self._world, channel, user)}
        kinds = command.get("integration_types") or [resolving.GUILD_INSTALL]
        if installed.isdisjoint(kinds) or where not in _contexts(command):
            return False
        if channel.guild is None:
            return True
        held = in_channel(channel, user)
        if Permission.USE_APPLICATION_COMMANDS not in held:
            return False
        needed = command.get("default_member_permissions")
        if needed is None:
            return True
        if int(needed) == 0:
            return Permission.ADMINISTRATOR in held
        return held & int(needed) == int(needed)

    def command(
        self,
        user: User,
        channel: Channel,
        command_id: int,
        options: list[Json],
        *,
        target_id: int | None = None,
        attachments: Sequence[Attachment] = (),
        focused: bool = False,
        on_end: OnEnd | None = None,
    ) -> Interaction:
        """Use a command, or ask for completions if an option is `focused`.

        Raises Refused if the command is not on offer here or its target is not there.
        """
        self._require_access(user, channel)
        command = self._world.application.command(command_id)
        if command is None or not self._is_offered(command, user, channel):
            raise Refused("this command is not on offer here")
        data: Json = {"id": str(command_id), "name": command["name"], "type": command["type"]}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if command["type"] == 1:
            data["options"] = options
            data |= self._resolve(
                user, channel, _named_by_options(self._world, options, attachments)
            )
        else:
            data |= self._target(command, user, channel, target_id)
        kind = Kind.AUTOCOMPLETE if focused else Kind.COMMAND
        return self._interactions.begin(kind, user, channel, data, on_end=on_end)

    def _target(self, command: Json, user: User, channel: Channel, target_id: int | None) -> Json:
        if target_id is None:
            raise Refused("this command needs a target")
        data: Json = {"target_id": str(target_id)}
        if command["type"] == 2:
            if target_id not in self._world.users:
                raise Refused("there is no such user")
            return data | self._resolve(user, channel, Named(users=(target_id,)))
        message = channel.messages.get(target_id)
        if message is None:
            raise Refused("there is no such message")
        found = resolving.resolved(self._world, channel, user, messages=[message])
        return data | {"resolved": found}

    def _resolve(self, user: User, channel: Channel, named: Named) -> Json:
        found = resolving.resolved(
            self._world,
            channel,
            user,
            users=named.users,
            roles=named.roles,
            channels=named.channels,
            attachments=named.attachments,
        )
        return {"resolved": found} if found else {}

    # Components

    def component(
        self,
        user: User,
        channel: Channel,
        message: Message,
        custom_id: str,
        component_type: int,
        values: Sequence[str] | None = None,
        *,
        as_seen: Json | None = None,
        on_end: OnEnd | None = None,
    ) -> Interaction:
        """Press a button or choose from a select. The custom_id need not be in the message.

        `as_seen` is the message's JSON when the person acted, if it has changed on the way: the
        interaction then brings that along, as when a press and a change cross each other.
        Raises Refused if the person cannot see the message.
        """
        self._require_access(user, channel)
        if message.reader not in (None, user):
            raise Refused("this message is for someone else")
        data: Json = {"custom_id": custom_id, "component_type": component_type}
        for each in walk(as_seen["components"] if as_seen else message.components):
            if each.get("custom_id") == custom_id:
                data["id"] = each.get("id")
        if values is not None:
            data["values"] = list(values)
            data |= self._resolve(
                user, channel, _named_by_values(self._world, component_type, values)
            )
        return self._interactions.begin(
            Kind.COMPONENT, user, channel, data, message=message, as_seen=as_seen, on_end=on_end
        )

    def submit(
        self,
        user: User,
        trigger: Interaction,
        custom_id: str,
        components: list[Json],
        attachments: Sequence[Attachment] = (),
        *,
        on_end: OnEnd | None = None,
    ) -> Interaction:
        """Send a modal that the bot answered `trigger` with."""
        if user is not trigger.user:
            raise Refused("this modal is for someone else")
        self._require_access(user, trigger.channel)
        data: Json = {"custom_id": custom_id, "components": components}
        named = Named(attachments=tuple(attachments))
        for each in walk(components):
            if values := each.get("values"):
                named = _joined(named, _named_by_values(self._world, each["type"], values))
        data |= self._resolve(user, trigger.channel, named)
        return self._interactions.begin(
            Kind.MODAL_SUBMIT,
            user,
            trigger.channel,
            data,
            message=trigger.message,
            trigger=trigger,
            on_end=on_end,
        )

    def raw(
        self,
        user: User,
        channel: Channel,
        kind: Kind,
        data: Json,
        *,
        message: Message | None = None,
        on_end: OnEnd | None = None,
    ) -> Interaction:
        """Begin an interaction with any data at all."""
        return self._interactions.begin(kind, user, channel, data, message=message, on_end=on_end)

    def _require_access(self, user: User, channel: Channel) -> None:
        require_access(self._world, user, channel)


def _contexts(command: Json) -> Sequence[int]:
    contexts: list[int] | None = command.get("contexts")
    if contexts is not None:
        return contexts
    if command.get("dm_permission") is False:
        return (resolving.GUILD,)
    return (resolving.GUILD, resolving.BOT_DM, resolving.PRIVATE_CHANNEL)


def _named_by_options(
    world: World, options: list[Json], attachments: Sequence[Attachment]
) -> Named:
    named = Named(attachments=tuple(attachments))
    for option in options:
        kind = option["type"]
        if kind in (SUBCOMMAND, GROUP):
            named = _joined(named, _named_by_options(world, option.get("options") or [], ()))
        elif kind in (USER, CHANNEL, ROLE, MENTIONABLE):
            as_select = {
                USER: USER_SELECT,
                CHANNEL: CHANNEL_SELECT,
                ROLE: ROLE_SELECT,
                MENTIONABLE: MENTIONABLE_SELECT,
            }[kind]
            named = _joined(named, _named_by_values(world, as_select, [option.get("value")]))
        elif kind == FILE and not any(str(each.id) == option["value"] for each in attachments):
            raise Refused("there is no such file")
    return named


def _named_by_values(world: World, component_type: int, values: Sequence[object]) -> Named:
    if component_type not in (USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT):
        return Named()
    ids = [parse_snowflake(value) for value in values]
    known = tuple(each for each in ids if each is not None)
    users = tuple(each for each in known if each in world.users)
    channels = tuple(each for each in known if each in world.channels)
    roles = tuple(each for each in known if any(each in g.roles for g in world.guilds.values()))
    named = Named()
    if component_type in (USER_SELECT, MENTIONABLE_SELECT):
        named = replace(named, users=users)
    if component_type in (ROLE_SELECT, MENTIONABLE_SELECT):
        named = replace(named, roles=roles)
    if component_type == CHANNEL_SELECT:
        named = replace(named, channels=channels)
    if len(named.users) + len(named.roles) + len(named.channels) < len(ids):
        raise Refused("there is no such user, role or channel")
    return named


def _joined(one: Named, other: Named) -> Named:
    return Named(
        one.users + other.users,
        one.roles + other.roles,
        one.channels + other.channels,
        one.attachments + other.attachments,
    )
