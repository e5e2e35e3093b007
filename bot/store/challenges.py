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
    Game,
    InteractionId,
    MessageId,
    UserId,
)
from bot.model.errors import NoSuchChallenge, NotDone, Why
from bot.store.database import Row
from bot.store.operations import DELETED_AT_ONCE, Operations, read, write, write_serializable
from bot.store.outbox import Outgoing, Rank, put_out
from bot.store.queries import insert, number, one, placeholders, rows
from bot.store.rows import POSTPONED_SECONDS, challenge_from, challenge_row, readable

LOOKED_AT = 500
"""Among so many of the oldest those that may be deleted are looked for."""

NO_REMATCH = "rematch_by = NULL, rematch_until = NULL, remind_at = NULL"

RECENT_PINGS = """SELECT count(*) FROM challenges WHERE
                  ((challenger_id = ? AND opponent_id = ?)
                   OR (challenger_id = ? AND opponent_id = ?)) AND pinged_at > ?"""


class Challenges(Operations):
    """The challenges, open and closed. Any method may raise StoreUnavailable."""

    @write
    async def add(
        self, challenge: Challenge, *, pause: timedelta, interaction: InteractionId
    ) -> Challenge:
        """Store a new challenge and return it under the id it was given.

        If `interaction` already made one, return that one as it is now. Raises AlreadyChallenging
        if the challenger has an open one in that channel, NotDone if they offered one in the same
        server less than `pause` ago.
        """
        row = await one("SELECT * FROM challenges WHERE offered_by = ?", interaction)
        if row is not None:
            return challenge_from(row)
        row = await _open_row(challenge.place.channel_id, challenge.challenger.id)
        if row is not None:
            raise AlreadyChallenging(challenge_from(row))
        await _check_pause(challenge, pause)
        stored = {**challenge_row(challenge), "offered_by": interaction}
        return replace(challenge, id=ChallengeId(await insert("challenges", stored)))

    @read
    async def get(self, challenge_id: ChallengeId) -> Challenge:
        """Return one challenge. Raises NoSuchChallenge."""
        return challenge_from(await _row(challenge_id))

    @read
    async def open(self, channel_id: ChannelId, user_id: UserId) -> Challenge | None:
        """Return the open challenge that a person made in a channel, None if there is none."""
        row = await _open_row(channel_id, user_id)
        return None if row is None else challenge_from(row)

    @read
    async def withdrawn(self, channel_id: ChannelId, user_id: UserId, now: int) -> Challenge:
        """Return a person's latest challenge in a channel: withdrawn, and its time not yet over.

        Raises NoSuchChallenge.
        """
        sql = """SELECT * FROM challenges WHERE challenger_id = ? AND channel_id = ?
                 ORDER BY id DESC LIMIT 1"""
        row = await one(sql, user_id, channel_id)
        if row is None or row["answer"] != Answer.WITHDRAWN or row["expires_at"] <= now:
            raise NoSuchChallenge
        return challenge_from(row)

    @write
    async def close(self, challenge_id: ChallengeId, answer: Answer) -> Challenge:
        """Close an open challenge and return it, also where it has that answer already.

        Raises ChallengeClosed or NoSuchChallenge.
        """
        try:
            return await close_challenge(challenge_id, answer)
        except ChallengeClosed as closed:
            if closed.challenge.answer is not answer:
                raise
            return closed.challenge

    @write
    async def remove(self, challenge_id: ChallengeId) -> None:
        """Delete an open challenge, as if it had never been made."""
        await rows("DELETE FROM challenges WHERE id = ? AND answer IS NULL", challenge_id)

    @write
    async def note_message(self, challenge_id: ChallengeId, message_id: MessageId) -> bool:
        """Remember which message shows the challenge, and return whether it is still open.

        The newest message counts.
        """
        # Ids grow with time: what is noted late does not hide a newer message.
        sql = """UPDATE challenges SET message_id = ?
                 WHERE id = ? AND (message_id IS NULL OR message_id < ?)"""
        await rows(sql, message_id, challenge_id, message_id)
        sql = "SELECT count(*) FROM challenges WHERE id = ? AND answer IS NULL"
        return bool(await number(sql, challenge_id))

    @write
    async def close_expired(self, now: int) -> None:
        """Close the open challenges that have expired by `now`; their cards go to the outbox.

        One that cannot be read is logged and expires an hour later.
        """
        sql = """UPDATE challenges SET answer = ? WHERE answer IS NULL AND expires_at <= ?
                 RETURNING *"""
        found: Sequence[Row] = await rows(sql, Answer.EXPIRED.value, now)
        closed, unreadable = readable(found, challenge_from)
        for challenge_id in unreadable:
            sql = "UPDATE challenges SET answer = NULL, expires_at = ? WHERE id = ?"
            await rows(sql, now + POSTPONED_SECONDS, challenge_id)
        for challenge in closed:
            await put_out(Outgoing.card(challenge, challenge.expires_at))

    # Two offers at once, in two channels, must not both ping.
    @write_serializable
    async def note_ping(self, challenge_id: ChallengeId, *, cooldown: timedelta) -> bool:
        """Note that a challenge pings its opponent at the time it was offered.

        Return False, and note nothing, if another one between the two pinged less than `cooldown`
        before. Raises NoSuchChallenge.
        """
        row = await _row(challenge_id)
        if row["pinged_at"] is not None:
            return True
        one_of_them, other, at = row["challenger_id"], row["opponent_id"], row["offered_at"]
        since = at - int(cooldown.total_seconds())
        if await number(RECENT_PINGS, one_of_them, other, other, one_of_them, since):
            return False
        await rows("UPDATE challenges SET pinged_at = ? WHERE id = ?", at, challenge_id)
        return True


async def close_challenge(
    challenge_id: ChallengeId, answer: Answer, interaction: InteractionId | None = None
) -> Challenge:
    """Close an open challenge, on its own or with the game that `interaction` makes of it.

    Raises ChallengeClosed or NoSuchChallenge.
    """
    sql = """UPDATE challenges SET answer = ?, answered_by = ? WHERE id = ? AND answer IS NULL
             RETURNING *"""
    closed = await one(sql, answer.value, interaction, challenge_id)
    if closed is not None:
        return challenge_from(closed)
    raise ChallengeClosed(challenge_from(await _row(challenge_id)))


async def close_crossed(game: Game) -> None:
    """Close what the two who begin a game still offer each other, or ask for, in its channel."""
    people = [person.id for person in game.people]
    sql = f"""UPDATE games SET {NO_REMATCH} WHERE rematch_until IS NOT NULL AND channel_id = ?
                  AND first_id IN ({placeholders(people)})
                  AND second_id IN ({placeholders(people)})"""
    await rows(sql, game.place.channel_id, *people, *people)
    sql = f"""UPDATE challenges SET answer = ? WHERE channel_id = ? AND answer IS NULL
                  AND challenger_id IN ({placeholders(people)})
                  AND opponent_id IN ({placeholders(people)})
              RETURNING *"""
    values = Answer.WITHDRAWN.value, game.place.channel_id, *people, *people
    crossed, _ = readable(await rows(sql, *values), challenge_from)
    for challenge in crossed:
        await put_out(Outgoing.card(challenge, game.started_at, Rank.WAITED_FOR))


async def prune_challenges(closed_before: int) -> int:
    """Delete some of the challenges that were closed and had run out before then."""
    # Among the oldest alone: no index has the closed ones, and all would be read in vain.
    sql = """DELETE FROM challenges WHERE id IN (
                 SELECT id FROM (SELECT id, answer, expires_at FROM challenges
                                 ORDER BY id LIMIT ?) AS oldest
                 WHERE answer IS NOT NULL AND expires_at < ? ORDER BY id LIMIT ?
             ) RETURNING id"""
    return len(await rows(sql, LOOKED_AT, closed_before, DELETED_AT_ONCE))


async def _row(challenge_id: ChallengeId) -> Row:
    row = await one("SELECT * FROM challenges WHERE id = ?", challenge_id)
    if row is None:
        raise NoSuchChallenge
    return row


async def _open_row(channel_id: ChannelId, user_id: UserId) -> Row | None:
    sql = """SELECT * FROM challenges
             WHERE channel_id = ? AND challenger_id = ? AND answer IS NULL"""
    return await one(sql, channel_id, user_id)


async def _check_pause(challenge: Challenge, pause: timedelta) -> None:
    # An open challenge has no answer yet, and counts.
    sql = """SELECT max(offered_at) FROM challenges
             WHERE challenger_id = ? AND coalesce(guild_id, 0) = ?
             AND coalesce(answer, '') <> ?"""
    guild_id = challenge.place.guild_id or 0
    last = await number(sql, challenge.challenger.id, guild_id, Answer.ACCEPTED.value)
    if last is not None:
        left = last + int(pause.total_seconds()) - challenge.offered_at
        if left > 0:
            raise NotDone(Why.TOO_SOON, seconds=left)
