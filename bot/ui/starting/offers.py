"""Offers: the message of a new challenge, with its ping."""

from bot.service import Offer
from bot.ui.components import sentence
from bot.ui.reply import Post
from bot.ui.text.game_names import player_name
from bot.ui.text.texts import Words


def offered(offer: Offer, words: Words) -> Post:
    """Post a challenge; tell who made it in private where its ping was held back.

    Whoever is asked for a rematch has just played: a ping is not missed.
    """
    then, opponent = None, offer.challenge.opponent
    if offer.is_too_soon_to_ping and opponent is not None and offer.challenge.rematch is None:
        then = sentence(words("challenge-without-ping", opponent=player_name(opponent, words)))
    return Post(offer.challenge, pings=offer.pings, then=then)
