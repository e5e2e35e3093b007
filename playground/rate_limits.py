"""Discord's rate limits: so many requests to a route, and to all together if a test wants that."""

import time
from dataclasses import dataclass
from datetime import timedelta

EXEMPT = ("/interactions/", "/webhooks/")
"""What interactions bring with them does not count among all requests."""

MOST_WINDOWS = 1_000
"""So many windows are kept before those that are over go."""


@dataclass(frozen=True, slots=True)
class Limit:
    """So many requests within a `window`."""

    requests: int
    window: timedelta


GENEROUS = Limit(10_000, timedelta(seconds=1))
"""What each route takes where a test says nothing: bots read headers, and are never held up."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the headers of an answer say; `is_over` means 429."""

    bucket: str
    limit: int
    remaining: int
    reset_after: float
    is_over: bool
    is_global: bool = False

    @property
    def headers(self) -> dict[str, str]:
        """The headers by which bots know their limits."""
        return {
            "X-RateLimit-Bucket": self.bucket,
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Reset": f"{time.time() + self.reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{self.reset_after:.3f}",
        }


class RateLimits:
    """Counts requests."""

    def __init__(self) -> None:
        self.each_route = GENEROUS
        """For each route, and each channel, server or webhook in its path."""
        self.everywhere: Limit | None = None
        self._windows: dict[str, _Window] = {}
        self._most_windows = MOST_WINDOWS

    def count(self, method: str, template: str, path: str) -> Verdict:
        """Count a request to the route `template`."""
        if self.everywhere is not None and not path.startswith(EXEMPT):
            verdict = self._count("everywhere", self.everywhere, is_global=True)
            if verdict.is_over:
                return verdict
        whole = "/".join(path.split("/")[:3])  # Such as /channels/17.
        return self._count(f"{method} {template} {whole}", self.each_route)

    def _count(self, bucket: str, limit: Limit, *, is_global: bool = False) -> Verdict:
        now = time.monotonic()
        window = self._windows.get(bucket)
        if window is None or window.ends_at <= now:
            self._forget_ended(now)
            window = self._windows[bucket] = _Window(now + limit.window.total_seconds())
        is_over = window.requests >= limit.requests
        window.requests += not is_over
        # Discord names a bucket by its route, whatever channel it is for.
        name = f"{hash(bucket.rpartition(' ')[0]) & 0xFFFFFFFF:08x}"
        left, reset_after = limit.requests - window.requests, window.ends_at - now
        return Verdict(name, limit.requests, left, reset_after, is_over, is_global)

    def _forget_ended(self, now: float) -> None:
        """Drop the windows that are over: every interaction has its own."""
        if len(self._windows) >= self._most_windows:
            self._windows = {
                bucket: each for bucket, each in self._windows.items() if each.ends_at > now
            }
            self._most_windows = MOST_WINDOWS + 2 * len(self._windows)


@dataclass(slots=True)
class _Window:
    """It begins with its first request; at its end all requests are free again."""

    ends_at: float
    requests: int = 0
