"""Failures of requests: which of them are Discord's last word, and how each is said in one line.

What stands before Discord answers, too: proxies, its own edge, a login page. Reference: Discord's
documentation, Opcodes and Status Codes.
"""

from collections.abc import Mapping

import aiohttp
import discord

UNKNOWN_MESSAGE = 10008
UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060
BLOCKED = 200000
"""Discord's code for what a server's AutoMod does not let pass."""
INVALID_FORM_BODY = 50035
"""Discord's code for, among others, an emoji that it does not know."""

NOT_DISCORDS = frozenset({0, 40333})
"""No code, as in a page of HTML, and "internal network error", which its edge answers."""

CLOSED_THREAD = frozenset({50083, 160005})
"""A thread that is archived, or locked."""

CLOSED_FOR_NOW = CLOSED_THREAD | {40006, 110001}
"""These, a feature that is switched off, and an application that is not ready."""

MAY_SUCCEED_LATER = frozenset({401, 408, 429})
"""A token that is taken back, a request that came too slowly, too many requests."""

REQUEST_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a request raises: Discord refused it, or nobody knows whether it took it."""

TROUBLE = (*REQUEST_ERRORS, KeyError, TypeError, ValueError, AttributeError)
"""The same where discord.py reads the answer, which may be anything."""

LONGEST_REASON = 500
"""Characters of a reason: Discord names each wrong field of a form."""


class UnreadableAnswer(OSError):
    """What answered a request may be Discord, but what it said cannot be read."""

    def __init__(self) -> None:
        super().__init__("the answer cannot be read")


def is_discords_word(status: int, code: object) -> bool:
    """Return whether Discord itself refused a request, and not what stands before it."""
    is_coded = isinstance(code, int) and code not in NOT_DISCORDS
    # What is too large for a proxy before it is so the next time, too.
    return status == 413 or (is_coded and 400 <= status < 500 and status != 429)


def is_final(error: Exception) -> bool:
    """Return whether Discord would refuse the same again: it is forbidden, unknown or malformed."""
    return (
        isinstance(error, discord.HTTPException)
        and is_discords_word(error.status, error.code)
        and error.status not in MAY_SUCCEED_LATER
        and error.code not in CLOSED_FOR_NOW
    )


def is_closed_thread(error: Exception) -> bool:
    """Return whether a request was refused until somebody opens a thread, if anybody does."""
    return isinstance(error, discord.HTTPException) and error.code in CLOSED_THREAD


def is_json(headers: Mapping[str, str]) -> bool:
    """Return whether an answer is JSON; a proxy may name its charset, too."""
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def is_page(refused: discord.HTTPException) -> bool:
    """Return whether a request was refused with something else than Discord's JSON."""
    return not is_json(refused.response.headers)


def failure_reason(error: Exception) -> str:
    """Return why a request failed, in one line that holds no page of HTML."""
    if isinstance(error, discord.HTTPException) and is_page(error):
        said = f"{error.status} {error.response.reason}, and not in Discord's words"
    elif isinstance(error, REQUEST_ERRORS):
        said = " ".join(str(error).split())
    elif isinstance(error, TROUBLE):
        said = str(UnreadableAnswer())
    else:
        said = repr(error)
    if isinstance(error, aiohttp.ClientSSLError):
        said += ": look at this machine's clock, and at SSL_CERT_FILE, which names the certificates"
    if isinstance(error, TimeoutError):
        said = said or "no answer in time"
    said = said or type(error).__name__
    return said if len(said) <= LONGEST_REASON else f"{said[:LONGEST_REASON]}…"
