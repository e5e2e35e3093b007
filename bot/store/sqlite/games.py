"""Games and seats: each function is one piece of work, within the caller's transaction."""

import sqlite3
from contextlib import suppress
from dataclasses import replace

from bot.errors import AlreadyPlaying, NoGameHere, NoSuchGame, StaleBoard, TooManyGames
from bot.model import Answer, ChallengeId, ChannelId, Game, GameId, MessageId, UserId
from bot.store.rows import game_from, game_row, progress_row
from bot.store.sqlite.challenges import close_challenge
from bot.store.sqlite.rows import insert


def add_game(
    game: Game, most_live: int, accepting: ChallengeId | None, db: sqlite3.Connection
) -> Game:
    if accepting is not None:
        close_challenge(accepting, Answer.ACCEPTED, db)
    channel = game.place.channel_id
    people = game.people
    for person in people:
        with suppress(NoGameHere):
            raise AlreadyPlaying(live_game(channel, person.id, db), person.id)
    sql = "SELECT count(*) FROM games WHERE channel_id = ? AND ended_at IS NULL"
    (live,) = db.execute(sql, (channel,)).fetchone()
    if live >= most_live:
        raise TooManyGames(most_live)
    game = replace(game, id=GameId(insert(db, "games", game_row(game))))
    for person in people:
        insert(db, "seats", {"channel_id": channel, "user_id": person.id, "game_id": game.id})
    return game


def find_game(game: GameId, db: sqlite3.Connection) -> Game:
    row = db.execute("SELECT * FROM games WHERE id = ?", (game,)).fetchone()
    if row is None:
        raise NoSuchGame
    return game_from(row)


def game_on(message: MessageId, db: sqlite3.Connection) -> Game:
    row = db.execute("SELECT * FROM games WHERE message_id = ?", (message,)).fetchone()
    if row is None:
        raise NoSuchGame
    return game_from(row)


def live_game(channel: ChannelId, user: UserId, db: sqlite3.Connection) -> Game:
    sql = """SELECT games.* FROM seats JOIN games ON games.id = seats.game_id
             WHERE seats.channel_id = ? AND seats.user_id = ?"""
    row = db.execute(sql, (channel, user)).fetchone()
    if row is None:
        raise NoGameHere
    return game_from(row)


def save(game: Game, seen_ply: int, db: sqlite3.Connection) -> None:
    row = progress_row(game)
    changes = ", ".join(f"{column} = :{column}" for column in row)
    saved = db.execute(
        f"UPDATE games SET {changes} WHERE id = :id AND ply = :seen_ply AND ended_at IS NULL",
        {**row, "id": game.id, "seen_ply": seen_ply},
    )
    if saved.rowcount == 0:
        raise StaleBoard(find_game(game.id, db))
    if game.ending is not None:
        db.execute("DELETE FROM seats WHERE game_id = ?", (game.id,))


def count_live(db: sqlite3.Connection) -> int:
    # `due_at` is set exactly while a game lives, and indexed.
    live: int = db.execute("SELECT count(*) FROM games WHERE due_at IS NOT NULL").fetchone()[0]
    return live


def prune(ended_before: int, db: sqlite3.Connection) -> int:
    gone = db.execute("DELETE FROM games WHERE ended_at < ?", (ended_before,)).rowcount
    sql = "DELETE FROM challenges WHERE answer IS NOT NULL AND expires_at < ?"
    db.execute(sql, (ended_before,))
    return gone
