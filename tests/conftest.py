"""Fixtures that tests of several parts share."""

import gc
import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

from playground.tests.one_browser import browser as browser
from tests.postgres import postgres as postgres
from tests.postgres import postgres_pair as postgres_pair
from tests.postgres import running_pair as running_pair

WHOLE = Path(__file__).with_name("bot"), Path(__file__).with_name("engine")
"""What `make test` runs, but for what needs more than Python or a minute."""

RAM_DISK = Path("/dev/shm")
ENOUGH_BYTES = 2**31


def pytest_configure() -> None:
    """Keep temporary files in memory, and compiled modules on disk.

    Half of the time went into flushing databases to a disk; where an environment forbids compiled
    modules, each of the hundred processes that the tests start would compile the bot.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    # Nothing here speaks TLS; to read the machine's certificates is a tenth of a bot's start.
    os.environ["SSL_CERT_FILE"] = os.devnull
    os.environ["no_proxy"] = os.environ["NO_PROXY"] = "*"  # All is on this machine.
    gc.set_threshold(10_000)  # As the bot does; the default of 700 costs the language tests 8 %.
    settings.load_profile("ci")  # The same examples in every run, however busy the machine.
    if RAM_DISK.is_dir() and shutil.disk_usage(RAM_DISK).free > ENOUGH_BYTES:
        tempfile.tempdir = str(RAM_DISK)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what `make test-all` has beside `make test`."""
    for item in items:
        is_whole = any(item.path.is_relative_to(folder) for folder in WHOLE)
        if not is_whole or any(map(item.get_closest_marker, ("browser", "postgres"))):
            item.add_marker(pytest.mark.beside)
