"""`check` where interactions come by HTTP."""

from dataclasses import replace

from bot.settings import Settings
from tests.bot.conftest import Setup
from tests.bot.operations.checking import checked


async def interactions(settings: Settings) -> tuple[bool, str]:
    """Whether everything is in order, and the line about interactions."""
    ok, output = await checked(settings)
    (line,) = [line for line in output.splitlines() if line.startswith("interactions")]
    return ok, line


def by_http(setup: Setup) -> Settings:
    """Settings with a port for interactions, as if a bot listened there."""
    return replace(setup.settings, interactions_port=8090)


async def test_an_address_that_refuses_wrong_signatures_is_in_order(setup: Setup) -> None:
    async with replace(setup, by_http=True).bot():
        url = setup.playground.world.application.interactions_url
        ok, line = await interactions(by_http(setup))
        assert ok, line
        assert f"Discord sends them to {url}, where wrong signatures are refused" in line


async def test_a_missing_address_is_a_problem(setup: Setup) -> None:
    ok, line = await interactions(by_http(setup))
    assert not ok
    assert "PROBLEM  Discord has no address for them" in line


async def test_an_address_of_something_else_is_a_problem(setup: Setup) -> None:
    setup.playground.http_interactions.expect(f"{setup.playground.url}/interactions")
    ok, line = await interactions(by_http(setup))
    assert not ok
    assert "and not 401: that is not this bot" in line
    setup.playground.http_interactions.expect("http://127.0.0.1:9/interactions")
    ok, line = await interactions(by_http(setup))
    assert not ok
    assert "cannot be reached" in line


async def test_an_address_takes_interactions_from_the_gateway(setup: Setup) -> None:
    ok, line = await interactions(setup.settings)
    assert ok
    assert "by the gateway" in line
    setup.playground.http_interactions.expect("http://127.0.0.1:9/interactions")
    ok, line = await interactions(setup.settings)
    assert not ok
    assert "set INTERACTIONS_PORT, or remove that address" in line
