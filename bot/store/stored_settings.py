"""StoredSettings: what the managers of servers choose, stored whole, and what follows from it."""

from collections.abc import Callable
from typing import TypeVar

from bot.model import GuildId, GuildSettings
from bot.store.guild_settings import guild_settings
from bot.store.json_codec import encode
from bot.store.operations import Operations, read, write_serializable
from bot.store.puzzle_channels import set_puzzle_channel
from bot.store.queries import put
from bot.store.rated_games import change_left_out

T = TypeVar("T")
Change = Callable[[T], T]
"""Makes a new value of what is stored. It may run in another thread and more than once."""


class StoredSettings(Operations):
    """The settings of servers. Any method may raise StoreUnavailable."""

    @read
    async def of(self, guild_id: GuildId | None) -> GuildSettings:
        """Return what a server chose; the defaults where it chose nothing, or for None."""
        return await guild_settings(guild_id)

    # Ratings that are worked out meanwhile must not miss whom it leaves out.
    @write_serializable
    async def change(self, guild_id: GuildId, change: Change[GuildSettings]) -> GuildSettings:
        """Store what `change` makes of a server's settings and return it.

        It is one transaction; what `change` raises leaves them as they were.
        """
        before = await guild_settings(guild_id)
        chosen = change(before)
        row = {"guild_id": guild_id, "chosen": encode(chosen)}
        await put("guild_settings", "guild_id", row)
        await change_left_out(guild_id, before.unrated, chosen.unrated)
        if chosen.puzzle_channel != before.puzzle_channel:
            await set_puzzle_channel(guild_id, chosen.puzzle_channel)
        return chosen
