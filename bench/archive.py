"""An archive: databases in which many people have played many games already."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

PEOPLE = 20_000
CHANNELS = 5_000
MINUTE = 60
BEGAN_AT = 1_600_000_000
"""One game a minute was played since then, in UTC seconds."""


def fill(file: Path, number: int) -> None:
    """Make a database with so many finished games."""
    environment = {**os.environ, "DATABASE_URL": f"sqlite:///{file}"}
    migrating = [sys.executable, "-m", "bot", "migrate"]
    subprocess.run(migrating, env=environment, check=True, stdout=subprocess.DEVNULL)
    with closing(sqlite3.connect(file)) as connection:
        connection.executemany(
            """INSERT INTO games (guild_id, channel_id, locale, message_id, board, first_id,
                   first_name, second_level, first_mark, moves, ply, started_at, moved_at,
                   ended_at, termination, winner)
               VALUES (1, ?, 'en-US', ?, '3x3', ?, 'Somebody', 'unbeatable', 'X',
                   'a1b2a2a3c1b1b3c3c2', 9, ?, ?, ?, 'full', NULL)""",
            _finished_games(number),
        )
        connection.commit()


def _finished_games(number: int) -> Iterator[tuple[int, ...]]:
    for game in range(number):
        at = BEGAN_AT + MINUTE * game
        # A large odd step visits all of them in no order, so that no index is filled in order.
        channel, person = 7_919 * game % CHANNELS, 10**17 + 7_919 * game % PEOPLE
        yield channel, game, person, at, at, at
