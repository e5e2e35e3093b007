"""Before an upgrade: a copy of the database is kept beside it, so that there is a way back."""

import logging
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from bot.store.migrations import newest_schema
from bot.store.sqlite.backup import backup

log = logging.getLogger(__name__)


def back_up_before_upgrade(db: sqlite3.Connection, path: Path) -> None:
    """Back the database at `path` up if an older version wrote it; `db` is a connection to it.

    Raises StoreError if that fails, for want of room for example.
    """
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if not 0 < version < newest_schema():
        return
    at = f"{datetime.now(UTC):%Y-%m-%dT%H%M%SZ}"
    copy = backup(path, path.with_name(f"{path.name}.schema-{version}-{at}"))
    log.info(
        "before its upgrade the database is kept as %(copy)s: delete it once you need it no more",
        {"copy": str(copy.path.absolute())},
    )
