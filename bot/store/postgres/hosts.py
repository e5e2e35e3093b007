"""Hosts: finds the one that takes writes among those that `DATABASE_URL` names."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from urllib.parse import urlsplit

import asyncpg

from bot.database_url import DONE_WITHOUT, SYSTEM, without
from bot.model.errors import StoreUnfit
from bot.store.database import Replication
from bot.store.postgres.lasting_errors import is_lasting, mend

log = logging.getLogger(__name__)

CONNECT_SECONDS = 2
"""How long a host may take to accept a connection."""

RETRY_SECONDS = 0.1
"""The pause after no host took a connection."""

Begin = Callable[[asyncpg.Connection], Awaitable[bool]]
"""Begins a session and returns whether its commits wait for a standby. Raises StoreUnavailable if
the host takes no writes."""

_Asking = asyncio.Task[tuple[asyncpg.Connection, bool]]


class Hosts:
    """Connects to whichever host is the primary, which may be another one each time.

    All are asked at once: asyncpg asks one after the other, so that one that hangs hides the rest.
    """

    def __init__(self, url: str, begin: Begin) -> None:
        url, ignored = without(url, DONE_WITHOUT)
        if ignored:
            names = ", ".join(ignored)
            log.warning("DATABASE_URL has %(names)s, which Oxo does without", {"names": names})
        parts = urlsplit(url)
        user, at, hosts = parts.netloc.rpartition("@")
        self._urls = {
            host: parts._replace(netloc=f"{user}{at}{host}").geturl() for host in hosts.split(",")
        }
        self._begin = begin
        self._primary: Replication | None = None
        self._alone = asyncio.Lock()
        self._asking: set[_Asking] = set()
        self.error: Exception | None = None
        """Why the last attempt to connect failed, None if it did not."""

    @property
    def replication(self) -> Replication | None:
        """Which host took the newest connection; None if there is only one to choose from."""
        return self._primary if len(self._urls) > 1 else None

    async def connect(self, *_: object, **__: object) -> asyncpg.Connection:
        """Return a connection to the primary, as asyncpg's pool asks for it.

        After a failure one is tried at a time. Raises what its host did, or ConnectionError.
        """
        async with self._alone if self.error is not None else nullcontext():
            try:
                connection = await self._ask_all()
            except Exception as error:
                self.error = error
                await asyncio.sleep(RETRY_SECONDS)
                raise
            self.error = None
            return connection

    async def connect_again(self) -> asyncpg.Connection:
        """Return another connection to the host of the newest, without a session of ours."""
        assert self._primary is not None
        return await _connect(self._urls[self._primary.primary])

    async def wait_for_all(self) -> None:
        """Wait for the hosts that were asked."""
        await asyncio.gather(*self._asking, return_exceptions=True)

    async def _ask_all(self) -> asyncpg.Connection:
        asking = {asyncio.create_task(self._ask(host)): host for host in self._urls}
        self._asking.update(asking)
        chosen: _Asking | None = None
        try:
            pending = set(asking)
            while pending:
                done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    if task.exception() is None:
                        chosen = task
                        connection, is_synchronous = task.result()
                        self._note(Replication(asking[task], is_synchronous))
                        return connection
            if len(asking) == 1:
                await task  # Raises.
            reasons = (f"{host}: {_reason(task)}" for task, host in asking.items())
            refused = "no host takes writes: " + "; ".join(reasons)
            errors = [each for task in asking if (each := task.exception()) is not None]
            if all(map(is_lasting, errors)):
                raise StoreUnfit(f"{refused}: {mend(errors[0])}")
            raise ConnectionError(refused)
        finally:
            # Nothing is awaited here: a cancellation meanwhile would lose the chosen connection.
            # The others are not cancelled: asyncpg logs an error if that meets it connecting.
            for task in asking:
                task.add_done_callback(self._asking.discard)
                if task is not chosen:
                    task.add_done_callback(_close)

    async def _ask(self, host: str) -> tuple[asyncpg.Connection, bool]:
        async with asyncio.timeout(CONNECT_SECONDS):
            connection = await _connect(self._urls[host])
            try:
                return connection, await self._begin(connection)
            except BaseException:
                connection.terminate()
                raise

    def _note(self, found: Replication) -> None:
        if found == self._primary:
            return
        self._primary = found
        if self.replication is not None:
            log.info("the database's primary is %(host)s", {"host": found.primary})
            if not found.is_synchronous:
                log.warning(
                    "a failover may lose answered moves: synchronous_standby_names is empty on "
                    "%(host)s",
                    {"host": found.primary},
                )


async def _connect(url: str) -> asyncpg.Connection:
    settings = {"application_name": "oxo"}
    has_system = f"sslrootcert={SYSTEM}" in urlsplit(url).query.split("&")
    if has_system:
        url, _ = without(url, ("sslrootcert", "sslmode"))
    # True asks for the host's name and a certificate that the system trusts.
    tls = True if has_system else None
    return await asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=settings, ssl=tls)


def _close(task: _Asking) -> None:
    if not task.cancelled() and task.exception() is None:
        task.result()[0].terminate()


def _reason(task: _Asking) -> str:
    error = task.exception()
    return str(error) or ("no answer" if isinstance(error, TimeoutError) else type(error).__name__)
