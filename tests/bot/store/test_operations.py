"""How operations are run, on every store."""

import asyncio
from functools import partial

import pytest

from bot.store import Store
from bot.store.queries import add, number

ADDED = {"user_id": 1, "chosen": ""}


async def test_an_operation_that_awaits_anything_else_is_undone_and_says_so(store: Store) -> None:
    async def waits(never: asyncio.Future[None]) -> None:
        await add("preferences", ADDED)
        await never

    async def gives_way() -> None:
        await add("preferences", ADDED)
        await asyncio.sleep(0)

    for run in (store.database.write, store.database.write_serializable):
        never = asyncio.get_running_loop().create_future()
        with pytest.raises(TypeError, match="of the store awaits queries alone, not <Future"):
            await run(partial(waits, never))
        with pytest.raises(TypeError, match="of the store awaits queries alone, not None"):
            await run(gives_way)
    kept = partial(number, "SELECT count(*) FROM preferences")
    assert await store.database.read(kept) == 0


async def test_an_operation_outside_of_a_database_says_so() -> None:
    with pytest.raises(RuntimeError, match="bad yield: Query"):
        await asyncio.create_task(number("SELECT 1"))
