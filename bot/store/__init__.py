"""The store: games, challenges, settings and people, in a database that speaks SQL.

When a method that writes returns, its effect is durable: it survives a power cut. Every method
raises StoreUnavailable where the database cannot do it just now; then nothing was changed, but for
OutcomeUnknown. A row
that this version cannot read raises UnreadableRow where it alone is asked for; among others it is
logged and left out.
"""

from bot.store.challenges import Challenges
from bot.store.database import Database, Part, Work, number, read
from bot.store.game_cache import GameCache
from bot.store.games import Games
from bot.store.people import People
from bot.store.settings import Change, Settings


class Store(Part):
    """Everything that is kept, in `database`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        cache = GameCache()
        self.games = Games(database, cache)
        self.challenges = Challenges(database)
        self.settings = Settings(database)
        self.people = People(database, cache)

    @read
    def next_due(self) -> Work[int | None]:
        """Return the nearest deadline of any game, reminder or challenge, None if there is none."""
        sql = """SELECT min(at) FROM (
                     SELECT min(due_at) AS at FROM games WHERE due_at IS NOT NULL
                     UNION ALL SELECT min(remind_at) FROM games WHERE remind_at IS NOT NULL
                     UNION ALL SELECT min(expires_at) FROM challenges WHERE answer IS NULL
                 ) AS deadlines"""
        at: int | None = yield from number(sql)
        return at

    async def check(self) -> None:
        """Show that what is stored now will last. Raises StoreUnavailable."""
        await self.database.check()
