"""Seating: a game begins if everyone who plays in it is free; a person holds one a channel."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.model import AlreadyPlaying, ChannelId, Game, GameId, InteractionId, UserId
from bot.model.errors import TooManyGames
from bot.store.database import Row
from bot.store.queries import add, insert, number, one
from bot.store.rows import game_from, game_row
from bot.store.saving import save_ended


async def live_row(channel_id: ChannelId, user_id: UserId) -> Row | None:
    """Return the row of the live game that a person holds in a channel."""
    sql = """SELECT games.* FROM seats JOIN games ON games.id = seats.game_id
             WHERE seats.channel_id = ? AND seats.user_id = ?"""
    return await one(sql, channel_id, user_id)


async def seat(game: Game, most_live: int, origin: Mapping[str, int | None]) -> Game:
    """Store a new game, with more columns `origin`, and its seats; return it under its id.

    Raises AlreadyPlaying or TooManyGames.
    """
    channel_id = game.place.channel_id
    for person in game.people:
        row = await live_row(channel_id, person.id)
        if row is not None:
            raise AlreadyPlaying(game_from(row), person.id)
    sql = "SELECT count(*) FROM games WHERE channel_id = ? AND ended_at IS NULL"
    if await number(sql, channel_id) >= most_live:
        raise TooManyGames(most_live)
    game = replace(game, id=GameId(await insert("games", {**game_row(game), **origin})))
    for person in game.people:
        seat = {"channel_id": channel_id, "user_id": person.id, "game_id": game.id}
        await add("seats", seat)
    return game


async def set_games_aside(
    new: Game, user_ids: Collection[UserId], interaction: InteractionId
) -> tuple[Game, ...]:
    """End the live games against the computer that people hold where `new` begins; return them."""
    ended: list[Game] = []
    for user_id in user_ids:
        row = await live_row(new.place.channel_id, user_id)
        if row is not None and (live := game_from(row)).level is not None:
            game = live.set_aside(new.started_at)
            await save_ended(game, live.ply, interaction)
            ended.append(game)
    return tuple(ended)
