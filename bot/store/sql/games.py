"""Games and seats: each function is one piece of work."""

from contextlib import suppress
from dataclasses import replace
from functools import cache

from bot.model import (
    AlreadyPlaying,
    Answer,
    ChallengeId,
    ChannelId,
    Game,
    GameId,
    MessageId,
    StaleBoard,
    UserId,
)
from bot.model.errors import NoGameHere, NoSuchGame, TooManyGames
from bot.store.rows import game_from, game_row, progress_row
from bot.store.sql.challenges import close_challenge
from bot.store.work import Query, Work, add, insert, number, one, rows


def add_game(game: Game, most_live: int, accepting: ChallengeId | None) -> Work[Game]:
    if accepting is not None:
        yield from close_challenge(accepting, Answer.ACCEPTED)
    channel = game.place.channel_id
    people = game.people
    for person in people:
        with suppress(NoGameHere):
            raise AlreadyPlaying((yield from live_game(channel, person.id)), person.id)
    sql = "SELECT count(*) FROM games WHERE channel_id = ? AND ended_at IS NULL"
    live = yield from number(sql, channel)
    if live >= most_live:
        raise TooManyGames(most_live)
    game = replace(game, id=GameId((yield from insert("games", game_row(game)))))
    for person in people:
        seat = {"channel_id": channel, "user_id": person.id, "game_id": game.id}
        yield from add("seats", seat)
    return game


def find_game(game: GameId) -> Work[Game]:
    row = yield from one("SELECT * FROM games WHERE id = ?", game)
    if row is None:
        raise NoSuchGame
    return game_from(row)


def game_on(message: MessageId) -> Work[Game]:
    row = yield from one("SELECT * FROM games WHERE message_id = ?", message)
    if row is None:
        raise NoSuchGame
    return game_from(row)


def live_game(channel: ChannelId, user: UserId) -> Work[Game]:
    sql = """SELECT games.* FROM seats JOIN games ON games.id = seats.game_id
             WHERE seats.channel_id = ? AND seats.user_id = ?"""
    row = yield from one(sql, channel, user)
    if row is None:
        raise NoGameHere
    return game_from(row)


def saving(game: Game, seen_ply: int) -> Query:
    """Return the statement that saves `game` and says so, if it still stands at `seen_ply`."""
    row = progress_row(game)
    return Query(_saving(*row), (*row.values(), game.id, seen_ply))


@cache
def _saving(*columns: str) -> str:
    changes = ", ".join(f"{column} = ?" for column in columns)
    return f"UPDATE games SET {changes} WHERE id = ? AND ply = ? AND ended_at IS NULL RETURNING id"


def save_ended(game: Game, seen_ply: int) -> Work[None]:
    if not (yield saving(game, seen_ply)):
        raise StaleBoard((yield from find_game(game.id)))
    yield from rows("DELETE FROM seats WHERE game_id = ?", game.id)


def show_game(game: GameId, message: MessageId) -> Work[None]:
    # Ids grow with time: what was noted late does not hide a newer message.
    sql = """UPDATE games SET message_id = ?
             WHERE id = ? AND (message_id IS NULL OR message_id < ?)"""
    yield from rows(sql, message, game, message)


def count_live() -> Work[int]:
    # `due_at` is set exactly while a game lives, and indexed.
    live: int = yield from number("SELECT count(*) FROM games WHERE due_at IS NOT NULL")
    return live


def prune_games(ended_before: int, most: int) -> Work[int]:
    sql = """DELETE FROM games WHERE id IN (SELECT id FROM games WHERE ended_at < ? LIMIT ?)
             RETURNING id"""
    return len((yield from rows(sql, ended_before, most)))


def prune_challenges(expired_before: int, most: int) -> Work[int]:
    sql = """DELETE FROM challenges WHERE id IN (
                 SELECT id FROM challenges WHERE answer IS NOT NULL AND expires_at < ? LIMIT ?
             ) RETURNING id"""
    return len((yield from rows(sql, expired_before, most)))
