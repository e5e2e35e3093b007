"""The one door: whatever goes wrong in a command or a press is answered here, privately."""

import logging

import discord
from discord import app_commands

from bot.model import Answer, ChallengeClosed, GameIsOver, StaleBoard
from bot.model.errors import GameError, StoreUnavailable
from bot.ui.answers import Interaction, pressed_on, redraw, saying, whisper, whisper_after
from bot.ui.askers import asker, reader_words
from bot.ui.cards.challenge import challenge_card
from bot.ui.cards.notices import current_board_card
from bot.ui.in_hand import Result
from bot.ui.posting import is_shown_by, redraw_board
from bot.ui.text.refusals import CellError, Refusal, refusal
from bot.ui.text.texts import texts
from bot.ui.wire import Unheard

log = logging.getLogger(__name__)


async def answer_error(interaction: Interaction, error: Exception) -> Result:
    """Tell the person who asked why nothing was done, or that something is wrong with us."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    try:
        try:
            await _answer(interaction, error)
        except (discord.HTTPException, Unheard):
            raise
        except Exception as fault:  # Such as a game that cannot be drawn: the click still waits.
            await _admit(interaction, fault)
    except (discord.HTTPException, Unheard) as unheard:
        told = {"interaction": interaction.id, "error": unheard}
        log.info("interaction %(interaction)d could not be told why: %(error)s", told)
    return Result.REFUSED if isinstance(error, GameError | CellError) else Result.FAILED


async def _answer(interaction: Interaction, error: Exception) -> None:
    words = reader_words(interaction)
    user = asker(interaction)
    match error:
        case StaleBoard(game=game) | GameIsOver(game=game):
            sentence = refusal(error, user, words)
            if is_shown_by(interaction, game) and await redraw_board(interaction, game):
                await whisper_after(interaction, saying(sentence))
                return
            await whisper(interaction, current_board_card(game, sentence, words))
        case ChallengeClosed(challenge=challenge) if (
            challenge.answer is not Answer.ACCEPTED and pressed_on(interaction) is not None
        ):
            # Its message may not have heard yet.
            public = texts().in_locale(challenge.place.locale)
            await redraw(interaction, challenge_card(challenge, public))
            await whisper_after(interaction, saying(refusal(error, user, words)))
        case discord.HTTPException() | Unheard():
            # The answer itself did not arrive; what it told is in the store.
            told = {"interaction": interaction.id, "error": error}
            log.warning("interaction %(interaction)d was not answered: %(error)s", told)
            await whisper(interaction, saying(words("refused-unexpected")))
        case _ if isinstance(error, Refusal):
            if isinstance(error, StoreUnavailable):
                failed = {"interaction": interaction.id, "error": error}
                log.error("interaction %(interaction)d: the store failed: %(error)s", failed)
            await whisper(interaction, saying(refusal(error, user, words)))
        case _:
            await _admit(interaction, error)


async def _admit(interaction: Interaction, fault: Exception) -> None:
    """Log a fault of ours whole, and tell of it briefly."""
    log.error("interaction %(interaction)d failed", {"interaction": interaction.id}, exc_info=fault)
    await whisper(interaction, saying(reader_words(interaction)("refused-unexpected")))
