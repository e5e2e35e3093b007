"""Queries that operations are made of."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.store.database import Query, Row


async def rows(sql: str, *values: Any) -> Sequence[Row]:
    """Query every row."""
    return await Query(sql, values)


async def one(sql: str, *values: Any) -> Row | None:
    """Query the first row, None if there is none."""
    found = await Query(sql, values)
    return found[0] if found else None


async def number(sql: str, *values: Any) -> Any:
    """Query the only column of the only row: a count, a sum, a minimum."""
    found = await Query(sql, values)
    return found[0][0]


async def insert(table: str, row: Mapping[str, Any]) -> int:
    """Insert `row` into `table` and return its id."""
    found = await Query(f"{_insert_sql(table, row)} RETURNING id", tuple(row.values()))
    identity: int = found[0]["id"]
    return identity


async def put(table: str, key: str, row: Mapping[str, Any]) -> None:
    """Write `row` into `table`, over the one with the same `key` if there is one."""
    changes = ", ".join(f"{column} = excluded.{column}" for column in row if column != key)
    sql = f"{_insert_sql(table, row)} ON CONFLICT ({key}) DO UPDATE SET {changes}"
    await Query(sql, tuple(row.values()))


async def add(table: str, *new: Mapping[str, Any]) -> None:
    """Insert rows of the same columns into `table`."""
    values = ", ".join([f"({placeholders(new[0])})"] * len(new))
    sql = f"INSERT INTO {table} ({', '.join(new[0])}) VALUES {values}"
    await Query(sql, tuple(value for row in new for value in row.values()))


def placeholders(values: Collection[object]) -> str:
    """Write a `?` for each of `values`."""
    return ", ".join("?" * len(values))


def _insert_sql(table: str, row: Mapping[str, Any]) -> str:
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({placeholders(row)})"
