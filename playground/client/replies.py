"""The answer of a bot to an interaction, and its follow-ups."""

from dataclasses import dataclass, field
from datetime import timedelta

from .. import records
from ..checks.answers import AnswerKind
from ..context import Context
from ..interactions import Interaction
from ..requests import Request
from .fields import Choice, Modal
from .snapshots import Message

KIND_NAMES = {
    AnswerKind.MESSAGE: "message",
    AnswerKind.DEFERRED_MESSAGE: "deferred",
    AnswerKind.DEFERRED_UPDATE: "deferred_update",
    AnswerKind.UPDATE: "update",
    AnswerKind.CHOICES: "choices",
    AnswerKind.MODAL: "modal",
}
SETTLE_WITHIN = timedelta(seconds=10)


class InteractionFailed(Exception):
    """The bot did not answer in time: a client shows "This interaction failed"."""

    def __init__(self, interaction_id: int) -> None:
        super().__init__(f"interaction {interaction_id} was not answered in time")
        self.interaction_id = interaction_id


@dataclass(frozen=True, slots=True, eq=False)
class Reply:
    """What a bot answered to one interaction.

    `kind` is "message", "update", "deferred", "deferred_update", "modal" or "choices".
    """

    kind: str
    interaction: Interaction = field(repr=False)
    _context: Context = field(repr=False)
    _message: Message | None = None

    @property
    def interaction_id(self) -> int:
        """The interaction's id."""
        return self.interaction.id

    @property
    def message(self) -> Message:
        """The message as the answer left it. Raises LookupError for modals and choices."""
        if self._message is None:
            raise LookupError(f"the bot answered with {self.kind}")
        return self._message

    @property
    def text(self) -> str:
        """All that can be read in the message."""
        return self.message.text

    @property
    def ephemeral(self) -> bool:
        """Whether only the person who acted sees the answer."""
        return self._message is not None and self._message.ephemeral

    @property
    def modal(self) -> Modal:
        """The form that the bot opened. Raises LookupError for other answers."""
        answer = self.interaction.answer
        if answer is None or answer.kind is not AnswerKind.MODAL:
            raise LookupError(f"the bot answered with {self.kind}")
        return Modal(answer.modal, self.interaction.id)

    @property
    def choices(self) -> list[Choice]:
        """The completions that the bot offers; empty for other answers."""
        answer = self.interaction.answer
        return [Choice(each["name"], each["value"]) for each in answer.choices] if answer else []

    @property
    def requests(self) -> list[Request]:
        """What the bot sent for this interaction so far: REST requests, or first a response."""
        return list(self.interaction.requests)

    @property
    def followups(self) -> list[Message]:
        """The follow-up messages so far, as they stand now."""
        url = self._context.world.base_url
        return [Message.of(each, url) for each in self.interaction.followups]

    async def followup(self, number: int = 0, within: timedelta = SETTLE_WITHIN) -> Message:
        """Wait for a follow-up message by its number from 0."""
        found = self.interaction.followups
        await self._context.until(lambda: len(found) > number, within)
        return self.followups[number]

    async def settled(self, within: timedelta = SETTLE_WITHIN) -> Message:
        """Wait until a deferred answer has its content, and return it."""
        record = self.message.record
        if self.kind == "deferred_update":
            before = record.edited_at
            await self._context.until(lambda: record.edited_at != before, within)
        else:
            loading = records.MessageFlag.LOADING
            await self._context.until(lambda: not record.flags & loading, within)
        return Message.of(record, self._context.world.base_url)
