"""What is kept about one person: all of it, or none of it any more."""

import sqlite3

from bot.model import SOMEBODY, Answer, ChallengeId, ChannelId, Forgotten, GameId, Holdings, UserId
from bot.store.rows import challenge_from, game_from, preferences_from
from bot.store.sqlite.challenges import find_challenge
from bot.store.sqlite.games import find_game, save


def find_holdings(user: UserId, db: sqlite3.Connection) -> Holdings:
    """Gather what is kept about `user`."""
    games = """SELECT * FROM games WHERE first_id = :user
               UNION ALL SELECT * FROM games WHERE second_id = :user ORDER BY id"""
    challenges = """SELECT * FROM challenges WHERE challenger_id = :user
                    UNION ALL SELECT * FROM challenges WHERE opponent_id = :user ORDER BY id"""
    seats = "SELECT channel_id, game_id FROM seats WHERE user_id = :user ORDER BY game_id"
    preferences = "SELECT * FROM preferences WHERE user_id = :user"
    asked = {"user": user}
    chosen = db.execute(preferences, asked).fetchone()
    return Holdings(
        games=tuple(game_from(row) for row in db.execute(games, asked)),
        challenges=tuple(challenge_from(row) for row in db.execute(challenges, asked)),
        seats=tuple((ChannelId(row[0]), GameId(row[1])) for row in db.execute(seats, asked)),
        preferences=None if chosen is None else preferences_from(chosen),
    )


def forget(user: UserId, now: int, db: sqlite3.Connection) -> Forgotten:
    """Leave what `user` is in the midst of, and put somebody in their place everywhere."""
    left = _leave_games(user, now, db)
    closed = _close_challenges(user, db)
    games = sum(_replace("games", seat, user, db) for seat in ("first", "second"))
    for role in ("challenger", "opponent"):
        _replace("challenges", role, user, db)
    db.execute("DELETE FROM preferences WHERE user_id = ?", (user,))
    return Forgotten(
        ended=tuple(find_game(game, db) for game in left),
        closed=tuple(find_challenge(challenge, db) for challenge in closed),
        games=games,
    )


def _leave_games(user: UserId, now: int, db: sqlite3.Connection) -> list[GameId]:
    sql = """SELECT games.* FROM seats JOIN games ON games.id = seats.game_id
             WHERE seats.user_id = ?"""
    live = [game_from(row) for row in db.execute(sql, (user,)).fetchall()]
    for game in live:
        save(game.resigned(user, now), game.ply, db)
    return [game.id for game in live]


def _close_challenges(user: UserId, db: sqlite3.Connection) -> list[ChallengeId]:
    sql = """UPDATE challenges SET answer = :answer
             WHERE {role}_id = :user AND answer IS NULL RETURNING id"""
    closed = []
    for role, answer in (("challenger", Answer.WITHDRAWN), ("opponent", Answer.DECLINED)):
        asked = {"user": user, "answer": answer.value}
        closed += db.execute(sql.format(role=role), asked).fetchall()
    return [ChallengeId(row[0]) for row in closed]


def _replace(table: str, role: str, user: UserId, db: sqlite3.Connection) -> int:
    sql = f"""UPDATE {table} SET {role}_id = :nobody, {role}_name = :unnamed
              WHERE {role}_id = :user"""
    asked = {"user": user, "nobody": SOMEBODY.id, "unnamed": SOMEBODY.name}
    return db.execute(sql, asked).rowcount
