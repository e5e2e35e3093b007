"""The card of a message that everyone sees."""

from bot.model import Challenge, Game
from bot.ui.challenging import challenge_card
from bot.ui.components import Card
from bot.ui.playing.game_card import game_card


def card_of(subject: Game | Challenge) -> Card:
    """Return the public card of a game or a challenge."""
    return game_card(subject) if isinstance(subject, Game) else challenge_card(subject)
