"""SqliteStore: everything we keep, in one SQLite file."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from bot.errors import (
    AlreadyChallenging,
    AlreadyPlaying,
    ChallengeClosed,
    NoGameHere,
    NoSuchChallenge,
    NoSuchGame,
    StaleBoard,
    StoreError,
    StoreTooNew,
    StoreUnavailable,
    TooManyGames,
)
from bot.model import (
    Answer,
    Challenge,
    ChallengeId,
    ChannelId,
    Game,
    GameId,
    MessageId,
    UserId,
)
from bot.store.rows import (
    challenge_from,
    challenge_row,
    game_from,
    game_row,
    progress_row,
)

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
"""One thing to do with the database, in its thread, in one go."""

MIGRATIONS = Path(__file__).parent / "migrations"

LOCKED_FOR_MS = 2_000
"""How long a write waits for another process: within the three seconds an answer may take."""


class _Connection(aiosqlite.Connection):
    """An aiosqlite connection that carries a whole piece of work to its thread in one trip.

    A trip costs more than the statement that it carries (80 µs against 12 µs for a move), so a
    piece of work is a plain function over sqlite3, not a row of awaited statements.
    """

    async def run(self, work: Work[T]) -> T:
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


class SqliteStore:
    """The `Store` in a SQLite file: write-ahead log, synchronous=FULL, one worker thread.

    Writes that wait for the thread share one transaction, and so one flush to disk: under load
    that makes full durability as cheap as none.
    """

    def __init__(self, connection: _Connection) -> None:
        self._connection = connection
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._committer: asyncio.Task[None] | None = None

    @classmethod
    @asynccontextmanager
    async def open(cls, path: str | Path) -> AsyncIterator[Self]:
        """Open the file at `path`, making it and bringing its schema up to date as needed.

        Raises StoreTooNew if a newer version of the bot wrote it, StoreError if it is unusable.
        """
        try:
            # Isolation is ours to say: sqlite3 would open transactions of its own accord.
            connection = _Connection(
                partial(sqlite3.connect, path, isolation_level=None, timeout=LOCKED_FOR_MS / 1000),
                iter_chunk_size=64,
            )
            async with connection:
                await connection.run(_prepare)
                store = cls(connection)
                yield store
                await store._settle()
        except sqlite3.Error as error:
            raise StoreError(f"cannot open the database {path}: {error}") from error

    async def add_game(
        self, game: Game, *, most_live: int, accepting: ChallengeId | None = None
    ) -> Game:
        return await self._write(partial(_add_game, game, most_live, accepting))

    async def game(self, game: GameId) -> Game:
        return await self._read(partial(_game, game))

    async def live_game(self, channel: ChannelId, user: UserId) -> Game:
        return await self._read(partial(_live_game, channel, user))

    async def save(self, game: Game, *, seen_ply: int) -> None:
        await self._write(partial(_save, game, seen_ply))

    async def show_game(self, game: GameId, message: MessageId) -> None:
        await self._write(partial(_show, "games", game, message))

    async def add_challenge(self, challenge: Challenge) -> Challenge:
        return await self._write(partial(_add_challenge, challenge))

    async def challenge(self, challenge: ChallengeId) -> Challenge:
        return await self._read(partial(_challenge, challenge))

    async def open_challenge(self, channel: ChannelId, user: UserId) -> Challenge:
        return await self._read(partial(_open_challenge, channel, user))

    async def close_challenge(self, challenge: ChallengeId, answer: Answer) -> Challenge:
        return await self._write(partial(_close_challenge, challenge, answer))

    async def show_challenge(self, challenge: ChallengeId, message: MessageId) -> None:
        await self._write(partial(_show, "challenges", challenge, message))

    async def close_expired(self, now: int) -> tuple[Challenge, ...]:
        return await self._write(partial(_close_expired, now))

    async def next_expiry(self) -> int | None:
        return await self._read(_next_expiry)

    async def check(self) -> None:
        await self._read(lambda db: db.execute("SELECT 1").fetchone())

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self._connection.run(work)
        except sqlite3.Error as error:
            raise StoreUnavailable(str(error)) from error

    async def _write(self, work: Work[T]) -> T:
        """Do `work` in the next transaction; return when it is on disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._committer is None:
            self._committer = asyncio.create_task(self._commit_waiting())
        return await done

    async def _commit_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                results = await self._connection.run(partial(_together, [w for w, _ in batch]))
            except Exception as error:
                failure = StoreUnavailable(str(error))
                failure.__cause__ = error
                results = [failure] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self._committer = None

    async def _settle(self) -> None:
        if self._committer is not None:
            await self._committer


def _prepare(db: sqlite3.Connection) -> None:
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    _migrate(db)


def _migrate(db: sqlite3.Connection) -> None:
    """Apply the numbered files in `migrations/` that the database has not seen yet."""
    files = sorted(MIGRATIONS.glob("*.sql"))
    db.execute("BEGIN IMMEDIATE")  # Two processes may start at once.
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version > len(files):
            raise StoreTooNew(
                f"the database has schema {version}, this version of Oxo knows {len(files)}: "
                "run the newer version, or restore a backup"
            )
        for number, file in enumerate(files[version:], start=version + 1):
            for statement in _statements(file.read_text(encoding="utf-8")):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")
            log.info("database brought to schema %d (%s)", number, file.stem)
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def _statements(script: str) -> list[str]:
    # executescript() would commit the transaction that makes a migration whole or nothing.
    statements, statement = [], ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            statements.append(statement)
            statement = ""
    return statements


def _together(works: list[Work[Any]], db: sqlite3.Connection) -> list[Any]:
    """Do all `works` in one transaction; one that fails is undone alone and leaves its error."""
    results: list[Any] = []
    db.execute("BEGIN IMMEDIATE")
    try:
        for work in works:
            db.execute("SAVEPOINT one")
            try:
                results.append(work(db))
            except Exception as error:
                db.execute("ROLLBACK TO one")
                results.append(_as_ours(error))
            db.execute("RELEASE one")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _as_ours(error: Exception) -> Exception:
    if not isinstance(error, sqlite3.Error):
        return error
    ours = StoreUnavailable(str(error))
    ours.__cause__ = error
    return ours


def _insert(db: sqlite3.Connection, table: str, row: dict[str, Any]) -> int:
    columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
    cursor = db.execute(f"INSERT INTO {table} ({columns}) VALUES ({values})", row)
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def _add_game(
    game: Game, most_live: int, accepting: ChallengeId | None, db: sqlite3.Connection
) -> Game:
    if accepting is not None:
        _close_challenge(accepting, Answer.ACCEPTED, db)
    channel = game.place.channel_id
    people = game.people
    for person in people:
        with suppress(NoGameHere):
            raise AlreadyPlaying(_live_game(channel, person.id, db), person.id)
    sql = "SELECT count(DISTINCT game_id) FROM seats WHERE channel_id = ?"
    (live,) = db.execute(sql, (channel,)).fetchone()
    if live >= most_live:
        raise TooManyGames(most_live)
    game = replace(game, id=GameId(_insert(db, "games", game_row(game))))
    for person in people:
        _insert(db, "seats", {"channel_id": channel, "user_id": person.id, "game_id": game.id})
    return game


def _game(game: GameId, db: sqlite3.Connection) -> Game:
    row = db.execute("SELECT * FROM games WHERE id = ?", (game,)).fetchone()
    if row is None:
        raise NoSuchGame
    return game_from(row)


def _live_game(channel: ChannelId, user: UserId, db: sqlite3.Connection) -> Game:
    sql = """SELECT games.* FROM seats JOIN games ON games.id = seats.game_id
             WHERE seats.channel_id = ? AND seats.user_id = ?"""
    row = db.execute(sql, (channel, user)).fetchone()
    if row is None:
        raise NoGameHere
    return game_from(row)


def _save(game: Game, seen_ply: int, db: sqlite3.Connection) -> None:
    row = progress_row(game)
    changes = ", ".join(f"{column} = :{column}" for column in row)
    saved = db.execute(
        f"UPDATE games SET {changes} WHERE id = :id AND ply = :seen_ply AND ended_at IS NULL",
        {**row, "id": game.id, "seen_ply": seen_ply},
    )
    if saved.rowcount == 0:
        raise StaleBoard(_game(game.id, db))
    if game.ending is not None:
        db.execute("DELETE FROM seats WHERE game_id = ?", (game.id,))


def _show(table: str, id: int, message: MessageId, db: sqlite3.Connection) -> None:
    db.execute(f"UPDATE {table} SET message_id = ? WHERE id = ?", (message, id))


def _add_challenge(challenge: Challenge, db: sqlite3.Connection) -> Challenge:
    with suppress(NoSuchChallenge):
        raise AlreadyChallenging(
            _open_challenge(challenge.place.channel_id, challenge.challenger.id, db)
        )
    number = _insert(db, "challenges", challenge_row(challenge))
    return replace(challenge, id=ChallengeId(number))


def _challenge(challenge: ChallengeId, db: sqlite3.Connection) -> Challenge:
    row = db.execute("SELECT * FROM challenges WHERE id = ?", (challenge,)).fetchone()
    if row is None:
        raise NoSuchChallenge
    return challenge_from(row)


def _open_challenge(channel: ChannelId, user: UserId, db: sqlite3.Connection) -> Challenge:
    sql = """SELECT * FROM challenges
             WHERE channel_id = ? AND challenger_id = ? AND answer IS NULL"""
    row = db.execute(sql, (channel, user)).fetchone()
    if row is None:
        raise NoSuchChallenge
    return challenge_from(row)


def _close_challenge(challenge: ChallengeId, answer: Answer, db: sqlite3.Connection) -> Challenge:
    sql = "UPDATE challenges SET answer = ? WHERE id = ? AND answer IS NULL"
    closed = db.execute(sql, (answer.value, challenge)).rowcount
    now_stands = _challenge(challenge, db)
    if not closed:
        raise ChallengeClosed(now_stands)
    return now_stands


def _close_expired(now: int, db: sqlite3.Connection) -> tuple[Challenge, ...]:
    sql = """UPDATE challenges SET answer = ? WHERE answer IS NULL AND expires_at <= ?
             RETURNING *"""
    rows = db.execute(sql, (Answer.EXPIRED.value, now)).fetchall()
    return tuple(challenge_from(row) for row in rows)


def _next_expiry(db: sqlite3.Connection) -> int | None:
    sql = "SELECT min(expires_at) FROM challenges WHERE answer IS NULL"
    at: int | None = db.execute(sql).fetchone()[0]
    return at
