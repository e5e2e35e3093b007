"""Played games: what people played before."""

from bot.model import Caller, ChannelId, Game, GameId, GuildId, History, InteractionId, UserId
from bot.store.operations import Operations, read, write
from bot.store.other_games import in_each_seat, is_new, score
from bot.store.queries import number, one, rows
from bot.store.rows import game_from, readable
from engine import Level


class PlayedGames(Operations):
    """The games that somebody played before. Any method may raise StoreUnavailable."""

    @read
    async def past(
        self,
        user_id: UserId,
        *,
        guild: GuildId | None = None,
        channel: ChannelId | None = None,
        page: int = 0,
        most: int,
    ) -> History:
        """Return a page of up to `most` finished games of a person, or the last one.

        `guild` and `channel` leave out what was played elsewhere.
        """
        wanted = "(first_id = ? OR second_id = ?) AND ended_at IS NOT NULL"
        values: list[int] = [user_id, user_id]
        for column, place_id in (("guild_id", guild), ("channel_id", channel)):
            if place_id is not None:
                wanted += f" AND {column} = ?"
                values.append(place_id)
        total = await number(f"SELECT count(*) FROM games WHERE {wanted}", *values)
        pages = max(1, -(-total // most))
        page = min(page, pages - 1)
        sql = f"SELECT * FROM games WHERE {wanted} ORDER BY end_number DESC LIMIT ? OFFSET ?"
        games, _ = readable(await rows(sql, *values, most, page * most), game_from)
        return History(user_id, games, page, pages, total)

    @read
    async def last_level(self, caller: Caller) -> Level | None:
        """Return the level that somebody played last in the server, None if they never did.

        Outside of servers, in the conversation.
        """
        guild, channel = caller.place.guild_id, caller.place.channel_id
        place, value = ("channel_id", channel) if guild is None else ("guild_id", guild)
        sql = f"""SELECT * FROM (
                      SELECT id, {{other}}_level AS level FROM games
                      WHERE {{me}}_id = ? AND {place} = ? AND {{other}}_level IS NOT NULL
                      ORDER BY id DESC LIMIT 1) AS by_{{me}}"""
        found = await rows(in_each_seat(sql), *(caller.person.id, value) * 2)
        latest = max(found, key=lambda row: row["id"], default=None)
        return Level(latest["level"]) if latest and latest["level"] in [*Level] else None

    @read
    async def has_gone_further(self, game: Game) -> bool:
        """Return whether whoever is to move in a game has got further in another on its board."""
        sql = "SELECT 1 FROM games WHERE {me}_id = ? AND board = ? AND ply > ?"
        values = game.to_move.player.id, game.board, game.ply
        return await one(f"{in_each_seat(sql)} LIMIT 1", *values * 2) is not None

    @write
    async def share(self, game_id: GameId, channel: ChannelId, by: InteractionId) -> bool:
        """Note that an interaction shows a game in a channel; return whether it may.

        The first one there may, and again where it is delivered again.
        """
        share = f"{channel}:{by}"
        sql = "UPDATE games SET shared = shared || ? WHERE id = ? AND shared NOT LIKE ?"
        await rows(sql, f" {share}", game_id, f"% {channel}:%")
        row = await one("SELECT shared FROM games WHERE id = ?", game_id)
        return row is not None and share in row["shared"].split()

    @write
    async def take_back(self, game_id: GameId, channel: ChannelId, by: InteractionId) -> None:
        """Forget a share."""
        sql = "UPDATE games SET shared = replace(shared, ?, '') WHERE id = ?"
        await rows(sql, f" {channel}:{by}", game_id)

    @read
    async def score(self, game: Game) -> tuple[int, int, int]:
        """Return how often each of two people who begin a game beat the other, and how often none.

        It is about where they play. The one who opens is the first.
        """
        return await score(game)

    @read
    async def is_new(self, user_id: UserId) -> bool:
        """Return whether somebody has finished few games against the computer so far."""
        return await is_new(user_id)


async def played_before(game: Game) -> Game | None:
    """Return the game that the same two people played last in the channel, None if none."""
    one_person, other = (person.id for person in game.people)
    sql = """SELECT * FROM (
                 SELECT * FROM games WHERE {me}_id = ? AND {other}_id = ? AND id < ?
                     AND channel_id = ? AND ended_at IS NOT NULL
                 ORDER BY id DESC LIMIT 1) AS by_{me}"""
    values = one_person, other, game.id, game.place.channel_id
    games, _ = readable(await rows(in_each_seat(sql), *values * 2), game_from)
    return max(games, key=lambda each: each.id, default=None)
