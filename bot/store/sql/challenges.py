"""Challenges: each function is one piece of work."""

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

from bot.model import (
    AlreadyChallenging,
    Answer,
    Challenge,
    ChallengeClosed,
    ChallengeId,
    ChannelId,
    MessageId,
    UserId,
)
from bot.model.errors import NoSuchChallenge, TooSoon
from bot.store.rows import challenge_from, challenge_row
from bot.store.work import Work, insert, number, one, rows


def add_challenge(challenge: Challenge, pause: timedelta) -> Work[Challenge]:
    channel, challenger = challenge.place.channel_id, challenge.challenger.id
    with suppress(NoSuchChallenge):
        raise AlreadyChallenging((yield from open_challenge(channel, challenger)))
    yield from _check_pause(challenge, pause)
    stored = yield from insert("challenges", challenge_row(challenge))
    return replace(challenge, id=ChallengeId(stored))


def find_challenge(challenge: ChallengeId) -> Work[Challenge]:
    row = yield from one("SELECT * FROM challenges WHERE id = ?", challenge)
    if row is None:
        raise NoSuchChallenge
    return challenge_from(row)


def open_challenge(channel: ChannelId, user: UserId) -> Work[Challenge]:
    sql = """SELECT * FROM challenges
             WHERE channel_id = ? AND challenger_id = ? AND answer IS NULL"""
    row = yield from one(sql, channel, user)
    if row is None:
        raise NoSuchChallenge
    return challenge_from(row)


def close_challenge(challenge: ChallengeId, answer: Answer) -> Work[Challenge]:
    sql = "UPDATE challenges SET answer = ? WHERE id = ? AND answer IS NULL RETURNING *"
    closed = yield from one(sql, answer.value, challenge)
    if closed is None:
        raise ChallengeClosed((yield from find_challenge(challenge)))
    return challenge_from(closed)


def show_challenge(challenge: ChallengeId, message: MessageId) -> Work[None]:
    # Ids grow with time: what was noted late does not hide a newer message.
    sql = """UPDATE challenges SET message_id = ?
             WHERE id = ? AND (message_id IS NULL OR message_id < ?)"""
    yield from rows(sql, message, challenge, message)


def close_expired(now: int) -> Work[tuple[Challenge, ...]]:
    sql = """UPDATE challenges SET answer = ? WHERE answer IS NULL AND expires_at <= ?
             RETURNING *"""
    closed = yield from rows(sql, Answer.EXPIRED.value, now)
    return tuple(map(challenge_from, closed))


def _check_pause(challenge: Challenge, pause: timedelta) -> Work[None]:
    sql = """SELECT max(offered_at) FROM challenges
             WHERE challenger_id = ? AND guild_id IS NOT DISTINCT FROM ? AND answer <> ?"""
    last = yield from number(
        sql, challenge.challenger.id, challenge.place.guild_id, Answer.ACCEPTED.value
    )
    if last is not None:
        left = last + int(pause.total_seconds()) - challenge.offered_at
        if left > 0:
            raise TooSoon(left)
