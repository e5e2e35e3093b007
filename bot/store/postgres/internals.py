"""What asyncpg does that it does not document; tests/bot/store/test_internals.py names it.

Written against asyncpg 0.32.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from asyncpg.pool import PoolConnectionProxy

FAULTS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""What asyncpg raises when it cannot serve us; the last two come from the network.

`InternalClientError` is meant for its own bugs, but an idle connection raises it, too, when the
server shuts down.
"""


@contextmanager
def lost_connections(connection: PoolConnectionProxy) -> Iterator[None]:
    """Turn the AttributeError of a lost connection into a ConnectionResetError.

    A connection that is lost between two of asyncpg's own steps has no protocol any more, and
    asyncpg calls a method of None.
    """
    try:
        yield
    except AttributeError as error:
        if connection.is_closed():
            raise ConnectionResetError("the connection was lost") from error
        raise
