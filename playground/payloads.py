"""Discord's JSON for the records."""

from .permissions import in_channel
from .records import (
    THREADS,
    Attachment,
    Channel,
    ChannelKind,
    Emoji,
    Guild,
    Json,
    Member,
    Message,
    Overwrite,
    Role,
    User,
)
from .snowflakes import created_at, timestamp

ATTACHMENT_LIMIT_BYTES = 10 * 1024 * 1024
"""Size up to which Discord takes a file from an application."""


def user(person: User) -> Json:
    """Return a user object."""
    payload: Json = {
        "id": str(person.id),
        "username": person.name,
        "global_name": person.display_name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
    }
    if person.bot:
        payload |= {"bot": True, "global_name": None, "discriminator": "0001"}
    return payload


def member(of: Member, *, with_user: bool = True) -> Json:
    """Return a member object, such as goes with a message."""
    payload: Json = {
        "nick": of.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in of.roles],
        "joined_at": timestamp(created_at(of.user.id)),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
    }
    if with_user:
        payload["user"] = user(of.user)
    return payload


def interacting_member(of: Member, channel: Channel) -> Json:
    """Return a member object with what they may do in the channel."""
    return member(of) | {"permissions": str(int(in_channel(channel, of.user)))}


def role(of: Role) -> Json:
    """Return a role object."""
    payload: Json = {
        "id": str(of.id),
        "name": of.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": of.position,
        "permissions": str(int(of.permissions)),
        "managed": of.bot_id is not None,
        "mentionable": False,
        "flags": 0,
    }
    if of.bot_id is not None:
        payload["tags"] = {"bot_id": str(of.bot_id)}
    return payload


def emoji(of: Emoji) -> Json:
    """Return a custom emoji object."""
    return {
        "id": str(of.id),
        "name": of.name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": of.animated,
        "available": of.available,
    }


def _overwrite(guild: Guild, target: int, of: Overwrite) -> Json:
    return {
        "id": str(target),
        "type": 0 if target in guild.roles else 1,
        "allow": str(of.allow),
        "deny": str(of.deny),
    }


def channel(of: Channel, *, without: User | None = None) -> Json:
    """Return a channel object; `without` is the user who does not count among recipients."""
    last = next(reversed(of.messages), None)
    payload: Json = {
        "id": str(of.id),
        "type": int(of.kind),
        "flags": 0,
        "last_message_id": str(last) if last else None,
    }
    if of.guild is None:
        payload["recipients"] = [user(each) for each in of.recipients if each is not without]
        if of.kind == ChannelKind.GROUP_DM:
            payload |= {"name": of.name, "icon": None, "owner_id": str(of.owner_id)}
        return payload
    payload |= {"guild_id": str(of.guild.id), "name": of.name, "rate_limit_per_user": 0}
    if of.kind in THREADS and of.parent:
        return payload | {
            "parent_id": str(of.parent.id),
            "owner_id": str(of.owner_id),
            "message_count": len(of.messages),
            "total_message_sent": len(of.messages),
            "member_count": max(1, len(of.recipients)),
            "thread_metadata": {
                "archived": of.archived,
                "auto_archive_duration": 1440,
                "archive_timestamp": timestamp(created_at(of.id)),
                "locked": of.locked,
                "create_timestamp": timestamp(created_at(of.id)),
            },
        }
    return payload | {
        "position": of.position,
        "permission_overwrites": [
            _overwrite(of.guild, target, overwrite) for target, overwrite in of.overwrites.items()
        ],
        "nsfw": False,
        "topic": None,
        "parent_id": None,
    }


def guild(of: Guild) -> Json:
    """Return a guild object as REST gives it."""
    return {
        "id": str(of.id),
        "name": of.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(of.owner_id),
        "region": "local",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": of.locale,
        "features": [],
        "vanity_url_code": None,
        "application_id": None,
        "roles": [role(each) for each in of.roles.values()],
        "emojis": [emoji(each) for each in of.emojis.values()],
        "stickers": [],
    }


def whole_guild(of: Guild, bot: User) -> Json:
    """Return a guild object as the gateway gives it when a bot connects: without its members."""
    return guild(of) | {
        "joined_at": timestamp(created_at(of.id)),
        "large": len(of.members) > 250,
        "unavailable": False,
        "member_count": len(of.members),
        "members": [member(of.members[bot.id])] if bot.id in of.members else [],
        "channels": [channel(each) for each in of.channels.values() if each.kind not in THREADS],
        "threads": [channel(each) for each in of.channels.values() if each.kind in THREADS],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def interaction_guild(of: Guild) -> Json:
    """Return the few facts about a server that come with an interaction."""
    return {"id": str(of.id), "locale": of.locale, "features": []}


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
        "tts": False,
        "mention_everyone": of.mention_everyone,
        "mentions": [user(each) for each in of.mentions],
        "mention_roles": [str(each) for each in of.mention_roles],
        "attachments": [attachment(each, base_url, place) for each in of.attachments],
        "embeds": of.embeds,
        "components": of.components,
        "pinned": False,
        "flags": of.flags,
    }
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
            "type": 0,
            "message_id": str(of.reference.id),
            "channel_id": str(of.reference.channel.id),
        }
        if of.reference.channel.guild:
            payload["message_reference"]["guild_id"] = str(of.reference.channel.guild.id)
        if with_reference:
            gone = of.reference.id not in of.reference.channel.messages
            payload["referenced_message"] = (
                None if gone else message(of.reference, base_url, with_reference=False)
            )
    return payload


def message_event(of: Message, base_url: str) -> Json:
    """Return a message object as the gateway gives it: with its server and the author there."""
    payload = message(of, base_url) | {"channel_type": int(of.channel.kind)}
    if place := of.channel.guild:
        payload["guild_id"] = str(place.id)
        if (author := place.members.get(of.author.id)) and of.application_id is None:
            payload["member"] = member(author, with_user=False)
    return payload


def resolved_member(of: Member, place: Channel) -> Json:
    """Return a member as resolved data has it: without the user, with their permissions."""
    permissions = int(in_channel(place, of.user))
    return member(of, with_user=False) | {"permissions": str(permissions)}
