"""Databases as earlier versions left them, with games and challenges in every state."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass

import asyncpg

from bot.database_url import SQLITE
from bot.store.migrations import migrations
from bot.store.postgres.schema import in_postgres
from tests.bot.builders import NOON

BEFORE_JSON, FIRST_RELEASE, BEFORE_RANKS = 3, 6, 13
"""Schemas: the last with settings in columns, that of the first release, and the last in which what
waits to be sent has no rank."""

Value = str | int | None
Row = Mapping[str, Value]

SINCE = {
    **dict.fromkeys(("clock", "due_at", "remind_at", "style", "theme", "remains", "offered_at"), 2),
    **dict.fromkeys(("started_by", "changed_by", "watched_by"), 4),
    **dict.fromkeys(("offered_by", "answered_by", "pinged_at"), 4),
}
"""The schema that brought a column which the first one did not have."""

DAY = 86_400


@dataclass(frozen=True)
class World:
    """Who plays where."""

    guild: int = 1
    general: int = 11
    games: int = 12
    alice: int = 101
    bob: int = 102
    carol: int = 103

    def rows(self) -> Iterator[tuple[str, Row]]:
        """Give every row with its table: live games first, from id 1 on."""
        alice, bob = ("Alice", self.alice), ("Bob", self.bob)
        carol = ("Carol", self.carol)
        live = {"due_at": NOON + DAY}
        yield self._game(alice, "unbeatable", "b2a1", **live)
        yesterday = NOON + 3600 - DAY
        times = {"started_at": yesterday, "moved_at": yesterday, "due_at": NOON + 3600}
        yield self._game(alice, bob, "b2a1b1", channel_id=self.games, remind_at=NOON, **times)
        yield self._game("easy", "easy", "a1", due_at=NOON + 1, watched_by=self.carol)
        yield "seats", {"channel_id": self.general, "user_id": self.alice, "game_id": 1}
        yield "seats", {"channel_id": self.games, "user_id": self.alice, "game_id": 2}
        yield "seats", {"channel_id": self.games, "user_id": self.bob, "game_id": 2}
        for termination, moves, winner in (
            ("line", "a1b1a2b2a3", "first"),
            ("full", "a1b2c3b1b3a3c1c2a2", None),
            ("resigned", "b2", "second"),
            ("time", "b2a1", "second"),
            ("stopped", "", None),
        ):
            ended: Row = {"ended_at": NOON, "termination": termination, "winner": winner}
            yield self._game(carol, bob, moves, **ended)
        ended = {"ended_at": NOON, "termination": "unfinished"}
        yield self._game(carol, "casual", "b2a1", **ended)
        for answer in (None, "accepted", "declined", "withdrawn", "expired"):
            yield self._challenge(carol, bob if answer else None, answer)

    def _game(
        self,
        first: str | tuple[str, int],
        second: str | tuple[str, int],
        moves: str,
        **more: Value,
    ) -> tuple[str, Row]:
        return "games", {
            **{"guild_id": self.guild, "channel_id": self.general, "locale": "en-US"},
            **{"board": "3x3", "first_mark": "X", "moves": moves, "ply": len(moves) // 2},
            **_player("first", first),
            **_player("second", second),
            **{"started_at": NOON - 60, "moved_at": NOON, "clock": DAY},
            **more,
        }

    def _challenge(
        self, challenger: tuple[str, int], opponent: tuple[str, int] | None, answer: str | None
    ) -> tuple[str, Row]:
        name, user = opponent or (None, None)
        return "challenges", {
            **{"guild_id": self.guild, "channel_id": self.general, "locale": "en-US"},
            **{"challenger_id": challenger[1], "challenger_name": challenger[0]},
            **{"opponent_id": user, "opponent_name": name, "board": "4x4"},
            **{"offered_at": NOON, "expires_at": NOON + 600, "answer": answer},
        }


def _player(seat: str, player: str | tuple[str, int]) -> Row:
    if isinstance(player, str):
        return {f"{seat}_level": player}
    return {f"{seat}_name": player[0], f"{seat}_id": player[1]}


CHOSEN = {
    2: (
        """INSERT INTO guild_settings VALUES
           (1, 'easy', '5x5', 180, 'text', '🐱 <:dog:12>', 'de', '7 8', '9', 3, 30, 'line')""",
        """INSERT INTO guild_settings VALUES
           (2, 'unbeatable', '3x3', 86400, 'emoji', 'classic', NULL, '', '', 25, 0, 'all')""",
        "INSERT INTO preferences VALUES (1, 'keypad', 'compact', 0)",
        "INSERT INTO preferences VALUES (2, 'reading', NULL, 1)",
    ),
    4: (
        """INSERT INTO guild_settings VALUES (1, '{"level":"easy","board":"5x5","clock":180,
           "look":{"style":"text","theme":"🐱 <:dog:12>"},"locale":"de","channels":[7,8],
           "roles":[9],"most_live":3,"pause":30,"remains":"line"}')""",
        """INSERT INTO guild_settings VALUES (2, '{"pause":0}')""",
        """INSERT INTO preferences VALUES
           (1, '{"numbering":"keypad","style":"compact","pings":false}')""",
        "INSERT INTO preferences VALUES (2, '{}')",
    ),
}
"""What servers and people chose, in the form that a schema brought."""


WAITING = [
    f"INSERT INTO outbox VALUES ('{kind}', {subject}, 0, 11, {until}, {NOON + at}, 0, 0, 0)"
    for at, (kind, subject, until) in enumerate(
        (("puzzle", 1, 327), ("game", 4, "NULL"), ("time", 2, 3), ("accepted", 2, 3))
    )
]
"""What waited to be sent."""

HINTED = [f"UPDATE games SET hinted = {0b101 | 1 << 62} WHERE id = 1"]
"""For which moves hints were given, a bit each."""

GONE = 999
TRIED = [
    f"INSERT INTO puzzles VALUES (101, {game}, 3, '', '', '', 1, 0, NULL, 0)"
    for game in (0, 4, GONE)
]
"""What was tried at the puzzle of a day, at a mistake, and at one in a game that is gone."""


def statements(schema: int, world: World) -> list[str]:
    """Return what fills a database of that schema."""
    made = []
    for table, row in world.rows():
        known = {name: value for name, value in row.items() if SINCE.get(name, 1) <= schema}
        values = ", ".join(map(_literal, known.values()))
        made.append(f"INSERT INTO {table} ({', '.join(known)}) VALUES ({values})")
    form = max((brought for brought in CHOSEN if brought <= schema), default=None)
    waiting = [*WAITING, *TRIED, *HINTED] if 10 <= schema <= BEFORE_RANKS else []
    return [*made, *waiting, *(CHOSEN[form] if form else ())]


def _literal(value: Value) -> str:
    return "NULL" if value is None else repr(value)


async def make(url: str, schema: int, world: World | None = None) -> None:
    """Make a database of that schema at `url`, filled."""
    filling = statements(schema, world or World())
    if url.startswith(SQLITE):
        with closing(sqlite3.connect(url.removeprefix(SQLITE))) as db, db:
            for each in migrations()[:schema]:
                db.executescript(each.sql)
            db.execute(f"PRAGMA user_version = {schema}")
            for sql in filling:
                db.execute(sql)
        return
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("CREATE TABLE schema_versions (version integer PRIMARY KEY)")
        for each in migrations()[:schema]:
            await connection.execute(in_postgres(each.sql))
            await connection.execute("INSERT INTO schema_versions VALUES ($1)", each.schema)
        for sql in filling:
            await connection.execute(sql)
    finally:
        await connection.close()
