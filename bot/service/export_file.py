"""The export: what is stored about a person, as it is written to them."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import orjson

from bot.model import Challenge, Computer, Game, Place, Seat, UserId
from engine import format_moves, level_name

Document = dict[str, Any]

DISCORDS_IDS = {"guild_id", "channel_id", "message_id"}
NOT_EXPORTED = {"user_id", "opponent_id", "changed_by", "shared_by"}
"""Columns that say whose the export is, that are about somebody else, or only for ourselves."""


def head_document(user: UserId, stored: Mapping[str, Sequence[Document]], now: int) -> Document:
    """Return everything but the games and challenges: the rows that are `stored`, by table."""
    tables = {table: [_row_document(row) for row in rows] for table, rows in stored.items()}
    return {"user_id": str(user), "written_at": _instant(now), **tables}


def _row_document(row: Document) -> Document:
    shown = {name: value for name, value in row.items() if name not in NOT_EXPORTED}
    for name in DISCORDS_IDS & shown.keys():
        shown[name] = _text_id(shown[name])
    if "chosen" in shown:
        with suppress(ValueError):  # Damaged, it is exported as it is.
            shown["chosen"] = {
                name: [_text_id(each) for each in value] if isinstance(value, list) else value
                for name, value in orjson.loads(shown["chosen"]).items()
            }
    return shown


def game_document(game: Game, user: UserId) -> Document:
    """Return a game of `user`, without the ids of other people."""
    ending = game.ending
    return {
        "id": game.id,
        **_place(game.place),
        "message_id": _text_id(game.message_id),
        "board": game.board,
        **_players(game, user),
        "moves": format_moves(game.moves, game.variant),
        "hints": game.hints,
        "started_at": _instant(game.started_at),
        "moved_at": _instant(game.moved_at),
        "ended_at": ending and _instant(ending.at),
        "ended_by": ending and ending.termination,
        "clock_seconds": int(game.clock.total_seconds()),
        "style": game.look.style,
        "theme": game.look.theme,
        "remains": game.remains,
    }


def _players(game: Game, user: UserId) -> Document:
    if game.is_watched:
        return {"players": [_name(seat, game) for seat in game.seats]}
    mine = game.seat_of(user)
    winner = game.ending and game.ending.winner
    return {
        "your_name": _name(mine, game),
        "your_mark": mine.mark,
        "you_opened": mine == game.first,
        "opponent": _name(game.facing(mine), game),
        "you_won": None if winner is None else winner == mine,
    }


def challenge_document(challenge: Challenge, user: UserId) -> Document:
    """Return a challenge from or to `user`, without the ids of other people."""
    is_yours = challenge.challenger.id == user
    names = [challenge.challenger.name, challenge.opponent and challenge.opponent.name]
    yours, other = names if is_yours else reversed(names)
    return {
        "id": challenge.id,
        **_place(challenge.place),
        "message_id": _text_id(challenge.message_id),
        "you_offered": is_yours,
        "your_name": yours or None,
        "other": other or None,
        "board": challenge.terms.board,
        "mark": challenge.terms.mark,
        "first": challenge.terms.first,
        "offered_at": _instant(challenge.offered_at),
        "expires_at": _instant(challenge.expires_at),
        "answer": challenge.answer,
    }


def _text_id(discords: int | None) -> str | None:
    """Return one of Discord's ids as text: a reader in JavaScript would round the number."""
    return None if discords is None else str(discords)


def _place(place: Place) -> Document:
    return {
        "server_id": _text_id(place.guild_id),
        "channel_id": _text_id(place.channel_id),
        "locale": place.locale,
    }


def _name(seat: Seat, game: Game) -> str | None:
    player = seat.player
    if isinstance(player, Computer):
        return f"the bot ({level_name(player.level, game.variant)})"
    return player.name or None


def _instant(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
