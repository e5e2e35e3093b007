"""PrivacyService: what is kept about a person, for them to have or to have removed."""

import asyncio
import gzip
import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from bot.model import (
    Challenge,
    Computer,
    Forgotten,
    Game,
    Holdings,
    Place,
    Preferences,
    Seat,
    UserId,
)
from bot.store import Store
from engine import format_moves

LARGEST_PLAIN = 8 * 2**20
"""Bytes of the largest file that is handed out as it is: Discord takes ten mebibytes, which are
18,000 games as they are, and over 200,000 packed."""


@dataclass(frozen=True, slots=True)
class Export:
    """All that is kept about a person: JSON in UTF-8, with gzip around it where it is large."""

    content: bytes
    is_packed: bool


class PrivacyService:
    """Hands out and removes what is kept about a person. Any method may raise StoreUnavailable.

    `clock` gives the time in UTC seconds.
    """

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    async def export(self, user: UserId) -> Export:
        """Return all that is kept about a person."""
        holdings = await self._store.holdings(user)
        # Somebody with thousands of games must not hold up everybody else.
        return await asyncio.to_thread(_export, user, holdings, self._clock())

    async def forget(self, user: UserId) -> Forgotten:
        """Remove a person from everything that is kept; their live games are resigned."""
        return await self._store.forget(user, self._clock())


def _export(user: UserId, holdings: Holdings, now: int) -> Export:
    written = _written(user, holdings, now)
    if len(written) <= LARGEST_PLAIN:
        return Export(written, is_packed=False)
    return Export(gzip.compress(written, mtime=now), is_packed=True)


def _written(user: UserId, holdings: Holdings, now: int) -> bytes:
    chosen = holdings.preferences
    document = {
        "user_id": str(user),
        "written_at": _instant(now),
        "preferences": None if chosen is None else _preferences(chosen),
        "seats": [
            {"channel_id": str(channel), "game_id": game} for channel, game in holdings.seats
        ],
        "games": [_game(game, user) for game in holdings.games],
        "challenges": [_challenge(challenge, user) for challenge in holdings.challenges],
    }
    return json.dumps(document, ensure_ascii=False, indent=1).encode()


def _preferences(chosen: Preferences) -> dict[str, Any]:
    return {
        "numbering": chosen.numbering.value,
        "style": chosen.style and chosen.style.value,
        "pings": chosen.pings,
    }


def _game(game: Game, user: UserId) -> dict[str, Any]:
    mine = game.seat_of(user)
    theirs = game.facing(mine)
    ending = game.ending
    return {
        "id": game.id,
        **_place(game.place),
        "message_id": game.message_id and str(game.message_id),
        "board": game.board,
        "your_name": _name(mine),
        "your_mark": mine.mark.value,
        "you_opened": mine == game.first,
        "opponent": _name(theirs),
        "moves": format_moves(game.moves, game.variant),
        "started_at": _instant(game.started_at),
        "moved_at": _instant(game.moved_at),
        "ended_at": ending and _instant(ending.at),
        "ended_by": ending and ending.termination.value,
        "you_won": None if ending is None or ending.winner is None else ending.winner == mine,
        "clock_seconds": int(game.clock.total_seconds()),
        "style": game.look.style.value,
        "theme": game.look.theme,
        "remains": game.remains.value,
    }


def _challenge(challenge: Challenge, user: UserId) -> dict[str, Any]:
    yours = challenge.challenger.id == user
    opponent = challenge.opponent and (challenge.opponent.name or None)
    return {
        "id": challenge.id,
        **_place(challenge.place),
        "message_id": challenge.message_id and str(challenge.message_id),
        "you_offered": yours,
        "your_name": challenge.challenger.name if yours else opponent,
        "other": opponent if yours else challenge.challenger.name or None,
        "board": challenge.terms.board,
        "mark": challenge.terms.mark,
        "first": challenge.terms.first,
        "offered_at": _instant(challenge.offered_at),
        "expires_at": _instant(challenge.expires_at),
        "answer": challenge.answer,
    }


def _place(place: Place) -> dict[str, Any]:
    # As text: a reader in JavaScript would round Discord's ids.
    return {
        "server_id": place.guild_id and str(place.guild_id),
        "channel_id": str(place.channel_id),
        "locale": place.locale,
    }


def _name(seat: Seat) -> str | None:
    player = seat.player
    return (
        f"the bot ({player.level.value})" if isinstance(player, Computer) else player.name or None
    )


def _instant(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()
