"""ExportFile: what is stored about a person, as one JSON document that is written bit by bit."""

import gzip
import json
import shutil
import tempfile
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import IO, Any

from bot.model import Challenge, Computer, Game, PersonalData, Place, Seat, UserId
from bot.store.json_codec import encode
from engine import format_moves

LARGEST_PLAIN = 8 * 2**20
"""Bytes of the largest file that is handed out as it is: Discord takes ten mebibytes, which are
18,000 games as they are, and over 200,000 compressed."""

IN_MEMORY = 2**20
"""Bytes up to which a file is kept in memory, not on disk."""


class ExportFile:
    """Writes the document part by part, in the order of the methods below.

    They block: call them in a thread, one at a time. `now` is in UTC seconds.
    """

    def __init__(self, user: UserId, now: int) -> None:
        self._user = user
        self._now = now
        self._file = _new_file()
        self._separator = ""

    def begin(self, stored: PersonalData) -> None:
        """Write everything but the lists."""
        chosen = stored.preferences
        head = {
            "user_id": str(self._user),
            "written_at": _instant(self._now),
            "preferences": None if chosen is None else json.loads(encode(chosen)),
            "seats": [
                {"channel_id": str(channel), "game_id": game} for channel, game in stored.seats
            ],
        }
        self._write(_json(head).removesuffix("}"))
        self._begin_list("games")

    def write_games(self, games: Iterable[Game]) -> None:
        """Write some of the person's games."""
        self._extend_list(_game(game, self._user) for game in games)

    def begin_challenges(self) -> None:
        """End the games; the challenges follow."""
        self._write("\n]")
        self._begin_list("challenges")

    def write_challenges(self, challenges: Iterable[Challenge]) -> None:
        """Write some of the challenges that the person made or was named in."""
        self._extend_list(_challenge(challenge, self._user) for challenge in challenges)

    def finish(self) -> tuple[IO[bytes], int, bool]:
        """Return the file at its beginning, its size in bytes, and whether it is compressed."""
        self._write("\n]}\n")
        size = self._file.tell()
        is_packed = size > LARGEST_PLAIN
        if is_packed:
            size = self._compress()
        self._file.seek(0)
        return self._file, size, is_packed

    def close(self) -> None:
        """Delete the file."""
        self._file.close()

    def _begin_list(self, name: str) -> None:
        self._write(f',\n"{name}": [')
        self._separator = "\n"

    def _extend_list(self, documents: Iterable[dict[str, Any]]) -> None:
        for document in documents:
            self._write(self._separator + _json(document))
            self._separator = ",\n"

    def _write(self, text: str) -> None:
        self._file.write(text.encode())

    def _compress(self) -> int:
        plain, self._file = self._file, _new_file()
        with plain, gzip.GzipFile(fileobj=self._file, mode="wb", mtime=self._now) as packed:
            plain.seek(0)
            shutil.copyfileobj(plain, packed)
        return self._file.tell()


def _new_file() -> IO[bytes]:
    return tempfile.SpooledTemporaryFile(IN_MEMORY)


def _json(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False)


def _game(game: Game, user: UserId) -> dict[str, Any]:
    ending = game.ending
    return {
        "id": game.id,
        **_place(game.place),
        "message_id": game.message_id and str(game.message_id),
        "board": game.board,
        **_players(game, user),
        "moves": format_moves(game.moves, game.variant),
        "started_at": _instant(game.started_at),
        "moved_at": _instant(game.moved_at),
        "ended_at": ending and _instant(ending.at),
        "ended_by": ending and ending.termination.value,
        "clock_seconds": int(game.clock.total_seconds()),
        "style": game.look.style.value,
        "theme": game.look.theme,
        "remains": game.remains.value,
    }


def _players(game: Game, user: UserId) -> dict[str, Any]:
    if game.is_watched:
        return {"players": [_name(seat) for seat in game.seats]}
    mine = game.seat_of(user)
    winner = game.ending and game.ending.winner
    return {
        "your_name": _name(mine),
        "your_mark": mine.mark.value,
        "you_opened": mine == game.first,
        "opponent": _name(game.facing(mine)),
        "you_won": None if winner is None else winner == mine,
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
