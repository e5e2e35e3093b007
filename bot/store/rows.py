"""Rows of games and challenges: each table's columns, writer and reader side by side."""

import logging
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any, TypeVar

from bot.model import (
    Answer,
    Challenge,
    ChallengeId,
    ChannelId,
    Computer,
    Ending,
    FirstChoice,
    Game,
    GameId,
    GridStyle,
    GuildId,
    InteractionId,
    Look,
    MarkChoice,
    MessageId,
    Person,
    Place,
    Player,
    Remains,
    Seat,
    Termination,
    Terms,
    UserId,
)
from bot.model.errors import UnreadableRow
from bot.store.database import Row
from engine import BOARDS, Level, Mark, format_moves, parse_moves

log = logging.getLogger(__name__)

T = TypeVar("T")

POSTPONED_SECONDS = 3_600
"""When the deadline of a row that cannot be read is looked at again."""


def readable(
    found: Sequence[Row], reader: Callable[[Row], T]
) -> tuple[tuple[T, ...], tuple[int, ...]]:
    """Read rows; return what could be read, and the ids of the others, which are logged.

    A damaged row, or a board that this version does not have, must not stop the others.
    """
    read: list[T] = []
    unreadable: list[int] = []
    for row in found:
        try:
            read.append(reader(row))
        except UnreadableRow as error:
            unreadable.append(error.row_id)
            log.error("%(error)s: %(cause)r", {"error": error, "cause": error.__cause__})
    return tuple(read), tuple(unreadable)


def game_row(game: Game) -> dict[str, Any]:
    """Write `game` as the columns of its row, all but the id."""
    return {
        **_place_row(game.place),
        "message_id": game.message_id,
        "board": game.board,
        **_player_row("first", game.first.player),
        **_player_row("second", game.second.player),
        "first_mark": game.first.mark.value,
        "started_at": game.started_at,
        "clock": int(game.clock.total_seconds()),
        "style": game.look.style.value,
        "theme": game.look.theme,
        "remains": game.remains.value,
        "offers_easier": int(game.offers_easier),
        "first_won": game.score[0],
        "second_won": game.score[1],
        **progress_row(game),
    }


def progress_row(game: Game) -> dict[str, Any]:
    """Write what a move changes; of an ending, which has indexes, nothing unless it is there."""
    ending, times = game.ending, game.times
    row = {
        "moves": format_moves(game.moves, game.variant),
        "ply": len(game.moves),
        "moved_at": game.moved_at,
        "due_at": times.due_at,
        "remind_at": times.remind_at,
    }
    if ending is None:
        return row
    winner = ending.winner and ("first" if ending.winner == game.first else "second")
    ended = {"ended_at": ending.at, "termination": ending.termination.value, "winner": winner}
    return {**row, **ended}


def game_from(row: Row) -> Game:
    """Read a game from its row. Raises UnreadableRow."""
    try:
        return _game(row)
    except (LookupError, ValueError, TypeError, OverflowError) as error:
        raise UnreadableRow("games", row["id"]) from error


def _game(row: Row) -> Game:
    board = row["board"]
    first_mark = Mark(row["first_mark"])
    first = Seat(_player("first", row), first_mark)
    second = Seat(_player("second", row), first_mark.other)
    ending, seats = None, {None: None, "first": first, "second": second}
    if row["ended_at"] is not None:
        winner = seats[row["winner"]]
        ending = Ending(Termination(row["termination"]), winner, row["ended_at"])
    moves = parse_moves(row["moves"], BOARDS[board])
    if len(moves) != row["ply"]:
        raise ValueError(f"{len(moves)} moves at ply {row['ply']}")
    game = Game(
        id=GameId(row["id"]),
        place=_place(row),
        board=board,
        first=first,
        second=second,
        started_at=row["started_at"],
        moved_at=row["moved_at"],
        moves=moves,
        message_id=row["message_id"] and MessageId(row["message_id"]),
        ending=ending,
        clock=timedelta(seconds=row["clock"]),
        look=Look(GridStyle(row["style"]), row["theme"]),
        remains=Remains(row["remains"]),
        hints=row["hinted"],
        offers_easier=bool(row["offers_easier"]),
        score=(row["first_won"], row["second_won"]),
        shared=_shared(row["shared"]),
        rematch_wanted_by=seats[row["rematch_by"]],
    )
    if ending is None:
        _ = game.position  # Raises IllegalMove, a ValueError.
    return game


def _shared(written: str) -> dict[ChannelId, InteractionId]:
    """Read where a game was shared, as `PlayedGames.share` writes it."""
    pairs = (each.split(":") for each in written.split())
    return {ChannelId(int(channel)): InteractionId(int(by)) for channel, by in pairs}


def challenge_row(challenge: Challenge) -> dict[str, Any]:
    """Write `challenge` as the columns of its row, all but the id."""
    opponent, terms = challenge.opponent, challenge.terms
    return {
        **_place_row(challenge.place),
        "message_id": challenge.message_id,
        "challenger_id": challenge.challenger.id,
        "challenger_name": challenge.challenger.name,
        "opponent_id": opponent and opponent.id,
        "opponent_name": opponent and opponent.name,
        "board": terms.board,
        "mark": terms.mark,
        "first": terms.first,
        "offered_at": challenge.offered_at,
        "expires_at": challenge.expires_at,
        "answer": challenge.answer,
        "rematch": "decider" if challenge.is_decider else None,
    }


def challenge_from(row: Row) -> Challenge:
    """Read a challenge from its row. Raises UnreadableRow."""
    try:
        return _challenge(row)
    except (LookupError, ValueError, TypeError, OverflowError) as error:
        raise UnreadableRow("challenges", row["id"]) from error


def _challenge(row: Row) -> Challenge:
    opponent = None
    if row["opponent_id"] is not None:
        opponent = Person(UserId(row["opponent_id"]), row["opponent_name"])
    return Challenge(
        id=ChallengeId(row["id"]),
        place=_place(row),
        challenger=Person(UserId(row["challenger_id"]), row["challenger_name"]),
        opponent=opponent,
        terms=Terms(
            board=row["board"],
            mark=row["mark"] and MarkChoice(row["mark"]),
            first=row["first"] and FirstChoice(row["first"]),
        ),
        offered_at=row["offered_at"],
        expires_at=row["expires_at"],
        message_id=row["message_id"] and MessageId(row["message_id"]),
        answer=row["answer"] and Answer(row["answer"]),
        is_decider=row["rematch"] == "decider",
    )


def _place_row(place: Place) -> dict[str, Any]:
    return {
        "guild_id": place.guild_id,
        "channel_id": place.channel_id,
        "locale": place.locale,
    }


def _place(row: Row) -> Place:
    guild_id = row["guild_id"]
    return Place(guild_id and GuildId(guild_id), ChannelId(row["channel_id"]), row["locale"])


def _player_row(seat: str, player: Player) -> dict[str, Any]:
    if isinstance(player, Person):
        return {
            f"{seat}_id": player.id,
            f"{seat}_name": player.name,
            f"{seat}_level": None,
        }
    return {f"{seat}_id": None, f"{seat}_name": None, f"{seat}_level": player.level.value}


def _player(seat: str, row: Row) -> Player:
    if (level := row[f"{seat}_level"]) is not None:
        return Computer(Level(level))
    return Person(UserId(row[f"{seat}_id"]), row[f"{seat}_name"])
