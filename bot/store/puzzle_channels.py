"""The channels that get the puzzle of the day, each once a day from one process."""

from bot.model import ChannelId, GuildId, MessageId
from bot.model.puzzle import PostedPuzzle, PuzzleChannel
from bot.store.database import Row, Work
from bot.store.operations import Part, read, write
from bot.store.queries import add, rows


class PuzzleChannels(Part):
    """The channels, as `set_puzzle_channel` chose them. Any method may raise StoreUnavailable."""

    @read
    def due(self, day: int, now: int, most: int) -> Work[tuple[PuzzleChannel, ...]]:
        """Return up to `most` that wait for the puzzle of `day`, and that nobody posts to now."""
        sql = """SELECT * FROM puzzle_channels WHERE next_day <= ? AND claimed_until <= ?
                 ORDER BY next_day, guild_id LIMIT ?"""
        return tuple(map(_channel_from, (yield from rows(sql, day, now, most))))

    @write
    def claim(self, waiting: PuzzleChannel, now: int, until: int) -> Work[bool]:
        """Keep other processes from posting there until then (UTC seconds); False if one does."""
        sql = """UPDATE puzzle_channels SET claimed_until = ?
                 WHERE guild_id = ? AND channel_id = ? AND next_day = ? AND claimed_until <= ?
                 RETURNING guild_id"""
        values = until, waiting.guild_id, waiting.channel_id, waiting.next_day, now
        return bool((yield from rows(sql, *values)))

    @write
    def note_answered(self, guild: GuildId, posted: PostedPuzzle) -> Work[None]:
        """Note that a message has its answer, or never can."""
        sql = """UPDATE puzzle_channels SET message_id = NULL
                 WHERE guild_id = ? AND message_id = ?"""
        yield from rows(sql, guild, posted.message_id)

    @write
    def note_posted(
        self, waiting: PuzzleChannel, day: int, message: MessageId | None
    ) -> Work[None]:
        """Note which message shows the puzzle of `day`, None where none can be posted."""
        sql = """UPDATE puzzle_channels SET next_day = ?, claimed_until = 0,
                     shown_day = ?, shown_in = ?, message_id = ?
                 WHERE guild_id = ? AND channel_id = ?"""
        shown = (day, waiting.channel_id, message)
        yield from rows(sql, day + 1, *shown, waiting.guild_id, waiting.channel_id)


def set_puzzle_channel(guild: GuildId, channel: ChannelId | None) -> Work[None]:
    """Let a server have the puzzle in a channel from today on, None for nowhere."""
    if channel is None:
        yield from rows("DELETE FROM puzzle_channels WHERE guild_id = ?", guild)
        return
    sql = """UPDATE puzzle_channels SET channel_id = ?, next_day = 0, claimed_until = 0
             WHERE guild_id = ? RETURNING guild_id"""
    if not (yield from rows(sql, channel, guild)):
        row = {"guild_id": guild, "channel_id": channel, "next_day": 0, "claimed_until": 0}
        yield from add("puzzle_channels", row)


def _channel_from(row: Row) -> PuzzleChannel:
    posted = None
    if row["message_id"] is not None:
        shown_in, message = ChannelId(row["shown_in"]), MessageId(row["message_id"])
        posted = PostedPuzzle(row["shown_day"], shown_in, message)
    guild, channel = GuildId(row["guild_id"]), ChannelId(row["channel_id"])
    return PuzzleChannel(guild, channel, row["next_day"], posted)
