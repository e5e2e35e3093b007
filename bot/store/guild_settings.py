"""What the managers of a server chose, read from one value."""

import logging
from dataclasses import replace

from bot.model import GuildId, GuildSettings
from bot.store.json_codec import decode
from bot.store.queries import one
from engine import BOARDS

log = logging.getLogger(__name__)


async def guild_settings(guild_id: GuildId | None) -> GuildSettings:
    """Read what a server chose; the defaults where it chose nothing, or for None."""
    row = await one("SELECT chosen FROM guild_settings WHERE guild_id = ?", guild_id)
    if row is None:
        return GuildSettings()
    chosen = decode(GuildSettings, row["chosen"], f"settings of server {guild_id}")
    if chosen.board not in BOARDS:
        fields = {"guild": guild_id, "board": chosen.board}
        log.warning("settings of server %(guild)d: no board %(board)r, the default is used", fields)
        chosen = replace(chosen, board=GuildSettings().board)
    return chosen
