"""The crash test's short forms; `python -m tests.crash` is the long one."""

from pathlib import Path

import pytest

from tests.crash.ordeal import Ordeal
from tests.databases import OnFile, OnServer
from tests.postgres_server import Server


async def test_nothing_is_lost_in_five_kills(tmp_path: Path) -> None:
    findings = await Ordeal(tmp_path, OnFile(tmp_path / "oxo.db"), seed=5).run(kills=5)
    assert findings.wrong == []
    assert findings.boards_checked > 50
    assert findings.boards_played > 20


@pytest.mark.postgres
async def test_nothing_is_lost_when_the_server_falls_too(tmp_path: Path, postgres: Server) -> None:
    database = OnServer(postgres, postgres.new_database())
    findings = await Ordeal(tmp_path, database, seed=4).run(kills=4)
    assert findings.wrong == []
    assert findings.falls + findings.hangs > 0
    assert findings.boards_played > 20
