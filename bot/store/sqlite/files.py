"""Files: creates a database file, says what failed about one, and detects its replacement."""

import errno
import glob
import os
import sqlite3
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.model.errors import StoreError, StoreUnavailable, StoreUnfit

LOGS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; it would be taken for a part of another one of that name."""

STAMP = len("2026-01-01T000000Z")

NO_USE = (
    *(errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOENT, errno.ENOTDIR, errno.EISDIR),
    *(errno.ELOOP, errno.ENAMETOOLONG),
)
"""Errors of files that stay until somebody mends them, as those of SQLite's below do."""

NO_USE_TO_SQLITE = (
    *(sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM),
    *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_AUTH),
)


IN_USE = "it is in use, stop every bot that uses it and let a backup end first"

OLD_COPIES = 2
"""How many copies of a kind stay beside a database: those that restores and upgrades keep."""


def stamped(path: Path, kind: str, at: datetime) -> Path:
    """Return how a copy of that kind is called which is kept beside a database."""
    return path.with_name(f"{path.name}.{kind}{at.astimezone(UTC):%Y-%m-%dT%H%M%SZ}")


def delete_old_copies(path: Path, kind: str, *, but: Path | None = None) -> None:
    """Delete all but the newest copies of a kind that are kept beside a database, and not `but`."""
    found = path.parent.glob(f"{glob.escape(path.name)}.{kind}*Z")
    for old in sorted(found, key=lambda each: each.name[-STAMP:])[:-OLD_COPIES]:
        if but is None or not old.samefile(but):
            for suffix in ("", *LOGS):
                with suppress(OSError):
                    os.unlink(f"{old}{suffix}")


LOGGED, NOT_LOGGED = slice(18, 20), b"\x01\x01"
"""Where a database's header says whether it has a write-ahead log, and that it has none."""


def create(path: Path) -> None:
    """Make the file if there is none, for its owner alone; SQLite's other files follow its mode.

    Raises OSError.
    """
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY
    try:
        # Never opened otherwise: closing it would drop the locks of other connections.
        os.close(os.open(path, flags, mode=0o600))
    except FileExistsError:
        return
    give_to_owner_of(path.parent, path)


def give_to_owner_of(other: Path, path: Path) -> None:
    """Give a file that root made to whom another one, or its folder, belongs. Raises OSError."""
    if os.geteuid() == 0:
        owner = other.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def flush(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on disk. Raises OSError."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def failed(what: str, error: Exception) -> StoreError:
    """Return in one line that `what` was impossible: StoreUnfit if trying again is no use."""
    if isinstance(error, OSError):
        is_no_use, reason = error.errno in NO_USE, str(error.strerror or error)
    else:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # The kind; the rest are details.
        is_no_use, reason = code in NO_USE_TO_SQLITE, " ".join(f"{error}".split())
    return (StoreUnfit if is_no_use else StoreError)(f"{what}: {reason}")


def check_log(path: Path) -> None:
    """Raise StoreUnfit if the write-ahead log beside a database is another one's.

    SQLite would read the two as one. A database that has a log says so in its header, which backups
    and databases at rest do not. Raises OSError.
    """
    log = f"{path}-wal"
    if os.path.exists(log) and os.stat(log).st_size and path.exists():
        with path.open("rb") as file:
            header = file.read(LOGGED.stop)
        if header[LOGGED] == NOT_LOGGED:
            raise StoreUnfit(
                f"the database {path} was put in place by hand, and {log} beside it is another "
                "one's: move it elsewhere, and put it in place with `restore`"
            )


class OpenFiles:
    """The files of an open database: whether they are still those that it was opened with."""

    def __init__(self, path: Path) -> None:
        files = (str(path), f"{path}-wal")
        self._opened = {file: found for file in files if (found := identity(file))}

    def check(self) -> None:
        """Raise StoreUnavailable if one was deleted or replaced: what is written is lost."""
        for file, opened in self._opened.items():
            if identity(file) != opened:
                raise StoreUnavailable(
                    f"the file {file} was deleted or replaced while in use: nothing is kept until "
                    "it is put back or the bot is restarted"
                )


def identity(file: str | Path) -> tuple[int, int] | None:
    """Return a file's device and inode, None if there is no such file. A copy has others."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
