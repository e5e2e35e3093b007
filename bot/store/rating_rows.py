"""Rows of ratings, and the results that ratings follow from: columns, writer and reader."""

from typing import Any

from bot.model import GameId, UserId
from bot.model.ratings import Result, Standing
from bot.store.database import Row

TO_RATE = """rated IS NULL AND guild_id IS NOT NULL AND ended_at IS NOT NULL
    AND first_id IS NOT NULL AND second_id IS NOT NULL"""
"""The games between people that ended and were not looked at yet; an index has them in order."""


def result_from(row: Row) -> Result:
    """Read how a game between two people ended."""
    return Result(
        GameId(row["id"]),
        row["ended_at"],
        UserId(row["first_id"]),
        UserId(row["second_id"]),
        {"first": 1.0, "second": 0.0}.get(row["winner"], 0.5),
        row["termination"],
        row["ply"],
    )


def rating_row(result: Result, user: UserId, standing: Standing) -> dict[str, Any]:
    """Write a rating as its columns, all but the place of the game and whether it is listed."""
    return {
        "user_id": user,
        "number": standing.games,
        "game_id": result.game,
        "at": result.at,
        "rating": standing.rating,
        "spread": standing.spread,
        "shown": round(standing.rating),
        "wins": standing.wins,
        "draws": standing.draws,
        "opponents": standing.opponents,
        "opponent_id": standing.opponent,
        "settled": int(standing.is_settled),
    }


def standing_from(row: Row) -> Standing:
    """Read the standing of a person after one of their games."""
    return Standing(
        row["rating"],
        row["spread"],
        row["number"],
        row["wins"],
        row["draws"],
        row["opponents"],
        UserId(row["opponent_id"]),
    )
