"""What is kept about one person: all of it, or none of it any more."""

from bot.model import SOMEBODY, Answer, ChallengeId, ChannelId, Forgotten, GameId, Holdings, UserId
from bot.store.rows import challenge_from, game_from, preferences_from
from bot.store.sql.challenges import find_challenge
from bot.store.sql.games import find_game, save_ended
from bot.store.work import Work, one, rows


def find_holdings(user: UserId) -> Work[Holdings]:
    """Gather what is kept about `user`."""
    sql = """SELECT * FROM {table} WHERE {first}_id = ?
             UNION ALL SELECT * FROM {table} WHERE {second}_id = ? ORDER BY id"""
    games = yield from rows(sql.format(table="games", first="first", second="second"), user, user)
    challenges = yield from rows(
        sql.format(table="challenges", first="challenger", second="opponent"), user, user
    )
    seats = yield from rows("SELECT * FROM seats WHERE user_id = ? ORDER BY game_id", user)
    chosen = yield from one("SELECT * FROM preferences WHERE user_id = ?", user)
    return Holdings(
        games=tuple(map(game_from, games)),
        challenges=tuple(map(challenge_from, challenges)),
        seats=tuple((ChannelId(row["channel_id"]), GameId(row["game_id"])) for row in seats),
        preferences=None if chosen is None else preferences_from(chosen),
    )


def forget(user: UserId, now: int) -> Work[Forgotten]:
    """Leave what `user` is in the midst of, and put somebody in their place everywhere."""
    left = yield from _leave_games(user, now)
    closed = yield from _close_challenges(user)
    games = 0
    for seat in ("first", "second"):
        games += yield from _replace("games", seat, user)
    for role in ("challenger", "opponent"):
        yield from _replace("challenges", role, user)
    yield from rows("DELETE FROM preferences WHERE user_id = ?", user)
    ended_games = []
    for game in left:
        ended_games.append((yield from find_game(game)))
    closed_challenges = []
    for challenge in closed:
        closed_challenges.append((yield from find_challenge(challenge)))
    return Forgotten(tuple(ended_games), tuple(closed_challenges), games)


def _leave_games(user: UserId, now: int) -> Work[list[GameId]]:
    sql = """SELECT games.* FROM seats JOIN games ON games.id = seats.game_id
             WHERE seats.user_id = ?"""
    live = [game_from(row) for row in (yield from rows(sql, user))]
    for game in live:
        yield from save_ended(game.resigned(user, now), game.ply)
    return [game.id for game in live]


def _close_challenges(user: UserId) -> Work[list[ChallengeId]]:
    closed: list[ChallengeId] = []
    for role, answer in (("challenger", Answer.WITHDRAWN), ("opponent", Answer.DECLINED)):
        sql = f"""UPDATE challenges SET answer = ? WHERE {role}_id = ? AND answer IS NULL
                  RETURNING id"""
        closed += [ChallengeId(row["id"]) for row in (yield from rows(sql, answer.value, user))]
    return closed


def _replace(table: str, role: str, user: UserId) -> Work[int]:
    sql = f"UPDATE {table} SET {role}_id = ?, {role}_name = ? WHERE {role}_id = ? RETURNING id"
    return len((yield from rows(sql, SOMEBODY.id, SOMEBODY.name, user)))
