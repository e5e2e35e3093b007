"""REST: webhooks of channels, and what they post. See `interactions` for those of interactions."""

from dataclasses import replace

from .. import payloads, webhooks
from ..checks.forms import Form
from ..composing import message_in
from ..errors import refusal
from ..permissions import Permission
from ..records import Channel, ChannelKind, Json, Message, User, Webhook
from .calls import Call, Route
from .places import channel_of, guild_of, shown

MOST_WEBHOOKS = 15


def routes() -> list[Route]:
    """Return the routes of webhooks by id; those with a token are in `interactions`."""
    webhook = "/webhooks/{webhook_id}"
    return [
        Route("GET", "/channels/{channel_id}/webhooks", _of_channel),
        Route("POST", "/channels/{channel_id}/webhooks", _create),
        Route("GET", "/guilds/{guild_id}/webhooks", _of_guild),
        Route("GET", webhook, _get),
        Route("PATCH", webhook, _edit),
        Route("DELETE", webhook, _delete),
    ]


def _place(call: Call) -> Channel:
    channel = channel_of(call)
    if channel.kind != ChannelKind.TEXT:
        raise refusal(50024)
    return channel_of(call, Permission.MANAGE_WEBHOOKS)


def _of_channel(call: Call) -> list[Json]:
    channel = _place(call)
    every = call.context.world.webhooks.values()
    return [payloads.webhook(each) for each in every if each.channel is channel]


def _of_guild(call: Call) -> list[Json]:
    guild = guild_of(call, Permission.MANAGE_WEBHOOKS)
    every = call.context.world.webhooks.values()
    return [payloads.webhook(each) for each in every if each.channel.guild is guild]


def _read_name(call: Call, *, required: bool) -> str | None:
    form = Form()
    name = form.string(call.form, "name", (), 1, 80, required=required)
    form.string(call.form, "avatar", ())
    if name and any(word in name.lower() for word in ("clyde", "discord")):
        form.add_error(("name",), "USERNAME_INVALID_CONTAINS", "Username cannot contain this word")
    form.finish()
    return name


def _create(call: Call) -> Json:
    world, channel = call.context.world, _place(call)
    name = _read_name(call, required=True)
    there = [each for each in world.webhooks.values() if each.channel is channel]
    if len(there) >= MOST_WEBHOOKS:
        raise refusal(30007)
    return payloads.webhook(webhooks.create(world, channel, name or "", world.bot))


def _webhook(call: Call) -> Webhook:
    """Return the webhook of a call, which the bot may manage. Raises DiscordError."""
    webhook = call.context.world.webhooks.get(call.id("webhook_id"))
    if webhook is None:
        raise refusal(10015)
    call.path["channel_id"] = str(webhook.channel.id)
    channel_of(call, Permission.MANAGE_WEBHOOKS)
    return webhook


def _get(call: Call) -> Json:
    return payloads.webhook(_webhook(call))


def _edit(call: Call) -> Json:
    return change(call, _webhook(call))


def change(call: Call, webhook: Webhook) -> Json:
    """Rename a webhook, or move it, and return it."""
    world = call.context.world
    name = _read_name(call, required=False)
    form = Form()
    number = form.snowflake(call.form, "channel_id", ())
    target = world.channels.get(number or 0)
    if number is not None and (target is None or target.guild is not webhook.channel.guild):
        form.add_error(("channel_id",), "CHANNEL_INVALID", "Unknown Channel")
    form.finish()
    webhook.channel = target or webhook.channel
    if name:
        webhook.user.name = webhook.user.display_name = name
    webhooks.publish(world, webhook.channel)
    return payloads.webhook(webhook)


def _delete(call: Call) -> None:
    webhooks.delete(call.context.world, _webhook(call))


# With a token


def by_token(call: Call) -> Webhook | None:
    """Return the webhook of a call with a token; None if it is an interaction's instead.

    Raises DiscordError 50027 if the token is another's.
    """
    webhook = call.context.world.webhooks.get(call.id("application_id"))
    if webhook is not None and webhook.token != call.path["token"]:
        raise refusal(50027)
    return webhook


def execute(call: Call, webhook: Webhook) -> Json | None:
    """Post as a webhook; None unless the bot waits for the message."""
    world = call.context.world
    form = Form()
    name = form.string(call.form, "username", (), 1, 80)
    form.string(call.form, "avatar_url", ())
    form.finish()
    channel = webhook.channel
    if (thread_id := call.query.snowflake("thread_id")) is not None:
        thread = world.channels.get(thread_id)
        if thread is None or thread.parent is not channel:
            raise refusal(10003)
        channel = thread
    author: User = replace(webhook.user, name=name, display_name=name) if name else webhook.user
    message = call.context.composer.new(channel, author, call.form, call.uploads)
    message.webhook = webhook
    world.post(message)
    return shown(call, message) if call.query.flag("wait") else None


def message_by(call: Call, webhook: Webhook) -> Message:
    """Return a message that a webhook posted. Raises DiscordError 10008."""
    number = call.id("which")
    for channel in (webhook.channel, *call.context.world.channels.values()):
        if number in channel.messages and channel.messages[number].webhook is webhook:
            return message_in(channel, number)
    raise refusal(10008)
