"""Deadlines of games, reminders and challenges: each function is one piece of work."""

from bot.model import Game
from bot.store.rows import game_from
from bot.store.work import Work, number, rows


def due_games(now: int, most: int) -> Work[tuple[Game, ...]]:
    sql = "SELECT * FROM games WHERE due_at <= ? ORDER BY due_at LIMIT ?"
    return tuple(map(game_from, (yield from rows(sql, now, most))))


def take_reminders(now: int) -> Work[tuple[Game, ...]]:
    sql = "UPDATE games SET remind_at = NULL WHERE remind_at <= ? RETURNING *"
    return tuple(map(game_from, (yield from rows(sql, now))))


def next_due() -> Work[int | None]:
    sql = """SELECT min(at) FROM (
                 SELECT min(due_at) AS at FROM games WHERE due_at IS NOT NULL
                 UNION ALL SELECT min(remind_at) FROM games WHERE remind_at IS NOT NULL
                 UNION ALL SELECT min(expires_at) FROM challenges WHERE answer IS NULL) AS times"""
    at: int | None = yield from number(sql)
    return at
