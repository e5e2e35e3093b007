"""Finished games of a person."""

import sqlite3

from bot.model import ChannelId, GuildId, PastGames, UserId
from bot.store.rows import game_from


def past_games(
    user: UserId,
    guild: GuildId | None,
    channel: ChannelId | None,
    skip: int,
    most: int,
    db: sqlite3.Connection,
) -> PastGames:
    wanted = "(first_id = :user OR second_id = :user) AND ended_at IS NOT NULL"
    if guild is not None:
        wanted += " AND guild_id = :guild"
    if channel is not None:
        wanted += " AND channel_id = :channel"
    asked = {"user": user, "guild": guild, "channel": channel, "skip": skip, "most": most}
    total: int
    (total,) = db.execute(f"SELECT count(*) FROM games WHERE {wanted}", asked).fetchone()
    sql = f"""SELECT * FROM games WHERE {wanted}
              ORDER BY ended_at DESC, id DESC LIMIT :most OFFSET :skip"""
    return PastGames(tuple(map(game_from, db.execute(sql, asked).fetchall())), total)
