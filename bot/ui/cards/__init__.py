"""Cards: what a message shows, made from the model as plain data. Pure."""

from bot.model import Challenge, Game
from bot.ui.cards.challenge import challenge_card
from bot.ui.cards.components import Card, text
from bot.ui.cards.game import game_card, moved_card
from bot.ui.text.texts import texts

__all__ = ["Card", "card_of", "moved_card_of", "sentence"]


def card_of(subject: Game | Challenge) -> Card:
    """Return the public card of a game or a challenge, in the language of its place."""
    words = texts().in_locale(subject.place.locale)
    if isinstance(subject, Game):
        return game_card(subject, words)
    return challenge_card(subject, words)


def moved_card_of(game: Game) -> Card:
    """Return the card for an old copy of a board, in the language of its place."""
    return moved_card(game, texts().in_locale(game.place.locale))


def sentence(content: str) -> Card:
    """Return a card of one sentence."""
    return [text(content)]
