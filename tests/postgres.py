"""The PostgreSQL of the tests: started once, stopped at the end."""

from collections.abc import Iterator

import pytest

from tests.missing import missing
from tests.postgres_server import Server, programs, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A running server; skipped without its programs, unless OXO_REQUIRE_ALL=1."""
    found = programs()
    if found is None:
        missing("PostgreSQL server", "postgresql")
    with serving(found) as server:
        yield server
