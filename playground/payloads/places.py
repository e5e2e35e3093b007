"""Discord's JSON for servers, channels, threads, webhooks and emoji."""

from ..records import THREADS, Channel, ChannelKind, Emoji, Guild, Json, Overwrite, User, Webhook
from ..snowflakes import created_at, timestamp
from .people import member, role, user


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
    lasting = (id for id, message in reversed(of.messages.items()) if not message.ephemeral)
    last = next(lasting, None)
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
    payload |= {
        "guild_id": str(of.guild.id),
        "name": of.name,
        "rate_limit_per_user": of.slowmode_seconds,
    }
    if of.kind in THREADS and of.parent:
        return payload | {
            "parent_id": str(of.parent.id),
            "owner_id": str(of.owner_id),
            "message_count": len(of.messages),
            "total_message_sent": len(of.messages),
            "member_count": max(1, len(of.recipients)),
            "thread_metadata": {
                "archived": of.archived,
                "auto_archive_duration": of.auto_archive_minutes,
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
        "nsfw": of.nsfw,
        "topic": of.topic,
        "parent_id": str(of.category.id) if of.category else None,
    }


def thread_member(thread: Channel, person: User) -> Json:
    """Return a thread member object."""
    return {
        "id": str(thread.id),
        "user_id": str(person.id),
        "join_timestamp": timestamp(created_at(thread.id)),
        "flags": 0,
    }


def webhook(of: Webhook) -> Json:
    """Return a webhook object, with its token."""
    return {
        "id": str(of.id),
        "type": 1,
        "guild_id": str(of.channel.guild_id),
        "channel_id": str(of.channel.id),
        "user": user(of.creator),
        "name": of.user.name,
        "avatar": None,
        "token": of.token,
        "application_id": None,
        "url": f"https://discord.com/api/webhooks/{of.id}/{of.token}",
    }


def guild(of: Guild) -> Json:
    """Return a guild object as REST gives it."""
    return {
        "id": str(of.id),
        "name": of.name,
        "icon": None,
        "splash": None,
        "home_header": None,
        "widget_enabled": False,
        "widget_channel_id": None,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "nsfw": False,
        "incidents_data": None,
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
