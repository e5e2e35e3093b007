"""Error answers: whoever asked is told why nothing was done, and the log what is wrong with us."""

import logging
from enum import StrEnum
from http import HTTPStatus

from bot.model.errors import StoreUnavailable
from bot.transport.answers import Answers
from bot.transport.failures import BLOCKED
from bot.transport.interaction import Interaction, Stage
from bot.transport.outcomes import Lost, NotAnswered, Outcome, Refused
from bot.ui.error_replies import error_reply, is_refusal, not_shown_reply
from bot.ui.request import Kind

log = logging.getLogger(__name__)


class InteractionResult(StrEnum):
    """How an interaction ended: done, refused with a sentence, or failed through our fault."""

    ANSWERED = "answered"
    REFUSED = "refused"
    FAILED = "failed"


class ErrorAnswers:
    """Answers interactions that ended with an error."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers

    async def send(self, interaction: Interaction, error: Exception) -> InteractionResult:
        """Say why nothing was done, or that something is wrong with us; log the latter."""
        request = interaction.request
        if isinstance(error, NotAnswered) and error.is_answered:
            return InteractionResult.ANSWERED
        result = InteractionResult.REFUSED if is_refusal(error) else InteractionResult.FAILED
        for _ in range(2):  # What cannot be said is said in words that repeat nothing.
            _log(interaction, error)
            outcome = error.outcome if isinstance(error, NotAnswered) else None
            is_lost = isinstance(outcome, Lost) and interaction.stage is Stage.NOTHING
            if is_lost or request.kind is Kind.AUTOCOMPLETE:
                break  # A reason would go the same way, and a list of completions has none.
            why = _why_not_shown(outcome)
            try:
                reply = not_shown_reply(request, why) if why else error_reply(error, request)
                await self._answers.send(interaction, reply)
                break
            except Exception as failed:
                error = failed
                if isinstance(error, NotAnswered) and _why_not_shown(error.outcome) is None:
                    fields = {"interaction": interaction.token.interaction_id, "error": error}
                    log.info("interaction %(interaction)d got no reason: %(error)s", fields)
                    break
        return result


def _why_not_shown(outcome: Outcome | None) -> str | None:
    """Return the message that says why Discord shows an answer to nobody, if people can know."""
    match outcome:
        case Lost():
            return "answer-lost"
        case Refused(code=code) if code == BLOCKED:
            return "answer-refused"
        case Refused(status=HTTPStatus.FORBIDDEN):
            return "answer-forbidden"
        case Refused(status=HTTPStatus.REQUEST_ENTITY_TOO_LARGE):
            return "answer-too-large"
    return None


def _log(interaction: Interaction, error: Exception) -> None:
    fields = {"interaction": interaction.token.interaction_id, "error": error}
    match error:
        case NotAnswered() if interaction.request.kind is Kind.AUTOCOMPLETE:
            pass  # People type fast: it came too late.
        case NotAnswered():
            log.warning("interaction %(interaction)d was not answered: %(error)s", fields)
        case StoreUnavailable():
            log.error("interaction %(interaction)d: the store failed: %(error)s", fields)
        case _ if not is_refusal(error):  # Such as a game that cannot be drawn.
            log.error("interaction %(interaction)d failed", fields, exc_info=error)
