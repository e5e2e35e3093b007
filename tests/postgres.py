"""The PostgreSQL of the tests: started once, stopped at the end."""

import os
from collections.abc import Iterator

import pytest

from tests.postgres_server import Server, programs, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A running server; skipped without its programs, unless OXO_REQUIRE_ALL=1."""
    found = programs()
    if found is None:
        if os.environ.get("OXO_REQUIRE_ALL") == "1":
            pytest.fail("PostgreSQL's server programs are not installed")
        pytest.skip("PostgreSQL's server programs are not installed")
    with serving(found) as server:
        yield server
