"""Interaction: a request that is being answered."""

import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum, auto
from typing import Any

from bot.model import UserId
from bot.transport.bodies import Body, message_body
from bot.transport.failures import ALREADY_ANSWERED
from bot.transport.interaction_http import ORIGINAL, InteractionHttp
from bot.transport.interaction_parser import EPHEMERAL, Token
from bot.transport.outcomes import Lost, NotAnswered, Outcome, Refused, Sent
from bot.ui.components import Card
from bot.ui.reply import Defer, File
from bot.ui.request import Request

log = logging.getLogger(__name__)


class CallbackType(IntEnum):
    """How an interaction is answered, as Discord numbers it."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    FORM = 9


class Stage(Enum):
    """What Discord shows for an interaction by now; its original message is then that one."""

    NOTHING = auto()
    WAITING_PUBLIC = auto()
    WAITING_PRIVATE = auto()
    DONE = auto()
    """The message that was clicked, or a message, form or completions of its own."""


WAITING_APART = Stage.WAITING_PUBLIC, Stage.WAITING_PRIVATE
"""Where a message of its own says that the bot is thinking."""


@dataclass(slots=True)
class Interaction:
    """A request, the token that answers it, and what stands in the answer's place by now.

    Only its methods change the stage; those that send the first answer raise NotAnswered where
    Discord has one already. `received_at` is `time.perf_counter`'s.
    """

    request: Request
    token: Token
    http: InteractionHttp
    stage: Stage = Stage.NOTHING
    received_at: float = field(default_factory=time.perf_counter)
    shown_path: str | None = None
    """Where the message that was shown last stands below the token; None where nobody knows it."""
    _sent_at: float = 0
    """When an answer was sent that Discord did not confirm."""

    async def wait(self, defer: Defer) -> Outcome:
        """Say that the answer takes a while."""
        if defer is Defer.PUBLIC:
            return await self.answer(CallbackType.DEFERRED_MESSAGE, {}, stage=Stage.WAITING_PUBLIC)
        # A forged form is on no message that could be updated.
        if defer is Defer.UPDATE and self.request.message is not None:
            return await self.answer(CallbackType.DEFERRED_UPDATE, {})
        kind, data = CallbackType.DEFERRED_MESSAGE, {"flags": EPHEMERAL}
        return await self.answer(kind, data, stage=Stage.WAITING_PRIVATE)

    async def replace(self, card: Card, file: File | None = None) -> Outcome:
        """Show a card on the message that was clicked."""
        body = message_body(card, file=file)
        if self.stage is Stage.NOTHING:
            return await self.answer(CallbackType.UPDATE, body, file)
        outcome = await self._follow("PATCH", ORIGINAL, body, file)
        if isinstance(outcome, Sent):
            self.stage = Stage.DONE
        return outcome

    async def delete(self) -> Outcome:
        """Delete the message that was clicked, which waits."""
        return await self._follow("DELETE", ORIGINAL)

    async def delete_shown(self) -> Outcome:
        """Delete the message that was shown last."""
        return await self._follow("DELETE", self.shown_path or ORIGINAL)

    async def show(
        self,
        card: Card,
        file: File | None = None,
        *,
        private: bool = False,
        pings: Sequence[UserId] = (),
    ) -> Outcome:
        """Show a new message; `Sent.data` is that message unless it is a `private` answer."""
        body = message_body(card, private=private, pings=pings, file=file)
        self.shown_path = ORIGINAL
        if self.stage is Stage.NOTHING:
            return await self.answer(CallbackType.MESSAGE, body, file, with_response=not private)
        waiting = self.stage
        if self.stage is (Stage.WAITING_PRIVATE if private else Stage.WAITING_PUBLIC):
            self.stage = Stage.DONE
            edit = {**body, "flags": body["flags"] & ~EPHEMERAL}  # Who sees it is settled.
            outcome = await self._follow("PATCH", ORIGINAL, edit, file)
            if isinstance(outcome, Sent):
                return outcome
        elif self.stage in WAITING_APART:
            self.stage = Stage.DONE
            await self._follow("DELETE", ORIGINAL)
        outcome = await self._follow("POST", "", body, file)
        if not isinstance(outcome, Sent):
            self.stage = waiting  # What is said instead is for the caller alone.
        found = outcome.message_id if isinstance(outcome, Sent) else None
        self.shown_path = None if found is None else f"/messages/{found}"
        return outcome

    async def answer(
        self,
        kind: CallbackType,
        data: Mapping[str, Any],
        file: File | None = None,
        *,
        stage: Stage = Stage.DONE,
        with_response: bool = False,
    ) -> Outcome:
        """Send the first answer; from then on the interaction is at `stage`.

        `with_response` asks for the message that Discord makes of it.
        """
        answer = {"type": kind, "data": data}
        outcome = await self.http.callback(self.token, answer, file, with_response=with_response)
        match outcome:
            case Refused(code=code) if code == ALREADY_ANSWERED:
                raise NotAnswered(outcome)
            case Sent():
                self.stage = stage
            case Lost(may_be_done=True):
                self.stage, self._sent_at = stage, time.monotonic()
        return outcome

    def log_failure(self, outcome: Outcome) -> None:
        """Log what became of an answer if Discord did not take it."""
        if not isinstance(outcome, Sent):
            fields = {"interaction": self.token.interaction_id, "outcome": outcome}
            log.info("interaction %(interaction)d: an answer failed: %(outcome)s", fields)

    async def _follow(
        self, method: str, path: str, body: Body | None = None, file: File | None = None
    ) -> Outcome:
        sent_at = self._sent_at
        return await self.http.follow(self.token, method, path, body, file, sent_at=sent_at)
