"""Games and seats."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.model import (
    AlreadyPlaying,
    Answer,
    ChallengeId,
    ChannelId,
    Game,
    GameId,
    GuildId,
    InteractionId,
    MessageId,
    PastGames,
    Record,
    StaleBoard,
    UserId,
)
from bot.model.errors import NoGameHere, NoSuchGame, TooManyGames, TooManyWatched
from bot.store.challenges import close_challenge, prune_challenges
from bot.store.database import (
    Database,
    Part,
    Row,
    Work,
    add,
    insert,
    number,
    one,
    read,
    rows,
    write,
    write_serializable,
)
from bot.store.game_cache import GameCache
from bot.store.records import person_record
from bot.store.rows import POSTPONED_SECONDS, game_from, game_row, readable
from bot.store.saving import save_ended, save_query
from engine import Level

log = logging.getLogger(__name__)

BY_ID = "SELECT * FROM games WHERE id = ?"

PRUNED_AT_ONCE = 500
"""How many rows are deleted in one transaction, so that moves are saved in between."""


class Games(Part):
    """The games, live and finished. Any method may raise StoreUnavailable.

    `interaction` is the id of the interaction that asks for a change. Delivered to two processes,
    it is carried out once, and both get the same result.
    """

    def __init__(self, database: Database, cache: GameCache) -> None:
        super().__init__(database)
        self._cache = cache

    async def add(
        self,
        game: Game,
        *,
        most_live: int,
        interaction: InteractionId,
        accepting: ChallengeId | None = None,
        most_watched: int | None = None,
        watched_by: UserId | None = None,
        resigning: Game | None = None,
        replacing: Game | None = None,
    ) -> Game:
        """Store a new game and return it under the id it was given.

        If `interaction` already started a game, return that one as it is now. In the same
        transaction the challenge `accepting` that it comes from is closed, and `resigning`, a live
        game with its ending, is saved, and the live game `replacing` is deleted.

        Raises AlreadyPlaying if one of its people holds a live game in that channel, TooManyGames
        if the channel has `most_live` already, TooManyWatched if `watched_by` has `most_watched`
        live games that they started to watch, ChallengeClosed if `accepting` is closed, and
        StaleBoard if `resigning` or `replacing` has another ply or has ended; then nothing is
        stored.
        """
        added = await self._add(
            game,
            most_live,
            interaction,
            accepting,
            most_watched,
            watched_by,
            resigning,
            replacing,
        )
        self._cache.put(added)
        if resigning is not None:
            self._cache.put(resigning)
        fields = {"game": added.id, "channel": added.place.channel_id, "board": added.board}
        log.debug("game %(game)d begins in channel %(channel)d on %(board)s", fields)
        return added

    # Two games that start at once may be one too many for the channel.
    @write_serializable
    def _add(
        self,
        game: Game,
        most_live: int,
        interaction: InteractionId,
        accepting: ChallengeId | None,
        most_watched: int | None,
        watched_by: UserId | None,
        resigning: Game | None,
        replacing: Game | None,
    ) -> Work[Game]:
        row = yield from one("SELECT * FROM games WHERE started_by = ?", interaction)
        if row is not None:
            return game_from(row)
        if resigning is not None and not (
            yield from save_ended(resigning, resigning.ply, interaction)
        ):
            raise StaleBoard((yield from _found(BY_ID, resigning.id)))
        if replacing is not None:
            sql = "DELETE FROM games WHERE id = ? AND ply = ? AND ended_at IS NULL RETURNING id"
            if not (yield from rows(sql, replacing.id, replacing.ply)):
                raise StaleBoard((yield from _found(BY_ID, replacing.id)))
        if accepting is not None:
            yield from close_challenge(accepting, Answer.ACCEPTED, interaction)
        channel_id = game.place.channel_id
        for person in game.people:
            row = yield from _live_row(channel_id, person.id)
            if row is not None:
                raise AlreadyPlaying(game_from(row), person.id)
        sql = "SELECT count(*) FROM games WHERE channel_id = ? AND ended_at IS NULL"
        if (yield from number(sql, channel_id)) >= most_live:
            raise TooManyGames(most_live)
        if most_watched is not None:
            sql = "SELECT count(*) FROM games WHERE watched_by = ? AND ended_at IS NULL"
            if (yield from number(sql, watched_by)) >= most_watched:
                raise TooManyWatched(most_watched)
        origin = {"started_by": interaction, "watched_by": watched_by}
        game = replace(game, id=GameId((yield from insert("games", {**game_row(game), **origin}))))
        for person in game.people:
            seat = {"channel_id": channel_id, "user_id": person.id, "game_id": game.id}
            yield from add("seats", seat)
        return game

    @read
    def get(self, game_id: GameId) -> Work[Game]:
        """Return one game. Raises NoSuchGame."""
        return (yield from _found(BY_ID, game_id))

    async def cached(self, game_id: GameId, ply: int) -> Game:
        """Return one game for a move at `ply`, from the cache if it has it. Raises NoSuchGame.

        Another process may have changed it since; `save` detects that.
        """
        return self._cache.get(game_id, ply) or await self.get(game_id)

    @read
    def record(self, user_id: UserId, level: Level, before: GameId) -> Work[Record]:
        """Return what a person had done before the game `before` against `level`."""
        return (yield from person_record(user_id, level, before))

    @read
    def on_message(self, message_id: MessageId) -> Work[Game]:
        """Return the game that a message shows. Raises NoSuchGame."""
        return (yield from _found("SELECT * FROM games WHERE message_id = ?", message_id))

    @read
    def live(self, channel_id: ChannelId, user_id: UserId) -> Work[Game]:
        """Return the live game that a person holds in a channel. Raises NoGameHere."""
        row = yield from _live_row(channel_id, user_id)
        if row is None:
            raise NoGameHere
        return game_from(row)

    @read
    def done_by(
        self, interaction: InteractionId, game_id: GameId | None = None
    ) -> Work[Game | None]:
        """Return the game that `interaction` started, or `game_id` if its last change came from it.

        None if neither is so. It is for a refusal: perhaps another process carried it out.
        """
        sql = "SELECT * FROM games WHERE started_by = ? OR (id = ? AND changed_by = ?)"
        row = yield from one(sql, interaction, game_id, interaction)
        return None if row is None else game_from(row)

    @read
    def of_challenge(self, challenge_id: ChallengeId) -> Work[Game | None]:
        """Return the game that came of a challenge, None if none did or it is gone."""
        sql = """SELECT games.* FROM challenges JOIN games ON games.started_by = answered_by
                 WHERE challenges.id = ?"""
        row = yield from one(sql, challenge_id)
        return None if row is None else game_from(row)

    async def save(self, game: Game, *, seen_ply: int, interaction: InteractionId | None) -> Game:
        """Store the moves and the ending of `game`, if its row is live and at `seen_ply`.

        Return the game as stored, also where `interaction` already made the last change to it.
        Otherwise raises StaleBoard with the stored game.
        """
        with self._cache.dropping_on_error(game.id):
            if game.ending is None:
                saving = save_query(game, seen_ply, interaction)
                found = await self.database.write_one(saving)
            else:
                saving_ended = partial(save_ended, game, seen_ply, interaction)
                found = await self.database.write(saving_ended)
            if not found:
                if interaction is not None and (done := await self.done_by(interaction, game.id)):
                    return done
                raise StaleBoard(await self.get(game.id))
        if (message_id := found[0]["message_id"]) != game.message_id:
            game = replace(game, message_id=message_id)
        self._cache.put(game)
        log.debug("game %(game)d is at ply %(ply)d", {"game": game.id, "ply": game.ply})
        if game.ending is not None:
            fields = {"game": game.id, "termination": game.ending.termination}
            log.debug("game %(game)d ended: %(termination)s", fields)
        return game

    async def show(self, game_id: GameId, message_id: MessageId) -> MessageId | None:
        """Remember which message shows the game, and return the one that did before.

        The newest counts.
        """
        self._cache.show(game_id, message_id)  # A press may come before the write is done.
        with self._cache.dropping_on_error(game_id):
            return await self._show(game_id, message_id)

    @write
    def _show(self, game_id: GameId, message_id: MessageId) -> Work[MessageId | None]:
        row = yield from one("SELECT message_id FROM games WHERE id = ?", game_id)
        # Ids grow with time: what is noted late does not hide a newer message.
        sql = """UPDATE games SET message_id = ?
                 WHERE id = ? AND (message_id IS NULL OR message_id < ?)"""
        yield from rows(sql, message_id, game_id, message_id)
        found = None if row is None else row["message_id"]
        return None if found is None else MessageId(found)

    @read
    def past(
        self,
        user_id: UserId,
        *,
        guild: GuildId | None = None,
        channel: ChannelId | None = None,
        skip: int = 0,
        most: int,
    ) -> Work[PastGames]:
        """Return up to `most` finished games of a person, newest first, after the first `skip`.

        `guild` and `channel` leave out what was played elsewhere.
        """
        wanted = "(first_id = ? OR second_id = ?) AND ended_at IS NOT NULL"
        values: list[int] = [user_id, user_id]
        for column, place_id in (("guild_id", guild), ("channel_id", channel)):
            if place_id is not None:
                wanted += f" AND {column} = ?"
                values.append(place_id)
        total = yield from number(f"SELECT count(*) FROM games WHERE {wanted}", *values)
        sql = f"SELECT * FROM games WHERE {wanted} ORDER BY ended_at DESC, id DESC LIMIT ? OFFSET ?"
        games, _ = readable("games", (yield from rows(sql, *values, most, skip)), game_from)
        return PastGames(games, total)

    async def due(self, now: int, most: int) -> tuple[Game, ...]:
        """Return up to `most` live games whose time has run out by `now`, oldest first.

        One that cannot be read is logged and is due again an hour later.
        """
        games, unreadable = await self._due(now, most)
        if unreadable:
            await self._postpone(unreadable, now + POSTPONED_SECONDS)
        return games

    @read
    def _due(self, now: int, most: int) -> Work[tuple[tuple[Game, ...], tuple[int, ...]]]:
        sql = "SELECT * FROM games WHERE due_at <= ? ORDER BY due_at LIMIT ?"
        return readable("games", (yield from rows(sql, now, most)), game_from)

    @write
    def _postpone(self, game_ids: Sequence[int], until: int) -> Work[None]:
        for game_id in game_ids:
            sql = "UPDATE games SET due_at = ? WHERE id = ? AND due_at IS NOT NULL"
            yield from rows(sql, until, game_id)

    @write
    def take_reminders(self, now: int) -> Work[tuple[Game, ...]]:
        """Return the live games whose player is to be reminded by `now`; each is returned once."""
        sql = "UPDATE games SET remind_at = NULL WHERE remind_at <= ? RETURNING *"
        games, unreadable = readable("games", (yield from rows(sql, now)), game_from)
        for game_id in unreadable:
            sql = "UPDATE games SET remind_at = ? WHERE id = ?"
            yield from rows(sql, now + POSTPONED_SECONDS, game_id)
        return games

    @read
    def count_live(self) -> Work[int]:
        """Count the games being played."""
        # `due_at` is set exactly while a game is live, and indexed.
        live: int = yield from number("SELECT count(*) FROM games WHERE due_at IS NOT NULL")
        return live

    async def prune(self, ended_before: int) -> int:
        """Delete the games that ended, and the challenges that closed, before then (UTC seconds).

        Return how many games were deleted.
        """
        deleted, games, challenges = 0, 1, 1
        while games or challenges:
            games, challenges = await self._prune_some(ended_before)
            deleted += games
        await self.database.purge()
        return deleted

    @write
    def _prune_some(self, ended_before: int) -> Work[tuple[int, int]]:
        sql = """DELETE FROM games WHERE id IN (SELECT id FROM games WHERE ended_at < ? LIMIT ?)
                 RETURNING id"""
        games = yield from rows(sql, ended_before, PRUNED_AT_ONCE)
        return len(games), (yield from prune_challenges(ended_before, PRUNED_AT_ONCE))


def _found(sql: str, key: int) -> Work[Game]:
    row = yield from one(sql, key)
    if row is None:
        raise NoSuchGame
    return game_from(row)


def _live_row(channel_id: ChannelId, user_id: UserId) -> Work[Row | None]:
    sql = """SELECT games.* FROM seats JOIN games ON games.id = seats.game_id
             WHERE seats.channel_id = ? AND seats.user_id = ?"""
    return (yield from one(sql, channel_id, user_id))
