"""Maintenance: the commands that work on the database, bot stopped or running."""

import os
import sys
import time
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from pathlib import Path

from bot.database_url import SQLITE, database_place
from bot.model.errors import SettingsError, StoreError
from bot.model.ratings import DAY
from bot.settings import check_setting, read_setting
from bot.store import Store
from bot.store.copying import copy
from bot.store.opening import open_database, open_store
from bot.store.sqlite.backup import Copy, backup
from bot.store.sqlite.restore import restore

MIB = 1 << 20

LATELY = 30 * DAY


async def migrate_store() -> None:
    """Bring the schema of `DATABASE_URL` up to date, as every start does too."""
    url = read_setting("database_url")
    async with open_store(url, allow_data_loss=read_setting("allow_data_loss")):
        print(f"{database_place(url)} is up to date")


def back_up(target: Path) -> None:
    """Copy the database file of `DATABASE_URL` to `target`, check it, and print what it holds."""
    made = backup(_database_file(), target)
    print(f"{made.path}: {_holdings(made)}; checked")


def restore_backup(file: Path) -> None:
    """Put `file` in the place of the database of `DATABASE_URL`, and print what was done."""
    database = _database_file()
    restored, kept = restore(file, database, datetime.now(UTC))
    print(f"{database} is restored from {file}: {_holdings(restored)}; checked")
    if kept is not None:
        print(f"the database that was there is kept as {kept}; the newest two of them stay")
    print("start the bot again; the numbers of games that are gone are not used again")


async def block(blocked: int, *, is_blocked: bool) -> None:
    """Block a server or a person, or unblock them, and print what changed."""
    async with _existing_store() as store:
        change = store.blocks.add if is_blocked else store.blocks.remove
        was = "" if await change(blocked) else " already"
    heeded = "" if was else ": a running bot heeds it within half a minute"
    print(f"{blocked} is {'blocked' if is_blocked else 'not blocked'}{was}{heeded}")


async def print_blocked() -> None:
    """Print the ids of the servers and people that are blocked, one a line."""
    async with _existing_store() as store:
        for blocked in sorted(await store.blocks.all()):
            print(blocked)


async def print_servers() -> None:
    """Print the servers by use: their games of the last 30 days, and their rows."""
    async with _existing_store() as store:
        used = await store.blocks.use(int(time.time()) - LATELY)
        blocked = await store.blocks.all()
    print(f"{'server':<20} {'games in 30 days':>16} {'rows':>12}")
    for each in used:
        note = "  blocked" if each.guild in blocked else ""
        print(f"{each.guild:<20} {each.games:>16,} {each.rows:>12,}{note}")


def _existing_store() -> AbstractAsyncContextManager[Store]:
    url = _existing(read_setting("database_url"))
    return open_store(url, allow_data_loss=read_setting("allow_data_loss"), upgrade=False)


def _holdings(copy: Copy) -> str:
    games, challenges = copy.rows["games"], copy.rows["challenges"]
    size = f"{copy.size / MIB:.1f} MiB, schema {copy.schema}"
    return f"{size}, {games:,} games, {challenges:,} challenges"


async def copy_store(source_url: str, target_url: str) -> None:
    """Copy everything from one database to another, compare it, and print the progress.

    Either may be the word `DATABASE_URL`, for the one that is set.
    """
    source_url, target_url = map(_address, (source_url, target_url))
    options = {"allow_data_loss": read_setting("allow_data_loss"), "exclusive": True}
    async with (
        open_database(_existing(source_url), **options) as source,
        open_database(target_url, **options) as target,
    ):
        copied = await copy(source, target, _print_progress)
    print(f"{copied:,} rows copied and compared: {database_place(target_url)} is ready")


def _database_file() -> Path:
    """Return the database of `DATABASE_URL`. Raises SettingsError if it is no file."""
    url: str = read_setting("database_url")
    if not url.startswith(SQLITE):
        raise SettingsError("PostgreSQL brings its own tools for this: pg_dump and pg_restore")
    return Path(url.removeprefix(SQLITE))


def _address(url: str) -> str:
    if url == "DATABASE_URL":
        url = read_setting("database_url")
    check_setting("database_url", url)
    return url


def _existing(url: str) -> str:
    # Opening a file that does not exist would create it.
    if url.startswith(SQLITE) and not os.path.exists(url.removeprefix(SQLITE)):
        raise StoreError(f"there is no database {database_place(url)}")
    return url


def _print_progress(what: str, done: int, total: int) -> None:
    end = "\n" if done == total else ""
    print(f"\r{what}: {done:,} of {total:,}", end=end, file=sys.stderr, flush=True)
