"""REST: answers to interactions and the messages that follow them."""

from .. import payloads
from ..errors import refusal
from ..interactions import Interaction
from ..records import Json, Message, MessageFlag
from .calls import Call, Route


def routes() -> list[Route]:
    """Return the routes. They need no bot's token: the interaction's own is in the path."""
    webhook = "/webhooks/{application_id}/{token}"
    message = webhook + "/messages/{which}"
    return [
        Route("POST", "/interactions/{interaction_id}/{token}/callback", _answer, open=True),
        Route("POST", webhook, _follow_up, open=True),
        Route("GET", message, _get, open=True),
        Route("PATCH", message, _edit, open=True),
        Route("DELETE", message, _delete, open=True),
    ]


def _answer(call: Call) -> Json | None:
    interaction = call.context.interactions.answer(
        call.id("interaction_id"), call.path["token"], call.form, call.uploads
    )
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    return _callback(call, interaction)


def _callback(call: Call, interaction: Interaction) -> Json:
    answer = interaction.answer
    shown: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    resource: Json = {"type": int(answer.kind)} if answer else {}
    if answer and answer.message:
        shown |= {
            "response_message_id": str(answer.message.id),
            "response_message_loading": bool(answer.message.flags & MessageFlag.LOADING),
            "response_message_ephemeral": answer.message.ephemeral,
            "channel_id": str(interaction.channel.id),
        }
        if interaction.channel.guild:
            shown["guild_id"] = str(interaction.channel.guild.id)
        if answer.kind in (4, 7):
            resource["message"] = _shown(call, answer.message)
    return {"interaction": shown, "resource": resource}


def _shown(call: Call, message: Message) -> Json:
    return payloads.message(message, call.context.world.base_url)


def _authorize(call: Call) -> None:
    if call.id("application_id") != call.context.world.application.id:
        raise refusal(10015)


def _follow_up(call: Call) -> Json:
    _authorize(call)
    message = call.context.interactions.follow_up(call.path["token"], call.form, call.uploads)
    return _shown(call, message)


def _message(call: Call) -> Message:
    _authorize(call)
    return call.context.interactions.message(call.path["token"], call.path["which"])


def _get(call: Call) -> Json:
    return _shown(call, _message(call))


def _edit(call: Call) -> Json:
    message = _message(call)
    call.context.interactions.edit(message, call.form, call.uploads)
    return _shown(call, message)


def _delete(call: Call) -> None:
    call.context.world.delete_message(_message(call))
