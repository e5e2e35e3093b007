"""The tables: what copying, and a person's export and deletion go by."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Table(NamedTuple):
    """A table and its primary key; `is_personal` if each row is one person's, its `user_id`.

    Such a row is in the person's export, and is deleted with their data. A column `chosen` in it
    holds JSON.
    """

    name: str
    key: tuple[str, ...]
    is_personal: bool


def tables_of(migrations: Path, columns: Iterable[tuple[str, str, bool]]) -> tuple[Table, ...]:
    """Return the tables that `migrations` made, in their order.

    `columns` are those of all primary keys that the database has: table, column, and whether the
    table has a `user_id`. It may have tables of others, which are left out.
    """
    keys: dict[str, tuple[str, ...]] = {}
    personal: dict[str, bool] = {}
    for table, column, is_personal in columns:
        keys[table] = (*keys.get(table, ()), column)
        personal[table] = is_personal
    made = (name for name in _made_by(migrations) if name in keys)
    return tuple(Table(name, keys[name], personal[name]) for name in made)


@cache
def _made_by(migrations: Path) -> tuple[str, ...]:
    files = sorted(migrations.glob("*.sql"))
    scripts = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return tuple(re.findall(r"^CREATE TABLE (\w+)", scripts, re.MULTILINE))
