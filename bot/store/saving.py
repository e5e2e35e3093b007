"""Saving a game: it counts only if the row still is as the game was seen."""

from collections.abc import Sequence

from bot.model import Game, InteractionId, Record
from bot.store.database import Query, Row, Work
from bot.store.held_draws import note_draw
from bot.store.outbox import Outgoing, put_out
from bot.store.person_record import person_record
from bot.store.queries import rows
from bot.store.rows import progress_row


def save_query(game: Game, seen_ply: int, interaction: InteractionId | None) -> Query:
    """Return the statement that saves `game` if its row is live and at `seen_ply`.

    It returns a row if it saved the game.
    """
    row = {**progress_row(game), "changed_by": interaction}
    changes = ", ".join(f"{column} = ?" for column in row)
    sql = f"""UPDATE games SET {changes} WHERE id = ? AND ply = ? AND ended_at IS NULL
              RETURNING message_id"""
    return Query(sql, (*row.values(), game.id, seen_ply))


def save_ended(game: Game, seen_ply: int, interaction: InteractionId | None) -> Work[Sequence[Row]]:
    """Save a game that ended, and free its seats."""
    found = yield save_query(game, seen_ply, interaction)
    if found:
        yield from rows("DELETE FROM seats WHERE game_id = ?", game.id)
        if game.is_watched:
            yield from rows("UPDATE games SET watched_by = NULL WHERE id = ?", game.id)
        if game.is_held:
            yield from note_draw(game)
    return found


def save_with_record(
    game: Game, seen_ply: int, interaction: InteractionId | None
) -> Work[tuple[Sequence[Row], Record | None]]:
    """Save a game that ended; return the record with it if it was against the computer.

    Its card shows that, and a trip of its own would cost more.
    """
    found = yield from save_ended(game, seen_ply, interaction)
    if not found or game.level is None:
        return found, None
    return found, (yield from person_record(game.people[0].id, game.level, game.id))


def save_unasked(game: Game, seen_ply: int) -> Work[tuple[Sequence[Row], Record | None]]:
    """Save a game that time, and no interaction, changed; its card goes to the outbox."""
    if game.ending is None:
        found, record = (yield save_query(game, seen_ply, None)), None
    else:
        found, record = yield from save_with_record(game, seen_ply, None)
    if found:
        due_at = game.moved_at + int(game.clock.total_seconds())
        yield from put_out(Outgoing.card(game, due_at))
    return found, record
