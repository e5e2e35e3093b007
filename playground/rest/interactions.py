"""REST: answers to interactions, the messages that follow them, and webhooks by their token."""

from .. import payloads
from ..errors import refusal
from ..interactions import Interaction
from ..records import Json, Message, MessageFlag, Webhook
from ..webhooks import delete
from . import webhooks
from .calls import Call, Route


def routes() -> list[Route]:
    """Return the routes. Their own token is in the path, so they need no bot's."""
    webhook = "/webhooks/{application_id}/{token}"
    message = webhook + "/messages/{which}"
    return [
        Route("POST", "/interactions/{interaction_id}/{token}/callback", _answer, open=True),
        Route("POST", webhook, _post, open=True),
        Route("GET", webhook, _get_webhook, open=True),
        Route("PATCH", webhook, _edit_webhook, open=True),
        Route("DELETE", webhook, _delete_webhook, open=True),
        Route("GET", message, _get, open=True),
        Route("PATCH", message, _edit, open=True),
        Route("DELETE", message, _delete, open=True),
    ]


def _answer(call: Call) -> Json | None:
    interaction = call.context.interactions.answer(
        call.id("interaction_id"), call.path["token"], call.form, call.uploads
    )
    if not call.query.flag("with_response"):
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


def _webhook(call: Call) -> Webhook:
    """Return the webhook of a channel. Raises DiscordError 10015 or 50027."""
    webhook = webhooks.by_token(call)
    if webhook is None:
        raise refusal(10015)
    return webhook


def _get_webhook(call: Call) -> Json:
    return payloads.webhook(_webhook(call))


def _edit_webhook(call: Call) -> Json:
    return webhooks.change(call, _webhook(call))


def _delete_webhook(call: Call) -> None:
    delete(call.context.world, _webhook(call))


def _post(call: Call) -> Json | None:
    if (webhook := webhooks.by_token(call)) is not None:
        return webhooks.execute(call, webhook)
    _authorize(call)
    message = call.context.interactions.follow_up(call.path["token"], call.form, call.uploads)
    return _shown(call, message)


def _message(call: Call) -> Message:
    if (webhook := webhooks.by_token(call)) is not None:
        return webhooks.message_by(call, webhook)
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
