"""Links to messages."""

from bot.model import MessageId, Place


def message_link(place: Place, message_id: MessageId | None) -> str:
    """Return the address of a message, or of its channel while the message is unknown."""
    guild = "@me" if place.guild_id is None else str(place.guild_id)
    channel = f"https://discord.com/channels/{guild}/{place.channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"
