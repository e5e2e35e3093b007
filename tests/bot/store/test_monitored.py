"""How long accesses take is observed, and failures are logged when they begin and end."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.model import GameId
from bot.model.errors import NoSuchGame, StoreUnavailable
from bot.store.opening import open_store


async def test_accesses_are_observed_also_those_that_fail(tmp_path: Path) -> None:
    noted: list[str] = []

    def accessed(access: str, seconds: float) -> None:
        assert seconds > 0
        noted.append(access)

    async with open_store(f"sqlite:///{tmp_path}/oxo.db", accessed, allow_data_loss=True) as store:
        await store.check()
        assert await store.deadlines.next() is None
        with pytest.raises(NoSuchGame):
            await store.games.get(GameId(1))
    assert noted == ["write", "read", "read"]


async def test_a_failure_is_logged_once_and_so_is_its_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.store.monitored")
    path = tmp_path / "oxo.db"
    async with open_store(f"sqlite:///{path}", allow_data_loss=True) as store:
        with closing(sqlite3.connect(path)) as db:
            db.execute("ALTER TABLE games RENAME TO lost")
            for _ in range(3):
                with pytest.raises(StoreUnavailable):
                    await store.games.count_live()
                await store.check()  # Writes are watched apart.
            db.execute("ALTER TABLE lost RENAME TO games")
        for _ in range(3):
            await store.games.count_live()
    failed, worked = [record.getMessage() for record in caplog.records]
    assert failed == "the store failed to read: no such table: games"
    assert worked == "the store can read again, after 0 s"
