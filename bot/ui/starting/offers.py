"""Offers: a challenge is made, and posted with its ping."""

from bot.model import Terms
from bot.model.errors import NotDone, Why
from bot.service import Invited, Offer, Services
from bot.ui.components import sentence
from bot.ui.permissions import Permission
from bot.ui.reply import Post, Reply
from bot.ui.request import Context, Request, User
from bot.ui.text.game_names import player_name
from bot.ui.text.texts import Words


def offered(offer: Offer, words: Words) -> Post:
    """Post a challenge; tell who made it in private where its ping was held back.

    Whoever is asked for a decider has just played: a ping is not missed.
    """
    then, opponent = None, offer.challenge.opponent
    if offer.is_too_soon_to_ping and opponent is not None and not offer.challenge.is_decider:
        then = sentence(words("challenge-without-ping", opponent=player_name(opponent, words)))
    return Post(offer.challenge, pings=offer.pings, then=then)


async def challenged(
    services: Services, request: Request, opponent: User | None, terms: Terms
) -> Reply:
    """Challenge a person, or whoever joins."""
    invited = _invitation(request, opponent)
    offer = await services.challenges.offer(request.caller, invited, terms)
    return offered(offer, request.words)


def _invitation(request: Request, opponent: User | None) -> Invited | None:
    """Return the opponent that a command or menu names, None if anyone here may join.

    Raises NotDone for an offer to anyone in the private conversation with the bot.
    """
    if opponent is None:
        if request.context is Context.BOT_DM:
            raise NotDone(Why.NOBODY_ELSE_HERE)
        return None
    sees_channel = opponent.permissions is None or Permission.VIEW_CHANNEL in opponent.permissions
    return Invited(
        opponent.person,
        is_bot=opponent.is_bot,
        sees_channel=sees_channel and _is_here(request, opponent),
    )


def _is_here(request: Request, user: User) -> bool:
    """Whether somebody belongs to the server or the conversation, as far as Discord says it."""
    match request.context:
        case Context.GUILD:
            # Discord resolves members with their permissions, surely so where the bot is one.
            return user.permissions is not None or not request.access.is_member
        case Context.BOT_DM:
            return False
        case Context.PRIVATE_CHANNEL:
            # Discord names the two people of a conversation, but not the members of a group.
            others = request.recipients - {request.user_id}
            return not others or user.person.id in others
