"""The outbox: messages that nobody asked for, until Discord took them or refused them for good.

Work that changes something unasked puts what is to be shown into the outbox in its transaction.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta
from enum import IntEnum, StrEnum
from typing import Any

from bot.model import Challenge, ChannelId, Game, MessageId
from bot.store.database import Row
from bot.store.operations import Operations, read, write
from bot.store.queries import number, placeholders, rows

LEASE = timedelta(seconds=50)
"""How long a process has what it took to itself: longer than any request lasts. Should it be
killed, another process takes it then, while Discord still knows a message that it posted: a minute
for certain, by its nonce."""

LOOK_AHEAD = 200
"""How many messages of a rank are looked at to find some for different channels."""

MOST_IN_A_CHANNEL = 3
"""How many of a rank are sent at the same time: where Discord slows a channel down, the others go
on."""


class Rank(IntEnum):
    """Which messages go first. Each rank has room of its own, so that none waits for another."""

    WAITED_FOR = 1
    """A player waits for it."""
    TIMELY = 2
    """It is of use until its deadline."""
    UPKEEP = 3
    """It keeps what is there up to date."""
    PUZZLE = 4
    """The puzzle of the day: every server gets it at the same time."""


ROOM = {Rank.WAITED_FOR: 20, Rank.TIMELY: 15, Rank.UPKEEP: 10, Rank.PUZZLE: 5}
"""How many a process sends at the same time. Their requests begin in the order in which they were
taken, so these are also the shares of each where all of them are many."""


class Purpose(StrEnum):
    """What is to be done with a message."""

    GAME = "game"
    """Bring the card of a game up to date."""
    CHALLENGE = "challenge"
    """Bring the card of a challenge up to date."""
    COPY = "copy"
    """Let an old message of a game point to the one that shows it now."""
    ACCEPTED = "accepted"
    """Tell the maker of a challenge that it became a game."""
    REMATCH = "rematch"
    """Tell the same to who offered a rematch."""
    WANTED = "wanted"
    """Tell a person that the opponent asks for another game."""
    TURN = "turn"
    """Tell a player that the opponent moved."""
    TIME = "time"
    """Tell a player that the time to move is nearly up."""
    RATED = "rated"
    """Say on the card of a game what it made of the players' ratings."""
    REMOVE = "remove"
    """Delete a notice."""
    PUZZLE = "puzzle"
    """Show the puzzle of the day to a server's channel."""
    DAY = "day"
    """Bring the message of a day up to date: who solved its puzzle, and later the answer."""


KEY = "kind = ? AND subject_id = ? AND message_id = ?"


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A message to send, to change or to delete.

    Its subject is a game, a challenge or a server. `due_at` is the deadline behind it (UTC
    seconds), `ply` the last at which a notice is of use, and `day` that of a puzzle. Of the same
    purpose, subject and message the outbox has one; `version` grows when it is to be done again.
    It `is_resting` where it was done and nothing has put it in again.
    """

    purpose: Purpose
    subject_id: int
    channel_id: ChannelId
    due_at: int
    rank: Rank = Rank.UPKEEP
    message_id: MessageId | None = None
    ply: int | None = None
    day: int | None = None
    tries: int = 0
    version: int = 0
    is_resting: bool = False

    @classmethod
    def card(cls, subject: Game | Challenge, due_at: int, rank: Rank = Rank.UPKEEP) -> "Outgoing":
        """The card of a game or a challenge is to be brought up to date."""
        kind = Purpose.GAME if isinstance(subject, Game) else Purpose.CHALLENGE
        return cls(kind, subject.id, subject.place.channel_id, due_at, rank)

    @property
    def key(self) -> tuple[str, int, int]:
        """Its primary key."""
        return self.purpose.value, self.subject_id, self.message_id or 0


class Outbox(Operations):
    """What is yet to be sent. Any method may raise StoreUnavailable."""

    @read
    async def is_due(self, now: int) -> bool:
        """Return whether there is anything that may be taken by `now`."""
        sql = "SELECT count(*) FROM (SELECT 1 FROM outbox WHERE try_at <= ? LIMIT 1) AS due"
        return bool(await number(sql, now))

    @write
    async def take(self, now: int, sending: Collection[Outgoing]) -> tuple[Outgoing, ...]:
        """Take what there is room for beside what this process is `sending`.

        The highest rank goes first, of each the oldest deadline, and each is for another channel.
        No other process gets them before the end of their lease.
        """
        taken: list[Outgoing] = []
        for rank in Rank:
            channels = Counter(each.channel_id for each in sending if each.rank is rank)
            taken += await _take(now, rank, channels)
        return tuple(taken)

    @write
    async def add(self, outgoing: Outgoing) -> None:
        """Put something that is due now into the outbox, to be done at once."""
        await put_out(outgoing)
        sql = f"UPDATE outbox SET try_at = 0 WHERE {KEY} AND try_at > ?"
        await rows(sql, *outgoing.key, _lease_end(outgoing.due_at))

    @write
    async def done(self, outgoing: Outgoing) -> None:
        """Remove what was done or is of no use; what was put in again meanwhile stays."""
        sql = f"DELETE FROM outbox WHERE {KEY} AND version = ? RETURNING kind"
        if not await rows(sql, *outgoing.key, outgoing.version):
            await rows(f"UPDATE outbox SET try_at = 0, tries = 0 WHERE {KEY}", *outgoing.key)

    @write
    async def rest(self, outgoing: Outgoing, until: int) -> None:
        """Keep what was done until then (UTC seconds): if it is put in again it waits so long."""
        sql = f"""UPDATE outbox SET try_at = ?, tries = 0,
                  resting = CASE WHEN version = ? THEN 1 ELSE 0 END WHERE {KEY}"""
        await rows(sql, until, outgoing.version, *outgoing.key)

    @write
    async def postpone(self, outgoing: Outgoing, until: int) -> None:
        """Let something be tried again at `until` (UTC seconds)."""
        sql = f"UPDATE outbox SET try_at = ?, tries = tries + 1 WHERE {KEY}"
        await rows(sql, until, *outgoing.key)


async def _take(now: int, rank: Rank, sending: Counter[ChannelId]) -> list[Outgoing]:
    """Take messages of a rank beside those that are being sent to these channels."""
    room = ROOM[rank] - sending.total()
    if room <= 0:
        return []
    busy = [channel for channel, sent in sending.items() if sent >= MOST_IN_A_CHANNEL]
    others = (0, *busy)  # PostgreSQL takes no empty list.
    sql = f"""SELECT * FROM outbox
              WHERE rank = ? AND try_at <= ? AND channel_id NOT IN ({placeholders(others)})
              ORDER BY due_at LIMIT ?"""
    first: dict[int, Outgoing] = {}
    for row in await rows(sql, rank.value, now, *others, LOOK_AHEAD):
        first.setdefault(row["channel_id"], _outgoing(row))
    taken = []
    for outgoing in list(first.values())[:room]:
        sql = f"UPDATE outbox SET try_at = ? WHERE {KEY} AND try_at <= ? RETURNING kind"
        if await rows(sql, _lease_end(now), *outgoing.key, now):
            taken.append(outgoing)
    return taken


def _lease_end(now: int) -> int:
    """Return until when what is taken now is nobody else's; what is to wait longer is not sent."""
    return now + int(LEASE.total_seconds())


async def put_out(outgoing: Outgoing) -> None:
    """Put something into the outbox, as part of other work."""
    row: dict[str, Any] = {
        "kind": outgoing.purpose.value,
        "subject_id": outgoing.subject_id,
        "message_id": outgoing.message_id or 0,
        "channel_id": outgoing.channel_id,
        "ply": outgoing.ply,
        "day": outgoing.day,
        "rank": outgoing.rank.value,
        "due_at": outgoing.due_at,
        "try_at": 0,
        "tries": 0,
        "version": 0,
    }
    # Whoever sends it just now finds another version, and does it again.
    sql = f"""INSERT INTO outbox ({", ".join(row)}) VALUES ({placeholders(row)})
              ON CONFLICT (kind, subject_id, message_id) DO UPDATE
              SET ply = excluded.ply, day = excluded.day, channel_id = excluded.channel_id,
                  rank = CASE WHEN excluded.rank < outbox.rank THEN excluded.rank
                      ELSE outbox.rank END,
                  version = outbox.version + 1, resting = 0"""
    await rows(sql, *row.values())


async def take_out(purposes: Collection[Purpose], subjects: Collection[int]) -> None:
    """Take out what is done already, or of no use any more, as part of other work."""
    if subjects:
        sql = f"""DELETE FROM outbox WHERE kind IN ({placeholders(purposes)})
                  AND subject_id IN ({placeholders(subjects)})"""
        await rows(sql, *(each.value for each in purposes), *subjects)


def _outgoing(row: Row) -> Outgoing:
    return Outgoing(
        purpose=Purpose(row["kind"]),
        subject_id=row["subject_id"],
        channel_id=ChannelId(row["channel_id"]),
        due_at=row["due_at"],
        rank=Rank(row["rank"]),
        message_id=MessageId(row["message_id"]) if row["message_id"] else None,
        ply=row["ply"],
        day=row["day"],
        tries=row["tries"],
        version=row["version"],
        is_resting=bool(row["resting"]),
    )
