"""Puzzles: what people tried, and where they showed it."""

from collections.abc import Collection
from datetime import timedelta
from typing import Any

from bot.model import ChannelId, GameId, GuildId, InteractionId, Person, Place, UserId
from bot.model.puzzle import PRACTICE_STEPS, PuzzleAttempt, PuzzleKey, Solvers
from bot.store.database import Row
from bot.store.operations import Operations, read, write
from bot.store.puzzle_channels import put_result
from bot.store.queries import number, one, placeholders, rows
from engine import Cell

OF_A_DAY = "day"
"""What a puzzle of the day is of in the table."""

KEPT_PRACTICE = timedelta(days=1)
"""How long an attempt at practice can be looked at again."""

TIME_BITS = 22
"""From this bit on an id of Discord's counts milliseconds."""

TRIED = "+"
"""Stands before a wrong cell that was tried; for versions that do not know it, 7 and +7 are one."""


class PuzzleAttempts(Operations):
    """What people did about puzzles. Any method may raise StoreUnavailable."""

    @read
    async def attempt(self, user: UserId, key: PuzzleKey) -> PuzzleAttempt:
        """Return what a person did about a puzzle, which may be nothing yet."""
        sql = "SELECT * FROM puzzles WHERE user_id = ? AND of_what = ? AND number = ?"
        row = await one(sql, user, *_key(key))
        return PuzzleAttempt() if row is None else _attempt_from(row)

    @write
    async def save(
        self,
        person: Person,
        key: PuzzleKey,
        attempt: PuzzleAttempt,
        *,
        seen_presses: int,
        guild: GuildId | None = None,
    ) -> None:
        """Store an attempt after a press, unless another press came after `seen_presses`.

        The end of one at the puzzle of a day stands in the message of the server `guild`, too.
        """
        row = _row(person.id, key, attempt)
        changes = ", ".join(f"{column} = excluded.{column}" for column in row)
        sql = f"""INSERT INTO puzzles ({", ".join(row)}) VALUES ({placeholders(row)})
                  ON CONFLICT (user_id, of_what, number) DO UPDATE SET {changes}
                  WHERE puzzles.presses = ? RETURNING user_id"""
        is_saved = await rows(sql, *row.values(), seen_presses)
        if is_saved and attempt.ended_at is not None and key.is_of_day and guild is not None:
            await put_result(guild, key.number, person)

    @write
    async def restart(self, user: UserId, key: PuzzleKey) -> None:
        """Forget an attempt that ended, so that it can be made again."""
        sql = """DELETE FROM puzzles WHERE user_id = ? AND of_what = ? AND number = ?
                 AND ended_at IS NOT NULL"""
        await rows(sql, user, *_key(key))

    @write
    async def practised(self, user: UserId, now: InteractionId) -> int:
        """Return how many puzzles a person solved to practise in the day before an interaction.

        Such an id is the number of one; what is older is forgotten.
        """
        steps = [each.value for each in PRACTICE_STEPS]
        before = now - (int(KEPT_PRACTICE.total_seconds() * 1000) << TIME_BITS)
        theirs = f"FROM puzzles WHERE user_id = ? AND of_what IN ({placeholders(steps)})"
        await rows(f"DELETE {theirs} AND number < ?", user, *steps, before)
        solved: int = await number(f"SELECT count(*) {theirs} AND solved = 1", user, *steps)
        return solved

    @read
    async def solved_days(self, user: UserId) -> tuple[int, ...]:
        """Return the numbers of the days whose puzzle a person solved."""
        sql = "SELECT number FROM puzzles WHERE user_id = ? AND of_what = ? AND solved = 1"
        return tuple(row["number"] for row in await rows(sql, user, OF_A_DAY))

    @read
    async def resting_mistakes(
        self, user: UserId, games: Collection[GameId], *, solved_since: int, failed_since: int
    ) -> frozenset[PuzzleKey]:
        """Return which mistakes in `games` a person tried lately: since these UTC seconds."""
        if not games:
            return frozenset()
        sql = f"""SELECT of_what, number FROM puzzles
                  WHERE user_id = ? AND of_what IN ({placeholders(games)})
                  AND (solved = 1 AND ended_at >= ? OR solved = 0 AND ended_at >= ?)"""
        found = await rows(sql, user, *map(str, games), solved_since, failed_since)
        return frozenset(PuzzleKey(row["number"], GameId(int(row["of_what"]))) for row in found)

    @read
    async def solvers(self, day: int) -> Solvers:
        """Return how many people finished the puzzle of a day, and how many solved it."""
        sql = """SELECT count(*) AS finished, coalesce(sum(solved), 0) AS solved FROM puzzles
                 WHERE number = ? AND of_what = ? AND ended_at IS NOT NULL"""
        row = await one(sql, day, OF_A_DAY)
        assert row is not None
        return Solvers(row["finished"], int(row["solved"]))

    @write
    async def share(self, user: UserId, day: int, place: Place, interaction: InteractionId) -> bool:
        """Note that a person shows a day's puzzle in a channel; return whether they may.

        Once they may, and again where it is the same `interaction`.
        """
        channel = place.channel_id
        sql = """INSERT INTO puzzle_shares (user_id, number, channel_id, shared_by, guild_id)
                 VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
        await rows(sql, user, day, channel, interaction, place.guild_id)
        sql = """SELECT shared_by FROM puzzle_shares
                 WHERE user_id = ? AND number = ? AND channel_id = ?"""
        shared_by: int = await number(sql, user, day, channel)
        return shared_by == interaction

    @write
    async def take_back(
        self, user: UserId, day: int, channel: ChannelId, interaction: InteractionId
    ) -> None:
        """Forget a share."""
        sql = """DELETE FROM puzzle_shares
                 WHERE user_id = ? AND number = ? AND channel_id = ? AND shared_by = ?"""
        await rows(sql, user, day, channel, interaction)


async def forget_puzzles(games: Collection[int]) -> None:
    """Delete what people tried at mistakes in games that are deleted."""
    if games:  # The last words are the index's own: without them it is not used.
        sql = f"""DELETE FROM puzzles
                  WHERE of_what IN ({placeholders(games)}) AND of_what <> '{OF_A_DAY}'"""
        await rows(sql, *map(str, games))


def _key(key: PuzzleKey) -> tuple[str, int]:
    return _of(key), key.number


def _of(key: PuzzleKey) -> str:
    return OF_A_DAY if key.of is None else str(key.of)


def _row(user: UserId, key: PuzzleKey, attempt: PuzzleAttempt) -> dict[str, Any]:
    return {
        "user_id": user,
        "of_what": _of(key),
        "number": key.number,
        "moves": " ".join(map(str, attempt.moves)),
        "wrong": " ".join(_wrong_text(attempt, each) for each in attempt.wrong),
        "tries": attempt.tries,
        "presses": attempt.presses,
        "solved": int(attempt.is_solved),
        "ended_at": attempt.ended_at,
    }


def _wrong_text(attempt: PuzzleAttempt, cell: Cell) -> str:
    return f"{TRIED}{cell}" if cell in attempt.tried else f"{cell}"


def _attempt_from(row: Row) -> PuzzleAttempt:
    tried = " ".join(each for each in row["wrong"].split() if each.startswith(TRIED))
    return PuzzleAttempt(
        moves=_cells(row["moves"]),
        wrong=_cells(row["wrong"]),
        tried=frozenset(_cells(tried)),
        tries=row["tries"],
        presses=row["presses"],
        is_solved=bool(row["solved"]),
        ended_at=row["ended_at"],
    )


def _cells(text: str) -> tuple[Cell, ...]:
    return tuple(Cell(int(cell)) for cell in text.split())
