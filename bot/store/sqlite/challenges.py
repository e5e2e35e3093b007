"""Challenges: each function is one piece of work, within the caller's transaction."""

import sqlite3
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

from bot.errors import AlreadyChallenging, ChallengeClosed, NoSuchChallenge, TooSoon
from bot.model import Answer, Challenge, ChallengeId, ChannelId, UserId
from bot.store.rows import challenge_from, challenge_row
from bot.store.sqlite.rows import insert


def add_challenge(challenge: Challenge, pause: timedelta, db: sqlite3.Connection) -> Challenge:
    with suppress(NoSuchChallenge):
        raise AlreadyChallenging(
            open_challenge(challenge.place.channel_id, challenge.challenger.id, db)
        )
    _check_pause(challenge, pause, db)
    number = insert(db, "challenges", challenge_row(challenge))
    return replace(challenge, id=ChallengeId(number))


def find_challenge(challenge: ChallengeId, db: sqlite3.Connection) -> Challenge:
    row = db.execute("SELECT * FROM challenges WHERE id = ?", (challenge,)).fetchone()
    if row is None:
        raise NoSuchChallenge
    return challenge_from(row)


def open_challenge(channel: ChannelId, user: UserId, db: sqlite3.Connection) -> Challenge:
    sql = """SELECT * FROM challenges
             WHERE channel_id = ? AND challenger_id = ? AND answer IS NULL"""
    row = db.execute(sql, (channel, user)).fetchone()
    if row is None:
        raise NoSuchChallenge
    return challenge_from(row)


def close_challenge(challenge: ChallengeId, answer: Answer, db: sqlite3.Connection) -> Challenge:
    sql = "UPDATE challenges SET answer = ? WHERE id = ? AND answer IS NULL"
    closed = db.execute(sql, (answer.value, challenge)).rowcount
    now_stands = find_challenge(challenge, db)
    if not closed:
        raise ChallengeClosed(now_stands)
    return now_stands


def close_expired(now: int, db: sqlite3.Connection) -> tuple[Challenge, ...]:
    sql = """UPDATE challenges SET answer = ? WHERE answer IS NULL AND expires_at <= ?
             RETURNING *"""
    rows = db.execute(sql, (Answer.EXPIRED.value, now)).fetchall()
    return tuple(challenge_from(row) for row in rows)


def _check_pause(challenge: Challenge, pause: timedelta, db: sqlite3.Connection) -> None:
    sql = """SELECT max(offered_at) FROM challenges
             WHERE challenger_id = ? AND guild_id IS ? AND answer <> ?"""
    asked = (challenge.challenger.id, challenge.place.guild_id, Answer.ACCEPTED.value)
    (last,) = db.execute(sql, asked).fetchone()
    if last is not None:
        left = last + int(pause.total_seconds()) - challenge.offered_at
        if left > 0:
            raise TooSoon(left)
