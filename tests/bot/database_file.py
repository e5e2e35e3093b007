"""Faults of a database file: locked by another process, on a full disk, or large."""

import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

ALONE = ("id", "started_by", "notice_id", "offered_by")
"""Columns whose values must differ between rows."""


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Lock the database from another process while the context lasts."""
    holder = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import sqlite3, sys\n"
            "db = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=30)\n"
            "db.execute('BEGIN EXCLUSIVE'); print('held', flush=True); sys.stdin.read()\n"
            "db.execute('ROLLBACK')",
            str(database),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        yield


@contextmanager
def full_disk(pid: int) -> Iterator[None]:
    """Limit the size of files that a process may write to one byte, as a full disk does."""
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))


def fill(database: Path, copies: int, table: str = "games") -> None:
    """Multiply the only game of a database, which has ended, or its only challenge."""
    with closing(sqlite3.connect(database)) as db, db:
        names = [row[1] for row in db.execute(f"PRAGMA table_info({table})") if row[1] not in ALONE]
        columns = ", ".join(names)
        db.execute(
            f"""INSERT INTO {table} ({columns})
                WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers
                                              WHERE n < ?)
                SELECT {columns} FROM {table}, numbers""",
            (copies,),
        )
