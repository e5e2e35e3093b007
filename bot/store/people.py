"""What is kept about one person: their preferences, all of it, or none of it any more."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.model import (
    SOMEBODY,
    Answer,
    Challenge,
    ChallengeId,
    Game,
    GameId,
    Preferences,
    Termination,
    UserId,
)
from bot.store.database import Database, Row
from bot.store.game_cache import GameCache
from bot.store.games import NEXT_END, save_ended
from bot.store.json_codec import decode, encode
from bot.store.operations import Operations, read, write
from bot.store.puzzle_channels import put_results_of
from bot.store.queries import one, put, rows
from bot.store.rated_games import forget_ratings
from bot.store.rows import challenge_from, game_from, readable
from bot.store.stored_settings import Change
from bot.store.tables import TABLES

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Deletion:
    """What deleting a person's data changed.

    `ended` are the games that they resigned by it, `closed` the challenges that were still open,
    as they were then; `games` counts all in which `SOMEBODY` takes their place now.
    """

    ended: tuple[Game, ...]
    closed: tuple[Challenge, ...]
    games: int


class People(Operations):
    """What is kept about people. Any method may raise StoreUnavailable."""

    def __init__(self, database: Database, cache: GameCache) -> None:
        super().__init__(database)
        self._cache = cache

    @read
    async def preferences(self, user_id: UserId) -> Preferences:
        """Return what a person chose; the defaults where they chose nothing."""
        return await _preferences(user_id)

    @write
    async def change_preferences(self, user_id: UserId, change: Change[Preferences]) -> Preferences:
        """Store what `change` makes of a person's preferences and return it.

        It is one transaction; what `change` raises leaves them as they were.
        """
        before = await _preferences(user_id)
        chosen = change(before)
        await put("preferences", "user_id", {"user_id": user_id, "chosen": encode(chosen)})
        if chosen.is_named != before.is_named:
            await put_results_of(user_id)
        return chosen

    @read
    async def personal_data(self, user_id: UserId) -> dict[str, list[dict[str, Any]]]:
        """Return the rows that are one person's alone, by table."""
        kept = {}
        for table in TABLES:
            if table.is_personal:
                order = ", ".join(table.key)
                sql = f"SELECT * FROM {table.name} WHERE user_id = ? ORDER BY {order}"
                kept[table.name] = [dict(row) for row in await rows(sql, user_id)]
        return kept

    @read
    async def games_of(self, user_id: UserId, after: GameId, most: int) -> tuple[Game, ...]:
        """Return up to `most` games of a person, by id, that come after the game `after`.

        None are left when the page is empty. Games that they started to watch are among them while
        they last.
        """
        return await _page(_GAMES, user_id, after, most)

    @read
    async def challenges_of(
        self, user_id: UserId, after: ChallengeId, most: int
    ) -> tuple[Challenge, ...]:
        """Return up to `most` challenges from or to a person, by id, that come after `after`.

        None are left when the page is empty.
        """
        return await _page(_CHALLENGES, user_id, after, most)

    async def forget(self, user_id: UserId, now: int) -> Deletion:
        """Remove a person from everything that is kept, all or nothing.

        They resign their live games, their open challenges close, their preferences are deleted,
        and `SOMEBODY` takes their place in the games and challenges that stay. `now` is in UTC
        seconds. Backups keep what they hold.
        """
        forgotten = await self._forget(user_id, now)
        self._cache.clear()
        await self.database.purge()
        return forgotten

    @write
    async def _forget(self, user_id: UserId, now: int) -> Deletion:
        ended = await _leave_games(user_id, now)
        closed = await _close_challenges(user_id)
        await forget_ratings(user_id)
        await put_results_of(user_id)
        sql = """UPDATE games SET rematch_until = ?, remind_at = NULL
                 WHERE rematch_until IS NOT NULL AND (first_id = ? OR second_id = ?)"""
        await rows(sql, now, user_id, user_id)  # The card is drawn without it as that is over.
        games = 0
        for seat in ("first", "second"):
            games += await _replace("games", seat, user_id)
        for role in ("challenger", "opponent"):
            await _replace("challenges", role, user_id)
        await rows("UPDATE games SET watched_by = NULL WHERE watched_by = ?", user_id)
        for table in TABLES:
            if table.is_personal:
                await rows(f"DELETE FROM {table.name} WHERE user_id = ?", user_id)
        return Deletion(ended, closed, games)


async def _preferences(user_id: UserId) -> Preferences:
    row = await one("SELECT chosen FROM preferences WHERE user_id = ?", user_id)
    if row is None:
        return Preferences()
    return decode(Preferences, row["chosen"], f"preferences of user {user_id}")


@dataclass(frozen=True, slots=True)
class _Table(Generic[T]):
    """A table whose rows belong to the people in the columns `roles`, and what reads a row."""

    name: str
    roles: Sequence[str]
    reader: Callable[[Row], T]


_GAMES = _Table("games", ("first_id", "second_id", "watched_by"), game_from)
_CHALLENGES = _Table("challenges", ("challenger_id", "opponent_id"), challenge_from)


async def _page(table: _Table[T], user_id: UserId, after: int, most: int) -> tuple[T, ...]:
    # Each role has an index that ends with the id, so that a page costs a page, not the table.
    one_role = "SELECT * FROM (SELECT id FROM {} WHERE {} = ? AND id > ? ORDER BY id LIMIT ?) AS {}"
    ids = " UNION ".join(one_role.format(table.name, role, role) for role in table.roles)
    sql = f"SELECT * FROM {table.name} WHERE id IN ({ids}) ORDER BY id LIMIT ?"
    while True:
        found = await rows(sql, *(user_id, after, most) * len(table.roles), most)
        page, _ = readable(found, table.reader)
        if page or not found:
            return page
        after = found[-1]["id"]  # Not one of them could be read: an empty page would be the end.


async def _leave_games(user_id: UserId, now: int) -> tuple[Game, ...]:
    sql = "SELECT * FROM games WHERE (first_id = ? OR second_id = ?) AND ended_at IS NULL"
    live, unreadable = readable(await rows(sql, user_id, user_id), game_from)
    ended = tuple(game.resigned(user_id, now) for game in live)
    for game in ended:
        await save_ended(game, game.ply, None)
    for game_id in unreadable:
        sql = f"""UPDATE games SET ended_at = ?, termination = ?, due_at = NULL, remind_at = NULL,
                  end_number = ({NEXT_END}) WHERE id = ?"""
        await rows(sql, now, Termination.UNFINISHED.value, game_id)
    return ended


async def _close_challenges(user_id: UserId) -> tuple[Challenge, ...]:
    closed: list[Row] = []
    for role, answer in (("challenger", Answer.WITHDRAWN), ("opponent", Answer.DECLINED)):
        sql = f"""UPDATE challenges SET answer = ? WHERE {role}_id = ? AND answer IS NULL
                  RETURNING *"""
        closed += await rows(sql, answer.value, user_id)
    return readable(closed, challenge_from)[0]


async def _replace(table: str, role: str, user_id: UserId) -> int:
    sql = f"UPDATE {table} SET {role}_id = ?, {role}_name = ? WHERE {role}_id = ? RETURNING id"
    return len(await rows(sql, SOMEBODY.id, SOMEBODY.name, user_id))
