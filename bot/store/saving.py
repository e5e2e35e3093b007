"""Saving a game: it counts only if the row still stands where the game was seen."""

from collections.abc import Sequence

from bot.model import Game, GameId, InteractionId
from bot.store.database import Query, Row, Work, rows
from bot.store.rows import progress_row


def save_query(game: Game, seen_ply: int, interaction: InteractionId | None) -> Query:
    """Return the statement that saves `game` if it still stands at `seen_ply` and is live.

    One statement is a transaction of its own, whole or not at all, so that a move on PostgreSQL
    needs one round trip and not four. It returns a row if it saved the game.
    """
    row = {**progress_row(game), "changed_by": interaction}
    changes = ", ".join(f"{column} = ?" for column in row)
    sql = f"""UPDATE games SET {changes} WHERE id = ? AND ply = ? AND ended_at IS NULL
              RETURNING message_id"""
    return Query(sql, (*row.values(), game.id, seen_ply))


def save_ended(game_id: GameId, saving: Query) -> Work[Sequence[Row]]:
    """Save a game that ended, and free its seats."""
    found = yield saving
    if found:
        yield from rows("DELETE FROM seats WHERE game_id = ?", game_id)
        yield from rows("UPDATE games SET watched_by = NULL WHERE id = ?", game_id)
    return found
