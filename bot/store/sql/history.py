"""Finished games of a person."""

from bot.model import ChannelId, GuildId, PastGames, UserId
from bot.store.rows import game_from
from bot.store.work import Work, number, rows


def past_games(
    user: UserId, guild: GuildId | None, channel: ChannelId | None, skip: int, most: int
) -> Work[PastGames]:
    wanted = "(first_id = ? OR second_id = ?) AND ended_at IS NOT NULL"
    asked: list[int] = [user, user]
    for column, place in (("guild_id", guild), ("channel_id", channel)):
        if place is not None:
            wanted += f" AND {column} = ?"
            asked.append(place)
    total = yield from number(f"SELECT count(*) FROM games WHERE {wanted}", *asked)
    sql = f"SELECT * FROM games WHERE {wanted} ORDER BY ended_at DESC, id DESC LIMIT ? OFFSET ?"
    found = yield from rows(sql, *asked, most, skip)
    return PastGames(tuple(map(game_from, found)), total)
