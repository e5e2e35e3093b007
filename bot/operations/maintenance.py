"""Maintenance: the commands `migrate`, `backup` and `copy`."""

import sys
from pathlib import Path

from bot.model.errors import StoreError
from bot.settings import (
    SQLITE,
    allow_data_loss,
    checked_database,
    database_place,
    database_url,
    sqlite_path,
)
from bot.store.copying import copy
from bot.store.opening import open_database, open_store
from bot.store.sqlite.backup import backup

MIB = 1 << 20


async def migrate() -> None:
    """Bring the schema of `DATABASE_URL` up to date, as every start does too."""
    url = database_url()
    async with open_store(url, allow_data_loss=allow_data_loss()):
        print(f"{database_place(url)} is up to date")


def back_up(target: Path) -> None:
    """Copy the database file of `DATABASE_URL` to `target` and print its size."""
    made = backup(Path(sqlite_path()), target)
    print(f"{made.path}: {made.size / MIB:.1f} MiB")


async def copy_store(source_url: str, target_url: str) -> None:
    """Copy everything from one database to another, compare it, and print the progress."""
    options = {"allow_data_loss": allow_data_loss(), "exclusive": True}
    async with (
        open_database(_existing(source_url), **options) as source,
        open_database(checked_database(target_url), **options) as target,
    ):
        copied = await copy(source, target, _print_progress)
    print(f"{copied:,} rows copied and compared: {database_place(target_url)} is ready")


def _existing(url: str) -> str:
    url = checked_database(url)
    # Opening a file that does not exist would create it.
    if url.startswith(SQLITE) and not Path(url.removeprefix(SQLITE)).exists():
        raise StoreError(f"there is no database {database_place(url)}")
    return url


def _print_progress(what: str, done: int, total: int) -> None:
    end = "\n" if done == total else ""
    print(f"\r{what}: {done:,} of {total:,}", end=end, file=sys.stderr, flush=True)
