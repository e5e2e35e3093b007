"""Operations: how the methods of the store are written.

An operation is an async function that awaits queries (bot/store/queries.py), and nothing else.
A database runs it in one transaction and may run it again, so it keeps no state outside of itself:
after a conflict with another process, and after a connection was lost, when the first run may have
been committed; so it looks first whether it was done. `read`, `write` and `write_serializable` let
callers await such a method like any other.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.store.database import Database, Work

DELETED_AT_ONCE = 20
"""How many rows of a table are deleted in one transaction: moves are saved in between."""

RESTS = 4
"""How many times as long as a step of a long deletion took it rests, so that moves hardly wait."""

P = ParamSpec("P")
T = TypeVar("T")


class Operations:
    """Operations on one kind of thing, which run on `database`."""

    def __init__(self, database: Database) -> None:
        self.database = database


S = TypeVar("S", bound=Operations)


async def step(deleting: Coroutine[Any, Any, T]) -> T:
    """Take a step of a long deletion, and a rest."""
    began = time.monotonic()
    deleted = await deleting
    await asyncio.sleep(RESTS * (time.monotonic() - began))
    return deleted


def read(
    operation: Callable[Concatenate[S, P], Work[T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Run an operation that changes nothing."""

    @wraps(operation)
    async def method(part: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await part.database.read(partial(operation, part, *args, **kwargs))

    return method


def write(
    operation: Callable[Concatenate[S, P], Work[T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Run an operation that is one transaction."""

    @wraps(operation)
    async def method(part: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await part.database.write(partial(operation, part, *args, **kwargs))

    return method


def write_serializable(
    operation: Callable[Concatenate[S, P], Work[T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Run an operation that is one serializable transaction."""

    @wraps(operation)
    async def method(part: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await part.database.write_serializable(partial(operation, part, *args, **kwargs))

    return method
