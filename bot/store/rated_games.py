"""Ratings: worked out from games as they end, or when somebody asks, in the order of their ends.

A game's `rated` is NULL until it was looked at. What is in `ratings` always follows from the games
that were: where one comes late, or changes, those after it in its season are taken back first.
"""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import Any
from weakref import WeakValueDictionary

from bot.model import Game, GameId, GuildId, Unrated, UserId
from bot.model.errors import StoreUnavailable
from bot.model.ratings import DAY, MOST_A_DAY, RatingPoint, Result, Season, Standing, rate
from bot.store.database import Database, Row
from bot.store.guild_settings import guild_settings
from bot.store.operations import Operations, read, write, write_serializable
from bot.store.other_games import PLAYED, with_ratings
from bot.store.outbox import Purpose, take_out
from bot.store.queries import add, number, one, placeholders, rows

log = logging.getLogger(__name__)

TO_RATE = """rated IS NULL AND guild_id IS NOT NULL AND ended_at IS NOT NULL
    AND first_id IS NOT NULL AND second_id IS NOT NULL"""
"""The games between people that ended and were not looked at yet; an index has them in order."""

NOT_RATED = "rated = NULL, unrated = NULL"
"""Has games looked at anew."""

AT_ONCE = 50
"""Games that one transaction rates: 15 ms, in which SQLite saves no move."""


class RatedGames(Operations):
    """The ratings of servers. Any method may raise StoreUnavailable."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._locks: WeakValueDictionary[GuildId, asyncio.Lock] = WeakValueDictionary()

    async def catch_up(self, guild: GuildId) -> None:
        """Rate every game of a server that has ended, in transactions that let moves through."""
        # Other processes may do the same: then each game is rated by one of them.
        while await self._is_behind(guild):
            async with self._lock(guild):
                await self._rate_some(guild)

    async def rate_ended(self, game: Game) -> Game:
        """Return a stored game that just ended with what it made of the ratings of its players.

        Where more games are behind than one transaction rates, or the ratings fail, it is returned
        as it is: the outbox has its card brought up to date later.
        """
        guild = game.place.guild_id
        if guild is None or not game.is_rating_shown:
            return game
        try:
            async with self._lock(guild):
                return await self._rate_ended(guild, game)
        except StoreUnavailable as error:  # The end itself is stored.
            fields = {"game": game.id, "error": error}
            log.warning("the ratings of game %(game)d wait: the store failed: %(error)s", fields)
            return game

    def _lock(self, guild: GuildId) -> asyncio.Lock:
        return self._locks.setdefault(guild, asyncio.Lock())

    @read
    async def behind(self, ended_before: int) -> tuple[GuildId, ...]:
        """Return the servers with games to rate that ended before then (UTC seconds)."""
        sql = f"SELECT DISTINCT guild_id FROM games WHERE {TO_RATE} AND +ended_at < ?"
        found = await rows(sql, ended_before)
        return tuple(GuildId(row["guild_id"]) for row in found)

    @read
    async def _is_behind(self, guild: GuildId) -> bool:
        # The order has PostgreSQL look into the index: it expects many, and would read the table.
        sql = f"""SELECT id FROM games WHERE guild_id = ? AND {TO_RATE}
                  ORDER BY ended_at, id LIMIT 1"""
        return await one(sql, guild) is not None

    # Two processes that rate at once would each start from a standing without the other's game.
    @write_serializable
    async def _rate_some(self, guild: GuildId) -> None:
        await _rate_first(guild)

    @write_serializable
    async def _rate_ended(self, guild: GuildId, game: Game) -> Game:
        await _rate_first(guild)
        row = await one("SELECT rated FROM games WHERE id = ?", game.id)
        if row is None or row["rated"] is None:
            return game
        await take_out((Purpose.RATED,), (game.id,))
        return await with_ratings(game)

    @read
    async def why_unrated(
        self, guild: GuildId, people: Collection[UserId], at: int
    ) -> Unrated | None:
        """Return why a game of two people that begins now counts for no rating, if it is certain.

        `at` is now, in UTC seconds.
        """
        if not (await guild_settings(guild)).unrated.isdisjoint(people):
            return Unrated.LEFT_OUT
        first, second = people
        pair, played = (first, second, second, first), 0
        # Games of today may wait to be rated; each of the two conditions has an index.
        for state in ("rated IS NOT NULL AND rated = 1", f"{TO_RATE} AND {PLAYED} AND ply > 1"):
            sql = f"""SELECT count(*) FROM games WHERE guild_id = ? AND {state} AND ended_at >= ?
                      AND ((first_id = ? AND second_id = ?) OR (first_id = ? AND second_id = ?))"""
            played += await number(sql, guild, at // DAY * DAY, *pair)
        return Unrated.DAY if played >= MOST_A_DAY else None

    @read
    async def points(self, guild: GuildId, season: Season, user: UserId) -> tuple[RatingPoint, ...]:
        """Return a person's rating after each of their rated games, the oldest first."""
        sql = """SELECT at, shown, spread FROM ratings
                 WHERE guild_id = ? AND season = ? AND user_id = ? ORDER BY number"""
        found = await rows(sql, guild, season.number, user)
        return tuple(RatingPoint(row["at"], row["shown"], round(row["spread"])) for row in found)

    @write
    async def unlist(self, guild: GuildId, users: Sequence[UserId]) -> None:
        """Take people who left off the leaderboards of a server, until they play or ask again."""
        await unlist(guild, users)

    @write
    async def list_again(self, guild: GuildId, user: UserId) -> None:
        """Put a person who is back on the leaderboards of a server, unless it leaves them out."""
        if user in (await guild_settings(guild)).unrated:
            return
        sql = """UPDATE ratings SET listed = 1 WHERE (guild_id, season, user_id, number) IN (
                     SELECT guild_id, season, user_id, max(number) FROM ratings
                     WHERE user_id = ? AND guild_id = ?
                     GROUP BY guild_id, season, user_id HAVING max(listed) = 0)"""
        await rows(sql, user, guild)


async def _rate_first(guild: GuildId) -> None:
    """Rate the first of the games that are to be rated, as many as one transaction does."""
    sql = f"""SELECT * FROM games WHERE guild_id = ? AND {TO_RATE}
              ORDER BY ended_at, id LIMIT {AT_ONCE}"""
    found = await rows(sql, guild)
    if not found:
        return  # Another process was faster.
    season = Season.at(found[0]["ended_at"])
    found = [row for row in found if row["ended_at"] < season.ends_at]
    if not await _take_back(guild, found[0], season):
        await _rate(guild, season, found)


async def _take_back(guild: GuildId, first: Row, season: Season) -> bool:
    """Take back the last of the games that ended after `first`; return whether there were any."""
    sql = f"""SELECT id FROM games WHERE guild_id = ? AND rated IS NOT NULL AND ended_at < ?
                  AND (ended_at, id) > (?, ?)
              ORDER BY ended_at DESC, id DESC LIMIT {AT_ONCE}"""
    found = await rows(sql, guild, season.ends_at, first["ended_at"], first["id"])
    if not found:
        return False
    games = [row["id"] for row in found]
    await rows(f"DELETE FROM ratings WHERE game_id IN ({placeholders(games)})", *games)
    await rows(f"UPDATE games SET {NOT_RATED} WHERE id IN ({placeholders(games)})", *games)
    return True


async def _rate(guild: GuildId, season: Season, found: Sequence[Row]) -> None:
    results = [result_from(row) for row in found]
    users = sorted({user for each in results for user in (each.first, each.second)})
    latest = await _latest(guild, season, users)
    left_out = (await guild_settings(guild)).unrated
    standings = {row["user_id"]: standing_from(row) for row in latest}
    ratings = rate(results, standings, await _counted_that_day(guild, results[0]), left_out)
    new: list[dict[str, object]] = []
    games = defaultdict[tuple[bool, Unrated | None], list[int]](list)
    for row, result, (rated, why) in zip(found, results, ratings, strict=True):
        games[bool(rated), why].append(result.game)
        place = {"guild_id": guild, "season": season.number, "channel_id": row["channel_id"]}
        new += [
            {**place, **rating_row(result, user, standing), "listed": 0}
            for user, standing in rated.items()
        ]
    for each in {row["user_id"]: row for row in new}.values():
        each["listed"] = 1  # The last one of each person.
    await _list(guild, season, latest, {row["user_id"] for row in new} | left_out)
    if new:
        await add("ratings", *new)
    for (is_rated, why), ids in games.items():
        sql = f"UPDATE games SET rated = ?, unrated = ? WHERE id IN ({placeholders(ids)})"
        await rows(sql, int(is_rated), why, *ids)


async def _list(
    guild: GuildId, season: Season, latest: Iterable[Row], unlisted: Collection[object]
) -> None:
    """List the latest standing of each person, but not those of `unlisted`."""
    for row in latest:
        listed = int(row["user_id"] not in unlisted)
        if listed != row["listed"]:
            sql = """UPDATE ratings SET listed = ?
                     WHERE guild_id = ? AND season = ? AND user_id = ? AND number = ?"""
            await rows(sql, listed, guild, season.number, row["user_id"], row["number"])


async def _latest(guild: GuildId, season: Season, users: Iterable[UserId]) -> Sequence[Row]:
    # One by one: for a list of people PostgreSQL reads the whole season where it has no statistics.
    found: list[Row] = []
    for user in users:
        sql = """SELECT * FROM ratings WHERE guild_id = ? AND season = ? AND user_id = ?
                 ORDER BY number DESC LIMIT 1"""
        found += await rows(sql, guild, season.number, user)
    return found


async def _counted_that_day(guild: GuildId, first: Result) -> Counter[frozenset[UserId]]:
    """Count for each two people their rated games, and the one that says that it is too many."""
    sql = f"""SELECT first_id, second_id FROM games
              WHERE guild_id = ? AND rated IS NOT NULL AND (rated = 1 OR unrated = '{Unrated.DAY}')
                 AND ended_at >= ? AND (ended_at, id) < (?, ?)"""
    midnight = first.at // DAY * DAY
    found = await rows(sql, guild, midnight, first.at, first.game)
    return Counter(frozenset((UserId(row["first_id"]), UserId(row["second_id"]))) for row in found)


async def change_left_out(
    guild: GuildId, before: frozenset[UserId], after: frozenset[UserId]
) -> None:
    """Let the games of people be rated anew who are left out from now on, or no longer are."""
    for user in before ^ after:
        where = "guild_id = ? AND rated IS NOT NULL AND (first_id = ? OR second_id = ?)"
        await _forget_results(where, guild, user, user)
    if after - before:
        await unlist(guild, sorted(after - before))


async def forget_ratings(user: UserId) -> None:
    """Let the games of the others with a person be rated anew, before their rows are deleted.

    Of games that were deleted the others keep what they got.
    """
    await _forget_results("rated IS NOT NULL AND (first_id = ? OR second_id = ?)", user, user)


async def unlist(guild: GuildId, users: Sequence[UserId]) -> None:
    """Take people off the leaderboards of a server."""
    sql = f"""UPDATE ratings SET listed = 0
              WHERE guild_id = ? AND user_id IN ({placeholders(users)}) AND listed = 1"""
    await rows(sql, guild, *users)


async def _forget_results(where: str, *values: int) -> None:
    games = f"SELECT id FROM games WHERE {where}"
    await rows(f"DELETE FROM ratings WHERE game_id IN ({games})", *values)
    await rows(f"UPDATE games SET {NOT_RATED} WHERE {where}", *values)


def result_from(row: Row) -> Result:
    """Read how a game between two people ended."""
    return Result(
        GameId(row["id"]),
        row["ended_at"],
        UserId(row["first_id"]),
        UserId(row["second_id"]),
        {"first": 1.0, "second": 0.0}.get(row["winner"], 0.5),
        row["termination"],
        row["ply"],
    )


def rating_row(result: Result, user: UserId, standing: Standing) -> dict[str, Any]:
    """Write a rating as its columns, all but the place of the game and whether it is listed."""
    return {
        "user_id": user,
        "number": standing.games,
        "game_id": result.game,
        "at": result.at,
        "rating": standing.rating,
        "spread": standing.spread,
        "shown": round(standing.rating),
        "wins": standing.wins,
        "draws": standing.draws,
        "placed": int(standing.is_placed),
    }


def standing_from(row: Row) -> Standing:
    """Read the standing of a person after one of their games."""
    return Standing(row["rating"], row["spread"], row["number"], row["wins"], row["draws"])
