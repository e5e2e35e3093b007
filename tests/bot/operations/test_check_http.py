"""`python -m bot check` where interactions come by HTTP."""

from dataclasses import replace

from tests.bot.conftest import Setup
from tests.processes import oxo


async def checked(setup: Setup, **settings: str) -> tuple[int, str]:
    """The exit code, and the line about interactions."""
    code, output = await oxo(setup, "check", **settings)
    assert "Application has an interaction endpoint" not in output or not settings
    (line,) = [line for line in output.splitlines() if line.startswith("interactions")]
    return code, line


async def test_an_address_that_refuses_wrong_signatures_is_in_order(setup: Setup) -> None:
    async with replace(setup, by_http=True).bot():
        url = setup.playground.world.application.interactions_url
        code, line = await checked(setup, INTERACTIONS_PORT="8090")
        assert code == 0, line
        assert f"Discord sends them to {url}, where wrong signatures are refused" in line


async def test_a_missing_address_is_a_problem(setup: Setup) -> None:
    code, line = await checked(setup, INTERACTIONS_PORT="8090")
    assert code == 1
    assert "PROBLEM  Discord has no address for them" in line


async def test_an_address_of_something_else_is_a_problem(setup: Setup) -> None:
    setup.playground.http_interactions.expect(f"{setup.playground.url}/interactions")
    code, line = await checked(setup, INTERACTIONS_PORT="8090")
    assert code == 1
    assert "and not 401: that is not this bot" in line
    setup.playground.http_interactions.expect("http://127.0.0.1:9/interactions")
    code, line = await checked(setup, INTERACTIONS_PORT="8090")
    assert code == 1
    assert "cannot be reached" in line


async def test_an_address_takes_interactions_from_the_gateway(setup: Setup) -> None:
    code, line = await checked(setup)
    assert code == 0
    assert "by the gateway" in line
    setup.playground.http_interactions.expect("http://127.0.0.1:9/interactions")
    code, line = await checked(setup)
    assert code == 1
    assert "set INTERACTIONS_PORT, or remove that address" in line
