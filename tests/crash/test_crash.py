"""Short forms of the crash test; `python -m tests.crash` is the long one."""

from pathlib import Path

import pytest

from tests.crash.kill_run import FEWEST_ANSWERS, KillRun, steps
from tests.databases import OnFile, OnServer
from tests.postgres_server import Server

MOST_ANSWERS = 50
"""How many answers players get at most before a kill."""


async def test_nothing_is_lost_in_three_kills(tmp_path: Path) -> None:
    database = OnFile(tmp_path / "oxo.db")
    findings = await KillRun(tmp_path, database, seed=5).run(3, most_answers=MOST_ANSWERS)
    assert findings.wrong == []
    assert findings.kills >= 3
    assert findings.acts["answered"] >= 3 * FEWEST_ANSWERS
    assert findings.boards_checked > 0
    assert findings.boards_played > 0


@pytest.mark.postgres
async def test_nothing_is_lost_when_the_server_fails_too(tmp_path: Path, postgres: Server) -> None:
    database = OnServer(postgres, postgres.new_database())
    run = KillRun(tmp_path, database, seed=SEED_WITH_BOTH)
    findings = await run.run(2, most_answers=MOST_ANSWERS)
    assert findings.wrong == []
    assert findings.faults == {"crash": 1, "hang": 1}
    assert findings.boards_played > 0


SEED_WITH_BOTH = next(
    seed
    for seed in range(1_000)
    if sorted(step.fault or "" for step in steps(seed, 2, MOST_ANSWERS, faults=OnServer.faults))
    == ["crash", "hang"]
)
"""A seed with which the server crashes once and hangs once in two runs."""
