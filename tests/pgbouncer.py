"""A pgbouncer on loopback, before a PostgreSQL server, for the tests."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.postgres_server import ADMINISTRATOR, PASSWORD

SETTINGS = """
[databases]
* = host=127.0.0.1 port={server} user={user} password={password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {own}
unix_socket_dir =
auth_type = any
pool_mode = {mode}
"""


def program() -> str | None:
    """Find pgbouncer, None if it is not installed."""
    return shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")


@contextmanager
def pooling(program: str, server_port: int, mode: str) -> Iterator[int]:
    """Run pgbouncer while the context lasts; give its port."""
    with closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
    user = ADMINISTRATOR if os.geteuid() == 0 else None  # It refuses to run as root.
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "pgbouncer.ini"
        settings.write_text(
            SETTINGS.format(
                server=server_port, own=port, mode=mode, user=ADMINISTRATOR, password=PASSWORD
            ),
            encoding="ascii",
        )
        if user is not None:
            for path in (folder, settings):
                shutil.chown(path, user, user)
        process = subprocess.Popen(
            [program, "--quiet", settings],
            user=user,
            group=user,
            extra_groups=() if user else None,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait_for(port)
            yield port
        finally:
            process.kill()
            process.wait()


def _wait_for(port: int) -> None:
    give_up_at = time.monotonic() + 10
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            if time.monotonic() > give_up_at:
                raise
            time.sleep(0.01)
        else:
            return
