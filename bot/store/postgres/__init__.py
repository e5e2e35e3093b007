"""PostgreSQL: a store that many processes share."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import asyncpg

from bot.model.errors import StoreError
from bot.store.postgres import schema, sessions
from bot.store.postgres.internals import FAULTS
from bot.store.postgres.pool import Pool, translated

MOST_CONNECTIONS = 10
"""How many connections a process holds at most: PostgreSQL accepts a hundred in all by default."""

CLOSE_SECONDS = 1
"""How long to wait for the server to close connections: it may be the reason for the stop."""


@asynccontextmanager
async def open_postgres(
    url: str, *, allow_data_loss: bool = False, exclusive: bool = False, upgrade: bool = True
) -> AsyncIterator[Pool]:
    """Open the database at `url`, bringing its schema up to date as needed.

    Any number of processes may do so at once, but only one with `exclusive`, which has no time
    limits. Raises StoreTooNew if a newer version of the bot wrote it; StoreTooOld if an older one
    did and `upgrade` is False; StoreError if it is unusable
    or out of reach, or runs with fsync or full_page_writes off and `allow_data_loss` is False. The
    password is in neither.
    """
    try:
        pool = await asyncpg.create_pool(
            url,
            min_size=0,
            max_size=1 if exclusive else MOST_CONNECTIONS,
            max_inactive_connection_lifetime=0,
            init=sessions.begin_exclusive if exclusive else sessions.begin_shared,
            reset=_skip_reset,
            server_settings=sessions.PARAMETERS,
        )
    except FAULTS as error:
        raise _unusable(error) from error
    try:
        try:
            async with pool.acquire() as connection:
                if not allow_data_loss:
                    await sessions.check_promises(connection)
                await schema.migrate(connection, upgrade=upgrade)
        except FAULTS as error:
            raise _unusable(error) from error
        yield Pool(pool, has_time_limits=not exclusive)
    finally:
        with suppress(*FAULTS):
            async with asyncio.timeout(CLOSE_SECONDS):
                await pool.close()  # Cut short, it drops the connections.


def _unusable(error: Exception) -> StoreError:
    return StoreError(f"cannot open the PostgreSQL database: {translated(error)}")


async def _skip_reset(_: asyncpg.Connection) -> None:
    """Spare the round trip after every use: work leaves nothing in its connection's session."""
