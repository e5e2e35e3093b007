"""Monitored: a database whose accesses are timed, and whose failures are logged."""

import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from bot.model.errors import GameError, StoreUnavailable, UnreadableRow
from bot.store.database import Database, Replication

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

Accessed = Callable[[str, float], None]
"""Is called after each access, "read" or "write", with its seconds, waiting included."""


class Monitored:
    """The `Database` given to it, with metrics and logs.

    Reads and writes are watched apart: from a full disk one can still read.
    """

    def __init__(self, database: Database, accessed: Accessed | None = None) -> None:
        self._database = database
        reads, writes = _Watch("read", accessed), _Watch("write", accessed)
        self.read = reads.timed(database.read)
        self.write = writes.timed(database.write)
        self.write_one = writes.timed(database.write_one)
        self.write_serializable = writes.timed(database.write_serializable)
        self.check = writes.timed(database.check)
        self.purge = writes.timed(database.purge)

    @property
    def replication(self) -> Replication | None:
        return self._database.replication


class _Watch:
    """Times one kind of access, and logs when it begins to fail and when it works again."""

    def __init__(self, kind: str, accessed: Accessed | None) -> None:
        self._kind = kind
        self._accessed = accessed
        self._failing_since: float | None = None

    def timed(self, access: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
        """Return `access`, timed and with its failures logged."""

        async def timed(*args: P.args, **kwargs: P.kwargs) -> T:
            began = time.perf_counter()
            try:
                result = await access(*args, **kwargs)
            except (GameError, UnreadableRow):  # The database did its part.
                self._log_success()
                raise
            except StoreUnavailable as error:
                self._log_failure(error)
                raise
            finally:
                if self._accessed is not None:
                    self._accessed(self._kind, time.perf_counter() - began)
            if self._failing_since is not None:
                self._log_success()
            return result

        return timed

    def _log_failure(self, error: StoreUnavailable) -> None:
        if self._failing_since is None:
            self._failing_since = time.monotonic()
            fields = {"access": self._kind, "error": error}
            log.error("the store failed to %(access)s: %(error)s", fields)

    def _log_success(self) -> None:
        if self._failing_since is not None:
            seconds = round(time.monotonic() - self._failing_since)
            self._failing_since = None
            fields = {"access": self._kind, "seconds": seconds}
            log.info("the store can %(access)s again, after %(seconds)d s", fields)
