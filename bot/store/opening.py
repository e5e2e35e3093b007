"""Opening: from a `DATABASE_URL` to the store behind it."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.database_url import SQLITE
from bot.model.errors import StoreUnfit
from bot.store import Store
from bot.store.database import Opened
from bot.store.monitored import Accessed, Monitored
from bot.store.sqlite import open_sqlite
from bot.store.sqlite.machine import goes_with_container

log = logging.getLogger(__name__)


@asynccontextmanager
async def open_store(
    url: str,
    accessed: Accessed | None = None,
    *,
    allow_data_loss: bool = False,
    upgrade: bool = True,
    to_serve: bool = False,
) -> AsyncIterator[Store]:
    """Open the store at `url`, making it and bringing its schema up to date as needed.

    `accessed` gets the time of each access. Raises StoreTooNew if a newer version of the bot wrote
    it; StoreTooOld if an older one did and `upgrade` is False; StoreError if it is unusable, or
    cannot promise to keep what is written and `allow_data_loss` is False. No message holds the
    password. With `to_serve` a file that goes with its container is warned of.
    """
    opening = open_database(url, allow_data_loss=allow_data_loss, upgrade=upgrade)
    path = Path(url.removeprefix(SQLITE)) if url.startswith(SQLITE) and to_serve else None
    async with opening as database:
        if path is not None and not allow_data_loss and goes_with_container(path):
            log.warning(
                "the database %(database)s goes with its container, and every game with it: mount "
                "a volume there",
                {"database": str(path.absolute())},
            )
        yield Store(Monitored(database, accessed))


def open_database(
    url: str, *, allow_data_loss: bool = False, exclusive: bool = False, upgrade: bool = True
) -> Opened:
    """Open the database at `url` as `open_store` does.

    `exclusive` raises StoreError while a bot uses it, keeps bots from opening it, and sets no time
    limits.
    """
    options = {"allow_data_loss": allow_data_loss, "exclusive": exclusive, "upgrade": upgrade}
    if url.startswith(SQLITE):
        return open_sqlite(url.removeprefix(SQLITE), **options)
    try:
        from bot.store.postgres import open_postgres  # asyncpg is an extra: not everyone has it.
    except ImportError as error:
        raise StoreUnfit(
            "PostgreSQL needs the library asyncpg: install Oxo with its extra [postgres]"
        ) from error
    return open_postgres(url, **options)
