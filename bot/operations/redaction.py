"""Redaction: secrets are replaced by *** in what is logged, and in errors and findings."""

import json
import re
from collections.abc import Iterable
from urllib.parse import quote

HIDDEN = "***"

SHORTEST_SECRET, CERTAIN_SECRET = 4, 16
"""Shorter secrets than the first are hidden in URLs and headers alone, shorter ones than the second
only as whole words: anywhere else they match ordinary text."""

NO_EXAMPLE = r"(?!password@host/)"
"""Our own messages and pages show where the password stands in an address."""

PATTERNS = tuple(
    re.compile(pattern)
    for pattern in (
        # /interactions/ID/TOKEN/callback and /webhooks/ID/TOKEN/messages/@original
        r"""(/(?:interactions|webhooks)/\d+/)[^/?#\s"'\\)>]+""",
        # An interaction's token on its own: base64 of "interaction:" and more
        r"()\baW50ZXJhY3Rpb246[\w+/=-]+",
        # "token": "TOKEN", as Discord's interactions and the gateway's IDENTIFY have it
        r"(\btoken\b\W{1,40})[\w.~+/=-]{20,}",
        # Authorization: Bot TOKEN, also as an entry of a dictionary or a JSON object
        r"""(?i)(\bauthorization\b[\s"'\\]*[:=,]\W{1,40}(?:(?:bot|bearer|basic)\s+)?)[\w.~+/=-]+""",
        # Bot TOKEN, the value of that header alone
        r"(\b(?:Bot|Bearer)\s+)[\w-]{18,}\.[\w-]+\.[\w-]+",
        # postgresql://USER:PASSWORD@HOST; greedy, as the password may hold an unescaped "@" or "/"
        rf"""(?i)(\bpostgres(?:ql)?://[^/:@\s"']*:){NO_EXAMPLE}[^\s"']+(?=@)""",
        # Any other address with a password, such as a proxy's
        rf"""(\w://[^/:@\s"']*:){NO_EXAMPLE}[^/\s"'@]+(?=@)""",
        # password=PASSWORD, as in a query
        r"""(?i)(\bpassword["']?\s?[=:]\s?["']?)[^\s"'&,)\\]+""",
    )
)
"""Secrets by their surroundings; the first group stays."""


class Redactor:
    """Replaces secrets in text: those it was given, and whatever stands where secrets stand."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        forms = {form for secret in secrets for form in _written_forms(secret)}
        # Longest first: one secret may be the beginning of another.
        exact = [_pattern(form) for form in sorted(forms, key=len, reverse=True)]
        self._exact = re.compile("|".join(exact)) if exact else None

    def __call__(self, text: str) -> str:
        """Return `text` with every secret hidden."""
        if self._exact is not None:
            text = self._exact.sub(HIDDEN, text)
        for pattern in PATTERNS:
            text = pattern.sub(rf"\g<1>{HIDDEN}", text)
        return text


def _written_forms(secret: str) -> set[str]:
    """Return how `secret` appears in text, in a URL, in Python's repr and in JSON."""
    if len(secret) < SHORTEST_SECRET:
        return set()
    return {secret, quote(secret, safe=""), repr(secret)[1:-1], json.dumps(secret)[1:-1]}


def _pattern(form: str) -> str:
    pattern = re.escape(form)
    return pattern if len(form) >= CERTAIN_SECRET else rf"(?<!\w){pattern}(?!\w)"
