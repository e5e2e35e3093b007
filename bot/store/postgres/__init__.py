"""PostgreSQL: a store that many processes share."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from bot.model.errors import StoreError, StoreUnfit
from bot.store.postgres import schema, sessions
from bot.store.postgres.hosts import Hosts
from bot.store.postgres.internals import FAULTS
from bot.store.postgres.lasting_errors import is_lasting, mend
from bot.store.postgres.pool import Pool, reason


@asynccontextmanager
async def open_postgres(
    url: str, *, allow_data_loss: bool = False, exclusive: bool = False, upgrade: bool = True
) -> AsyncIterator[Pool]:
    """Open the database at `url` as `open_database` does, in any number of processes at once.

    Raises StoreUnfit, too, if it runs with fsync or full_page_writes off and `allow_data_loss` is
    False, or is behind a pooler of transactions.
    """
    begin = partial(sessions.begin, exclusive=exclusive, allow_data_loss=allow_data_loss)
    hosts = Hosts(url, begin)
    pool = Pool(hosts, exclusive=exclusive)
    try:
        try:
            async with pool.connection() as connection:
                await sessions.check_pooling(connection, hosts.connect_again)
                await schema.migrate(connection, upgrade=upgrade)
        except FAULTS as error:
            if is_lasting(error):
                raise StoreUnfit(
                    f"cannot open the PostgreSQL database: {reason(error)}: {mend(error)}"
                ) from error
            raise StoreError(f"cannot open the PostgreSQL database: {reason(error)}") from error
        yield pool
    finally:
        await pool.close()
