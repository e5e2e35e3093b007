"""What a message tells of the interaction from which it came."""

from . import payloads, resolving
from .composing import CHAT_INPUT_COMMAND, CONTEXT_MENU_COMMAND, DEFAULT, REPLY
from .interactions import Interaction, Kind
from .records import Json
from .world import World


def metadata(world: World, interaction: Interaction) -> Json:
    """Return Discord's `interaction_metadata`."""
    user = interaction.user
    told: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": payloads.user(user),
        "authorizing_integration_owners": resolving.owners(world, interaction.channel, user),
    }
    if interaction.kind is Kind.COMMAND:
        told |= _of_command(world, interaction.data)
    if interaction.kind is Kind.COMPONENT and interaction.message:
        told["interacted_message_id"] = str(interaction.message.id)
    if interaction.kind is Kind.MODAL_SUBMIT and interaction.trigger:
        told["triggering_interaction_metadata"] = metadata(world, interaction.trigger)
    return told


def _of_command(world: World, data: Json) -> Json:
    told: Json = {"name": _full_name(data), "command_type": data["type"]}
    if data["type"] == 2:
        told["target_user"] = payloads.user(world.users[int(data["target_id"])])
    elif data["type"] == 3:
        told["target_message_id"] = data["target_id"]
    return told


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
