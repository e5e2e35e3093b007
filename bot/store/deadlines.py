"""Deadlines: what is due in any game or challenge, and when to look again."""

from collections.abc import Sequence

from bot.model import Game
from bot.store.notices import OUTDATED
from bot.store.operations import Operations, read, write
from bot.store.queries import number, rows
from bot.store.rows import POSTPONED_SECONDS, game_from, readable


class Deadlines(Operations):
    """The deadlines of games, and the nearest of all. Any method may raise StoreUnavailable."""

    @read
    async def next(self) -> int | None:
        """Return the nearest of games, reminders, offers and puzzles, None if there is none.

        Notices that are outdated are due since ever.
        """
        sql = f"""SELECT min(at) FROM (
                     SELECT min(due_at) AS at FROM games WHERE due_at IS NOT NULL
                     UNION ALL SELECT min(remind_at) FROM games WHERE remind_at IS NOT NULL
                     UNION ALL SELECT min(expires_at) FROM challenges WHERE answer IS NULL
                     UNION ALL SELECT min(rematch_until) FROM games
                         WHERE rematch_until IS NOT NULL
                     UNION ALL SELECT min(due_at) FROM puzzle_channels
                     UNION ALL SELECT 0 FROM games WHERE {OUTDATED}
                 ) AS deadlines"""
        at: int | None = await number(sql)
        return at

    async def due_games(self, now: int, most: int) -> tuple[Game, ...]:
        """Return up to `most` live games whose time has run out by `now`, oldest first.

        One that cannot be read is logged and is due again an hour later.
        """
        games, unreadable = await self._due(now, most)
        if unreadable:
            await self._postpone(unreadable, now + POSTPONED_SECONDS)
        return games

    @read
    async def _due(self, now: int, most: int) -> tuple[tuple[Game, ...], tuple[int, ...]]:
        sql = "SELECT * FROM games WHERE due_at <= ? ORDER BY due_at LIMIT ?"
        return readable("games", await rows(sql, now, most), game_from)

    @write
    async def _postpone(self, game_ids: Sequence[int], until: int) -> None:
        for game_id in game_ids:
            sql = "UPDATE games SET due_at = ? WHERE id = ? AND due_at IS NOT NULL"
            await rows(sql, until, game_id)
