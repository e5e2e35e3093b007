"""The channels that get the puzzle of the day."""

from bot.model import ChannelId, GuildId, MessageId
from bot.store.operations import Operations, write
from bot.store.outbox import Outgoing, Purpose, Rank, put_out
from bot.store.puzzle_results import KEPT_DAYS, forget_results, put_edit, put_missed
from bot.store.queries import add, rows


class PuzzleChannels(Operations):
    """The channels, as `set_puzzle_channel` chose them. Any method may raise StoreUnavailable."""

    @write
    async def put_due(self, now: int, day: int, next_at: int, most: int) -> None:
        """Put the puzzle of `day` into the outbox for up to `most` channels that wait for one.

        Each waits for the next at `next_at` then (UTC seconds). The message of an earlier day gets
        its answer.
        """
        sql = "SELECT * FROM puzzle_channels WHERE due_at <= ? ORDER BY due_at LIMIT ?"
        for row in await rows(sql, now, most):
            sql = """UPDATE puzzle_channels SET due_at = ?, message_id = NULL
                     WHERE guild_id = ? AND due_at = ? RETURNING guild_id"""
            if not await rows(sql, next_at, row["guild_id"], row["due_at"]):
                continue  # Another process was faster.
            if row["message_id"] is not None and row["posted_day"] < day:
                await put_edit(row)  # With its answer.
            await forget_results(row["guild_id"], day - KEPT_DAYS)
            channel = ChannelId(row["channel_id"])
            puzzle = Outgoing(Purpose.PUZZLE, row["guild_id"], channel, now, Rank.PUZZLE, day=day)
            await put_out(puzzle)

    @write
    async def note_posted(
        self, guild: GuildId, channel: ChannelId, day: int, message: MessageId
    ) -> None:
        """Note which message shows the puzzle of a day."""
        sql = """UPDATE puzzle_channels SET posted_day = ?, posted_in = ?, message_id = ?
                 WHERE guild_id = ?"""
        await rows(sql, day, channel, message, guild)
        await put_missed(guild, day)


async def set_puzzle_channel(guild: GuildId, channel: ChannelId | None) -> None:
    """Let a server have the puzzle in a channel from today on, None for nowhere."""
    if channel is None:
        await rows("DELETE FROM puzzle_channels WHERE guild_id = ?", guild)
        await rows("DELETE FROM puzzle_results WHERE guild_id = ?", guild)
        return
    sql = """UPDATE puzzle_channels SET channel_id = ?, due_at = 0
             WHERE guild_id = ? RETURNING guild_id"""
    if not await rows(sql, channel, guild):
        row = {"guild_id": guild, "channel_id": channel, "due_at": 0}
        await add("puzzle_channels", row)
