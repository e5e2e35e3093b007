"""What is missing until a rating is settled."""

from bot.model.ratings import SETTLED_GAMES, SETTLED_OPPONENTS, Leader
from bot.ui.text.texts import Words


def missing_text(leader: Leader, words: Words) -> str:
    """Say how many rated games, or opponents, a provisional rating lacks."""
    games = SETTLED_GAMES - leader.standing.games
    if games > 0:
        return words("missing-games", games=games)
    return words("missing-opponents", opponents=SETTLED_OPPONENTS - leader.standing.opponents)
