"""Two PostgreSQL servers, one of which follows the other; the tests let the first be lost."""

import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

from tests.postgres_server import Server

SYNCHRONOUS = "SELECT count(*) FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')"

FOLLOWS_WITHIN_SECONDS = 30


class Pair:
    """A primary, whose commits wait for its standby."""

    def __init__(self, primary: Server, standby: Server) -> None:
        self._both = (primary, standby)
        self.primary, self.standby = self._both
        self._is_whole = True
        self._names = count(1)

    @property
    def servers(self) -> tuple[Server, Server]:
        """Both, in the order of the URL's hosts."""
        return self._both

    def new_database(self) -> str:
        """Make an empty database and return its URL with both hosts, in the same order always."""
        name = f"oxo{next(self._names)}"
        self.primary.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, name: str) -> str:
        """The URL of a database, with both hosts."""
        hosts = ",".join(f"127.0.0.1:{server.port}" for server in self._both)
        one = f"127.0.0.1:{self._both[0].port}"
        return f"{self._both[0].url(name).replace(one, hosts)}?target_session_attrs=primary"

    def promote(self) -> None:
        """Let the standby take the primary's place, which must be dead or frozen."""
        self.standby.promote()
        self.primary, self.standby = self.standby, self.primary
        self._is_whole = False

    def repair(self) -> None:
        """Let the former primary follow the new one, if it does not."""
        if self._is_whole:
            return
        self.standby.end()
        self.standby.create_from(self.primary)
        self.standby.start()
        self.follow()
        self._is_whole = True

    def unfollow(self) -> None:
        """Let commits wait for nobody."""
        self._set_standbys("")

    def follow(self) -> None:
        """Let commits wait for the standby; return when they do."""
        self._set_standbys("*")
        give_up_at = time.monotonic() + FOLLOWS_WITHIN_SECONDS
        while self.primary.execute(SYNCHRONOUS) != "1":
            if time.monotonic() > give_up_at:
                raise TimeoutError("the standby does not follow")
            time.sleep(0.05)

    def _set_standbys(self, names: str) -> None:
        """Set `synchronous_standby_names`, and return when new sessions see it."""
        self.primary.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{names}'")
        self.primary.execute("SELECT pg_reload_conf()")
        while self.primary.execute("SHOW synchronous_standby_names") != names:
            time.sleep(0.01)


@contextmanager
def replicating(programs: Path) -> Iterator[Pair]:
    """Run two servers while the context lasts."""
    with ExitStack() as opened:
        one, other = (
            Server(programs, Path(opened.enter_context(tempfile.TemporaryDirectory())))
            for _ in range(2)
        )
        one.create()
        one.start()
        opened.callback(one.end)
        pair = Pair(one, other)
        other.create_from(one)
        other.start()
        opened.callback(other.end)
        pair.follow()
        yield pair
