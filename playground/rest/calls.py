"""A REST request in the playground's own terms: its route, its path and its body."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import orjson
from aiohttp import web

from ..checks.messages import Upload
from ..context import Context
from ..errors import DiscordError, refusal
from ..parts import read_fields, read_parts
from ..records import Json
from ..snowflakes import parse_snowflake
from .queries import Query


@dataclass(slots=True)
class Call:
    """One request, read and ready to be answered."""

    context: Context
    query: Query
    path: dict[str, str] = field(default_factory=dict)
    raw: bytes = b""
    """The body's JSON text."""
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)
    interaction_id: int | None = None
    """The interaction to which this request belongs, once that is known."""
    reason: str | None = None
    """Why a moderator's work is done, as the server's log has it."""

    def id(self, name: str) -> int:
        """Return an id from the path. Raises DiscordError if it is none."""
        number = parse_snowflake(self.path[name])
        if number is None:
            errors = {
                name: {
                    "_errors": [
                        {
                            "code": "NUMBER_TYPE_COERCE",
                            "message": f'Value "{self.path[name]}" is not snowflake.',
                        }
                    ]
                }
            }
            raise DiscordError(400, 50035, "Invalid Form Body", errors)
        return number

    @property
    def form(self) -> Json:
        """The body as an object. Raises DiscordError if it is something else."""
        if not isinstance(self.body, dict):
            raise refusal(50109)
        return self.body


Handler = Callable[[Call], Any]
"""Answers a call with JSON, or with None for "204 No Content". Raises DiscordError.

It may be async.
"""


@dataclass(frozen=True, slots=True)
class Route:
    """One address of the API. `open` ones carry their own secret or need none.

    `status` is that of an answer with a body.
    """

    method: str
    path: str
    handler: Handler
    open: bool = False
    status: int = 200
    ignored: bool = False
    """Whether it is only accepted, with an answer that is always the same."""


async def read_body(request: web.Request, call: Call) -> None:
    """Read the body, JSON or a form that holds it, into the call. Raises DiscordError."""
    if request.content_type.startswith("multipart/"):
        call.raw, call.uploads = await read_parts(request.headers, request.content)
    elif request.content_type == "application/x-www-form-urlencoded":
        call.raw = (await read_fields(request)).get("payload_json", "").encode()
    else:
        call.raw = await request.read()
    if call.raw:
        try:
            call.body = orjson.loads(call.raw)
        except ValueError:
            raise refusal(50109) from None
