"""What must hold of the database whatever happened, read without the bot."""

import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from bot.store.database import Row
from engine import BOARDS, Mark, Outcome, Position, parse_moves

ENDED_ON_THE_BOARD = ("line", "full")
WON = ("line", "resigned", "time")
NOBODY_WON = ("unfinished", "stopped", "set-aside", "called-off")
TERMINATIONS = (*ENDED_ON_THE_BOARD, "resigned", "time", *NOBODY_WON)
ANSWERS = ("accepted", "declined", "withdrawn", "expired")
NOBODY = 0
"""The id that stands for people who had themselves removed."""


def rows(path: Path, sql: str) -> list[sqlite3.Row]:
    """Query the file over a separate connection, as another process would."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, timeout=10)) as db:
        db.row_factory = sqlite3.Row
        return db.execute(sql).fetchall()


def violations(path: Path, *, most_live: int = 25) -> list[str]:
    """Return each broken invariant of the database as a line.

    `most_live` is how many live games a channel may have.
    """
    return [
        *_file(path),
        *contradictions(
            rows(path, "SELECT * FROM games ORDER BY id"),
            rows(path, "SELECT * FROM challenges ORDER BY id"),
            most_live=most_live,
        ),
    ]


def contradictions(games: Sequence[Row], challenges: Sequence[Row], *, most_live: int) -> list[str]:
    """Return each broken invariant of rows that were read in one transaction."""
    return [
        *(f"game {game['id']}: {wrong}" for game in games for wrong in _game(game)),
        *_pairs(games),
        *_live_games(games, most_live),
        *(f"challenge {each['id']}: {wrong}" for each in challenges for wrong in _challenge(each)),
        *_accepted_challenges(games, challenges),
    ]


def _file(path: Path) -> Iterator[str]:
    for (verdict,) in rows(path, "PRAGMA integrity_check"):
        if verdict != "ok":
            yield f"the file is not sound: {verdict}"
    for orphan in rows(path, "PRAGMA foreign_key_check"):
        yield f"a row of {orphan[0]} points nowhere"


def _game(game: Row) -> Iterator[str]:
    if game["board"] not in BOARDS:
        yield f"no board {game['board']!r}"
        return
    variant = BOARDS[game["board"]]
    moves = parse_moves(game["moves"], variant)
    outcome = Position.after(variant, moves).outcome
    live = game["ended_at"] is None
    if game["ply"] != len(moves):
        yield f"ply {game['ply']} but {len(moves)} moves"
    if live and outcome is not None:
        yield "goes on after its end"
    if live and _people(game) and game[("first_level", "second_level")[len(moves) % 2]] is not None:
        yield "half moved: the computer's move is missing"
    if live == (game["due_at"] is None):
        yield "ended with a deadline, or live without one"
    if (game["rematch_by"] is None) != (game["rematch_until"] is None):
        yield "a rematch that nobody asks for, or without end"
    if live and game["rematch_by"] is not None:
        yield "a rematch before the end"
    if not live and game["remind_at"] is not None and game["rematch_by"] is None:
        yield "a reminder after the end"
    if game["started_at"] > game["moved_at"]:
        yield "moved before it began"
    if game["first_id"] is not None and game["first_id"] == game["second_id"] != NOBODY:
        yield "somebody plays against themselves"
    if not live:
        yield from _ending(game, outcome)


def _ending(game: Row, outcome: Outcome | None) -> Iterator[str]:
    termination = game["termination"]
    if termination not in TERMINATIONS:
        yield f"no termination {termination!r}"
    if (termination in ENDED_ON_THE_BOARD) != (outcome is not None):
        yield f"termination {termination}, and the board says otherwise"
    if (termination in WON) != (game["winner"] is not None):
        yield f"termination {termination} with winner {game['winner']}"
    if outcome is not None:
        # The engine calls whoever opens X.
        expected = {None: None, Mark.X: "first", Mark.O: "second"}[outcome.winner]
        if game["winner"] != expected:
            yield f"winner {game['winner']}, but the board says {expected}"


def _people(game: Row) -> set[int]:
    return {game[seat] for seat in ("first_id", "second_id") if game[seat] is not None}


def _pairs(games: Sequence[Row]) -> Iterator[str]:
    """Two opponents have one live game in a channel; the computer is one of them."""
    pairs = Counter(
        (game["channel_id"], frozenset(_people(game)))
        for game in games
        if game["ended_at"] is None and _people(game)
    )
    yield from (f"{n} live games of a pair in a channel: {at}" for at, n in pairs.items() if n > 1)


def _live_games(games: Sequence[Row], most_live: int) -> Iterator[str]:
    live = Counter(game["channel_id"] for game in games if game["ended_at"] is None)
    yield from (f"{n} live games in {channel}" for channel, n in live.items() if n > most_live)


def _challenge(challenge: Row) -> Iterator[str]:
    if challenge["answer"] not in (None, *ANSWERS):
        yield f"no answer {challenge['answer']!r}"
    if challenge["challenger_id"] == challenge["opponent_id"] != NOBODY:
        yield "challenges the challenger"
    if challenge["board"] not in BOARDS:
        yield f"no board {challenge['board']!r}"
    if challenge["offered_at"] >= challenge["expires_at"]:
        yield "over before it began"


def _accepted_challenges(games: Sequence[Row], challenges: Sequence[Row]) -> Iterator[str]:
    """An accepted challenge has its game: both are written in one transaction."""
    open_ones = Counter(
        (each["channel_id"], each["challenger_id"]) for each in challenges if each["answer"] is None
    )
    yield from (f"two open challenges: {who}" for who, n in open_ones.items() if n > 1)
    accepted = Counter(
        (each["channel_id"], each["challenger_id"])
        for each in challenges
        if each["answer"] == "accepted" and each["challenger_id"] != NOBODY
    )
    played = Counter(
        (game["channel_id"], user)
        for game in games
        if game["first_id"] is not None and game["second_id"] is not None
        for user in _people(game)
    )
    for who, times in accepted.items():
        if played[who] < times:
            yield f"{times} challenges of {who} accepted, but {played[who]} games"
