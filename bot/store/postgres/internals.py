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


def is_lost(error: Exception) -> bool:
    """Return whether a fault ended the connection, so that another may do better."""
    if not isinstance(error, asyncpg.PostgresError):
        return True
    # The server is stopping or starting, was asked to cut us off, or became a standby.
    return isinstance(
        error,
        asyncpg.PostgresConnectionError
        | asyncpg.OperatorInterventionError
        | asyncpg.ReadOnlySQLTransactionError,
    )


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
