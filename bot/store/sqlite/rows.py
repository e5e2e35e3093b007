"""Writing rows, whatever the table."""

import sqlite3
from typing import Any

from bot.model import MessageId


def insert(db: sqlite3.Connection, table: str, row: dict[str, Any]) -> int:
    """Insert `row` into `table` and return its id."""
    columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
    cursor = db.execute(f"INSERT INTO {table} ({columns}) VALUES ({values})", row)
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def put(db: sqlite3.Connection, table: str, row: dict[str, Any]) -> None:
    """Write `row` into `table`, in place of the one with the same key if there is one."""
    columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
    db.execute(f"INSERT OR REPLACE INTO {table} ({columns}) VALUES ({values})", row)


def show(table: str, id: int, message: MessageId, db: sqlite3.Connection) -> None:
    """Remember which message shows the game or the challenge `id`."""
    db.execute(f"UPDATE {table} SET message_id = ? WHERE id = ?", (message, id))
