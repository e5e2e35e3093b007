"""Scores: what a person made of their finished games, counted by the database."""

from bot.model import GuildId, UserId
from bot.model.statistics import Counted, Score, Streak
from bot.store.database import Row
from bot.store.operations import Operations, read
from bot.store.other_games import HOLDABLE, PLAYED, WITH_HINTS, WITHOUT_HINTS, in_each_seat
from bot.store.queries import one, rows
from engine import BOARDS, Level

_STAR = f"""max(CASE WHEN {{hints}} AND {{{{other}}}}_level IS NOT NULL AND (winner = '{{{{me}}}}'
        OR winner IS NULL AND {{{{other}}}}_level = '{Level.UNBEATABLE}' AND board IN {HOLDABLE})
    THEN 1 ELSE 0 END)"""
"""1 if one of some games earns a star, else 0."""
_COUNTED = f"""SELECT {{other}}_level AS level, board,
        sum(CASE WHEN winner = '{{me}}' THEN 1 ELSE 0 END) AS wins,
        sum(CASE WHEN winner IS NULL THEN 1 ELSE 0 END) AS draws,
        sum(CASE WHEN winner = '{{other}}' THEN 1 ELSE 0 END) AS losses,
        {_STAR.format(hints=WITHOUT_HINTS)} AS alone, {_STAR.format(hints=WITH_HINTS)} AS helped
    FROM games WHERE {{me}}_id = ? AND """
_RESULTS = """SELECT CASE WHEN winner = '{me}' THEN 1 ELSE 0 END AS won, end_number
    FROM games WHERE {me}_id = ? AND {other}_id IS NOT NULL AND """


class Scores(Operations):
    """Counts of a person's finished games, in one server or wherever they played."""

    @read
    async def counted(
        self, user: UserId, guild: GuildId | None, against: UserId | None = None
    ) -> tuple[Counted, ...]:
        """Return the results by opponent and board; `against` leaves out all others."""
        where, values = _where(guild)
        ids: tuple[int, ...] = user, *values
        if against is not None:
            where, ids = f"{where} AND {{other}}_id = ?", (*ids, against)
        sql = in_each_seat(f"{_COUNTED}{where} GROUP BY 1, 2")
        found = await rows(sql, *ids * 2)
        return tuple(_counted(row) for row in found if _is_known(row))

    @read
    async def streak(self, user: UserId, guild: GuildId | None) -> Streak:
        """Return how often in a row a person won against people, now and at best."""
        where, values = _where(guild)
        # Wins in a row have the same difference of their two numbers.
        sql = f"""SELECT max(length) AS best,
                      coalesce(max(CASE WHEN last = total THEN length END), 0) AS current
                  FROM (SELECT count(*) AS length, max(nth) AS last, max(total) AS total FROM (
                      SELECT won, row_number() OVER (ORDER BY end_number) AS nth,
                          row_number() OVER (PARTITION BY won ORDER BY end_number) AS same,
                          count(*) OVER () AS total
                      FROM ({in_each_seat(_RESULTS + where)}) AS results) AS numbered
                  WHERE won = 1 GROUP BY nth - same) AS runs"""
        row = await one(sql, user, *values, user, *values)
        assert row is not None
        return Streak(row["current"], row["best"] or 0)


def _where(guild: GuildId | None) -> tuple[str, tuple[int, ...]]:
    return (PLAYED, ()) if guild is None else (f"guild_id = ? AND {PLAYED}", (guild,))


def _is_known(row: Row) -> bool:
    """Whether this version has the board and the level of a row."""
    return row["board"] in BOARDS and row["level"] in (None, *Level)


def _counted(row: Row) -> Counted:
    level = None if row["level"] is None else Level(row["level"])
    score = Score(row["wins"], row["draws"], row["losses"])
    stars = bool(row["alone"]), bool(row["helped"])
    return Counted(level, row["board"], score, *stars)
