"""Discord's JSON for messages, their files and their reactions."""

from ..pictures import size_of
from ..records import Attachment, Channel, Json, Message, Reaction, User
from ..snowflakes import created_at, timestamp
from .people import member, user
from .places import channel

ATTACHMENT_LIMIT_BYTES = 10 * 1024 * 1024
"""Size up to which Discord takes a file from an application."""

_FORWARDED = (
    *("type", "content", "embeds", "attachments", "timestamp", "edited_timestamp", "flags"),
    *("mentions", "mention_roles", "components"),
)


def attachment(of: Attachment, base_url: str, place: Channel) -> Json:
    """Return an attachment object whose address the playground serves."""
    url = f"{base_url}/attachments/{place.id}/{of.id}/{of.filename}"
    payload: Json = {
        "id": str(of.id),
        "filename": of.filename,
        "size": len(of.content),
        "url": url,
        "proxy_url": url,
        "content_type": of.content_type,
    }
    if of.description is not None:
        payload["description"] = of.description
    if size := size_of(of.content):
        payload["width"], payload["height"] = size
    return payload


def message(of: Message, base_url: str, *, with_reference: bool = True) -> Json:
    """Return a message object as REST gives it."""
    place = of.channel
    payload: Json = {
        "id": str(of.id),
        "type": of.kind,
        "channel_id": str(place.id),
        "author": user(of.author),
        "content": of.content,
        "timestamp": timestamp(created_at(of.id)),
        "edited_timestamp": timestamp(of.edited_at) if of.edited_at else None,
        "tts": of.tts,
        "mention_everyone": of.mention_everyone,
        "mentions": [user(each) for each in of.mentions],
        "mention_roles": [str(each) for each in of.mention_roles],
        "attachments": [attachment(each, base_url, place) for each in of.attachments],
        "embeds": of.embeds,
        "components": of.components,
        "pinned": of.pinned_at is not None,
        "flags": of.flags,
    }
    if of.reactions:
        payload["reactions"] = [reaction(each) for each in of.reactions.values()]
    if of.thread is not None:
        payload["thread"] = channel(of.thread)
    if of.webhook is not None:
        payload["webhook_id"] = str(of.webhook.id)
    if of.forwarded is not None:
        payload["message_snapshots"] = [{"message": of.forwarded}]
    if of.application_id is not None:
        payload["application_id"] = str(of.application_id)
        payload["webhook_id"] = str(of.application_id)
    if of.interaction is not None:
        payload["interaction_metadata"] = of.interaction
        if of.interaction["type"] == 2:
            payload["interaction"] = {
                "id": of.interaction["id"],
                "type": 2,
                "name": of.interaction["name"],
                "user": of.interaction["user"],
            }
    if of.nonce is not None:
        payload["nonce"] = of.nonce
    if of.reference is not None:
        payload["message_reference"] = {
            "type": 1 if of.forwarded is not None else 0,
            "message_id": str(of.reference.id),
            "channel_id": str(of.reference.channel.id),
        }
        if of.reference.channel.guild:
            payload["message_reference"]["guild_id"] = str(of.reference.channel.guild.id)
        if with_reference and of.forwarded is None:
            gone = of.reference.id not in of.reference.channel.messages
            payload["referenced_message"] = (
                None if gone else message(of.reference, base_url, with_reference=False)
            )
    return payload


def reaction(of: Reaction, by: User | None = None) -> Json:
    """Return a reaction object; `me` is about the bot, or about the user `by`."""
    mine = by in of.users if by else any(each.bot for each in of.users)
    return {
        "emoji": of.emoji,
        "count": len(of.users),
        "count_details": {"burst": 0, "normal": len(of.users)},
        "burst_colors": [],
        "burst_count": 0,
        "me": mine,
        "me_burst": False,
    }


def forwarded(of: Message, base_url: str) -> Json:
    """Return the copy of a message that goes with its forwarding."""
    whole = message(of, base_url, with_reference=False)
    return {key: whole[key] for key in _FORWARDED}


def message_event(of: Message, base_url: str) -> Json:
    """Return a message object as the gateway gives it: with its server and who is member there."""
    payload = message(of, base_url) | {"channel_type": int(of.channel.kind)}
    if place := of.channel.guild:
        payload["guild_id"] = str(place.id)
        for mentioned in payload["mentions"]:
            if who := place.members.get(int(mentioned["id"])):
                mentioned["member"] = member(who, with_user=False)
        if (author := place.members.get(of.author.id)) and of.application_id is None:
            payload["member"] = member(author, with_user=False)
    return payload
