"""Ratings."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a game: when (UTC seconds), how high, and how far off it may be."""

    at: int
    rating: int
    spread: int
