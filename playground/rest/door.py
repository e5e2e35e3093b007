"""The REST door: who may come in, what goes wrong on purpose, and how answers look."""

import asyncio
import json
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from ..checks.messages import Upload
from ..errors import DiscordError, not_found, refusal, unauthorized
from ..faults import Fault
from ..records import Json
from ..requests import Request
from ..snowflakes import parse_snowflake
from ..stage import Stage

PREFIX = "/api/v10"
MOST_BODY_BYTES = 120 * 1024 * 1024


@dataclass(slots=True)
class Call:
    """One request, read and ready to be answered."""

    stage: Stage
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)
    interaction_id: int | None = None
    """The interaction to which this request belongs, once that is known."""

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
"""Answers a call with JSON, or with None for "204 No Content". Raises DiscordError."""


@dataclass(frozen=True, slots=True)
class Route:
    """One address of the API. `open` ones carry their own secret or need none."""

    method: str
    path: str
    handler: Handler
    open: bool = False


def add_routes(app: web.Application, stage: Stage, routes: list[Route]) -> None:
    """Serve these routes, and refuse every other address as Discord does."""
    for route in routes:
        app.router.add_route(route.method, PREFIX + route.path, _door(stage, route))

    async def unknown(request: web.Request) -> web.StreamResponse:
        await request.read()
        error = not_found()
        path = request.path.removeprefix(PREFIX)
        stage.record(Request(request.method, path, error.status))
        return _json(error.payload, error.status)

    app.router.add_route("*", "/api/{tail:.*}", unknown)


def _door(stage: Stage, route: Route) -> Callable[[web.Request], Any]:
    async def serve(request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        call = Call(stage, dict(request.match_info), dict(request.query))
        _note_interaction(call)
        raw = b""
        fault = stage.faults.take(request.method, path)
        try:
            raw = await _read(request, call)
            if fault and (spoiled := await _spoil(stage, fault)):
                response = spoiled
            else:
                if not route.open:
                    _authorize(request, stage)
                answer = route.handler(call)
                response = _json(answer, 200) if answer is not None else web.Response(status=204)
        except DiscordError as error:
            response = _json(error.payload, error.status)
        dropped = fault is not None and fault.kind == "drop"
        body = response.body if isinstance(response.body, bytes) else b""
        status = 0 if dropped else response.status
        stage.record(Request(request.method, path, status, call.interaction_id, raw, body))
        if dropped and request.transport:
            request.transport.abort()
        return response

    return serve


def _note_interaction(call: Call) -> None:
    """Note early to which interaction a request belongs, so that even refusals count there."""
    if "interaction_id" in call.path:
        call.interaction_id = parse_snowflake(call.path["interaction_id"])
    elif token := call.path.get("token"):
        interaction = call.stage.interactions.with_token(token)
        call.interaction_id = interaction.id if interaction else None


def _authorize(request: web.Request, stage: Stage) -> None:
    if request.headers.get("Authorization") != f"Bot {stage.world.application.token}":
        raise unauthorized()


async def _read(request: web.Request, call: Call) -> bytes:
    """Read the body, JSON or multipart, into the call; return its JSON text."""
    if request.content_type.startswith("multipart/"):
        raw = await _read_parts(request, call)
    else:
        raw = await request.read()
    if raw:
        try:
            call.body = json.loads(raw)
        except ValueError:
            raise refusal(50109) from None
    return raw


async def _read_parts(request: web.Request, call: Call) -> bytes:
    raw = b""
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        name = part.name or ""
        content = bytes(await part.read(decode=True))
        if name == "payload_json":
            raw = content
        elif part.filename is not None:
            number = name.removeprefix("files[").removesuffix("]")
            call.uploads.append(
                Upload(
                    int(number) if number.isdecimal() else len(call.uploads),
                    part.filename,
                    content,
                    _content_type(part),
                )
            )
    return raw


def _content_type(part: BodyPartReader) -> str:
    guessed, _ = mimetypes.guess_type(part.filename or "")
    return guessed or part.headers.get("Content-Type") or "application/octet-stream"


async def _spoil(stage: Stage, fault: Fault) -> web.Response | None:
    """Let a fault happen; None if the request goes on after it."""
    if fault.kind == "slow":
        await asyncio.sleep(fault.seconds)
    elif fault.kind == "hang":
        released = asyncio.Event()
        stage.faults.on_clear(released.set)
        await released.wait()
    elif fault.kind == "rate_limit":
        return _rate_limited(fault)
    elif fault.kind == "server_error":
        return web.Response(status=fault.status, text="upstream trouble")
    return None


def _rate_limited(fault: Fault) -> web.Response:
    body = {
        "message": "You are being rate limited.",
        "retry_after": fault.seconds,
        "global": fault.is_global,
    }
    response = _json(body, 429)
    response.headers["Retry-After"] = str(max(1, round(fault.seconds)))
    response.headers["Via"] = "1.1 playground"
    response.headers["X-RateLimit-Scope"] = "global" if fault.is_global else "user"
    if fault.is_global:
        response.headers["X-RateLimit-Global"] = "true"
    return response


def _json(payload: object, status: int) -> web.Response:
    body = json.dumps(payload, separators=(",", ":")).encode()
    return web.Response(body=body, status=status, content_type="application/json")
