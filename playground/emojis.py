"""Which custom emoji the bot can use."""

from .records import Emoji
from .world import World


def usable_emoji(world: World, emoji_id: int) -> Emoji | None:
    """Return a custom emoji of the application or of one of the bot's servers."""
    if own := world.application.emojis.get(emoji_id):
        return own
    guilds = (each for each in world.guilds.values() if world.bot.id in each.members)
    return next((each.emojis[emoji_id] for each in guilds if emoji_id in each.emojis), None)
