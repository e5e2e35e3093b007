"""What a person has done against a level of the computer, in one query."""

from bot.model import GameId, Record, UserId
from bot.store.database import Work
from bot.store.queries import rows
from engine import Level

MOST_COUNTED = 3
"""Up to how many finished games are counted: enough to know who is new."""

_PLAYED = "id < ? AND termination IN ('line', 'full', 'resigned')"
_AGAINST = f"{{me}}_id = ? AND {{other}}_level = ? AND {_PLAYED}"
_LATEST = f"FROM games WHERE {_AGAINST} ORDER BY id DESC LIMIT 1"
_SEAT = f"""
    SELECT
        (SELECT count(*) FROM (
            SELECT 1 FROM games WHERE {{me}}_id = ? AND {_PLAYED} LIMIT {MOST_COUNTED}
        ) AS few) AS finished,
        EXISTS (SELECT 1 FROM games WHERE {_AGAINST} AND winner = '{{me}}') AS has_won,
        (SELECT id {_LATEST}) AS latest,
        (SELECT winner {_LATEST}) = '{{other}}' AS lost_latest
"""
# Each seat has an index of its own, so that no query reads more rows than it needs.
_SQL = " UNION ALL ".join(
    _SEAT.format(me=me, other=other) for me, other in (("first", "second"), ("second", "first"))
)


def person_record(user_id: UserId, level: Level, before: GameId) -> Work[Record]:
    """Return what a person had done before the game `before` against `level`."""
    against = (user_id, level.value, before)
    seats = yield from rows(_SQL, *((user_id, before, *against * 3) * 2))
    latest = max(seats, key=lambda seat: seat["latest"] or 0)
    return Record(
        finished=sum(seat["finished"] for seat in seats),
        has_won=any(seat["has_won"] for seat in seats),
        lost_last=bool(latest["lost_latest"]),
    )
