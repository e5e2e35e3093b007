"""Blocks: the servers and people whom the host wants no more, and how much each server is used."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.model import GuildId
from bot.store.operations import Operations, read, write
from bot.store.queries import rows
from bot.store.tables import TABLES


class Use(NamedTuple):
    """How much a server is used: games that began lately, and all rows that belong to it."""

    guild: GuildId
    games: int
    rows: int


class Blocks(Operations):
    """Whom the host has blocked, by Discord's ids. Any method may raise StoreUnavailable."""

    @read
    async def all(self) -> frozenset[int]:
        """Return the ids of all servers and people that are blocked."""
        return frozenset(row["blocked_id"] for row in await rows("SELECT * FROM blocks"))

    @write
    async def add(self, blocked: int) -> bool:
        """Block a server or a person; return whether that is new."""
        sql = "INSERT INTO blocks VALUES (?) ON CONFLICT DO NOTHING RETURNING blocked_id"
        return bool(await rows(sql, blocked))

    @write
    async def remove(self, blocked: int) -> bool:
        """Unblock a server or a person; return whether it was blocked."""
        sql = "DELETE FROM blocks WHERE blocked_id = ? RETURNING blocked_id"
        return bool(await rows(sql, blocked))

    @read
    async def use(self, since: int) -> Sequence[Use]:
        """Return how much each server is used, most first; games count that began since then."""
        kept = " UNION ALL ".join(
            f"SELECT guild_id, count(*) AS kept FROM {table.name} WHERE guild_id > 0 GROUP BY 1"
            for table in TABLES
            if table.has_guild
        )
        sql = f"""
            SELECT guild_id, CAST(sum(kept) AS BIGINT) AS kept, coalesce(max(played), 0) AS played
            FROM ({kept}) AS tables LEFT JOIN (
                SELECT guild_id, count(*) AS played FROM games
                WHERE guild_id > 0 AND started_at >= ? GROUP BY 1) AS lately USING (guild_id)
            GROUP BY guild_id ORDER BY played DESC, kept DESC, guild_id"""
        return [Use(row["guild_id"], row["played"], row["kept"]) for row in await rows(sql, since)]
