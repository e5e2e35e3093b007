"""Every story runs twice, by the gateway and by HTTP; what is said is tried in every language."""

import pytest

from bot.ui.text.texts import texts


@pytest.fixture(params=[False, True], ids=["gateway", "http"])
def by_http(request: pytest.FixtureRequest) -> bool:
    """Whether interactions reach the bot by HTTP in place of the gateway."""
    return bool(request.param)


@pytest.fixture(scope="module", params=texts().locales)
def locale(request: pytest.FixtureRequest) -> str:
    """Each language; pytest runs the tests of one after another, so that a worker parses few."""
    return str(request.param)
