"""Skip or fail a test that needs a program which is not installed."""

import os
from typing import NoReturn

import pytest


def missing(program: str, package: str) -> NoReturn:
    """Skip the test, or fail it with OXO_REQUIRE_ALL=1."""
    reason = f"no {program} on this machine (Debian: apt-get install {package})"
    if os.environ.get("OXO_REQUIRE_ALL") == "1":
        pytest.fail(reason)
    pytest.skip(reason)  # The tests must run on a machine without it.
