"""Opening: from a `DATABASE_URL` to the store behind it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.model.errors import StoreError
from bot.observer import Observer
from bot.settings import SQLITE
from bot.store.sql import SqlStore
from bot.store.sqlite import open_sqlite
from bot.store.timed import Timed
from bot.store.watched import Watched
from bot.store.work import Opened


@asynccontextmanager
async def open_store(url: str, observer: Observer | None = None) -> AsyncIterator[SqlStore]:
    """Open the store at `url`, making it and bringing its schema up to date as needed.

    An `observer` hears how long each access takes. Raises StoreTooNew if a newer version of the bot
    wrote it, StoreError if it is unusable; no message holds the password.
    """
    async with open_database(url) as database:
        yield SqlStore(Watched(Timed(database, observer) if observer else database))


def open_database(url: str, *, patient: bool = False) -> Opened:
    """Open the database at `url` likewise; `patient` if nobody waits for an answer."""
    if url.startswith(SQLITE):
        return open_sqlite(url.removeprefix(SQLITE))
    try:
        from bot.store.postgres import open_postgres  # asyncpg is an extra: not everyone has it.
    except ImportError as error:
        raise StoreError(
            "PostgreSQL needs asyncpg: pip install -r requirements/postgres.txt"
        ) from error
    return open_postgres(url, patient=patient)
