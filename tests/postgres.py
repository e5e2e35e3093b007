"""The PostgreSQL of the tests: started once, stopped at the end."""

from collections.abc import Iterator

import pytest

from playground.tests.missing import missing
from tests.postgres_pair import Pair, replicating
from tests.postgres_server import Server, programs, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A running server; skipped without its programs, unless OXO_REQUIRE_ALL=1."""
    found = programs()
    if found is None:
        missing("PostgreSQL server", "postgresql")
    with serving(found) as server:
        yield server


@pytest.fixture(scope="session")
def running_pair() -> Iterator[Pair]:
    """Two servers that run, skipped likewise."""
    found = programs()
    if found is None:
        missing("PostgreSQL server", "postgresql")
    with replicating(found) as pair:
        yield pair


@pytest.fixture
def postgres_pair(running_pair: Pair) -> Pair:
    """A primary whose commits wait for its standby, whatever a test did before."""
    running_pair.repair()
    running_pair.follow()
    return running_pair
