"""Discord's JSON for users, members and roles."""

from ..permissions import in_channel
from ..records import Channel, Json, Member, Role, User
from ..snowflakes import created_at, timestamp


def user(person: User) -> Json:
    """Return a user object."""
    payload: Json = {
        "id": str(person.id),
        "username": person.name,
        "global_name": person.display_name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if person.bot:
        payload |= {"bot": True, "global_name": None, "discriminator": "0001"}
    return payload


def own_user(bot: User) -> Json:
    """Return the bot's own user object, as it gets it itself."""
    extra = {"verified": True, "mfa_enabled": True, "email": None, "flags": 0, "locale": "en-US"}
    return user(bot) | extra | {"bot": True}


def member(of: Member, *, with_user: bool = True) -> Json:
    """Return a member object, such as goes with a message."""
    payload: Json = {
        "nick": of.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in of.roles],
        "joined_at": timestamp(created_at(of.user.id)),
        "premium_since": None,
        "communication_disabled_until": (timestamp(of.timeout_until) if of.timeout_until else None),
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


def resolved_member(of: Member, place: Channel) -> Json:
    """Return a member as resolved data has it: without the user, with their permissions."""
    permissions = int(in_channel(place, of.user))
    return member(of, with_user=False) | {"permissions": str(permissions)}


def role(of: Role) -> Json:
    """Return a role object."""
    payload: Json = {
        "id": str(of.id),
        "name": of.name,
        "description": None,
        "color": of.colour,
        "colors": {"primary_color": of.colour, "secondary_color": None, "tertiary_color": None},
        "hoist": of.hoist,
        "icon": None,
        "unicode_emoji": None,
        "position": of.position,
        "permissions": str(int(of.permissions)),
        "managed": of.bot_id is not None,
        "mentionable": of.mentionable,
        "flags": 0,
    }
    if of.bot_id is not None:
        payload["tags"] = {"bot_id": str(of.bot_id)}
    return payload
