"""The migrations: what brings the tables from each schema to the next.

Each is a file beside this one, numbered by its name, in the SQL of SQLite. What PostgreSQL runs
follows from it (bot/store/postgres/schema.py `in_postgres`).
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple


class Migration(NamedTuple):
    """What brings the schema before to this one."""

    schema: int
    name: str
    sql: str


@cache
def migrations() -> tuple[Migration, ...]:
    """Return every migration, oldest first."""
    files = sorted(Path(__file__).parent.glob("*.sql"))
    return tuple(
        Migration(int(file.stem.partition("_")[0]), file.stem, file.read_text(encoding="utf-8"))
        for file in files
    )


def newest_schema() -> int:
    """Return the schema that this version of the bot needs."""
    return migrations()[-1].schema
