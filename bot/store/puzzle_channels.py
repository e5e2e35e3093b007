"""The channels that get the puzzle of the day."""

from bot.model import ChannelId, GuildId, MessageId
from bot.store.database import Work
from bot.store.operations import Part, write
from bot.store.outbox import Outgoing, Purpose, put_out
from bot.store.queries import add, rows


class PuzzleChannels(Part):
    """The channels, as `set_puzzle_channel` chose them. Any method may raise StoreUnavailable."""

    @write
    def put_due(self, now: int, day: int, next_at: int, most: int) -> Work[None]:
        """Put the puzzle of `day` into the outbox for up to `most` channels that wait for one.

        Each waits for the next at `next_at` then (UTC seconds). The message of an earlier day gets
        its answer.
        """
        sql = "SELECT * FROM puzzle_channels WHERE due_at <= ? ORDER BY due_at LIMIT ?"
        for row in (yield from rows(sql, now, most)):
            sql = """UPDATE puzzle_channels SET due_at = ?, message_id = NULL
                     WHERE guild_id = ? AND due_at = ? RETURNING guild_id"""
            if not (yield from rows(sql, next_at, row["guild_id"], row["due_at"])):
                continue  # Another process was faster.
            if row["message_id"] is not None and row["posted_day"] < day:
                answer = Outgoing(
                    Purpose.ANSWER,
                    row["guild_id"],
                    ChannelId(row["posted_in"]),
                    now,
                    message_id=MessageId(row["message_id"]),
                    until=row["posted_day"],
                )
                yield from put_out(answer)
            channel = ChannelId(row["channel_id"])
            yield from put_out(Outgoing(Purpose.PUZZLE, row["guild_id"], channel, now, until=day))

    @write
    def note_posted(
        self, guild: GuildId, channel: ChannelId, day: int, message: MessageId
    ) -> Work[None]:
        """Note which message shows the puzzle of a day."""
        sql = """UPDATE puzzle_channels SET posted_day = ?, posted_in = ?, message_id = ?
                 WHERE guild_id = ?"""
        yield from rows(sql, day, channel, message, guild)


def set_puzzle_channel(guild: GuildId, channel: ChannelId | None) -> Work[None]:
    """Let a server have the puzzle in a channel from today on, None for nowhere."""
    if channel is None:
        yield from rows("DELETE FROM puzzle_channels WHERE guild_id = ?", guild)
        return
    sql = """UPDATE puzzle_channels SET channel_id = ?, due_at = 0
             WHERE guild_id = ? RETURNING guild_id"""
    if not (yield from rows(sql, channel, guild)):
        row = {"guild_id": guild, "channel_id": channel, "due_at": 0}
        yield from add("puzzle_channels", row)
