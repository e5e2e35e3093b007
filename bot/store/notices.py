"""Notices: when people get a message that it is their turn, and which messages those are."""

from bot.model import ChannelId, GameId, MessageId
from bot.store.operations import Operations, write
from bot.store.outbox import Outgoing, Purpose, Rank, put_out, take_out
from bot.store.queries import one, rows
from bot.store.rows import POSTPONED_SECONDS, game_from, readable

OUTDATED = "notice_id IS NOT NULL AND (ply > notice_until OR ended_at IS NOT NULL)"
"""Which games' messages are of no use any more, as the index has it."""


class Notices(Operations):
    """What tells people that it is their turn. Any method may raise StoreUnavailable."""

    @write
    async def put_reminders(self, now: int, most: int) -> None:
        """Put up to `most` reminders that are due by `now` into the outbox.

        A player who is reminded before time is nearly up is reminded again then.
        """
        sql = "SELECT * FROM games WHERE remind_at <= ? ORDER BY remind_at LIMIT ?"
        games, unreadable = readable("games", await rows(sql, now, most), game_from)
        for game in games:
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
        for game_id in unreadable:
            sql = "UPDATE games SET remind_at = ? WHERE id = ?"
            await rows(sql, now + POSTPONED_SECONDS, game_id)

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
            await _put_removal(game_id, row["channel_id"], row["moved_at"], useless)

    @write
    async def put_outdated(self, most: int) -> None:
        """Let up to `most` messages that are of no use be deleted."""
        found = await rows(f"SELECT * FROM games WHERE {OUTDATED} LIMIT ?", most)
        messages = {row["id"]: row["notice_id"] for row in found}
        games, unreadable = readable("games", found, game_from)
        for game in games:
            await rows("UPDATE games SET notice_id = NULL WHERE id = ?", game.id)
            channel_id = game.place.channel_id
            await _put_removal(game.id, channel_id, game.moved_at, messages[game.id])
        for game_id in unreadable:
            await rows("UPDATE games SET notice_id = NULL WHERE id = ?", game_id)


async def _put_removal(game_id: GameId, channel: ChannelId, due_at: int, notice: MessageId) -> None:
    await put_out(Outgoing(Purpose.REMOVE, game_id, channel, due_at, message_id=notice))
