"""Live games: two opponents have one in a channel, and a person has one with each opponent."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.model import AlreadyPlaying, ChannelId, Game, GameId, UserId
from bot.model.errors import TooManyGames
from bot.store.database import Row
from bot.store.guild_settings import guild_settings
from bot.store.queries import insert, number, rows
from bot.store.rows import game_from, game_row


async def live_rows(channel_id: ChannelId, user_id: UserId) -> Sequence[Row]:
    """Return the rows of the live games that a person holds in a channel, latest move first."""
    # Several may be moved in a second, and the ids of interactions grow with time.
    sql = """SELECT * FROM games WHERE channel_id = ? AND ended_at IS NULL
                 AND (first_id = ? OR second_id = ?)
             ORDER BY coalesce(changed_by, started_by, id) DESC"""
    return await rows(sql, channel_id, user_id, user_id)


async def add_live(game: Game, origin: Mapping[str, int | None]) -> Game:
    """Store a new game, with more columns `origin`, and return it under its id.

    Raises AlreadyPlaying or TooManyGames: it is for serializable work, as no key guards these.
    """
    channel_id = game.place.channel_id
    if game.people:
        ids = {seat.player.id for seat in game.seats}
        for row in await live_rows(channel_id, game.people[0].id):
            if {row["first_id"], row["second_id"]} == ids:
                raise AlreadyPlaying(game_from(row))
    most_live = (await guild_settings(game.place.guild_id)).most_live
    sql = "SELECT count(*) FROM games WHERE channel_id = ? AND ended_at IS NULL"
    if await number(sql, channel_id) >= most_live:
        raise TooManyGames(most_live)
    return replace(game, id=GameId(await insert("games", {**game_row(game), **origin})))
