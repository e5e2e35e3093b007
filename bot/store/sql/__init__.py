"""SqlStore: everything we keep, in a database that speaks SQL."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial

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
    StaleBoard,
    UserId,
)
from bot.store import Change
from bot.store.sql import challenges, deadlines, games, history, privacy, settings
from bot.store.sql.at_hand import AtHand
from bot.store.work import Database

log = logging.getLogger(__name__)

PRUNED_AT_ONCE = 500
"""How many rows are deleted in one go, so that moves are saved in between."""


class SqlStore:
    """The `Store` in a `database`: which one, it does not know."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._at_hand = AtHand()

    async def add_game(
        self, game: Game, *, most_live: int, accepting: ChallengeId | None = None
    ) -> Game:
        # Two games that start at once may be one too many for the channel.
        work = partial(games.add_game, game, most_live, accepting)
        added = await self._database.write_alone(work)
        self._at_hand.keep(added)
        told = {"game": added.id, "channel": added.place.channel_id, "board": added.board}
        log.debug("game %(game)d begins in channel %(channel)d on %(board)s", told)
        return added

    async def game(self, game: GameId) -> Game:
        return await self._database.read(partial(games.find_game, game))

    async def game_at(self, game: GameId, ply: int) -> Game:
        return self._at_hand.at(game, ply) or await self.game(game)

    async def game_on(self, message: MessageId) -> Game:
        return await self._database.read(partial(games.game_on, message))

    async def live_game(self, channel: ChannelId, user: UserId) -> Game:
        return await self._database.read(partial(games.live_game, channel, user))

    async def save(self, game: Game, *, seen_ply: int) -> None:
        with self._dropped_if_it_fails(game.id):
            if game.ending is not None:
                await self._database.write(partial(games.save_ended, game, seen_ply))
            elif not await self._database.write_one(games.saving(game, seen_ply)):
                raise StaleBoard(await self.game(game.id))
        self._at_hand.keep(game)
        log.debug("game %(game)d stands at ply %(ply)d", {"game": game.id, "ply": game.ply})
        if game.ending is not None:
            told = {"game": game.id, "termination": game.ending.termination}
            log.debug("game %(game)d ended: %(termination)s", told)

    async def show_game(self, game: GameId, message: MessageId) -> None:
        self._at_hand.shown(game, message)  # A press may come before the write is done.
        with self._dropped_if_it_fails(game):
            await self._database.write(partial(games.show_game, game, message))

    async def past_games(
        self,
        user: UserId,
        *,
        guild: GuildId | None = None,
        channel: ChannelId | None = None,
        skip: int = 0,
        most: int,
    ) -> PastGames:
        return await self._database.read(
            partial(history.past_games, user, guild, channel, skip, most)
        )

    async def due_games(self, now: int, most: int) -> tuple[Game, ...]:
        return await self._database.read(partial(deadlines.due_games, now, most))

    async def take_reminders(self, now: int) -> tuple[Game, ...]:
        return await self._database.write(partial(deadlines.take_reminders, now))

    async def next_due(self) -> int | None:
        return await self._database.read(deadlines.next_due)

    async def add_challenge(self, challenge: Challenge, *, pause: timedelta) -> Challenge:
        return await self._database.write(partial(challenges.add_challenge, challenge, pause))

    async def challenge(self, challenge: ChallengeId) -> Challenge:
        return await self._database.read(partial(challenges.find_challenge, challenge))

    async def open_challenge(self, channel: ChannelId, user: UserId) -> Challenge:
        return await self._database.read(partial(challenges.open_challenge, channel, user))

    async def close_challenge(self, challenge: ChallengeId, answer: Answer) -> Challenge:
        return await self._database.write(partial(challenges.close_challenge, challenge, answer))

    async def show_challenge(self, challenge: ChallengeId, message: MessageId) -> None:
        await self._database.write(partial(challenges.show_challenge, challenge, message))

    async def close_expired(self, now: int) -> tuple[Challenge, ...]:
        return await self._database.write(partial(challenges.close_expired, now))

    async def guild_settings(self, guild: GuildId | None) -> GuildSettings:
        if guild is None:
            return GuildSettings()
        return await self._database.read(partial(settings.find_guild_settings, guild))

    async def change_guild_settings(
        self, guild: GuildId, change: Change[GuildSettings]
    ) -> GuildSettings:
        return await self._database.write(partial(settings.change_guild_settings, guild, change))

    async def preferences(self, user: UserId) -> Preferences:
        return await self._database.read(partial(settings.find_preferences, user))

    async def change_preferences(self, user: UserId, change: Change[Preferences]) -> Preferences:
        return await self._database.write(partial(settings.change_preferences, user, change))

    async def holdings(self, user: UserId) -> Holdings:
        return await self._database.read(partial(privacy.find_holdings, user))

    async def forget(self, user: UserId, now: int) -> Forgotten:
        forgotten = await self._database.write(partial(privacy.forget, user, now))
        self._at_hand.clear()
        return forgotten

    async def live_games(self) -> int:
        return await self._database.read(games.count_live)

    async def prune(self, ended_before: int) -> int:
        pruning = partial(games.prune_games, ended_before, PRUNED_AT_ONCE)
        gone = 0
        while some := await self._database.write(pruning):
            gone += some
        pruning = partial(games.prune_challenges, ended_before, PRUNED_AT_ONCE)
        while await self._database.write(pruning):
            pass
        return gone

    async def check(self) -> None:
        await self._database.touch()

    @contextmanager
    def _dropped_if_it_fails(self, game: GameId) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self._at_hand.drop(game)
            raise
