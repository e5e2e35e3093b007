"""Interaction: a request that is being answered."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from http import HTTPStatus
from typing import Any, Protocol

from bot.transport.interaction_parser import Token
from bot.ui.reply import Defer, File
from bot.ui.request import Request


class CallbackType(IntEnum):
    """How an interaction is answered, as Discord numbers it."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    FORM = 9


class WaitingResponse(Protocol):
    """The HTTP response that Discord waits for, where interactions come by HTTP."""

    async def send(self, callback: Mapping[str, Any], file: File | None) -> bool | None:
        """Send an answer; return whether it went out, None if it must be posted instead."""

    def end(self, status: HTTPStatus) -> None:
        """Send a status without an answer, unless a response was sent already."""


@dataclass(slots=True)
class Interaction:
    """A request, the token that answers it, and what stands in the answer's place by now.

    After an update of the clicked message that is `Defer.UPDATE`, too: what follows goes the same
    way. `response` is None where the interaction came by the gateway; `received_at` is
    `time.perf_counter`'s.
    """

    request: Request
    token: Token
    response: WaitingResponse | None = None
    deferred: Defer | None = None
    received_at: float = field(default_factory=time.perf_counter)
