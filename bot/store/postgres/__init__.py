"""PostgreSQL: a store that many processes share."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import asyncpg

from bot.model.errors import StoreError
from bot.store.postgres import schema
from bot.store.postgres.connection import FAULTS, Pool, as_ours

MOST_CONNECTIONS = 10
"""How many connections a process holds at most: PostgreSQL accepts a hundred in all by default."""

PARTING_SECONDS = 1
"""How long to wait for the server to see connections off: it may be the reason for the stop."""


@asynccontextmanager
async def open_postgres(url: str, *, patient: bool = False) -> AsyncIterator[Pool]:
    """Open the database at `url`, bringing its schema up to date as needed.

    Nobody waits for an answer of a `patient` one.

    Any number of processes may do so at once. Raises StoreTooNew if a newer version of the bot
    wrote it, StoreError if it is unusable or out of reach; the password is in neither.
    """
    try:
        pool = await asyncpg.create_pool(
            url,
            min_size=0,
            max_size=MOST_CONNECTIONS,
            reset=_nothing_to_reset,
            server_settings={"application_name": "oxo", "jit": "off"},
        )
    except FAULTS as error:
        raise _unusable(error) from error
    try:
        try:
            async with pool.acquire() as connection:
                await schema.prepare(connection)
        except FAULTS as error:
            raise _unusable(error) from error
        yield Pool(pool, patient=patient)
    finally:
        with suppress(*FAULTS):
            async with asyncio.timeout(PARTING_SECONDS):
                await pool.close()  # Cut short, it drops the connections.


def _unusable(error: Exception) -> StoreError:
    return StoreError(f"cannot open the PostgreSQL database: {as_ours(error)}")


async def _nothing_to_reset(_: asyncpg.Connection) -> None:
    """Spare the round trip after every use: work leaves nothing in its connection's session."""
