"""Copying: everything from one database to another, in steps that can be taken up again."""

from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial

from bot.model.errors import StoreError
from bot.store.database import CopyableDatabase, Row
from bot.store.queries import add, number, placeholders, rows
from bot.store.tables import TABLES, Table

Key = tuple[int | str, ...]
Progress = Callable[[str, int, int], None]
"""Is called with what is being done, how many rows of it are done, and how many there are."""

ROWS_AT_ONCE = 500
"""Rows in one statement: at most 32,766 values fit in SQLite's, and a game has over 40."""


async def copy(source: CopyableDatabase, target: CopyableDatabase, progress: Progress) -> int:
    """Copy all rows of `source` to `target`, compare every one of them, return how many they are.

    Both are open exclusively. Rows that an earlier copy copied are not copied again. Raises
    StoreError if `target` holds anything else, or if a row is not as it should be afterwards.
    """
    for table in TABLES:
        await _copy(table, source, target, progress)
    checked = 0
    for table in TABLES:
        checked += await _compare(table, source, target, progress)
        if table.key == ("id",):
            # Past deleted rows too: buttons in old messages name ids, which are never used twice.
            given = await source.read(partial(source.highest_id, table.name))
            given = max(given, await target.read(partial(target.highest_id, table.name)))
            if given:
                await target.write(partial(target.number_after, table.name, given))
    return checked


async def _copy(
    table: Table, source: CopyableDatabase, target: CopyableDatabase, progress: Progress
) -> None:
    total, done = await _count(table, source), await _count(table, target)
    after = None
    for last in await target.read(partial(_last, table)):
        after = _key_of(table, last)
        if dict(last) not in map(dict, await source.read(partial(_at, table, after))):
            raise StoreError(
                f"the target is not empty, and its {table.name} are not the source's: name an "
                "empty database"
            )
    async for _, page in _pages(table, source, after):
        await target.write(partial(add, table.name, *map(dict, page)))
        done += len(page)
        progress(f"copying {table.name}", done, total)


async def _compare(
    table: Table, source: CopyableDatabase, target: CopyableDatabase, progress: Progress
) -> int:
    total = await _count(table, source)
    if await _count(table, target) != total:
        raise StoreError(f"the target has other {table.name} than the source: is either in use?")
    done = 0
    async for after, page in _pages(table, source, None):
        copied = await target.read(partial(_page, table, after))
        for mine, theirs in zip(page, copied, strict=True):
            if dict(mine) != dict(theirs):
                raise StoreError(f"{table.name} {_key_of(table, mine)} differs: is either in use?")
        done += len(page)
        progress(f"checking {table.name}", done, total)
    return done


async def _count(table: Table, database: CopyableDatabase) -> int:
    total: int = await database.read(partial(number, f"SELECT count(*) FROM {table.name}"))
    return total


async def _pages(
    table: Table, database: CopyableDatabase, after: Key | None
) -> AsyncIterator[tuple[Key | None, Sequence[Row]]]:
    """Yield pages of rows, each with the key after which it comes."""
    while page := await database.read(partial(_page, table, after)):
        yield after, page
        after = _key_of(table, page[-1])


async def _page(table: Table, after: Key | None) -> Sequence[Row]:
    key = ", ".join(table.key)
    beyond = "" if after is None else f"WHERE ({key}) > ({placeholders(table.key)})"
    sql = f"SELECT * FROM {table.name} {beyond} ORDER BY {key} LIMIT {ROWS_AT_ONCE}"
    return await rows(sql, *(after or ()))


async def _at(table: Table, key: Key) -> Sequence[Row]:
    wanted = " AND ".join(f"{column} = ?" for column in table.key)
    return await rows(f"SELECT * FROM {table.name} WHERE {wanted}", *key)


async def _last(table: Table) -> Sequence[Row]:
    order = ", ".join(f"{column} DESC" for column in table.key)
    return await rows(f"SELECT * FROM {table.name} ORDER BY {order} LIMIT 1")


def _key_of(table: Table, row: Row) -> Key:
    return tuple(row[column] for column in table.key)
