"""Challenges."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from bot.model import (
    AlreadyChallenging,
    Answer,
    Challenge,
    ChallengeClosed,
    ChallengeId,
    ChannelId,
    InteractionId,
    MessageId,
    UserId,
)
from bot.model.errors import NoSuchChallenge, TooSoon
from bot.store.database import Row, Work
from bot.store.operations import Part, read, write, write_serializable
from bot.store.outbox import Outgoing, put_out
from bot.store.queries import insert, number, one, rows
from bot.store.rows import POSTPONED_SECONDS, challenge_from, challenge_row, readable

RECENT_PINGS = """SELECT count(*) FROM challenges WHERE
                  ((challenger_id = ? AND opponent_id = ?)
                   OR (challenger_id = ? AND opponent_id = ?)) AND pinged_at > ?"""


class Challenges(Part):
    """The challenges, open and closed. Any method may raise StoreUnavailable.

    `interaction` is the id of the interaction that asks for a change. Delivered to two processes,
    it is carried out once, and both get the same result.
    """

    @write
    def add(
        self, challenge: Challenge, *, pause: timedelta, interaction: InteractionId
    ) -> Work[Challenge]:
        """Store a new challenge and return it under the id it was given.

        If `interaction` already made one, return that one as it is now. Raises AlreadyChallenging
        if the challenger has an open one in that channel, TooSoon if they offered one in the same
        server less than `pause` ago.
        """
        row = yield from one("SELECT * FROM challenges WHERE offered_by = ?", interaction)
        if row is not None:
            return challenge_from(row)
        channel_id, challenger_id = challenge.place.channel_id, challenge.challenger.id
        row = yield from _open_row(channel_id, challenger_id)
        if row is not None:
            raise AlreadyChallenging(challenge_from(row))
        yield from _check_pause(challenge, pause)
        stored = {**challenge_row(challenge), "offered_by": interaction}
        return replace(challenge, id=ChallengeId((yield from insert("challenges", stored))))

    @read
    def get(self, challenge_id: ChallengeId) -> Work[Challenge]:
        """Return one challenge. Raises NoSuchChallenge."""
        return challenge_from((yield from _row(challenge_id)))

    @read
    def open(self, channel_id: ChannelId, user_id: UserId) -> Work[Challenge]:
        """Return the open challenge that a person made in a channel. Raises NoSuchChallenge."""
        row = yield from _open_row(channel_id, user_id)
        if row is None:
            raise NoSuchChallenge
        return challenge_from(row)

    @read
    def closed_by(
        self, interaction: InteractionId, channel_id: ChannelId, user_id: UserId
    ) -> Work[Challenge]:
        """Return the challenge of a person in a channel that `interaction` closed.

        Raises NoSuchChallenge.
        """
        sql = """SELECT * FROM challenges
                 WHERE challenger_id = ? AND channel_id = ? AND answered_by = ?"""
        row = yield from one(sql, user_id, channel_id, interaction)
        if row is None:
            raise NoSuchChallenge
        return challenge_from(row)

    @write
    def close(
        self, challenge_id: ChallengeId, answer: Answer, *, interaction: InteractionId | None
    ) -> Work[Challenge]:
        """Close an open challenge and return it, also where `interaction` already closed it.

        Raises ChallengeClosed or NoSuchChallenge.
        """
        return (yield from close_challenge(challenge_id, answer, interaction))

    @write
    def note_message(self, challenge_id: ChallengeId, message_id: MessageId) -> Work[bool]:
        """Remember which message shows the challenge, and return whether it is still open.

        The newest message counts.
        """
        # Ids grow with time: what is noted late does not hide a newer message.
        sql = """UPDATE challenges SET message_id = ?
                 WHERE id = ? AND (message_id IS NULL OR message_id < ?)"""
        yield from rows(sql, message_id, challenge_id, message_id)
        sql = "SELECT count(*) FROM challenges WHERE id = ? AND answer IS NULL"
        return bool((yield from number(sql, challenge_id)))

    @write
    def close_expired(self, now: int) -> Work[None]:
        """Close the open challenges that have expired by `now`; their cards go to the outbox.

        One that cannot be read is logged and expires an hour later.
        """
        sql = """UPDATE challenges SET answer = ? WHERE answer IS NULL AND expires_at <= ?
                 RETURNING *"""
        found: Sequence[Row] = yield from rows(sql, Answer.EXPIRED.value, now)
        closed, unreadable = readable("challenges", found, challenge_from)
        for challenge_id in unreadable:
            sql = "UPDATE challenges SET answer = NULL, expires_at = ? WHERE id = ?"
            yield from rows(sql, now + POSTPONED_SECONDS, challenge_id)
        for challenge in closed:
            yield from put_out(Outgoing.card(challenge, challenge.expires_at))

    # Two offers at once, in two channels, must not both ping.
    @write_serializable
    def note_ping(self, challenge_id: ChallengeId, *, cooldown: timedelta) -> Work[bool]:
        """Note that a challenge pings its opponent at the time it was offered.

        Return False, and note nothing, if another one between the two pinged less than `cooldown`
        before. Raises NoSuchChallenge.
        """
        row = yield from _row(challenge_id)
        if row["pinged_at"] is not None:
            return True
        one_of_them, other, at = row["challenger_id"], row["opponent_id"], row["offered_at"]
        since = at - int(cooldown.total_seconds())
        if (yield from number(RECENT_PINGS, one_of_them, other, other, one_of_them, since)):
            return False
        yield from rows("UPDATE challenges SET pinged_at = ? WHERE id = ?", at, challenge_id)
        return True


def close_challenge(
    challenge_id: ChallengeId, answer: Answer, interaction: InteractionId | None
) -> Work[Challenge]:
    """Close a challenge, on its own or with the game that comes of it."""
    sql = """UPDATE challenges SET answer = ?, answered_by = ? WHERE id = ? AND answer IS NULL
             RETURNING *"""
    closed = yield from one(sql, answer.value, interaction, challenge_id)
    if closed is not None:
        return challenge_from(closed)
    row = yield from _row(challenge_id)
    if interaction is not None and row["answered_by"] == interaction:
        return challenge_from(row)
    raise ChallengeClosed(challenge_from(row))


def prune_challenges(closed_before: int, most: int) -> Work[int]:
    """Delete up to `most` challenges that were closed and had run out before then."""
    sql = """DELETE FROM challenges WHERE id IN (
                 SELECT id FROM challenges WHERE answer IS NOT NULL AND expires_at < ? LIMIT ?
             ) RETURNING id"""
    return len((yield from rows(sql, closed_before, most)))


def _row(challenge_id: ChallengeId) -> Work[Row]:
    row = yield from one("SELECT * FROM challenges WHERE id = ?", challenge_id)
    if row is None:
        raise NoSuchChallenge
    return row


def _open_row(channel_id: ChannelId, user_id: UserId) -> Work[Row | None]:
    sql = """SELECT * FROM challenges
             WHERE channel_id = ? AND challenger_id = ? AND answer IS NULL"""
    return (yield from one(sql, channel_id, user_id))


def _check_pause(challenge: Challenge, pause: timedelta) -> Work[None]:
    # An open challenge has no answer yet, and counts.
    sql = """SELECT max(offered_at) FROM challenges
             WHERE challenger_id = ? AND guild_id IS NOT DISTINCT FROM ?
             AND answer IS DISTINCT FROM ?"""
    last = yield from number(
        sql, challenge.challenger.id, challenge.place.guild_id, Answer.ACCEPTED.value
    )
    if last is not None:
        left = last + int(pause.total_seconds()) - challenge.offered_at
        if left > 0:
            raise TooSoon(left)
