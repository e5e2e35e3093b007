"""PostgreSQL: a store that many processes share."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg

from bot.errors import StoreError
from bot.store.postgres import schema
from bot.store.postgres.connection import FAULTS, Pool, as_ours

MOST_CONNECTIONS = 10
"""How many connections a process holds at most: PostgreSQL accepts a hundred in all by default."""

PATIENCE_SECONDS = 30
"""How long one statement may take before the connection counts as broken."""


@asynccontextmanager
async def open_postgres(url: str) -> AsyncIterator[Pool]:
    """Open the database at `url`, bringing its schema up to date as needed.

    Any number of processes may do so at once. Raises StoreTooNew if a newer version of the bot
    wrote it, StoreError if it is unusable or out of reach; the password is in neither.
    """
    async with AsyncExitStack() as opened:
        try:
            pool = await opened.enter_async_context(
                asyncpg.create_pool(
                    url,
                    min_size=0,
                    max_size=MOST_CONNECTIONS,
                    command_timeout=PATIENCE_SECONDS,
                    reset=_nothing_to_reset,
                    server_settings={"application_name": "oxo", "jit": "off"},
                )
            )
            async with pool.acquire() as connection:
                await schema.prepare(connection)
        except FAULTS as error:
            raise StoreError(f"cannot open the PostgreSQL database: {as_ours(error)}") from error
        yield Pool(pool)


async def _nothing_to_reset(_: asyncpg.Connection) -> None:
    """Spare the round trip after every use: work leaves nothing in its connection's session."""
