"""What became of a request: Discord took it, refused it, or nothing came back in time."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.model import MessageId
from bot.transport.failures import ALREADY_ANSWERED, UNKNOWN_MESSAGE
from bot.transport.interaction_parser import EPHEMERAL


@dataclass(frozen=True, slots=True)
class Sent:
    """Discord took it, and answered with `data`: None if it says nothing or that was lost."""

    data: Any = None

    @property
    def message_id(self) -> MessageId | None:
        """The id of the message that Discord answered with, None if it did not, or unreadably."""
        with suppress(TypeError, KeyError, ValueError):
            return MessageId(int(self.data["id"]))
        return None

    @property
    def is_private(self) -> bool:
        """Whether Discord says that it made a private message of it."""
        flags = self.data.get("flags") if isinstance(self.data, dict) else None
        return isinstance(flags, int) and bool(flags & EPHEMERAL)


@dataclass(frozen=True, slots=True)
class Refused:
    """Discord does not take it: its HTTP status, its own code, and why."""

    status: int
    code: int
    reason: str

    def __str__(self) -> str:
        return f"{self.status}, code {self.code}: {self.reason}"

    @property
    def is_gone(self) -> bool:
        """Whether the clicked message was deleted, such as by two clicks at once."""
        return self.code == UNKNOWN_MESSAGE


@dataclass(frozen=True, slots=True)
class Lost:
    """No usable response came in time, after all retries.

    `may_be_done` says that it may have taken a try of which the response was lost.
    """

    may_be_done: bool

    def __str__(self) -> str:
        return "unanswered"


Outcome = Sent | Refused | Lost


class NotAnswered(Exception):
    """Discord did not take an answer, so nobody sees it."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(str(outcome))
        self.outcome = outcome

    @property
    def is_answered(self) -> bool:
        """Whether Discord has an answer already: another process has the interaction, too."""
        return isinstance(self.outcome, Refused) and self.outcome.code == ALREADY_ANSWERED


def check_sent(outcome: Outcome) -> None:
    """Raise NotAnswered unless Discord took an answer."""
    if not isinstance(outcome, Sent):
        raise NotAnswered(outcome)
