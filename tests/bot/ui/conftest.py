"""Every story runs twice: interactions reach the bot by the gateway, and by HTTP."""

import pytest


@pytest.fixture(params=[False, True], ids=["gateway", "http"])
def by_http(request: pytest.FixtureRequest) -> bool:
    """Whether interactions reach the bot by HTTP in place of the gateway."""
    return bool(request.param)
