"""Other games of those who play one: what its card says of them, asked of the database."""

from collections.abc import Collection
from dataclasses import replace

from bot.model import (
    Game,
    GameId,
    MessageId,
    Person,
    RatingChange,
    Record,
    Termination,
    UserId,
)
from bot.model.ending import PLAYED_OUT
from bot.model.ratings import START
from bot.model.record import NEWCOMERS_GAMES, Unrated
from bot.store.queries import one, placeholders, rows
from engine import BOARDS, Level

SEATS = ("first", "second"), ("second", "first")
LEVELS = tuple(Level)
PLAYED = f"termination IN {tuple(each.value for each in PLAYED_OUT)}"
"""Which games say something about their players."""
END = "coalesce((SELECT end_number FROM games WHERE id = ?), 9223372036854775807)"
"""When a game ended, among all: what its card says is about those that ended before it."""
_BEATEN = f"""SELECT levels.column1 AS level, boards.column1 AS board
              FROM (VALUES {", ".join(f"('{level}')" for level in LEVELS)}) AS levels,
                  (VALUES {", ".join(f"('{board}')" for board in BOARDS)}) AS boards
              WHERE """ + " OR ".join(
    f"""EXISTS (SELECT 1 FROM games
                WHERE {me}_id = ? AND {other}_level = levels.column1 AND winner = '{me}'
                    AND board = boards.column1 AND ended_at IS NOT NULL
                    AND {{hints}} AND end_number < {END})"""
    for me, other in SEATS
)
"""Which levels somebody had beaten on which boards: of each, only one game is looked up."""
WITHOUT_HINTS, WITH_HINTS = "hinted = 0", "hinted <> 0"
"""Without a hint, and with some."""

HOLDABLE = tuple(name for name, variant in BOARDS.items() if not variant.vanishing)
"""The boards where nobody does better than a draw against the hardest level."""


def in_each_seat(sql: str) -> str:
    """Return the rows of a query about the seats `{me}` and `{other}`, whoever sits in which.

    Each seat has an index of its own, so that each is a query of its own.
    """
    return " UNION ALL ".join(sql.format(me=me, other=other) for me, other in SEATS)


async def is_new(user_id: UserId, before: GameId | None = None) -> bool:
    """Return whether somebody had finished few games against the computer, or had before one."""
    earlier, values = ("", ()) if before is None else (f"AND end_number < {END}", (before,))
    sql = f"""SELECT 1 FROM games
              WHERE {{me}}_id = ? AND {{other}}_level IS NOT NULL AND {PLAYED} {earlier}"""
    found = await rows(f"{in_each_seat(sql)} LIMIT {NEWCOMERS_GAMES}", *(user_id, *values) * 2)
    return len(found) < NEWCOMERS_GAMES


async def ended(game: Game) -> Game:
    """Return a game that just ended with what its card says of those before it."""
    if game.ending is None or game.is_watched:
        return game
    record = Record()
    if game.ending.termination not in PLAYED_OUT:
        pass
    elif len(game.people) == 2:
        record = Record(score=await score(game), streak=await _streak(game))
    elif game.is_won_by_person and game.level is not None:
        beaten, here = await _beaten(game)
        record = Record(
            beaten=beaten,
            beaten_here=here,
            helped_here=await _helped_here(game),
            has_held_here=game.board in HOLDABLE and await _has_held(game, [game.board]),
            times=await _times(game),
            streak=await _streak(game),
        )
    elif game.is_lost_to_computer:
        beaten, here = await _beaten(game)
        record = Record(
            is_newcomers=await is_new(game.people[0].id, game.id),
            beaten=beaten,
            beaten_here=here,
            has_held=await _has_held(game),
            times=await _times(game),
        )
    elif game.is_success:
        has_held = await _has_held(game)
        record = Record(
            beaten_here=(await _beaten(game))[1],
            helped_here=await _helped_here(game),
            has_held=has_held,
            has_held_here=has_held and await _has_held(game, [game.board]),
            times=await _times(game),
            streak=await _streak(game),
        )
    elif game.is_drawn:
        record = Record(times=await _times(game), streak=await _streak(game))
    return game.changed(record=record)


async def long_ended(game: Game) -> Game:
    """Return a game that has ended likewise, with what came of it since then."""
    game = await with_ratings(await ended(game))
    if game.record is None:
        return game
    rematch = await _rematch(game)
    return game.changed(record=replace(game.record, rematch=rematch))


async def with_ratings(game: Game) -> Game:
    """Return a game that has its record with what it made of the ratings of two people."""
    if game.record is None or len(game.people) != 2:
        return game
    row = await one("SELECT unrated FROM games WHERE id = ?", game.id)
    unrated = Unrated(row["unrated"]) if row is not None and row["unrated"] else None
    record = replace(game.record, ratings=await _ratings(game), unrated=unrated)
    return game.changed(record=record)


async def _beaten(
    game: Game, hints: str = WITHOUT_HINTS
) -> tuple[frozenset[Level], frozenset[Level]]:
    """Return the levels that the person beat before, on any board and on this one."""
    person = game.people[0].id
    found = await rows(_BEATEN.format(hints=hints), person, game.id, person, game.id)
    anywhere = frozenset(Level(row["level"]) for row in found)
    return anywhere, frozenset(Level(row["level"]) for row in found if row["board"] == game.board)


async def _helped_here(game: Game) -> frozenset[Level]:
    """Return the levels that the person beat on this board with hints, the hardest if held."""
    _, beaten = await _beaten(game, WITH_HINTS)
    is_held = game.board in HOLDABLE and await _has_held(game, [game.board], WITH_HINTS)
    return beaten | {Level.UNBEATABLE} if is_held else beaten


async def _times(game: Game) -> int:
    """Return how often the person had this result against this level, this game included."""
    assert game.level is not None
    winner = "{me}" if game.is_won_by_person else "{other}"
    result = "winner IS NULL" if game.is_drawn else f"winner = '{winner}'"
    sql = f"""SELECT count(*) AS games FROM games
              WHERE {{me}}_id = ? AND {{other}}_level = ? AND {result}
                  AND board IN ({placeholders(BOARDS)}) AND ended_at IS NOT NULL
                  AND end_number < {END}"""
    values = game.people[0].id, game.level.value, *BOARDS, game.id
    before: int = sum(row["games"] for row in await rows(in_each_seat(sql), *values * 2))
    return before + 1


async def _has_held(
    game: Game, boards: Collection[str] = HOLDABLE, hints: str = WITHOUT_HINTS
) -> bool:
    """Return whether the person held the hardest level to a draw before."""
    sql = f"""SELECT 1 FROM games
              WHERE {{me}}_id = ? AND {{other}}_level = ? AND board IN ({placeholders(boards)})
                  AND winner IS NULL AND ended_at IS NOT NULL AND end_number < {END}
                  AND termination = ? AND {hints}"""
    values = game.people[0].id, Level.UNBEATABLE.value, *boards, game.id, Termination.FULL.value
    return await one(f"{in_each_seat(sql)} LIMIT 1", *values * 2) is not None


async def score(game: Game) -> tuple[int, int, int]:
    """Return how often each of two people beat the other where they play, and how often neither."""
    sql = f"""SELECT count(CASE WHEN winner = '{{me}}' THEN 1 END) AS won,
                  count(CASE WHEN winner = '{{other}}' THEN 1 END) AS lost, count(*) AS played
              FROM games WHERE {_between(game)}"""
    found = await rows(in_each_seat(sql), *_pair(game) * 2)
    won, lost, played = (sum(row[each] for row in found) for each in ("won", "lost", "played"))
    return won, lost, played - won - lost


async def _streak(game: Game) -> int:
    """Return how many games in a row between the two ended like this one, itself included.

    A game with hints ends one of what earns a star.
    """
    assert game.ending is not None
    winner, pair = game.ending.winner, _pair(game)
    won_by = "" if winner is None else "{me}" if winner == game.first else "{other}"
    is_broken = f"OR {WITH_HINTS}" if game.is_success else ""
    sql = f"""SELECT * FROM (
                  SELECT end_number FROM games WHERE {_between(game)}
                      AND (coalesce(winner, '') <> '{won_by}' {is_broken})
                  ORDER BY end_number DESC LIMIT 1) AS by_{{me}}"""
    others = await rows(in_each_seat(sql), *pair * 2)
    last_other = max((row["end_number"] for row in others), default=0)
    sql = f"SELECT count(*) AS games FROM games WHERE {_between(game)} AND end_number > ?"
    found = await rows(in_each_seat(sql), *(*pair, last_other) * 2)
    streak: int = sum(row["games"] for row in found)
    return streak


def _between(game: Game) -> str:
    """Return the condition for games of the two players, who opened this game as `{me}`."""
    one, other = (
        f"{seat}_id = ?" if isinstance(each.player, Person) else f"{seat}_level = ?"
        for seat, each in zip(("{me}", "{other}"), game.seats, strict=True)
    )
    place = "channel_id" if game.place.guild_id is None else "guild_id"
    return f"{one} AND {other} AND {place} = ? AND {PLAYED} AND end_number <= {END}"


def _pair(game: Game) -> tuple[int | str, ...]:
    """Return the values of `_between`."""
    players = (
        seat.player.id if isinstance(seat.player, Person) else seat.player.level.value
        for seat in game.seats
    )
    return *players, game.place.guild_id or game.place.channel_id, game.id


async def _ratings(game: Game) -> tuple[RatingChange, ...]:
    sql = f"""SELECT user_id, shown, coalesce((
                  SELECT shown FROM ratings AS earlier
                  WHERE earlier.guild_id = ratings.guild_id AND earlier.season = ratings.season
                      AND earlier.user_id = ratings.user_id AND earlier.number = ratings.number - 1
              ), {START:.0f}) AS before FROM ratings WHERE game_id = ?"""
    found = await rows(sql, game.id)
    changes = {
        row["user_id"]: RatingChange(UserId(row["user_id"]), row["before"], row["shown"])
        for row in found
    }
    return tuple(changes[person.id] for person in game.people if person.id in changes)


async def _rematch(game: Game) -> tuple[GameId, MessageId | None] | None:
    """Return the next game of the same players in the channel."""
    is_alone = len(game.people) < 2
    other = "{other}_level IS NOT NULL" if is_alone else f"{{other}}_id = {game.people[1].id:d}"
    sql = f"""SELECT * FROM (
                  SELECT id, message_id FROM games
                  WHERE {{me}}_id = ? AND id > ? AND channel_id = ? AND {other}
                  ORDER BY id LIMIT 1) AS by_{{me}}"""
    values = game.people[0].id, game.id, game.place.channel_id
    found = await rows(in_each_seat(sql), *values * 2)
    following = min(found, key=lambda row: row["id"], default=None)
    return None if following is None else (GameId(following["id"]), following["message_id"])
