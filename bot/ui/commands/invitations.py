"""Who is asked to play, and whether they could answer where they are asked."""

from bot.model.errors import NobodyElseHere
from bot.service import Invited
from bot.ui.permissions import Permission
from bot.ui.request import Context, Request, User


def invitation(request: Request, opponent: User | None) -> Invited | None:
    """Return the opponent that a command or menu names, None if anyone here may join.

    Raises NobodyElseHere for an offer to anyone in the private conversation with the bot.
    """
    if opponent is None:
        if request.context is Context.BOT_DM:
            raise NobodyElseHere
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
