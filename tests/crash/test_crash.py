"""The crash test's short form; `python -m tests.crash` is the long one."""

from pathlib import Path

from tests.crash.ordeal import Ordeal


async def test_nothing_is_lost_in_five_kills(tmp_path: Path) -> None:
    findings = await Ordeal(tmp_path, seed=5).run(kills=5)
    assert findings.wrong == []
    assert findings.boards_checked > 50
    assert findings.boards_played > 20
