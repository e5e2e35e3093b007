"""Cards: what a message shows, made from the model as plain data. Pure."""

from bot.model import Challenge, Game
from bot.ui.cards.challenge import challenge_card
from bot.ui.cards.components import Card, text
from bot.ui.cards.game import game_card

__all__ = ["Card", "card_of", "sentence"]


def card_of(subject: Game | Challenge) -> Card:
    """Return the public card of a game or a challenge."""
    return game_card(subject) if isinstance(subject, Game) else challenge_card(subject)


def sentence(content: str) -> Card:
    """Return a card of one sentence."""
    return [text(content)]
