"""The leaderboard: who stands where in a season, in a server or one of its channels."""

from collections.abc import Sequence

from bot.model import ChannelId, GuildId, UserId
from bot.model.ratings import Leader, Leaders, PastSeason, Season
from bot.store.database import Part, Row, Work, one, read, rows
from bot.store.rating_rows import standing_from

_LISTED = "guild_id = ? AND season = ? AND listed = 1"
_IN_CHANNEL = """ AND EXISTS (SELECT 1 FROM ratings AS there WHERE there.channel_id = ?
    AND there.season = ratings.season AND there.user_id = ratings.user_id)"""


class Leaderboard(Part):
    """The ratings that are listed. `Ratings.catch_up` comes first."""

    @read
    def page(
        self,
        guild: GuildId,
        season: Season,
        channel: ChannelId | None,
        user: UserId,
        skip: int,
        most: int,
    ) -> Work[Leaders]:
        """Return up to `most` people after the first `skip`, and where `user` stands.

        Settled ratings come first. With `channel`, those who played a rated game there.
        """
        where = _LISTED + ("" if channel is None else _IN_CHANNEL)
        values: tuple[int, ...] = guild, season.number
        if channel is not None:
            values += (channel,)
        sql = f"""SELECT * FROM ratings WHERE {where}
                  ORDER BY settled DESC, shown DESC, user_id LIMIT ? OFFSET ?"""
        found = yield from rows(sql, *values, most, skip)
        sql = f"SELECT * FROM ratings WHERE {where} AND user_id = ?"
        mine = yield from one(sql, *values, user)
        # Of those who are settled: how many are above the page's first one, and above the user.
        above = "coalesce(sum(CASE WHEN settled = 1 AND shown > ? THEN 1 ELSE 0 END), 0)"
        firsts = [0 if row is None else row["shown"] for row in (found[0] if found else None, mine)]
        sql = f"""SELECT count(*) AS total, {above} AS above_page, {above} AS above_user
                  FROM ratings WHERE {where}"""
        counted = yield from one(sql, *firsts, *values)
        assert counted is not None
        leaders = _placed(found, skip, counted["above_page"] + 1)
        own = None if mine is None else _leader(mine, counted["above_user"] + 1)
        return Leaders(leaders, own, counted["total"])

    @read
    def seasons(self, guild: GuildId) -> Work[tuple[Season, ...]]:
        """Return the seasons of a server that have ratings, the latest first."""
        # Each step is one look into the index, not a walk through all ratings.
        step = "SELECT max(season) FROM ratings WHERE guild_id = ? AND listed = 1"
        sql = f"""WITH RECURSIVE found (season) AS (
                      SELECT ({step})
                      UNION ALL SELECT ({step} AND ratings.season < found.season) FROM found
                      WHERE found.season IS NOT NULL)
                  SELECT season FROM found WHERE season IS NOT NULL"""
        return tuple(Season(row["season"]) for row in (yield from rows(sql, guild, guild)))

    @read
    def past(self, guild: GuildId, user: UserId, most: int) -> Work[tuple[PastSeason, ...]]:
        """Return where a person stands in their latest seasons, the latest first."""
        sql = """SELECT mine.*, (
                     SELECT count(*) FROM ratings AS above WHERE above.guild_id = mine.guild_id
                     AND above.season = mine.season AND above.listed = 1 AND above.settled = 1
                     AND above.shown > mine.shown) + 1 AS place
                 FROM ratings AS mine WHERE user_id = ? AND guild_id = ? AND listed = 1
                 ORDER BY season DESC LIMIT ?"""
        found = yield from rows(sql, user, guild, most)
        return tuple(PastSeason(Season(row["season"]), _leader(row, row["place"])) for row in found)


def _placed(found: Sequence[Row], skip: int, place: int) -> tuple[Leader, ...]:
    """Give the same place to the same rating; `place` is the first one's."""
    leaders = [_leader(found[0], place)] if found else []
    for position, row in enumerate(found[1:], start=skip + 2):
        last = leaders[-1]
        is_tied = last.points == row["shown"]
        leaders.append(_leader(row, last.place if is_tied and last.place else position))
    return tuple(leaders)


def _leader(row: Row, place: int) -> Leader:
    is_settled = bool(row["settled"])
    return Leader(UserId(row["user_id"]), standing_from(row), place if is_settled else None)
