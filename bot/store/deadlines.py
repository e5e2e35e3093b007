"""Deadlines: what is due in any game or challenge, and when to look again."""

from bot.model import Game
from bot.store.live_games import due_games
from bot.store.notices import OUTDATED
from bot.store.operations import Operations, read, write
from bot.store.queries import number


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

    @write
    async def due_games(self, now: int, most: int) -> tuple[Game, ...]:
        """Return up to `most` live games whose time has run out by `now`, oldest first."""
        return await due_games("due_at", now, most)
