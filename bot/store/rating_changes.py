"""What changes ratings besides new games: people who leave, are left out, or are forgotten."""

from collections.abc import Sequence

from bot.model import GuildId, UserId
from bot.store.queries import placeholders, rows


async def change_left_out(
    guild: GuildId, before: frozenset[UserId], after: frozenset[UserId]
) -> None:
    """Let the games of people be rated anew who are left out from now on, or no longer are."""
    for user in before ^ after:
        where = "guild_id = ? AND rated IS NOT NULL AND (first_id = ? OR second_id = ?)"
        await _forget_results(where, guild, user, user)
    if after - before:
        await unlist(guild, sorted(after - before))


async def forget_ratings(user: UserId) -> None:
    """Let the games of the others with a person be rated anew, before their rows are deleted.

    Of games that were deleted the others keep what they got.
    """
    await _forget_results("rated IS NOT NULL AND (first_id = ? OR second_id = ?)", user, user)
    mine = "SELECT game_id FROM ratings WHERE user_id = ?"
    await rows(f"UPDATE ratings SET opponent_id = 0 WHERE game_id IN ({mine})", user)


async def unlist(guild: GuildId, users: Sequence[UserId]) -> None:
    """Take people off the leaderboards of a server."""
    sql = f"""UPDATE ratings SET listed = 0
              WHERE guild_id = ? AND user_id IN ({placeholders(users)}) AND listed = 1"""
    await rows(sql, guild, *users)


async def _forget_results(where: str, *values: int) -> None:
    games = f"SELECT id FROM games WHERE {where}"
    await rows(f"DELETE FROM ratings WHERE game_id IN ({games})", *values)
    await rows(f"UPDATE games SET rated = NULL WHERE {where}", *values)
