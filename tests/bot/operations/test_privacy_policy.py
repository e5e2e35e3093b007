"""The privacy policy names every table that there is, and what a person can have deleted."""

import re
from pathlib import Path

from bot.store.tables import TABLES

HOSTING = Path(__file__).parents[3] / "docs" / "hosting"
ROW = re.compile(r"^\| (.+) \| (.+) \| (.+) \| (.+) \| `(\w+)` \|$", re.MULTILINE)


def stored() -> dict[str, tuple[str, ...]]:
    """Return what the policy says of each table: what, why, how long, deleted by whom."""
    text = (HOSTING / "privacy-policy.md").read_text(encoding="utf-8")
    return {name: cells for *cells, name in ROW.findall(text)}


def test_every_table_is_named_once() -> None:
    text = (HOSTING / "privacy-policy.md").read_text(encoding="utf-8")
    assert len(ROW.findall(text)) == len(stored())
    assert stored().keys() == {table.name for table in TABLES}


def test_what_is_a_persons_own_is_deleted_by_them() -> None:
    own = {name for name, (_, _, _, deleted) in stored().items() if deleted == "yes"}
    assert own == {table.name for table in TABLES if table.is_personal}
