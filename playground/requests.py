"""REST requests of a bot, kept to be counted and read."""

import json
from dataclasses import dataclass, field
from typing import Any

RESPONSE = "RESPONSE"
"""In place of a method: what answered an interaction that was posted to the bot."""


@dataclass(frozen=True, slots=True)
class Request:
    """One request as it came and the status with which it was answered.

    `path` starts behind `/api/v10`. `status` is 0 if the connection was cut without an answer.
    """

    method: str
    path: str
    status: int
    interaction_id: int | None = None
    raw: bytes = field(default=b"", repr=False)
    answer: bytes = field(default=b"", repr=False)

    @property
    def body(self) -> Any:
        """The JSON that was sent; None if there was none."""
        return json.loads(self.raw) if self.raw else None

    @property
    def answered(self) -> Any:
        """The JSON that was answered; None if there was none."""
        return json.loads(self.answer) if self.answer else None
