"""Draws against the unbeatable computer: who held it where, and how often in a row."""

from collections.abc import Collection

from bot.model import Game, GuildId, Termination, UserId
from bot.model.statistics import HeldDraws
from bot.store.operations import Operations, read
from bot.store.other_games import in_each_seat
from bot.store.queries import add, one, placeholders, rows
from engine import Level

_UNCOUNTED = Termination.STOPPED.value, Termination.CALLED_OFF.value
_ENDED = f"""SELECT termination, hinted, end_number FROM games
    WHERE {{me}}_id = ? AND {{other}}_level = ? AND guild_id = ? AND board = ?
        AND ended_at IS NOT NULL AND termination NOT IN {_UNCOUNTED}"""
_LATEST = f"""SELECT termination, hinted FROM ({in_each_seat(_ENDED)}) AS ended
    ORDER BY end_number DESC LIMIT ?"""


class Draws(Operations):
    """The draws of each server against the unbeatable computer."""

    @read
    async def of_guild(
        self, guild: GuildId, gone: Collection[UserId] = ()
    ) -> tuple[HeldDraws, ...]:
        """Return who held it first, and who longest, on each board of a server, without `gone`."""
        ranked = """SELECT held_draws.*,
                row_number() OVER (PARTITION BY board ORDER BY first_at, user_id) AS by_time,
                row_number() OVER (PARTITION BY board ORDER BY longest DESC, first_at, user_id)
                    AS by_length
            FROM held_draws WHERE guild_id = ?"""
        if gone:
            ranked += f" AND user_id NOT IN ({placeholders(gone)})"
        sql = f"SELECT * FROM ({ranked}) AS ranked WHERE by_time = 1 OR by_length = 1"
        found = await rows(sql, guild, *gone)
        boards = {row["board"]: row for row in found if row["by_length"] == 1}
        return tuple(
            HeldDraws(
                row["board"],
                UserId(row["user_id"]),
                row["first_at"],
                UserId(boards[row["board"]]["user_id"]),
                boards[row["board"]]["longest"],
            )
            for row in found
            if row["by_time"] == 1
        )

    @read
    async def longest(self, guild: GuildId, user: UserId) -> dict[str, int]:
        """Return a person's longest run on each board of a server."""
        sql = "SELECT board, longest FROM held_draws WHERE guild_id = ? AND user_id = ?"
        return {row["board"]: row["longest"] for row in await rows(sql, guild, user)}


async def note_draw(game: Game) -> None:
    """Note that the person of a stored game held the unbeatable computer to a draw in a server."""
    guild, board = game.place.guild_id, game.board
    if guild is None or game.ending is None:
        return
    (person,) = game.people
    key = {"guild_id": guild, "board": board, "user_id": person.id}
    where = " AND ".join(f"{column} = ?" for column in key)
    row = await one(f"SELECT longest FROM held_draws WHERE {where}", *key.values())
    if row is None:
        await add("held_draws", {**key, "first_at": game.ending.at, "longest": 1})
        return
    longest = row["longest"]
    seat = person.id, Level.UNBEATABLE.value, guild, board
    latest = await rows(_LATEST, *seat, *seat, longest + 1)
    if len(latest) > longest and all(
        each["termination"] == Termination.FULL and not each["hinted"] for each in latest
    ):
        sql = f"UPDATE held_draws SET longest = longest + 1 WHERE {where}"
        await rows(sql, *key.values())
