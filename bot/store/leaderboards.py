"""Leaderboards: who stands where in a season, in a server or one of its channels."""

from bot.model import GuildId, UserId
from bot.model.ratings import Leader, Leaders, PastSeason, Ranking, Season
from bot.store.database import Row
from bot.store.operations import Operations, read
from bot.store.queries import number, one, rows
from bot.store.rated_games import standing_from

_LISTED = "guild_id = ? AND season = ? AND listed = 1"
_IN_CHANNEL = """ AND EXISTS (SELECT 1 FROM ratings AS there WHERE there.channel_id = ?
    AND there.season = ratings.season AND there.user_id = ratings.user_id)"""


class Leaderboards(Operations):
    """The ratings that are listed. `RatedGames.catch_up` comes first."""

    @read
    async def page(self, ranking: Ranking, user: UserId, page: int, most: int) -> Leaders:
        """Return `most` people of the page (from 0), or of the last one, and where `user` stands.

        Those with a place come first. In a channel are those who played a rated game there.
        """
        where = _LISTED + ("" if ranking.channel is None else _IN_CHANNEL)
        values: tuple[int, ...] = ranking.guild, ranking.season.number
        if ranking.channel is not None:
            values += (ranking.channel,)
        mine = await one(f"SELECT * FROM ratings WHERE {where} AND user_id = ?", *values, user)
        sql = f"SELECT count(*) FROM ratings WHERE {where}"
        total = await number(sql, *values)
        pages = max(1, -(-total // most))
        page = min(page, pages - 1)
        # The inner query reads the index alone, whatever the offset.
        sql = f"""SELECT ratings.* FROM ratings JOIN (
                      SELECT user_id, number FROM ratings WHERE {where}
                      ORDER BY placed DESC, shown DESC, user_id DESC LIMIT ? OFFSET ?
                  ) AS page ON page.user_id = ratings.user_id AND page.number = ratings.number
                  WHERE guild_id = ? AND season = ?
                  ORDER BY placed DESC, shown DESC, ratings.user_id DESC"""
        found = await rows(sql, *values, most, page * most, *values[:2])
        above = f"SELECT count(*) FROM ratings WHERE {where} AND placed = 1 AND shown > ?"
        leaders: list[Leader] = []
        for position, row in enumerate(found, start=page * most + 1):
            if leaders and leaders[-1].points == row["shown"]:
                place = leaders[-1].place or position
            elif leaders:
                place = position
            else:
                place = await number(above, *values, row["shown"]) + 1
            leaders.append(_leader(row, place))
        own = None
        if mine is not None:
            own = _leader(mine, await number(above, *values, mine["shown"]) + 1)
        return Leaders(tuple(leaders), own, total, page, pages)

    @read
    async def seasons(self, guild: GuildId) -> tuple[Season, ...]:
        """Return the seasons of a server that have ratings, the latest first."""
        # Each step is one look into the index, not a walk through all ratings.
        step = "SELECT max(season) FROM ratings WHERE guild_id = ? AND listed = 1"
        sql = f"""WITH RECURSIVE found (season) AS (
                      SELECT ({step})
                      UNION ALL SELECT ({step} AND ratings.season < found.season) FROM found
                      WHERE found.season IS NOT NULL)
                  SELECT season FROM found WHERE season IS NOT NULL"""
        return tuple(Season(row["season"]) for row in await rows(sql, guild, guild))

    @read
    async def past(self, guild: GuildId, user: UserId, most: int) -> tuple[PastSeason, ...]:
        """Return where a person stands in their latest seasons, the latest first."""
        sql = """SELECT mine.*, (
                     SELECT count(*) FROM ratings AS above WHERE above.guild_id = mine.guild_id
                     AND above.season = mine.season AND above.listed = 1 AND above.placed = 1
                     AND above.shown > mine.shown) + 1 AS place
                 FROM ratings AS mine WHERE user_id = ? AND guild_id = ? AND listed = 1
                 ORDER BY season DESC LIMIT ?"""
        found = await rows(sql, user, guild, most)
        return tuple(PastSeason(Season(row["season"]), _leader(row, row["place"])) for row in found)


def _leader(row: Row, place: int) -> Leader:
    place_of = place if row["placed"] else None
    return Leader(UserId(row["user_id"]), standing_from(row), place_of)
