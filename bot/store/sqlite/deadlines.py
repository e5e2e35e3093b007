"""Deadlines of games, reminders and challenges."""

import sqlite3

from bot.model import Game
from bot.store.rows import game_from


def due_games(now: int, most: int, db: sqlite3.Connection) -> tuple[Game, ...]:
    sql = "SELECT * FROM games WHERE due_at <= ? ORDER BY due_at LIMIT ?"
    return tuple(map(game_from, db.execute(sql, (now, most)).fetchall()))


def take_reminders(now: int, db: sqlite3.Connection) -> tuple[Game, ...]:
    sql = "UPDATE games SET remind_at = NULL WHERE remind_at <= ? RETURNING *"
    return tuple(map(game_from, db.execute(sql, (now,)).fetchall()))


def next_due(db: sqlite3.Connection) -> int | None:
    sql = """SELECT min(at) FROM (
                 SELECT min(due_at) AS at FROM games WHERE due_at IS NOT NULL
                 UNION ALL SELECT min(remind_at) FROM games WHERE remind_at IS NOT NULL
                 UNION ALL SELECT min(expires_at) FROM challenges WHERE answer IS NULL)"""
    at: int | None = db.execute(sql).fetchone()[0]
    return at
