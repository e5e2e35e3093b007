"""The servers that removed the bot: noted, and what belongs to them deleted in steps."""

from collections.abc import Collection, Iterator, Sequence
from typing import TypeVar

from bot.model import GuildId
from bot.model.ratings import DAY
from bot.store.database import Database
from bot.store.game_cache import GameCache
from bot.store.operations import DELETED_AT_ONCE, Operations, read, step, write
from bot.store.outbox import Purpose, take_out
from bot.store.puzzle_attempts import forget_puzzles
from bot.store.queries import placeholders, put, rows
from bot.store.tables import TABLES, Table

T = TypeVar("T")

LISTED_AT_ONCE = 500
"""How many servers one statement names."""

OF_SERVERS = Purpose.PUZZLE, Purpose.DAY
OF_GAMES = tuple(each for each in Purpose if each not in (*OF_SERVERS, Purpose.CHALLENGE))
"""The purposes of what has a server, or a game, as its subject in the outbox."""

OTHER_TABLES = [
    each for each in TABLES if each.has_guild and each.name not in ("games", "challenges", "guilds")
]
"""Whose rows go with their server whenever they were made."""


class LeftServers(Operations):
    """Which servers removed the bot. Any method may raise StoreUnavailable.

    Each server has a row that Discord listed, or said to have removed the bot. All instants are UTC
    seconds.
    """

    def __init__(self, database: Database, cache: GameCache) -> None:
        super().__init__(database)
        self._cache = cache

    @write
    async def note_removed(self, guild: GuildId, now: int) -> None:
        """Note that Discord said that a server removed the bot."""
        await put("guilds", "guild_id", {"guild_id": guild, "left_at": now})

    async def note_listed(self, listed: Collection[GuildId], now: int) -> None:
        """Note which servers the bot is in, all of them, as Discord lists them.

        One that two lists lack, a day apart or more, removed the bot when the first was read. A
        server that was never listed has not: people brought the bot along to play there.
        """
        for some in _parts(sorted(listed)):
            await self.note_present(some)
        missing = await self._known() - {*listed}
        for some in _parts(sorted(missing)):
            await self._note_missing(some, now)

    @write
    async def note_present(self, guilds: Sequence[GuildId]) -> None:
        """Note that the bot is in these servers, at most `LISTED_AT_ONCE`."""
        values = ", ".join(["(?)"] * len(guilds))
        sql = f"""INSERT INTO guilds (guild_id) VALUES {values}
                  ON CONFLICT (guild_id) DO UPDATE SET missed_at = NULL, left_at = NULL
                  WHERE guilds.missed_at IS NOT NULL OR guilds.left_at IS NOT NULL"""
        await rows(sql, *guilds)

    @read
    async def _known(self) -> set[GuildId]:
        sql = "SELECT guild_id FROM guilds WHERE left_at IS NULL"
        return {GuildId(row["guild_id"]) for row in await rows(sql)}

    @write
    async def _note_missing(self, guilds: Sequence[GuildId], now: int) -> None:
        among = f"guild_id IN ({placeholders(guilds)}) AND left_at IS NULL"
        sql = f"UPDATE guilds SET left_at = missed_at WHERE {among} AND missed_at <= ?"
        await rows(sql, *guilds, now - DAY)
        sql = f"UPDATE guilds SET missed_at = ? WHERE {among} AND missed_at IS NULL"
        await rows(sql, now, *guilds)

    @read
    async def left(self) -> dict[GuildId, int]:
        """Return when each server removed the bot whose things are still kept."""
        sql = "SELECT guild_id, left_at FROM guilds WHERE left_at IS NOT NULL"
        return {GuildId(row["guild_id"]): row["left_at"] for row in await rows(sql)}

    async def forget(self, guild: GuildId, left_at: int) -> bool:
        """Delete what belongs to a server that removed the bot at `left_at`.

        Games and challenges from after that stay, which people began who brought the bot along.
        Return whether it was done here: False if another process did, or the server is back.
        """
        deleted: int | None = 1
        while deleted:
            deleted = await step(self._forget_some(guild, left_at))
        self._cache.clear()
        await self.database.purge()
        return deleted is not None

    @write
    async def _forget_some(self, guild: GuildId, left_at: int) -> int | None:
        """Delete some rows and return how many; None if there is nothing to do any more."""
        noted = "guild_id = ? AND left_at = ?"
        # A write, so that two processes take turns and do not wait for each other's rows.
        sql = f"UPDATE guilds SET left_at = left_at WHERE {noted} RETURNING guild_id"
        if not await rows(sql, guild, left_at):
            return None
        games = await _delete_begun("games", "started_at", guild, left_at)
        await forget_puzzles(games)
        await take_out(OF_GAMES, games)
        challenges = await _delete_begun("challenges", "offered_at", guild, left_at)
        await take_out((Purpose.CHALLENGE,), challenges)
        deleted = len(games) + len(challenges)
        for table in OTHER_TABLES:
            deleted += await _delete(table, guild)
        if deleted:
            return deleted
        await take_out(OF_SERVERS, (guild,))
        # Their ratings are gone, so games that stay are rated anew.
        sql = (
            "UPDATE games SET rated = NULL, unrated = NULL WHERE guild_id = ? AND rated IS NOT NULL"
        )
        await rows(sql, guild)
        done = await rows(f"DELETE FROM guilds WHERE {noted} RETURNING guild_id", guild, left_at)
        return 0 if done else None


async def _delete_begun(table: str, begun: str, guild: GuildId, until: int) -> list[int]:
    """Delete some games or challenges from before `until`, and return their ids."""
    # The index by server has `guild_id > 0` as its condition, so that no other query takes it.
    sql = f"""DELETE FROM {table} WHERE id IN (
                  SELECT id FROM {table} WHERE guild_id = ? AND guild_id > 0 AND {begun} <= ?
                  ORDER BY id LIMIT ?)
              RETURNING id"""
    return [row["id"] for row in await rows(sql, guild, until, DELETED_AT_ONCE)]


async def _delete(table: Table, guild: GuildId) -> int:
    """Delete some rows of a server, and return how many."""
    key = ", ".join(table.key)
    sql = f"""DELETE FROM {table.name} WHERE ({key}) IN (
                  SELECT {key} FROM {table.name} WHERE guild_id = ? ORDER BY {key} LIMIT ?)
              RETURNING guild_id"""
    return len(await rows(sql, guild, DELETED_AT_ONCE))


def _parts(values: Sequence[T]) -> Iterator[Sequence[T]]:
    """Split values into as many as one statement takes."""
    for start in range(0, len(values), LISTED_AT_ONCE):
        yield values[start : start + LISTED_AT_ONCE]
