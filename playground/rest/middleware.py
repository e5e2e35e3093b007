"""What every REST request passes: authorization, faults, errors as JSON, and the record of it."""

from collections.abc import Callable
from inspect import isawaitable
from typing import Any

import orjson
from aiohttp import web

from ..context import Context
from ..errors import DiscordError, not_found, unauthorized
from ..request_faults import Drop
from ..requests import Request
from ..snowflakes import parse_snowflake
from . import fault_responses
from .calls import Call, Route, read_body

PREFIX = "/api/v10"
MOST_BODY_BYTES = 120 * 1024 * 1024


def add_routes(app: web.Application, context: Context, routes: list[Route]) -> None:
    """Serve these routes, and refuse every other address as Discord does."""
    for route in routes:
        app.router.add_route(route.method, PREFIX + route.path, _serve(context, route))

    async def unknown(request: web.Request) -> web.StreamResponse:
        await request.read()
        error = not_found()
        path = request.path.removeprefix(PREFIX)
        context.record(Request(request.method, path, error.status))
        return _json(error.payload, error.status)

    app.router.add_route("*", "/api/{tail:.*}", unknown)


def _serve(context: Context, route: Route) -> Callable[[web.Request], Any]:
    async def serve(request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        call = Call(context, dict(request.match_info), dict(request.query))
        _note_interaction(call)
        fault = context.request_faults.take(request.method, path)
        answered = True
        try:
            await read_body(request, call)
            response = await fault_responses.before(request, context.request_faults, fault)
            if response is None:
                if not route.open:
                    _authorize(request, context)
                answer = route.handler(call)
                if isawaitable(answer):
                    answer = await answer
                empty = answer is None
                response = web.Response(status=204) if empty else _json(answer, route.status)
                answered = not isinstance(fault, Drop)
        except fault_responses.Aborted:
            response, answered = web.Response(), False
        except DiscordError as error:
            response = _json(error.payload, error.status)
        body = response.body if isinstance(response.body, bytes) else b""
        status = response.status if answered else 0
        context.record(Request(request.method, path, status, call.interaction_id, call.raw, body))
        await fault_responses.after(request, fault)
        return response

    return serve


def _note_interaction(call: Call) -> None:
    """Note early to which interaction a request belongs, so that even refusals count there."""
    if "interaction_id" in call.path:
        call.interaction_id = parse_snowflake(call.path["interaction_id"])
    elif token := call.path.get("token"):
        interaction = call.context.interactions.with_token(token)
        call.interaction_id = interaction.id if interaction else None


def _authorize(request: web.Request, context: Context) -> None:
    if request.headers.get("Authorization") != f"Bot {context.world.application.token}":
        raise unauthorized()


def _json(payload: object, status: int) -> web.Response:
    return web.Response(body=orjson.dumps(payload), status=status, content_type="application/json")
