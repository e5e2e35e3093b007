"""Saving a game: it counts only if the row still is as the game was seen."""

from bot.model import Game, InteractionId
from bot.store.database import Query
from bot.store.draws import note_draw
from bot.store.other_games import ended
from bot.store.outbox import Outgoing, Purpose, put_out
from bot.store.rows import progress_row

NEXT_END = "SELECT coalesce(max(end_number), 0) + 1 FROM games WHERE end_number IS NOT NULL"


def save_query(game: Game, seen_ply: int, interaction: InteractionId | None) -> Query:
    """Return the statement that saves `game` if its row is live and at `seen_ply`.

    It returns a row if it saved the game: what another process may have changed.
    """
    row = {**progress_row(game), "changed_by": interaction}
    changes = ", ".join(f"{column} = ?" for column in row)
    if game.ending is not None:
        changes += f", end_number = ({NEXT_END}), watched_by = NULL"
    sql = f"""UPDATE games SET {changes}, message_id = coalesce(message_id, ?)
              WHERE id = ? AND ply = ? AND ended_at IS NULL
              RETURNING message_id, hinted"""
    return Query(sql, (*row.values(), game.message_id, game.id, seen_ply))


async def save_ended(game: Game, seen_ply: int, interaction: InteractionId | None) -> Game | None:
    """Save a game that ended; return it, None if it has moved on."""
    found = await save_query(game, seen_ply, interaction)
    if not found:
        return None
    game = game.changed(message_id=found[0]["message_id"], hinted=found[0]["hinted"])
    if game.is_held:
        await note_draw(game)
    return game


async def save_played(game: Game, seen_ply: int, interaction: InteractionId | None) -> Game | None:
    """Save a game that ended; return it with its message and its record, None if it has moved on.

    Its card shows the record, and a trip of its own would cost more.
    """
    saved = await save_ended(game, seen_ply, interaction)
    if saved is None:
        return None
    if game.is_rating_shown:
        await put_out(Outgoing(Purpose.RATED, game.id, game.place.channel_id, game.moved_at))
    return await ended(saved)


async def save_unasked(game: Game, seen_ply: int) -> Game | None:
    """Save a game that time, and no interaction, changed; its card goes to the outbox."""
    if game.ending is not None:
        saved = await save_played(game, seen_ply, None)
    else:
        found = await save_query(game, seen_ply, None)
        saved = game.changed(message_id=found[0]["message_id"]) if found else None
    if saved is not None:
        due_at = game.moved_at + int(game.clock.total_seconds())
        await put_out(Outgoing.card(game, due_at))
    return saved
