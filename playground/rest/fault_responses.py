"""How a fault shows in the answer to a REST request."""

import asyncio
import json
import time

from aiohttp import web

from ..errors import refusal
from ..request_faults import (
    Dated,
    Drop,
    Fault,
    Hang,
    RateLimit,
    Refuse,
    RequestFaults,
    Respond,
    ServerError,
    Slow,
    SlowAnswer,
)


class Aborted(Exception):
    """The client hung up before its request was handled."""


async def before(
    request: web.Request, faults: RequestFaults, fault: Fault | None
) -> web.Response | None:
    """Apply a fault before the request is handled; None if it is to be handled then.

    Raises DiscordError, and Aborted if the request is to have no effect.
    """
    match fault:
        case RateLimit():
            return rate_limited(fault)
        case ServerError(status):
            return web.Response(status=status, text="upstream error")
        case Refuse(code):
            raise refusal(code)
        case Respond(is_handled=False):
            return responded(fault)
        case Slow(by, drop_aborted):
            await asyncio.sleep(by.total_seconds())
            if drop_aborted and (request.transport is None or request.transport.is_closing()):
                raise Aborted
        case Hang():
            await faults.hang()
    return None


async def after(request: web.Request, response: web.StreamResponse, fault: Fault | None) -> None:
    """Apply a fault once the request is handled, before it is answered."""
    match fault:
        case SlowAnswer(by):
            await asyncio.sleep(by.total_seconds())
        case Dated(date):
            response.headers["Date"] = date
        case Drop() if request.transport:
            request.transport.abort()


def responded(fault: Respond) -> web.Response:
    """Return the answer that a fault names."""
    body, kind = fault.body.encode(), _content_type(fault.body)
    return web.Response(status=fault.status, body=body, content_type=kind)


def rate_limited(fault: RateLimit) -> web.Response:
    """Return Discord's 429."""
    seconds = fault.retry_after.total_seconds()
    body = fault.body
    if body is None:
        payload = {
            "message": "You are being rate limited.",
            "retry_after": seconds,
            "global": fault.is_global,
        }
        body = json.dumps(payload)
    # discord.py reads JSON only under the bare "application/json", without a charset.
    response = web.Response(status=429, body=body.encode(), content_type=_content_type(body))
    if fault.has_header:
        response.headers["Retry-After"] = str(max(1, round(seconds)))
    response.headers["Via"] = "1.1 playground"
    response.headers["X-RateLimit-Scope"] = "global" if fault.is_global else "user"
    if fault.is_global:
        response.headers["X-RateLimit-Global"] = "true"
    else:
        response.headers.update(_bucket(seconds))
    return response


def _bucket(seconds: float) -> dict[str, str]:
    """Return the headers of a used up bucket, which some libraries read without asking."""
    return {
        "X-RateLimit-Limit": "1",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": f"{time.time() + seconds:.3f}",
        "X-RateLimit-Reset-After": f"{seconds:.3f}",
        "X-RateLimit-Bucket": "playground",
    }


def _content_type(body: str) -> str:
    try:
        json.loads(body)
    except ValueError:
        return "text/html"
    return "application/json"
