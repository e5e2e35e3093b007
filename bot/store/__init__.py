"""The store: what the service may ask of a database, in terms of the model."""

from collections.abc import Callable
from datetime import timedelta
from typing import Protocol, TypeVar

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

T = TypeVar("T")
Change = Callable[[T], T]
"""Makes a new value of what is stored. It may run in another thread and more than once."""


class Store(Protocol):
    """Games and challenges on disk.

    When a method that writes returns, its effect is durable: it survives a power cut. Every method
    raises StoreUnavailable where the database cannot do it just now; then nothing was changed.
    """

    async def add_game(
        self, game: Game, *, most_live: int, accepting: ChallengeId | None = None
    ) -> Game:
        """Store a new game and return it under the id it was given.

        With `accepting`, the challenge it comes from is closed in the same stroke. Raises
        AlreadyPlaying if one of its people holds a live game in that channel, TooManyGames if the
        channel has `most_live` already, and ChallengeClosed if somebody else was faster.
        """

    async def game(self, game: GameId) -> Game:
        """Return one game. Raises NoSuchGame."""

    async def game_at(self, game: GameId, ply: int) -> Game:
        """Return one game for somebody who saw it at `ply`. Raises NoSuchGame.

        Where this process left it there, it may have been ended or shown elsewhere by another
        since; `save` finds out. So it is for a move alone.
        """

    async def game_on(self, message: MessageId) -> Game:
        """Return the game that a message shows. Raises NoSuchGame."""

    async def live_game(self, channel: ChannelId, user: UserId) -> Game:
        """Return the live game that `user` holds in `channel`. Raises NoGameHere."""

    async def save(self, game: Game, *, seen_ply: int) -> None:
        """Store the moves and the ending of `game`, if it still stands at `seen_ply` and is live.

        Raises StaleBoard with the game as it stands otherwise.
        """

    async def show_game(self, game: GameId, message: MessageId) -> None:
        """Remember which message shows the game."""

    async def past_games(
        self,
        user: UserId,
        *,
        guild: GuildId | None = None,
        channel: ChannelId | None = None,
        skip: int = 0,
        most: int,
    ) -> PastGames:
        """Return up to `most` finished games of a person, newest first, after the first `skip`.

        `guild` and `channel` leave out what was played elsewhere.
        """

    async def due_games(self, now: int, most: int) -> tuple[Game, ...]:
        """Return up to `most` live games whose time has run out by `now`, oldest first."""

    async def take_reminders(self, now: int) -> tuple[Game, ...]:
        """Return the live games whose player is to be reminded by `now`; each is returned once."""

    async def next_due(self) -> int | None:
        """Return the nearest deadline of any game, reminder or challenge, None if there is none."""

    async def add_challenge(self, challenge: Challenge, *, pause: timedelta) -> Challenge:
        """Store a new challenge and return it under the id it was given.

        Raises AlreadyChallenging if the challenger has an open one in that channel, TooSoon if
        they offered one in the same server less than `pause` ago.
        """

    async def challenge(self, challenge: ChallengeId) -> Challenge:
        """Return one challenge. Raises NoSuchChallenge."""

    async def open_challenge(self, channel: ChannelId, user: UserId) -> Challenge:
        """Return the open challenge that `user` made in `channel`. Raises NoSuchChallenge."""

    async def close_challenge(self, challenge: ChallengeId, answer: Answer) -> Challenge:
        """Close an open challenge. Raises ChallengeClosed or NoSuchChallenge."""

    async def show_challenge(self, challenge: ChallengeId, message: MessageId) -> None:
        """Remember which message shows the challenge."""

    async def close_expired(self, now: int) -> tuple[Challenge, ...]:
        """Close every open challenge that has expired by `now` and return them."""

    async def guild_settings(self, guild: GuildId | None) -> GuildSettings:
        """Return what a server chose; the defaults where it chose nothing, or for None."""

    async def change_guild_settings(
        self, guild: GuildId, change: Change[GuildSettings]
    ) -> GuildSettings:
        """Store what `change` makes of a server's settings and return it.

        Nobody else changes them in between; what `change` raises leaves them as they were.
        """

    async def preferences(self, user: UserId) -> Preferences:
        """Return what a person chose; the defaults where they chose nothing."""

    async def change_preferences(self, user: UserId, change: Change[Preferences]) -> Preferences:
        """Store what `change` makes of a person's preferences and return it, likewise."""

    async def holdings(self, user: UserId) -> Holdings:
        """Return all that is kept about a person."""

    async def forget(self, user: UserId, now: int) -> Forgotten:
        """Remove a person from everything that is kept, all or nothing.

        They resign their live games, their open challenges close, their preferences go, and
        `SOMEBODY` takes their place in the games and challenges that stay. `now` is in UTC seconds.
        """

    async def live_games(self) -> int:
        """Count the games being played."""

    async def prune(self, ended_before: int) -> int:
        """Delete the games that ended, and the challenges that closed, before then.

        Returns how many games went. Instants are UTC seconds.
        """

    async def check(self) -> None:
        """Show that what is stored now would last. Raises StoreUnavailable."""
