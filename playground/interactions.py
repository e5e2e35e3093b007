"""An interaction and its state."""

import enum
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from .checks.answers import Answer
from .events import Event
from .records import Channel, Json, Message, User
from .requests import Request


class Kind(enum.IntEnum):
    """Discord's numbers for the kinds of interaction."""

    PING = 1
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class State(enum.Enum):
    """The state of an interaction."""

    WAITING = "waiting"
    ANSWERED = "answered"
    FAILED = "failed"


@dataclass(slots=True, eq=False)
class Interaction:
    """One use of a command, component or form, and its state."""

    id: int
    token: str
    kind: Kind
    user: User
    channel: Channel
    data: Json
    begun_at: datetime
    message: Message | None = None
    """The message whose component was used, or from which the modal came."""
    trigger: "Interaction | None" = None
    """The interaction whose modal was submitted."""
    state: State = State.WAITING
    answer: Answer | None = None
    original: Message | None = None
    """What `@original` means: the answer, or the message that it updated."""
    followups: list[Message] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    event: Event | None = None
    expired: bool = False
    on_end: list[Callable[["Interaction"], None]] = field(default_factory=list)
    timer: "Timer | None" = None

    @property
    def ended(self) -> bool:
        """Whether it was answered or has failed."""
        return self.state is not State.WAITING


class Timer(Protocol):
    """A scheduled call that can be cancelled."""

    def cancel(self) -> None:
        """Cancel it."""
