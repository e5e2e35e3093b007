"""SqliteStore: everything we keep, in one SQLite file."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Self

from bot.errors import StoreError
from bot.model import (
    Answer,
    Challenge,
    ChallengeId,
    ChannelId,
    Forgotten,
    Game,
    GameId,
    GuildId,
    GuildSettings,
    Holdings,
    MessageId,
    PastGames,
    Preferences,
    UserId,
)
from bot.store import Change
from bot.store.sqlite import challenges, deadlines, games, history, privacy, rows, schema, settings
from bot.store.sqlite.connection import Connection


class SqliteStore:
    """The `Store` in a SQLite file: write-ahead log, synchronous=FULL, one worker thread."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @classmethod
    @asynccontextmanager
    async def open(cls, path: str | Path) -> AsyncIterator[Self]:
        """Open the file at `path`, making it and bringing its schema up to date as needed.

        Raises StoreTooNew if a newer version of the bot wrote it, StoreError if it is unusable.
        """
        try:
            connection = Connection(path)
            async with connection:
                await connection.run(schema.prepare)
                yield cls(connection)
                await connection.settle()
        except sqlite3.Error as error:
            raise StoreError(f"cannot open the database {path}: {error}") from error

    async def add_game(
        self, game: Game, *, most_live: int, accepting: ChallengeId | None = None
    ) -> Game:
        return await self._connection.write(partial(games.add_game, game, most_live, accepting))

    async def game(self, game: GameId) -> Game:
        return await self._connection.read(partial(games.find_game, game))

    async def game_on(self, message: MessageId) -> Game:
        return await self._connection.read(partial(games.game_on, message))

    async def live_game(self, channel: ChannelId, user: UserId) -> Game:
        return await self._connection.read(partial(games.live_game, channel, user))

    async def save(self, game: Game, *, seen_ply: int) -> None:
        await self._connection.write(partial(games.save, game, seen_ply))

    async def show_game(self, game: GameId, message: MessageId) -> None:
        await self._connection.write(partial(rows.show, "games", game, message))

    async def past_games(
        self,
        user: UserId,
        *,
        guild: GuildId | None = None,
        channel: ChannelId | None = None,
        skip: int = 0,
        most: int,
    ) -> PastGames:
        return await self._connection.read(
            partial(history.past_games, user, guild, channel, skip, most)
        )

    async def due_games(self, now: int, most: int) -> tuple[Game, ...]:
        return await self._connection.read(partial(deadlines.due_games, now, most))

    async def take_reminders(self, now: int) -> tuple[Game, ...]:
        return await self._connection.write(partial(deadlines.take_reminders, now))

    async def next_due(self) -> int | None:
        return await self._connection.read(deadlines.next_due)

    async def add_challenge(self, challenge: Challenge, *, pause: timedelta) -> Challenge:
        return await self._connection.write(partial(challenges.add_challenge, challenge, pause))

    async def challenge(self, challenge: ChallengeId) -> Challenge:
        return await self._connection.read(partial(challenges.find_challenge, challenge))

    async def open_challenge(self, channel: ChannelId, user: UserId) -> Challenge:
        return await self._connection.read(partial(challenges.open_challenge, channel, user))

    async def close_challenge(self, challenge: ChallengeId, answer: Answer) -> Challenge:
        return await self._connection.write(partial(challenges.close_challenge, challenge, answer))

    async def show_challenge(self, challenge: ChallengeId, message: MessageId) -> None:
        await self._connection.write(partial(rows.show, "challenges", challenge, message))

    async def close_expired(self, now: int) -> tuple[Challenge, ...]:
        return await self._connection.write(partial(challenges.close_expired, now))

    async def guild_settings(self, guild: GuildId | None) -> GuildSettings:
        if guild is None:
            return GuildSettings()
        return await self._connection.read(partial(settings.find_guild_settings, guild))

    async def change_guild_settings(
        self, guild: GuildId, change: Change[GuildSettings]
    ) -> GuildSettings:
        return await self._connection.write(partial(settings.change_guild_settings, guild, change))

    async def preferences(self, user: UserId) -> Preferences:
        return await self._connection.read(partial(settings.find_preferences, user))

    async def change_preferences(self, user: UserId, change: Change[Preferences]) -> Preferences:
        return await self._connection.write(partial(settings.change_preferences, user, change))

    async def holdings(self, user: UserId) -> Holdings:
        return await self._connection.read(partial(privacy.find_holdings, user))

    async def forget(self, user: UserId, now: int) -> Forgotten:
        return await self._connection.write(partial(privacy.forget, user, now))

    async def live_games(self) -> int:
        return await self._connection.read(games.count_live)

    async def prune(self, ended_before: int) -> int:
        return await self._connection.write(partial(games.prune, ended_before))

    async def check(self) -> None:
        await self._connection.read(lambda db: db.execute("SELECT 1").fetchone())
