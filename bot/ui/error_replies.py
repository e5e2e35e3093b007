"""Replies to errors: why something was not done."""

from bot.model import Answer, ChallengeClosed, GameIsOver, PlayingComputer, StaleBoard
from bot.model.errors import GameError, UnreadableRow
from bot.model.game import OldCopy
from bot.ui.components import sentence
from bot.ui.notice_cards import current_board_card, set_aside_card
from bot.ui.reply import Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.text.refusals import CellError, Refusal, refusal


def is_refusal(error: Exception) -> bool:
    """Return whether an error is the player's to know, and none of ours."""
    return isinstance(error, GameError | CellError)


def error_reply(error: Exception, request: Request) -> Reply:
    """Say privately why nothing was done, with the board as it is where that helps."""
    match error:
        case StaleBoard(game=game) | GameIsOver(game=game) | OldCopy(game=game):
            text = refusal(error, request.user_id, request.words)
            if request.is_on(game):
                return Update(game, then=sentence(text))
            card = current_board_card(game, text, request.words)
            # A question about it, if it was asked in private, has no sense any more.
            is_private = request.message is not None and request.message.is_private
            return Update(card) if is_private else Whisper(card)
        case PlayingComputer(challenge=challenge):
            text = refusal(error, request.user_id, request.words)
            return Whisper(set_aside_card(challenge, text, request.words))
        case ChallengeClosed(challenge=challenge):
            text = refusal(error, request.user_id, request.words)
            if challenge.answer is Answer.ACCEPTED or request.message is None:
                return Whisper(sentence(text))
            # Its message may not show it yet.
            return Update(challenge, then=sentence(text))
        case _ if isinstance(error, Refusal) and not isinstance(error, UnreadableRow):
            return Whisper(sentence(refusal(error, request.user_id, request.words)))
    return unexpected_reply(request)


def unexpected_reply(request: Request) -> Reply:
    """Say privately that something went wrong with us."""
    return Whisper(sentence(request.words("refused-unexpected")))
