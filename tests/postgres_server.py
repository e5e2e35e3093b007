"""A temporary PostgreSQL server on loopback, for the tests and the bench.

`python -m tests.postgres_server 2` prints the URLs of two empty databases, a line each, and serves
them until its input ends.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

ADMINISTRATOR = "postgres"
PASSWORD = "of-the-tests-alone"


class Server:
    """One PostgreSQL server with a data directory of its own; durable as in production."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._pid_file = folder / "data" / "postmaster.pid"
        self._names = count(1)
        with closing(socket.socket()) as listener:
            listener.bind(("127.0.0.1", 0))
            self.port: int = listener.getsockname()[1]

    def create(self) -> None:
        """Make the data directory."""
        password = self._folder / "password"
        password.write_text(PASSWORD, encoding="ascii")
        if os.geteuid() == 0:  # The server refuses to run as root.
            for path in (self._folder, password):
                shutil.chown(path, ADMINISTRATOR, ADMINISTRATOR)
        self._run(
            "initdb",
            *("-D", "data", "-U", ADMINISTRATOR, f"--pwfile={password}"),
            # A connection takes 9 ms of CPU; with SCRAM, the default, 14.
            *("-A", "md5", "-E", "UTF8", "--no-locale", "--no-sync", "--no-instructions"),
        )

    def create_from(self, primary: "Server") -> None:
        """Make the data directory, instead of any other, a copy of `primary` that follows it."""
        shutil.rmtree(self._folder / "data", ignore_errors=True)
        if os.geteuid() == 0:
            shutil.chown(self._folder, ADMINISTRATOR, ADMINISTRATOR)
        self._run(
            "pg_basebackup", "-D", "data", "-R", "-N", "-c", "fast", "-d", primary.url("postgres")
        )
        # It has no standby of its own yet.
        with (self._folder / "data" / "postgresql.auto.conf").open("a", encoding="ascii") as file:
            file.write("synchronous_standby_names = ''\n")

    def promote(self) -> None:
        """Let a standby become the primary; wait until it takes writes."""
        self._run("pg_ctl", "promote", "-D", "data", "-w")

    def start(self) -> None:
        """Start it and wait until it serves."""
        options = f"-h 127.0.0.1 -p {self.port} -c unix_socket_directories="
        options += " -c wal_retrieve_retry_interval=100ms"  # Five seconds by default.
        # Shared memory in its folder: elsewhere a server that is killed would leave 0.5 MiB.
        options += " -c dynamic_shared_memory_type=mmap"
        self._run("pg_ctl", "start", "-D", "data", "-w", "-l", "log", "-o", options)

    def stop(self, mode: str = "fast") -> None:
        """Stop it: "fast" closes its connections, "immediate" is a crash."""
        self._run("pg_ctl", "stop", "-D", "data", "-w", "-m", mode)

    def freeze(self) -> list[int]:
        """Stop its processes: connections stay open and nothing is answered. Return their ids."""
        (pid, *_) = self._pid_file.read_text("ascii").split()
        tasks = Path(f"/proc/{pid}/task/{pid}/children")
        pids = [int(pid), *map(int, tasks.read_text("ascii").split())]
        for each in pids:
            os.kill(each, signal.SIGSTOP)
        return pids

    def kill(self) -> None:
        """End it as the loss of its host would, also if it is frozen."""
        for pid in reversed(self.freeze()):
            os.kill(pid, signal.SIGKILL)
        self._pid_file.unlink()  # Else it would be taken for a running one.

    def end(self) -> None:
        """Kill it if it runs: nobody needs its files any more."""
        if self._pid_file.exists():
            self.kill()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """Freeze it while the context lasts."""
        pids = self.freeze()
        try:
            yield
        finally:
            for each in reversed(pids):  # Once the first runs again, children that ended are gone.
                os.kill(each, signal.SIGCONT)

    def url(self, database: str) -> str:
        """The URL of one of its databases."""
        return f"postgresql://{ADMINISTRATOR}:{PASSWORD}@127.0.0.1:{self.port}/{database}"

    def execute(self, sql: str, database: str = "postgres") -> str:
        """Run a statement as the administrator and return what it prints."""
        # Not as the administrator's user: copying this process for that costs 24 ms of CPU.
        command = [f"{self._programs}/psql", self.url(database), "-XAtqc", sql]
        done = subprocess.run(command, env=_environment(), capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"psql failed:\n{done.stderr}")
        return done.stdout.strip()

    def new_database(self, template: str = "template1") -> str:
        """Make a copy of `template`, by default an empty database, and return its URL."""
        name = f"oxo{next(self._names)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def _run(self, program: str, *arguments: str) -> None:
        user = ADMINISTRATOR if os.geteuid() == 0 else None
        # A file, not a pipe: the server inherits it and would hold a pipe open.
        output = self._folder / "output"
        with output.open("wb") as log:
            done = subprocess.run(
                [self._programs / program, *arguments],
                cwd=self._folder,
                user=user,
                group=user,
                extra_groups=() if user else None,
                env=_environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        if done.returncode != 0:
            printed = output.read_text(encoding="utf-8")
            raise RuntimeError(f"{program} failed:\n{printed[-2000:]}")


def _environment() -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "LC_ALL": "C"}


def programs() -> Path | None:
    """Find the folder of the newest server's programs, None if there is none."""
    for initdb in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True):
        return initdb.parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


@contextmanager
def serving(programs: Path) -> Iterator[Server]:
    """Run a server while the context lasts."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(programs, Path(folder))
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")  # Nobody needs its files any more.


def main() -> None:
    """Serve as many databases as the first argument says until the input ends."""
    if (found := programs()) is None:
        sys.exit("PostgreSQL is not installed")
    with serving(found) as server:
        for _ in range(int(sys.argv[1])):
            print(server.new_database(), flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
