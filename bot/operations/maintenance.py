"""Maintenance: the commands `migrate`, `backup`, `restore` and `copy`."""

import sys
from datetime import UTC, datetime
from pathlib import Path

from bot.database_url import SQLITE, database_place
from bot.model.errors import StoreError
from bot.settings import allow_data_loss, checked_database, database_url, sqlite_path
from bot.store.copying import copy
from bot.store.opening import open_database, open_store
from bot.store.sqlite.backup import Copy, backup
from bot.store.sqlite.restore import restore

MIB = 1 << 20


async def migrate_store() -> None:
    """Bring the schema of `DATABASE_URL` up to date, as every start does too."""
    url = database_url()
    async with open_store(url, allow_data_loss=allow_data_loss()):
        print(f"{database_place(url)} is up to date")


def back_up(target: Path) -> None:
    """Copy the database file of `DATABASE_URL` to `target`, check it, and print what it holds."""
    made = backup(Path(sqlite_path()), target)
    print(f"{made.path}: {_holdings(made)}; checked")


def restore_backup(file: Path) -> None:
    """Put `file` in the place of the database of `DATABASE_URL`, and print what was done."""
    database = Path(sqlite_path())
    restored, kept = restore(file, database, datetime.now(UTC))
    print(f"{database} is restored from {file}: {_holdings(restored)}; checked")
    if kept is not None:
        print(f"the database that was there is kept as {kept}: delete it once you need it no more")
    print("start the bot again; the numbers of games that are gone are not used again")


def _holdings(copy: Copy) -> str:
    games, challenges = copy.rows["games"], copy.rows["challenges"]
    size = f"{copy.size / MIB:.1f} MiB, schema {copy.schema}"
    return f"{size}, {games:,} games, {challenges:,} challenges"


async def copy_store(source_url: str, target_url: str) -> None:
    """Copy everything from one database to another, compare it, and print the progress.

    Either may be the word `DATABASE_URL`, for the one that is set.
    """
    source_url, target_url = map(_as_set, (source_url, target_url))
    options = {"allow_data_loss": allow_data_loss(), "exclusive": True}
    async with (
        open_database(_existing(source_url), **options) as source,
        open_database(checked_database(target_url), **options) as target,
    ):
        copied = await copy(source, target, _print_progress)
    print(f"{copied:,} rows copied and compared: {database_place(target_url)} is ready")


def _as_set(url: str) -> str:
    return database_url() if url == "DATABASE_URL" else url


def _existing(url: str) -> str:
    url = checked_database(url)
    # Opening a file that does not exist would create it.
    if url.startswith(SQLITE) and not Path(url.removeprefix(SQLITE)).exists():
        raise StoreError(f"there is no database {database_place(url)}")
    return url


def _print_progress(what: str, done: int, total: int) -> None:
    end = "\n" if done == total else ""
    print(f"\r{what}: {done:,} of {total:,}", end=end, file=sys.stderr, flush=True)
