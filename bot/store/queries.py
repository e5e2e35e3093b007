"""Queries that operations are made of."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.store.database import Query, Row, Work


def rows(sql: str, *values: Any) -> Work[Sequence[Row]]:
    """Query every row."""
    found = yield Query(sql, values)
    return found


def one(sql: str, *values: Any) -> Work[Row | None]:
    """Query the first row, None if there is none."""
    found = yield Query(sql, values)
    return found[0] if found else None


def number(sql: str, *values: Any) -> Work[Any]:
    """Query the only column of the only row: a count, a sum, a minimum."""
    found = yield Query(sql, values)
    return found[0][0]


def insert(table: str, row: Mapping[str, Any]) -> Work[int]:
    """Insert `row` into `table` and return its id."""
    found = yield Query(f"{_insert_sql(table, row)} RETURNING id", tuple(row.values()))
    identity: int = found[0]["id"]
    return identity


def put(table: str, key: str, row: Mapping[str, Any]) -> Work[None]:
    """Write `row` into `table`, over the one with the same `key` if there is one."""
    changes = ", ".join(f"{column} = excluded.{column}" for column in row if column != key)
    sql = f"{_insert_sql(table, row)} ON CONFLICT ({key}) DO UPDATE SET {changes}"
    yield Query(sql, tuple(row.values()))


def add(table: str, row: Mapping[str, Any]) -> Work[None]:
    """Insert `row` into a `table` without ids."""
    yield Query(_insert_sql(table, row), tuple(row.values()))


def add_all(table: str, new: Sequence[Mapping[str, Any]]) -> Work[None]:
    """Insert rows of the same columns into `table`."""
    values = ", ".join([f"({places(new[0])})"] * len(new))
    sql = f"INSERT INTO {table} ({', '.join(new[0])}) VALUES {values}"
    yield Query(sql, tuple(value for row in new for value in row.values()))


def places(values: Collection[object]) -> str:
    """Write a `?` for each of `values`."""
    return ", ".join("?" * len(values))


def _insert_sql(table: str, row: Mapping[str, Any]) -> str:
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places(row)})"
