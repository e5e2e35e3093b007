"""What every REST request passes: authorization, faults, errors as JSON, and the record of it."""

import logging
from datetime import timedelta
from inspect import isawaitable
from urllib.parse import unquote

import orjson
from aiohttp import web

from ..context import Context
from ..errors import DiscordError, not_found, unauthorized
from ..request_faults import Drop, RateLimit, Respond
from ..requests import Request
from ..snowflakes import parse_snowflake
from . import fault_responses
from .calls import Call, Route, read_body
from .queries import Query
from .router import Router, read_path, variables

MOST_BODY_BYTES = 120 * 1024 * 1024
log = logging.getLogger(__name__)


class Api:
    """The REST API of one playground."""

    def __init__(self, context: Context, routes: list[Route]) -> None:
        self._context = context
        self._router = Router(routes)

    def add_routes(self, app: web.Application) -> None:
        """Serve every address of the API; those without a route are refused as Discord does."""
        app.router.add_route("*", "/api{path:(/.*)?}", self._serve)

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        call = Call(self._context, Query(request.query), reason=_reason(request))
        path, fault = request.path, None
        answered = True
        try:
            segments = read_path(request.rel_url.raw_path)
            path = "/" + "/".join(segments)
            fault = self._context.request_faults.take(request.method, path)
            route = self._router.find(request.method, segments)
            if route is not None:
                call.path = variables(route, segments)
                _note_interaction(call)
            await read_body(request, call)
            response = await fault_responses.before(request, self._context.request_faults, fault)
            if response is None:
                response = await self._answer(request, call, route, segments)
                answered = not isinstance(fault, Drop)
                if isinstance(fault, Respond):
                    response = fault_responses.responded(fault)
        except fault_responses.Aborted:
            response, answered = web.Response(), False
        except DiscordError as error:
            response = _json(error.payload, error.status)
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            # Our mistake, not the bot's; but no library retries a 400, as it does a 500.
            log.exception("the playground failed on %s %s %s", request.method, path, call.raw[:500])
            response = _json(DiscordError(400, 50035, "Invalid Form Body").payload, 400)
        body = response.body if isinstance(response.body, bytes) else b""
        status = response.status if answered else 0
        self._context.record(
            Request(request.method, path, status, call.interaction_id, call.raw, body)
        )
        await fault_responses.after(request, response, fault)
        return response

    async def _answer(
        self, request: web.Request, call: Call, route: Route | None, segments: list[str]
    ) -> web.Response:
        if route is None:
            raise self._not_served(request.method, segments)
        if not route.open:
            _authorize(request, self._context)
        path = "/" + "/".join(segments)
        verdict = self._context.rate_limits.count(request.method, route.path, path)
        if verdict.is_over:
            pause = timedelta(seconds=verdict.reset_after)
            response = fault_responses.rate_limited(RateLimit(pause, verdict.is_global))
        else:
            try:
                answer = route.handler(call)
                if isawaitable(answer):
                    answer = await answer
            except DiscordError as error:
                response = _json(error.payload, error.status)
            else:
                empty = answer is None
                response = web.Response(status=204) if empty else _json(answer, route.status)
        response.headers.update(verdict.headers)
        return response

    def _not_served(self, method: str, segments: list[str]) -> DiscordError:
        """Return the refusal of an operation that is Discord's but not ours, and name it."""
        operation = self._router.operation(method, segments)
        if operation is None:
            return not_found()
        name = f"{operation.id} ({method} {operation.path})"
        if name not in self._context.not_served:
            log.warning("the playground does not serve %s", name)
        self._context.not_served.append(name)
        return DiscordError(404, 0, f"404: Not Found (the playground does not serve {name})")


def _note_interaction(call: Call) -> None:
    """Note early to which interaction a request belongs, so that even refusals count there."""
    if "interaction_id" in call.path:
        call.interaction_id = parse_snowflake(call.path["interaction_id"])
    elif token := call.path.get("token"):
        interaction = call.context.interactions.with_token(token)
        call.interaction_id = interaction.id if interaction else None


def _reason(request: web.Request) -> str | None:
    given = request.headers.get("X-Audit-Log-Reason")
    return None if given is None else unquote(given)[:512]


def _authorize(request: web.Request, context: Context) -> None:
    if request.headers.get("Authorization") != f"Bot {context.world.application.token}":
        raise unauthorized()


def _json(payload: object, status: int) -> web.Response:
    return web.Response(body=orjson.dumps(payload), status=status, content_type="application/json")
