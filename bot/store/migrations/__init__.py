"""The migrations: what brings the tables from each schema to the next.

Each is a file beside this one, numbered by its name, in the SQL of SQLite. What PostgreSQL runs
follows from it (bot/store/postgres/schema.py `in_postgres`).
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

FEWEST_SKIPPED_IDS = 1_000_000

START_OF_2025 = 1_735_689_600


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


def skipped_ids(now: float) -> int:
    """Return how far ids jump when a restored database is opened at `now` (UTC seconds).

    Buttons in old messages name the ids of games and challenges that were given after the backup;
    none of them may be given again. Nor may those that were given after an earlier restore of the
    same backup, for which the jump grows by one a second.
    """
    return FEWEST_SKIPPED_IDS + max(0, int(now) - START_OF_2025)
