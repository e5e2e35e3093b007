"""The store: what the service may ask of a database, in terms of the model."""

from typing import Protocol

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

    async def live_game(self, channel: ChannelId, user: UserId) -> Game:
        """Return the live game that `user` holds in `channel`. Raises NoGameHere."""

    async def save(self, game: Game, *, seen_ply: int) -> None:
        """Store the moves and the ending of `game`, if it still stands at `seen_ply` and is live.

        Raises StaleBoard with the game as it stands otherwise.
        """

    async def show_game(self, game: GameId, message: MessageId) -> None:
        """Remember which message shows the game."""

    async def add_challenge(self, challenge: Challenge) -> Challenge:
        """Store a new challenge and return it under the id it was given.

        Raises AlreadyChallenging if the challenger has an open one in that channel.
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

    async def next_expiry(self) -> int | None:
        """Return when the next open challenge expires, None if there is none."""

    async def check(self) -> None:
        """Reach the database once."""
