"""The puzzle of the day in servers: which channels get it, and how a server's people did."""

from bot.model import ChannelId, GuildId, MessageId, Person, UserId
from bot.model.puzzle import MOST_TRIES, DayResults, PuzzleResult, Solvers, WeekTable
from bot.store.database import Row
from bot.store.operations import Operations, read, write
from bot.store.outbox import Outgoing, Purpose, Rank, put_out
from bot.store.queries import number, one, placeholders, put, rows

MOST_LISTED = 10
"""How many people a message names."""

WEEK = 7

_RESULTS = """FROM puzzle_results
    JOIN puzzles ON puzzles.user_id = puzzle_results.user_id
        AND puzzles.number = puzzle_results.number AND puzzles.of_what = 'day'
    LEFT JOIN preferences ON preferences.user_id = puzzle_results.user_id
    WHERE puzzle_results.guild_id = ? AND puzzle_results.number BETWEEN ? AND ?"""

# Preferences are JSON without spaces, and what was never chosen is not in it.
_IS_NAMED = """coalesce(preferences.chosen, '') NOT LIKE '%"is_named":false%'"""


class PuzzleChannels(Operations):
    """The channels, as `set_puzzle_channel` chose them. Any method may raise StoreUnavailable."""

    @write
    async def put_due(self, now: int, day: int, next_at: int, most: int) -> None:
        """Put the puzzle of `day` into the outbox for up to `most` channels that wait for one.

        Each waits for the next at `next_at` then (UTC seconds).
        """
        sql = """UPDATE puzzle_channels SET due_at = ? WHERE due_at <= ? AND guild_id IN (
                     SELECT guild_id FROM puzzle_channels WHERE due_at <= ? ORDER BY due_at LIMIT ?)
                 RETURNING guild_id, channel_id"""
        for row in await rows(sql, next_at, now, now, most):
            channel = ChannelId(row["channel_id"])
            puzzle = Outgoing(Purpose.PUZZLE, row["guild_id"], channel, now, Rank.PUZZLE, day=day)
            await put_out(puzzle)

    @write
    async def note_posted(
        self, guild: GuildId, channel: ChannelId, day: int, message: MessageId
    ) -> None:
        """Note which message shows the puzzle of a day; that of an earlier day gets its answer."""
        before = await one("SELECT * FROM puzzle_channels WHERE guild_id = ?", guild)
        if before is None:
            return
        if before["message_id"] is not None and before["posted_day"] < day:
            await _put_edit(before)
        sql = """UPDATE puzzle_channels SET posted_day = ?, posted_in = ?, message_id = ?
                 WHERE guild_id = ? RETURNING *"""
        (posted,) = await rows(sql, day, channel, message, guild)
        sql = "SELECT 1 FROM puzzle_results WHERE guild_id = ? AND number = ? LIMIT 1"
        if await one(sql, guild, day) is not None:
            await _put_edit(posted)  # Somebody finished before it was there.

    @read
    async def is_over(self, guild: GuildId, day: int) -> bool:
        """Return whether the message of a later day stands in a server."""
        sql = "SELECT 1 FROM puzzle_channels WHERE guild_id = ? AND posted_day > ?"
        return await one(sql, guild, day) is not None

    @write
    async def enter(self, guild: GuildId, day: int, person: Person) -> None:
        """Let a result that a person has already stand in a server, too."""
        await put_result(guild, day, person)

    @read
    async def of_day(self, guild: GuildId, day: int) -> DayResults:
        """Return how a day's puzzle went in a server, the best first."""
        sql = f"""SELECT count(*) AS finished, coalesce(sum(solved), 0) AS solved,
                  coalesce(sum(CASE WHEN {_IS_NAMED} THEN 1 ELSE 0 END), 0) AS named {_RESULTS}"""
        counts = await one(sql, guild, day, day)
        assert counts is not None
        sql = f"""SELECT puzzle_results.name, tries, solved {_RESULTS} AND {_IS_NAMED}
                  ORDER BY solved DESC, length(tries), ended_at, puzzles.user_id LIMIT ?"""
        best = [
            PuzzleResult(row["name"], row["tries"], bool(row["solved"]))
            for row in await rows(sql, guild, day, day, MOST_LISTED)
        ]
        solvers = Solvers(counts["finished"], int(counts["solved"]))
        return DayResults(solvers, tuple(best), int(counts["named"]) - len(best))

    @read
    async def of_week(self, guild: GuildId, monday: int) -> WeekTable:
        """Return the points of the week before the day `monday`, the most first."""
        sql = f"""SELECT max(puzzle_results.name) AS name, sum(? - length(tries)) AS points
                  {_RESULTS} AND solved = 1 AND {_IS_NAMED}
                  GROUP BY puzzles.user_id ORDER BY points DESC, name, puzzles.user_id"""
        found = await rows(sql, MOST_TRIES, guild, monday - WEEK, monday - 1)
        points = [(row["name"], int(row["points"])) for row in found[:MOST_LISTED]]
        return WeekTable(tuple(points), len(found) - len(points))

    @read
    async def streak(self, guild: GuildId, day: int) -> int:
        """Return on how many days in a row up to `day` somebody in a server solved it."""
        sql = """WITH RECURSIVE solved (day) AS (
                     SELECT CAST(? AS INTEGER) UNION ALL
                     SELECT day - 1 FROM solved WHERE EXISTS (
                         SELECT 1 FROM puzzle_results JOIN puzzles
                             ON puzzles.user_id = puzzle_results.user_id
                             AND puzzles.number = puzzle_results.number
                             AND puzzles.of_what = 'day' AND puzzles.solved = 1
                         WHERE puzzle_results.guild_id = ? AND puzzle_results.number = day))
                 SELECT count(*) - 1 FROM solved"""
        days: int = await number(sql, day, guild)
        return days

    @read
    async def shown_in(
        self, guild: GuildId, day: int, user: UserId
    ) -> tuple[ChannelId, bool] | None:
        """Return the channel whose message shows a day's puzzle, and whether it may name a person.

        None if no message does.
        """
        sql = """SELECT posted_in FROM puzzle_channels
                 WHERE guild_id = ? AND posted_day = ? AND message_id IS NOT NULL"""
        posted = await one(sql, guild, day)
        if posted is None:
            return None
        sql = f"SELECT 1 {_RESULTS} AND puzzles.user_id = ? AND {_IS_NAMED}"
        is_named = await one(sql, guild, day, day, user) is not None
        return ChannelId(posted["posted_in"]), is_named


async def set_puzzle_channel(guild: GuildId, channel: ChannelId | None) -> None:
    """Let a server have the puzzle in a channel from today on, None for nowhere."""
    # One may wait to be let into the channel before. It stays, as it may be on its way.
    sql = "UPDATE outbox SET try_at = 0 WHERE kind = ? AND subject_id = ?"
    await rows(sql, Purpose.PUZZLE.value, guild)
    if channel is None:
        await rows("DELETE FROM puzzle_channels WHERE guild_id = ?", guild)
        return
    row = {"guild_id": guild, "channel_id": channel, "due_at": 0}
    await put("puzzle_channels", "guild_id", row)


async def put_result(guild: GuildId, day: int, person: Person) -> None:
    """Note that a person finished the puzzle of a day in a server.

    Its message is brought up to date, if there is one.
    """
    row = {"guild_id": guild, "number": day, "user_id": person.id, "name": person.name}
    sql = f"""INSERT INTO puzzle_results ({", ".join(row)}) VALUES ({placeholders(row)})
              ON CONFLICT DO NOTHING RETURNING user_id"""
    if not await rows(sql, *row.values()):
        return
    # The table of a week has one name for each.
    sql = "UPDATE puzzle_results SET name = ? WHERE guild_id = ? AND number > ? AND user_id = ?"
    await rows(sql, person.name, guild, day - 2 * WEEK, person.id)
    sql = "SELECT * FROM puzzle_channels WHERE guild_id = ? AND posted_day = ?"
    if (channel := await one(sql, guild, day)) is not None:
        await _put_edit(channel)


async def put_results_of(user: UserId) -> None:
    """Bring the messages up to date where a person's results may stand."""
    sql = """SELECT * FROM puzzle_channels
             WHERE guild_id IN (SELECT guild_id FROM puzzle_results WHERE user_id = ?)"""
    for channel in await rows(sql, user):
        await _put_edit(channel)


async def _put_edit(channel: Row) -> None:
    """Bring the message up to date that shows a puzzle to the channel of a row, if there is one."""
    if channel["message_id"] is not None:
        edit = Outgoing(
            Purpose.DAY,
            channel["guild_id"],
            ChannelId(channel["posted_in"]),
            channel["due_at"],  # With the next one it is over.
            Rank.PUZZLE,
            message_id=MessageId(channel["message_id"]),
            day=channel["posted_day"],
        )
        await put_out(edit)
