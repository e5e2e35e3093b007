"""The `interaction_metadata` of a message that answers an interaction."""

from . import payloads, resolving
from .composing import CHAT_INPUT_COMMAND, CONTEXT_MENU_COMMAND, DEFAULT, REPLY
from .interactions import Interaction, Kind
from .records import Json
from .snowflakes import parse_snowflake
from .world import World


def metadata(world: World, interaction: Interaction) -> Json:
    """Return Discord's `interaction_metadata`."""
    user = interaction.user
    fields: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": payloads.user(user),
        "authorizing_integration_owners": resolving.owners(world, interaction.channel, user),
    }
    if interaction.kind is Kind.COMMAND:
        fields |= _of_command(world, interaction.data)
    if interaction.kind is Kind.COMPONENT and interaction.message:
        fields["interacted_message_id"] = str(interaction.message.id)
    if interaction.kind is Kind.MODAL_SUBMIT and interaction.trigger:
        fields["triggering_interaction_metadata"] = metadata(world, interaction.trigger)
    return fields


def _of_command(world: World, data: Json) -> Json:
    kind, target = data.get("type", 1), data.get("target_id")
    fields: Json = {"name": _full_name(data), "command_type": kind}
    if kind == 2 and (user := world.users.get(parse_snowflake(target) or 0)):
        fields["target_user"] = payloads.user(user)
    elif kind == 3:
        fields["target_message_id"] = target
    return fields


def reply_kind(interaction: Interaction) -> int:
    """Return Discord's number for the kind of message that an answer is."""
    if interaction.kind is Kind.COMMAND:
        slash = interaction.data.get("type", 1) == 1
        return CHAT_INPUT_COMMAND if slash else CONTEXT_MENU_COMMAND
    return REPLY if interaction.kind is Kind.COMPONENT else DEFAULT


def _full_name(data: Json) -> str:
    """Return the name of a command with its subcommand; what a person made up may have none."""
    name, options = str(data.get("name", "")), data.get("options")
    while isinstance(options, list) and options and options[0].get("type") in (1, 2):
        name += f" {options[0].get('name')}"
        options = options[0].get("options")
    return name
