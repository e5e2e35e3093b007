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


def show(table: str, id: int, message: MessageId, db: sqlite3.Connection) -> None:
    """Remember which message shows the game or the challenge `id`."""
    db.execute(f"UPDATE {table} SET message_id = ? WHERE id = ?", (message, id))
