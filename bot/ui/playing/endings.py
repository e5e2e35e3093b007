"""Endings: the sentence under the result of a game, the next buttons, and the accent colour."""

from bot.model import Ending, Game, Person, Termination
from bot.ui.components import Accent
from engine import Level

LEVELS = tuple(Level)
NEWCOMERS_LEVEL = Level.EASY
NEWCOMERS_GAMES = 3
"""Whoever has finished fewer games is offered an easier one than they started."""


def comment_key(game: Game) -> str | None:
    """Return the key of the sentence under the result, None where the result says it all."""
    ending = game.ending
    if ending is None or game.is_watched:
        return None
    if game.lost_again:
        return "end-lost-again"
    if ending.termination is Termination.FULL:
        return "end-held" if game.is_held else "end-drawn"
    if ending.termination is not Termination.LINE:
        return None
    if game.level is None:
        return "end-won-misere" if game.variant.misere else "end-won"
    if game.is_won_by_person:
        return f"end-beat-{game.level}"
    return "end-lost-unbeatable" if game.level is Level.UNBEATABLE else "end-lost"


def level_to_try(game: Game) -> Level | None:
    """Return the level that a game which ended suggests: harder when beaten, easier when hopeless.

    None where it suggests no other one.
    """
    if game.level is None or game.ending is None:
        return None
    number = LEVELS.index(game.level)
    if game.is_won_by_person and game.ending.termination is Termination.LINE:
        return LEVELS[number + 1] if number + 1 < len(LEVELS) else None
    return LEVELS[number - 1] if game.lost_again else None


def easier_start(game: Game) -> Level | None:
    """Return the level at which somebody new may begin this game again, None for all others."""
    record = game.record
    if game.ending is not None or record is None or not game.is_untouched:
        return None
    return NEWCOMERS_LEVEL if record.finished < NEWCOMERS_GAMES else None


def accent(game: Game, ending: Ending) -> Accent:
    """Return the colour of the card of a game that ended: each kind of ending has its own."""
    if game.is_held:
        return Accent.HELD
    if ending.winner is None:
        return Accent.DRAWN
    return (
        Accent.WON if isinstance(ending.winner.player, Person) or game.is_watched else Accent.LOST
    )
