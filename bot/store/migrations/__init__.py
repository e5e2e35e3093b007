"""The migrations: what brings the tables from each schema to the next.

Each is a file beside this one, numbered by its name, in the SQL of SQLite. What PostgreSQL runs
follows from it (bot/store/postgres/schema.py `in_postgres`).
"""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bot.model.errors import StoreTooNew, StoreTooOld

log = logging.getLogger(__name__)

FEWEST_SKIPPED_IDS = 10_000

NEWEST = """SELECT max(began) FROM (SELECT max(started_at) AS began FROM games
            UNION ALL SELECT max(offered_at) FROM challenges) AS newest"""
"""Asks when the newest game or challenge began: a database is not older than that."""

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


def columns_of(schema: int) -> dict[str, set[str]]:
    """Return the columns of each table that a schema has, by the names of the tables."""
    with closing(sqlite3.connect(":memory:")) as db:
        for each in migrations():
            if each.schema <= schema:
                db.executescript(each.sql)
        return columns(db)


def columns(db: sqlite3.Connection) -> dict[str, set[str]]:
    """Return the columns of each table that a database has, likewise."""
    listed = (
        "SELECT tables.name, columns.name "
        "FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns "
        "WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'"
    )
    found: dict[str, set[str]] = {}
    for table, column in db.execute(listed):
        found.setdefault(table, set()).add(column)
    return found


def pending(found: int, *, upgrade: bool) -> Iterator[Migration]:
    """Yield the migrations that a database of schema `found` has not seen, each to be applied.

    Raises StoreTooNew if a newer version of the bot wrote it, StoreTooOld if an older one did and
    `upgrade` is False.
    """
    newest = newest_schema()
    if found > newest:
        raise StoreTooNew(found, newest)
    if 0 < found < newest and not upgrade:
        raise StoreTooOld(found, newest)
    for each in migrations():
        if each.schema > found:
            yield each
            log.debug("%(migration)s is applied", {"migration": each.name})
    fields = {"schema": newest, "found": found}
    if 0 < found < newest:
        log.info("the database is brought from schema %(found)d to %(schema)d", fields)
    else:
        log.info("the database has schema %(schema)d", fields)


def skipped_ids(now: float, since: int | None, given: int) -> int:
    """Return how far ids jump when a restored database is opened at `now` (UTC seconds).

    It gave the ids up to `given`, and is as it was at `since` or later; None if that is unknown.
    Buttons in old messages name the ids of games and challenges that were given from then on; none
    may be given again. Nor may those that were given after an earlier restore, for which the jump
    grows with the time. So one a second is skipped, and one more for each million of a busy bot.
    """
    seconds = int(now) - (START_OF_2025 if since is None else since)
    return FEWEST_SKIPPED_IDS + max(0, seconds) * (1 + given // 1_000_000)
