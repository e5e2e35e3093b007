"""Games: begun, played and ended."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from bot.model import (
    AlreadyPlaying,
    Answer,
    Challenge,
    ChallengeId,
    ChannelId,
    Game,
    GameId,
    GuildId,
    InteractionId,
    MessageId,
    Seat,
    StaleBoard,
    UserId,
)
from bot.model.errors import NoSuchGame, NotDone, Why
from bot.store.challenges import NO_REMATCH, close_challenge, close_crossed
from bot.store.database import Database, Query, Row
from bot.store.draws import note_draw
from bot.store.game_cache import GameCache
from bot.store.guild_settings import guild_settings
from bot.store.operations import Operations, read, write, write_serializable
from bot.store.other_games import ended, long_ended
from bot.store.outbox import Outgoing, Purpose, Rank, put_out
from bot.store.played_games import played_before
from bot.store.queries import insert, number, one, rows
from bot.store.rated_games import RatedGames
from bot.store.rows import game_from, game_row, progress_row, readable

log = logging.getLogger(__name__)

BY_ID = "SELECT * FROM games WHERE id = ?"
NEXT_END = "SELECT coalesce(max(end_number), 0) + 1 FROM games WHERE end_number IS NOT NULL"
STARTED_BY = "SELECT * FROM games WHERE started_by = ?"


class ShownBefore(NamedTuple):
    """Which message showed a game or challenge before; whether nothing has changed since then."""

    before: MessageId | None
    is_current: bool


@dataclass(frozen=True, slots=True)
class Start:
    """What a new game begins by, and what happens in the same transaction.

    `resigning`, a live game with its ending, is saved.
    `watched_by` is who watches a game that the computer plays against itself.
    """

    interaction: InteractionId

    challenge: ChallengeId | None = None
    """The challenge that it comes of, which closes."""

    resigning: Game | None = None
    watched_by: UserId | None = None

    rematch_of: Game | None = None
    """The game after which one of the two asked for this one: so long as they still do."""

    remind_at: int | None = None
    """When to first remind the player to move, if not at the usual time."""


MOST_WATCHED = 2
"""How many live games of the computer against itself one person may have, in all channels."""


class Games(Operations):
    """The games, live and finished. Any method may raise StoreUnavailable.

    `interaction` is the id of the interaction that asks for a change. What is asked for twice, such
    as by two processes, is done once, and both get the same result.
    """

    def __init__(self, database: Database, cache: GameCache, ratings: RatedGames) -> None:
        super().__init__(database)
        self._cache = cache
        self._ratings = ratings
        self.cached = cache.get
        """Returns a live game as it was last stored here, None if it is not cached."""

    async def add(self, game: Game, start: Start) -> Game:
        """Store a new game and return it under the id it was given.

        If the interaction already started a game, return that one as it is now.

        Raises AlreadyPlaying if the same two play a live game in that channel, NotDone if there are
        too many there or watched, ChallengeClosed, and StaleBoard if the game to resign has another
        ply or has ended, or nobody asks for the rematch any more; then nothing is stored.
        """
        added = await self._add(game, start)
        for each in filter(None, (added, start.resigning)):
            self._cache.put(each)
        fields = {"game": added.id, "channel": added.place.channel_id, "board": added.board}
        log.debug("game %(game)d begins in channel %(channel)d on %(board)s", fields)
        return added

    # Two games that start at once may be one too many for the channel.
    @write_serializable
    async def _add(self, game: Game, start: Start) -> Game:
        row = await one(STARTED_BY, start.interaction)
        if row is not None:
            return game_from(row)
        if (old := start.resigning) is not None and not await save_ended(
            old, old.ply, start.interaction
        ):
            raise StaleBoard(await _found(BY_ID, old.id))
        offered = None
        if start.challenge is not None:
            offered = await close_challenge(start.challenge, Answer.ACCEPTED, start.interaction)
            await close_crossed(game)
        if start.watched_by is not None:
            sql = "SELECT count(*) FROM games WHERE watched_by = ? AND ended_at IS NULL"
            if await number(sql, start.watched_by) >= MOST_WATCHED:
                raise NotDone(Why.TOO_MANY_WATCHED, most=MOST_WATCHED)
        if (old := start.rematch_of) is not None:
            sql = f"UPDATE games SET {NO_REMATCH} WHERE id = ? AND rematch_by = ? RETURNING id"
            if not await rows(sql, old.id, _seat_name(old, old.rematch_wanted_by)):
                raise StaleBoard(await _found(BY_ID, old.id))
            await close_crossed(game)
        origin: dict[str, int | None] = {
            "started_by": start.interaction,
            "watched_by": start.watched_by,
        }
        if start.remind_at is not None:
            origin["remind_at"] = start.remind_at
        added = await _add_live(game, origin)
        if offered is not None:
            await _put_accepted(added, offered)
        return added

    async def start_again(self, game: Game, old: Game, interaction: InteractionId) -> Game:
        """Store `game` in the place of the live game `old`, under its id, and return it.

        Raises NoSuchGame, or StaleBoard if `old` has moved on or ended.
        """
        await self._start_again(game, old, interaction)
        self._cache.put(game)
        return game

    @write
    async def _start_again(self, game: Game, old: Game, interaction: InteractionId) -> None:
        row = {**game_row(game), "changed_by": interaction}
        changes = ", ".join(f"{column} = ?" for column in row)
        sql = f"""UPDATE games SET {changes}, hinted = 0, hinted_ply = NULL
                  WHERE id = ? AND ply = ? AND started_at = ? AND ended_at IS NULL RETURNING id"""
        if not await rows(sql, *row.values(), old.id, old.ply, old.started_at):
            raise StaleBoard(await _found(BY_ID, old.id))

    @write
    async def want_rematch(
        self, game: Game, seat: Seat, until: int, ping_at: int, interaction: InteractionId
    ) -> bool:
        """Note that the holder of `seat` asks for another game until then (UTC seconds).

        The opponent is pinged at `ping_at` if they have not answered. Return whether it was noted,
        also if this interaction did it before: not where one of the two asks already.
        """
        sql = """UPDATE games SET rematch_by = ?, rematch_until = ?, remind_at = ?, changed_by = ?
                 WHERE id = ? AND ended_at IS NOT NULL AND (rematch_by IS NULL OR changed_by = ?)
                 RETURNING id"""
        values = _seat_name(game, seat), until, ping_at, interaction, game.id, interaction
        return bool(await rows(sql, *values))

    @write
    async def end_rematches(self, now: int) -> None:
        """Let nobody ask any more whose time to do so is over; their cards go to the outbox."""
        sql = f"UPDATE games SET {NO_REMATCH} WHERE rematch_until <= ? RETURNING *"
        games, _ = readable(await rows(sql, now), game_from)
        for game in games:
            await put_out(Outgoing.card(game, now))

    @read
    async def get(self, game_id: GameId) -> Game:
        """Return one game, with its record if it has ended. Raises NoSuchGame."""
        return await long_ended(await _found(BY_ID, game_id))

    @read
    async def watcher(self, game_id: GameId) -> UserId | None:
        """Return who began to watch a live game that the computer plays against itself."""
        row = await one("SELECT watched_by FROM games WHERE id = ?", game_id)
        return None if row is None else row["watched_by"]

    @read
    async def on_message(self, message_id: MessageId) -> Game:
        """Return the game that a message shows. Raises NoSuchGame."""
        return await _found("SELECT * FROM games WHERE message_id = ?", message_id)

    @read
    async def live(self, channel_id: ChannelId, user_id: UserId) -> tuple[Game, ...]:
        """Return the live games that a person holds in a channel, the one moved last first."""
        return tuple(map(game_from, await _live_rows(channel_id, user_id)))

    @read
    async def elsewhere(self, guild: GuildId, channel: ChannelId, user: UserId) -> tuple[Game, ...]:
        """Return the live games that a person holds in the other channels of a server."""
        sql = """SELECT * FROM games WHERE guild_id = ? AND channel_id <> ? AND ended_at IS NULL
                     AND (first_id = ? OR second_id = ?)"""
        games, _ = readable(await rows(sql, guild, channel, user, user), game_from)
        return games

    @read
    async def changed_here(
        self, interaction: InteractionId, channel_id: ChannelId, since: int
    ) -> Game | None:
        """Return the game of a channel whose last change came from `interaction`.

        None if there is none: one that ended before `since` (UTC seconds) is not found.
        """
        sql = """SELECT * FROM games WHERE channel_id = ? AND ended_at IS NULL AND changed_by = ?
                 UNION ALL SELECT * FROM games WHERE ended_at >= ? AND changed_by = ?"""
        row = await one(sql, channel_id, interaction, since, interaction)
        return None if row is None else await long_ended(game_from(row))

    @read
    async def of_challenge(self, challenge_id: ChallengeId) -> Game | None:
        """Return the game that came of a challenge, None if none did or it is gone."""
        sql = """SELECT games.* FROM challenges JOIN games ON games.started_by = answered_by
                 WHERE challenges.id = ?"""
        row = await one(sql, challenge_id)
        return None if row is None else game_from(row)

    async def save(self, game: Game, *, seen_ply: int, interaction: InteractionId | None) -> Game:
        """Store the moves and the ending of `game`, if its row is live and at `seen_ply`.

        Where no `interaction` asked for it, its card goes to the outbox.
        Return the game as stored, also where the same was done already; one that ended with its
        record. Otherwise raises StaleBoard with the stored game.
        """
        try:
            if interaction is None:
                saved = await self.database.write(partial(_save_unasked, game, seen_ply))
            elif game.ending is not None:
                saved = await self.database.write(
                    partial(_save_played, game, seen_ply, interaction)
                )
            else:
                found = await self.database.write_one(_save_query(game, seen_ply, interaction))
                saved = game if found else None
                if found and found[0]["message_id"] != game.message_id:
                    saved = game.changed(message_id=found[0]["message_id"])
            if saved is None:
                stored = await self.get(game.id)
                if stored.has(game, seen_ply):
                    return stored
                raise StaleBoard(stored)
        except BaseException:
            self._cache.drop(game.id)
            raise
        game = saved
        self._cache.put(game)
        log.debug("game %(game)d is at ply %(ply)d", {"game": game.id, "ply": len(game.moves)})
        if game.ending is not None:
            fields = {"game": game.id, "termination": game.ending.termination}
            log.debug("game %(game)d ended: %(termination)s", fields)
            # A millisecond in a transaction of its own: whatever comes of it, the end is stored.
            game = await self._ratings.rate_ended(game)
        return game

    async def note_message(self, game: Game, message_id: MessageId) -> ShownBefore:
        """Remember which message shows the game as it is in `game`; the newest counts."""
        self._cache.note_message(game.id, message_id)  # A press may come before the write is done.
        try:
            return await self._note_message(game, message_id)
        except BaseException:
            self._cache.drop(game.id)
            raise

    @write
    async def _note_message(self, game: Game, message_id: MessageId) -> ShownBefore:
        row = await one("SELECT message_id, ply, ended_at FROM games WHERE id = ?", game.id)
        # Ids grow with time: what is noted late does not hide a newer message.
        sql = """UPDATE games SET message_id = ?
                 WHERE id = ? AND (message_id IS NULL OR message_id < ?)"""
        await rows(sql, message_id, game.id, message_id)
        if row is None:
            return ShownBefore(None, is_current=True)
        is_current = (row["ply"], row["ended_at"] is None) == (game.ply, game.ending is None)
        return ShownBefore(row["message_id"], is_current)

    @write
    async def note_hint(self, game: Game) -> None:
        """Remember that a hint was given for the next move in `game`, as it is."""
        sql = """UPDATE games SET hinted = hinted + 1, hinted_ply = ?
                 WHERE id = ? AND coalesce(hinted_ply, -1) < ?"""
        await rows(sql, game.ply, game.id, game.ply)

    @read
    async def count_live(self) -> int:
        """Count the games being played."""
        # `due_at` is set exactly while a game is live, and indexed.
        live: int = await number("SELECT count(*) FROM games WHERE due_at IS NOT NULL")
        return live


async def _put_accepted(game: Game, offered: Challenge) -> None:
    """Tell the maker of a challenge of its game, to which the card of their last one leads now."""
    channel, at = game.place.channel_id, game.started_at
    until = int(game.to_move.player.id != offered.challenger.id)  # They have moved after that ply.
    await put_out(Outgoing(Purpose.ACCEPTED, game.id, channel, at, Rank.WAITED_FOR, ply=until))
    if (before := await played_before(game)) is not None:
        await put_out(Outgoing.card(before, at, Rank.WAITED_FOR))


async def _live_rows(channel_id: ChannelId, user_id: UserId) -> Sequence[Row]:
    """Return the rows of the live games that a person holds in a channel, latest move first."""
    # Several may be moved in a second, and the ids of interactions grow with time.
    sql = """SELECT * FROM games WHERE channel_id = ? AND ended_at IS NULL
                 AND (first_id = ? OR second_id = ?)
             ORDER BY coalesce(changed_by, started_by, id) DESC"""
    return await rows(sql, channel_id, user_id, user_id)


async def _add_live(game: Game, origin: Mapping[str, int | None]) -> Game:
    """Store a new game, with more columns `origin`, and return it under its id.

    Raises AlreadyPlaying or NotDone: it is for serializable work, as no key guards these.
    """
    channel_id = game.place.channel_id
    if game.people:
        ids = {seat.player.id for seat in game.seats}
        for row in await _live_rows(channel_id, game.people[0].id):
            if {row["first_id"], row["second_id"]} == ids:
                raise AlreadyPlaying(game_from(row))
    most_live = (await guild_settings(game.place.guild_id)).most_live
    sql = "SELECT count(*) FROM games WHERE channel_id = ? AND ended_at IS NULL"
    if await number(sql, channel_id) >= most_live:
        raise NotDone(Why.TOO_MANY_GAMES, most=most_live)
    return replace(game, id=GameId(await insert("games", {**game_row(game), **origin})))


def _save_query(game: Game, seen_ply: int, interaction: InteractionId | None) -> Query:
    """Return the statement that saves `game` if its row is live and at `seen_ply`.

    It returns a row if it saved the game: what another process may have changed.
    """
    row = {**progress_row(game), "changed_by": interaction}
    changes = ", ".join(f"{column} = ?" for column in row)
    if game.ending is not None:
        changes += f", end_number = ({NEXT_END}), watched_by = NULL"
    sql = f"""UPDATE games SET {changes}, message_id = coalesce(message_id, ?)
              WHERE id = ? AND ply = ? AND started_at = ? AND ended_at IS NULL
              RETURNING message_id, hinted"""
    return Query(sql, (*row.values(), game.message_id, game.id, seen_ply, game.started_at))


async def save_ended(game: Game, seen_ply: int, interaction: InteractionId | None) -> Game | None:
    """Save a game that ended; return it, None if it has moved on."""
    found = await _save_query(game, seen_ply, interaction)
    if not found:
        return None
    game = game.changed(message_id=found[0]["message_id"], hints=found[0]["hinted"])
    if game.is_held:
        await note_draw(game)
    return game


async def _save_played(game: Game, seen_ply: int, interaction: InteractionId | None) -> Game | None:
    """Save a game that ended; return it with its message and its record, None if it has moved on.

    Its card shows the record, and a trip of its own would cost more.
    """
    saved = await save_ended(game, seen_ply, interaction)
    if saved is None:
        return None
    if game.is_rating_shown:
        await put_out(Outgoing(Purpose.RATED, game.id, game.place.channel_id, game.moved_at))
    return await ended(saved)


async def _save_unasked(game: Game, seen_ply: int) -> Game | None:
    """Save a game that time, and no interaction, changed; its card goes to the outbox."""
    if game.ending is not None:
        saved = await _save_played(game, seen_ply, None)
    else:
        found = await _save_query(game, seen_ply, None)
        saved = game.changed(message_id=found[0]["message_id"]) if found else None
    if saved is not None:
        due_at = game.moved_at + int(game.clock.total_seconds())
        await put_out(Outgoing.card(game, due_at))
    return saved


def _seat_name(game: Game, seat: Seat | None) -> str:
    return "first" if seat == game.first else "second"


async def _found(sql: str, key: int) -> Game:
    row = await one(sql, key)
    if row is None:
        raise NoSuchGame
    return game_from(row)
