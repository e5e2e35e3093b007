"""Deadlines: what is due in games and challenges, and the notices that tell people of it."""

from bot.model import ChannelId, Game, GameId, MessageId
from bot.store.database import Row
from bot.store.operations import Operations, read, write
from bot.store.outbox import Outgoing, Purpose, Rank, put_out, take_out
from bot.store.queries import number, one, rows
from bot.store.rows import POSTPONED_SECONDS, game_from, readable

OUTDATED = """notice_id IS NOT NULL
    AND (ply > notice_until OR ended_at IS NOT NULL AND rematch_by IS NULL)"""
"""Which games' notices are of no use any more, as the index has it."""


class Deadlines(Operations):
    """What is due, and when. Any method may raise StoreUnavailable."""

    @read
    async def next(self) -> int | None:
        """Return the nearest of games, reminders, offers and puzzles, None if there is none.

        Notices that are outdated are due since ever.
        """
        sql = f"""SELECT min(at) FROM (
                     SELECT min(due_at) AS at FROM games WHERE due_at IS NOT NULL
                     UNION ALL SELECT min(remind_at) FROM games WHERE remind_at IS NOT NULL
                     UNION ALL SELECT min(expires_at) FROM challenges WHERE answer IS NULL
                     UNION ALL SELECT min(rematch_until) FROM games
                         WHERE rematch_until IS NOT NULL
                     UNION ALL SELECT min(due_at) FROM puzzle_channels
                     UNION ALL SELECT 0 FROM games WHERE {OUTDATED}
                 ) AS deadlines"""
        at: int | None = await number(sql)
        return at

    @write
    async def due_games(self, now: int, most: int) -> tuple[Game, ...]:
        """Return up to `most` live games whose time has run out by `now`, oldest first."""
        return await _due("due_at", now, most)

    @write
    async def put_reminders(self, now: int, most: int) -> None:
        """Put up to `most` reminders that are due by `now` into the outbox.

        A player who is reminded before time is nearly up is reminded again then.
        """
        for game in await _due("remind_at", now, most):
            times = game.times
            is_urgent = times.urgent_at is None or times.urgent_at <= now
            again_at = None if is_urgent else times.urgent_at
            await rows("UPDATE games SET remind_at = ? WHERE id = ?", again_at, game.id)
            # Before a move it tells who asked for a rematch that it began.
            early = Purpose.TURN if game.moves else Purpose.REMATCH
            late = Purpose.TIME if game.ending is None else Purpose.WANTED
            reminder = Outgoing(
                late if is_urgent else early,
                game.id,
                game.place.channel_id,
                times.due_at or now,
                Rank.TIMELY,
                ply=game.ply,
            )
            if is_urgent:  # It says what the other one would.
                await take_out((early,), (game.id,))
            await put_out(reminder)

    @write
    async def note_notice(self, game_id: GameId, message_id: MessageId, until: int) -> None:
        """Note a notice that is of use up to the ply `until`; one that it replaces is deleted."""
        row = await one("SELECT * FROM games WHERE id = ?", game_id)
        if row is None:
            return
        old: MessageId | None = row["notice_id"]
        if old is None or old < message_id:
            sql = "UPDATE games SET notice_id = ?, notice_until = ? WHERE id = ?"
            await rows(sql, message_id, until, game_id)
            useless = old
        else:  # The same, where it was sent again to be sure.
            useless = None if old == message_id else message_id
        if useless is not None:
            await _put_removal(row, useless)

    @write
    async def put_outdated(self, most: int) -> None:
        """Let up to `most` notices that are of no use be deleted."""
        for row in await rows(f"SELECT * FROM games WHERE {OUTDATED} LIMIT ?", most):
            await rows("UPDATE games SET notice_id = NULL WHERE id = ?", row["id"])
            if readable([row], game_from)[0]:  # What cannot be read cannot be sent.
                await _put_removal(row, row["notice_id"])


async def _due(column: str, now: int, most: int) -> tuple[Game, ...]:
    """Return up to `most` games for which `column` says by `now` that something is due, in order.

    One that cannot be read is logged and is due again an hour later.
    """
    sql = f"SELECT * FROM games WHERE {column} <= ? ORDER BY {column} LIMIT ?"
    games, unreadable = readable(await rows(sql, now, most), game_from)
    for game_id in unreadable:
        sql = f"UPDATE games SET {column} = ? WHERE id = ?"
        await rows(sql, now + POSTPONED_SECONDS, game_id)
    return games


async def _put_removal(game: Row, notice: int) -> None:
    channel, due_at = ChannelId(game["channel_id"]), game["moved_at"]
    removal = Outgoing(Purpose.REMOVE, game["id"], channel, due_at, message_id=MessageId(notice))
    await put_out(removal)
