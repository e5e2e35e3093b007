"""The `interaction_metadata` of a message that answers an interaction."""

from . import payloads, resolving
from .composing import CHAT_INPUT_COMMAND, CONTEXT_MENU_COMMAND, DEFAULT, REPLY
from .interactions import Interaction, Kind
from .records import Json
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
    fields: Json = {"name": _full_name(data), "command_type": data["type"]}
    if data["type"] == 2:
        fields["target_user"] = payloads.user(world.users[int(data["target_id"])])
    elif data["type"] == 3:
        fields["target_message_id"] = data["target_id"]
    return fields


def reply_kind(interaction: Interaction) -> int:
    """Return Discord's number for the kind of message that an answer is."""
    if interaction.kind is Kind.COMMAND:
        slash = interaction.data["type"] == 1
        return CHAT_INPUT_COMMAND if slash else CONTEXT_MENU_COMMAND
    return REPLY if interaction.kind is Kind.COMPONENT else DEFAULT


def _full_name(data: Json) -> str:
    name: str = data["name"]
    options = data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        name += " " + options[0]["name"]
        options = options[0].get("options") or []
    return name
