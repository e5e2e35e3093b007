"""Webhooks of channels."""

import secrets

from .records import Channel, Json, User, Webhook
from .world import World


def create(world: World, channel: Channel, name: str, creator: User) -> Webhook:
    """Add a webhook to a channel."""
    number = world.snowflakes.next()
    user = User(number, name, name, bot=True)
    webhook = Webhook(user, secrets.token_urlsafe(48), channel, creator)
    world.webhooks[number] = webhook
    publish(world, channel)
    return webhook


def delete(world: World, webhook: Webhook) -> None:
    """Remove a webhook; its messages stay."""
    del world.webhooks[webhook.id]
    publish(world, webhook.channel)


def publish(world: World, channel: Channel) -> None:
    """Publish that the webhooks of a channel have changed."""
    data: Json = {"guild_id": str(channel.guild_id), "channel_id": str(channel.id)}
    world.publish("WEBHOOKS_UPDATE", data, channel)
