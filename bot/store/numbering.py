"""Numbering: ids are never given twice, also after a restore.

Buttons in old messages name games and challenges by id. A database that was restored, from a
backup, a dump, a copied file or a snapshot of the whole machine, does not know which ids were given
after that was made. It cannot even know that it was restored. But it knows when it gave its last
one. So at each start the ids go on as if `IDS_PER_SECOND` had been given ever since: a restore
skips all that were, and a bot that was only stopped skips some for nothing.
"""

import logging
from functools import partial

from bot.store.database import Numbered, Work, one

log = logging.getLogger(__name__)

IDS_PER_SECOND = 10
"""More than any bot gives over an hour: 864,000 games a day. An id has 63 bits."""

BEFORE_OXO = 1_735_689_600
"""The start of 2025 in UTC seconds: no id was given before."""


async def skip_lost_ids(database: Numbered, now: int) -> None:
    """Let the next game and challenge have ids that were surely never given. `now` is UTC seconds.

    Raises StoreUnavailable.
    """
    for table, at in (("games", "started_at"), ("challenges", "offered_at")):
        highest = await database.highest_id(table)
        if highest == 0:
            continue  # Nothing was ever given, as far as anybody knows.
        last_id, last_at = await database.read(partial(_last, table, at))
        first_free = last_id + IDS_PER_SECOND * max(now - last_at, 0)
        if first_free > highest:
            await database.number_after(table, first_free)
            fields = {"table": table, "id": first_free + 1}
            log.debug("the ids of %(table)s go on at %(id)d", fields)


def _last(table: str, at: str) -> Work[tuple[int, int]]:
    """Return the last id that was given, and when; from all pruned tables a bound for it."""
    row = yield from one(f"SELECT id, {at} AS at FROM {table} ORDER BY id DESC LIMIT 1")
    return (0, BEFORE_OXO) if row is None else (row["id"], row["at"])
