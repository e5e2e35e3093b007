"""Notices: when people get a message that it is their turn, and which messages those are."""

from bot.model import ChannelId, GameId, MessageId
from bot.store.database import Row
from bot.store.live_games import due_games
from bot.store.operations import Operations, write
from bot.store.outbox import Outgoing, Purpose, Rank, put_out, take_out
from bot.store.queries import one, rows
from bot.store.rows import game_from, readable

OUTDATED = "notice_id IS NOT NULL AND (ply > notice_until OR ended_at IS NOT NULL)"
"""Which games' messages are of no use any more, as the index has it."""


class Notices(Operations):
    """What tells people that it is their turn. Any method may raise StoreUnavailable."""

    @write
    async def put_reminders(self, now: int, most: int) -> None:
        """Put up to `most` reminders that are due by `now` into the outbox.

        A player who is reminded before time is nearly up is reminded again then.
        """
        for game in await due_games("remind_at", now, most):
            times = game.times
            is_urgent = times.urgent_at is None or times.urgent_at <= now
            again_at = None if is_urgent else times.urgent_at
            await rows("UPDATE games SET remind_at = ? WHERE id = ?", again_at, game.id)
            assert times.due_at is not None  # A game that has ended reminds nobody.
            # Before a move it tells who asked for a rematch that it began.
            early = Purpose.TURN if game.moves else Purpose.REMATCH
            reminder = Outgoing(
                Purpose.TIME if is_urgent else early,
                game.id,
                game.place.channel_id,
                times.due_at,
                Rank.TIMELY,
                ply=game.ply,
            )
            if is_urgent:  # It says what the other one would.
                await take_out(early, game.id)
            await put_out(reminder)

    @write
    async def note(self, game_id: GameId, message_id: MessageId, until: int) -> None:
        """Note a message that is of use up to the ply `until`; one that it replaces is deleted."""
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
        """Let up to `most` messages that are of no use be deleted."""
        for row in await rows(f"SELECT * FROM games WHERE {OUTDATED} LIMIT ?", most):
            await rows("UPDATE games SET notice_id = NULL WHERE id = ?", row["id"])
            if readable([row], game_from)[0]:  # What cannot be read cannot be sent.
                await _put_removal(row, row["notice_id"])


async def _put_removal(game: Row, notice: int) -> None:
    channel, due_at = ChannelId(game["channel_id"]), game["moved_at"]
    removal = Outgoing(Purpose.REMOVE, game["id"], channel, due_at, message_id=MessageId(notice))
    await put_out(removal)
