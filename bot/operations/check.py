"""`python -m bot check`: what can be wrong, each with a finding and what mends it."""

import os
import shutil
from collections.abc import AsyncIterator, Iterable, Iterator
from datetime import timedelta
from pathlib import Path

from bot.database_url import SQLITE
from bot.model.errors import StoreError, StoreUnfit
from bot.operations.check_discord import check_discord
from bot.operations.finding import Finding
from bot.operations.maintenance import MIB
from bot.settings import Settings, misspelt
from bot.store.opening import open_store
from bot.store.sqlite.machine import MOUNTS, check_promises, check_sqlite, goes_with_container
from bot.worker import Worker, WorkerFailed

LEAST_FREE = 64 * MIB
"""So many bytes should be free on the disk of a database file: its log alone takes some of them."""

STARTED_WITHIN = timedelta(seconds=10)
"""How long a worker process may take to start."""


async def check(settings: Settings) -> AsyncIterator[Finding]:
    """Check settings, database, disk and worker, and then what Discord says, one by one."""
    yield _settings(misspelt(os.environ))
    async for each in _database(settings):
        yield each
    yield await check_worker(Worker(STARTED_WITHIN))
    async for each in check_discord(settings):
        yield each


def _settings(misspelt: Iterable[tuple[str, str]]) -> Finding:
    found = "; ".join(f"{name} is none: is {meant} meant?" for name, meant in misspelt)
    return Finding("settings", not found, found or "complete")


async def check_worker(worker: Worker) -> Finding:
    """Check that the process starts in which the bot thinks for long and draws; it is closed."""
    try:
        await worker.run(int)
    except WorkerFailed as error:
        mend = "boards beyond 3x3 are played with less thought, and pictures are left out: let the "
        mend += "bot have more processes, memory and open files"
        return Finding("worker", False, f"{error}: {mend}")
    finally:
        worker.close()
    return Finding("worker", True, "the process for what takes long starts")


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    allow_data_loss = settings.allow_data_loss
    if (file := _missing_file(settings)) is not None:
        for each in _check_new(file, allow_data_loss=allow_data_loss):
            yield each
        return
    opening = open_store(settings.database_url, allow_data_loss=allow_data_loss, upgrade=False)
    try:
        async with opening as store:
            await store.check()
            games = await store.games.count_live()
            replication = store.database.replication
    except StoreError as error:
        yield Finding("database", False, str(error))
    else:
        lasting = "not known to last (ALLOW_DATA_LOSS)" if allow_data_loss else "that last"
        played = f"{games} game{'' if games == 1 else 's'} being played"
        found = f"{settings.database_place}: takes writes {lasting}, {played}"
        yield Finding("database", True, found)
        if replication is not None:
            found = "commits wait for a standby"
            if not replication.is_synchronous:
                found = "a failover may lose answered moves: synchronous_standby_names is empty"
            found = f"the primary is {replication.primary}: {found}"
            yield Finding("replication", replication.is_synchronous or allow_data_loss, found)
    if settings.database_url.startswith(SQLITE):
        for each in check_disk(Path(settings.database_place), lasts=not allow_data_loss):
            yield each


def _missing_file(settings: Settings) -> Path | None:
    """Return where the database will be if it is a file that is not there yet."""
    path = Path(settings.database_place)
    # Not the path's own method, which raises where a folder cannot be read.
    return path if settings.database_url.startswith(SQLITE) and not os.path.exists(path) else None


def _check_new(database: Path, *, allow_data_loss: bool) -> Iterator[Finding]:
    """Check where a database file will be, without making it."""
    folder = database.parent
    try:
        check_sqlite()
        if not allow_data_loss:
            check_promises(database)
    except StoreUnfit as error:
        yield Finding("database", False, str(error))
        return
    if not os.access(folder, os.W_OK | os.X_OK):
        reason = "it cannot be written to" if os.path.isdir(folder) else "there is no such folder"
        yield Finding("database", False, f"cannot open the database {database}: {reason}")
        return
    yield Finding("database", True, f"new, empty: the first start makes {database}")
    yield from check_disk(database, lasts=not allow_data_loss)


def check_disk(database: Path, *, lasts: bool = False, mounts: Path = MOUNTS) -> Iterator[Finding]:
    """Check that a database file has room to grow, and for a copy: a migration may need as much.

    With `lasts` it should outlive a container, too.
    """
    folder = database.absolute().parent
    if lasts and goes_with_container(database, mounts):
        found = f"{folder} goes with its container, and every game with it: mount a volume there"
        yield Finding("disk", False, found)
    try:
        needed = LEAST_FREE + (database.stat().st_size if database.exists() else 0)
        free = shutil.disk_usage(folder).free
    except OSError as error:
        yield Finding("disk", False, f"{folder} cannot be read: {error.strerror}")
        return
    found = f"{free / MIB:,.0f} MiB free at {folder}"
    if free < needed:
        found += f", {needed / MIB:,.0f} MiB are needed: free some, a full disk stops every game"
    yield Finding("disk", free >= needed, found)
