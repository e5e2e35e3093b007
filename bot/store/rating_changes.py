"""What changes ratings besides new games: people who leave, are left out, or are forgotten."""

from collections.abc import Sequence

from bot.model import GameId, GuildId, PersonalRating, UserId
from bot.model.ratings import Season
from bot.store.database import Work, places, rows
from bot.store.rating_rows import point_from


def change_left_out(
    guild: GuildId, before: frozenset[UserId], after: frozenset[UserId]
) -> Work[None]:
    """Let the games of people be rated anew who are left out from now on, or no longer are."""
    for user in before ^ after:
        where = "guild_id = ? AND rated IS NOT NULL AND (first_id = ? OR second_id = ?)"
        yield from _forget_results(where, guild, user, user)
    if after - before:
        yield from unlist(guild, sorted(after - before))


def forget_ratings(user: UserId) -> Work[None]:
    """Remove a person from all ratings; the games of the others with them are rated anew.

    Of games that were deleted the others keep what they got.
    """
    yield from _forget_results("rated IS NOT NULL AND (first_id = ? OR second_id = ?)", user, user)
    mine = "SELECT game_id FROM ratings WHERE user_id = ?"
    yield from rows(f"UPDATE ratings SET opponent_id = 0 WHERE game_id IN ({mine})", user)
    yield from rows("DELETE FROM ratings WHERE user_id = ?", user)


def ratings_of(user: UserId) -> Work[tuple[PersonalRating, ...]]:
    """Return a person's rating after each of their rated games, wherever they played."""
    sql = "SELECT * FROM ratings WHERE user_id = ? ORDER BY guild_id, season, number"
    return tuple(
        PersonalRating(
            GuildId(row["guild_id"]),
            Season(row["season"]),
            GameId(row["game_id"]),
            point_from(row),
        )
        for row in (yield from rows(sql, user))
    )


def unlist(guild: GuildId, users: Sequence[UserId]) -> Work[None]:
    """Take people off the leaderboards of a server."""
    sql = f"""UPDATE ratings SET listed = 0
              WHERE guild_id = ? AND user_id IN ({places(users)}) AND listed = 1"""
    yield from rows(sql, guild, *users)


def _forget_results(where: str, *values: int) -> Work[None]:
    games = f"SELECT id FROM games WHERE {where}"
    yield from rows(f"DELETE FROM ratings WHERE game_id IN ({games})", *values)
    yield from rows(f"UPDATE games SET rated = NULL WHERE {where}", *values)
