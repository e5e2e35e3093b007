"""Replies to errors: why something was not done."""

from bot.model import NO_GAME, Answer, ChallengeClosed, Game, GameIsOver, GameRefusal, StaleBoard
from bot.model.errors import GameError, NoGameHere, NotYourGame, UnreadableRow
from bot.model.game import OldCopy
from bot.ui.boards import board_texts
from bot.ui.button_ids import BEGIN
from bot.ui.components import Accent, Card, button, container, row, sentence, text
from bot.ui.reply import Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.text.game_text import status
from bot.ui.text.names import message_link
from bot.ui.text.refusals import CellError, Refusal, refusal
from bot.ui.text.texts import Words


def is_refusal(error: Exception) -> bool:
    """Return whether an error is the player's to know, and none of ours."""
    return isinstance(error, GameError | CellError)


def error_reply(error: Exception, request: Request) -> Reply:
    """Say privately why nothing was done, with the board as it is where that helps."""
    match error:
        case StaleBoard(game=game) | GameIsOver(game=game) | OldCopy(game=game):
            why = refusal(error, request.user_id, request.words)
            if request.is_on(game):
                return Update(game, then=sentence(why))
            card = current_board_card(game, why, request.words)
            # A question about it, if it was asked in private, has no sense any more.
            is_private = request.message is not None and request.message.is_private
            if is_private:
                return Update(card)
            return Whisper(card, about=game.id, until_redrawn=True)
        case ChallengeClosed(challenge=challenge):
            why = refusal(error, request.user_id, request.words)
            if challenge.answer is Answer.ACCEPTED or request.message is None:
                return Whisper(sentence(why), about=NO_GAME)
            # Its message may not show it yet.
            return Update(challenge, then=sentence(why))
        case NotYourGame() | NoGameHere():
            why = refusal(error, request.user_id, request.words)
            begin = row([button(BEGIN(), request.words("button-begin"))])
            return Whisper([*sentence(why), begin], about=NO_GAME, until_redrawn=True)
        case _ if isinstance(error, Refusal) and not isinstance(error, UnreadableRow):
            why = refusal(error, request.user_id, request.words)
            about = error.game.id if isinstance(error, GameRefusal) else NO_GAME
            return Whisper(sentence(why), about=about, until_redrawn=True)
    return unexpected_reply(request)


def unexpected_reply(request: Request) -> Reply:
    """Say privately that something went wrong with us."""
    return Whisper(sentence(request.words("refused-unexpected")), about=NO_GAME)


def not_shown_reply(request: Request, why: str) -> Reply:
    """Say privately why Discord did not show the answer; it repeats nothing that people wrote."""
    return Whisper(sentence(request.words(why)), about=NO_GAME)


def current_board_card(game: Game, refusal: str, words: Words) -> Card:
    """Show a refusal with the game as it stands, without buttons, and a link to its message."""
    link = message_link(game.place, game.message_id)
    parts = [
        text(f"{refusal}\n{status(game, words)}"),
        *board_texts(game.position, game.look),
        text(words("see-board", link=link)),
    ]
    return [container(parts, Accent.NEUTRAL)]
