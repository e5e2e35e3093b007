"""Help links to what the host has written about data and terms."""

import pytest

from tests.bot.conftest import Setup

PRIVACY, TERMS = "https://example.org/privacy", "https://example.org/terms"


async def links(setup: Setup) -> list[tuple[str, str]]:
    """Return the links of the help's first page, and see that the second has the same."""
    async with setup.bot():
        first = (await setup.alice.slash(setup.general, "ttt help")).message
        second = (await setup.alice.click(first, "Commands")).message
    found = [
        [(each["label"], each["url"]) for each in message.components if each.get("url")]
        for message in (first, second)
    ]
    assert found[0] == found[1]
    return found[0]


@pytest.mark.http_too
async def test_it_links_to_what_the_application_names(setup: Setup) -> None:
    policies = setup.playground.world.application.policies
    policies.update(privacy_policy_url=PRIVACY, terms_of_service_url=TERMS)
    assert await links(setup) == [("Privacy policy", PRIVACY), ("Terms", TERMS)]


async def test_it_links_to_what_there_is(setup: Setup) -> None:
    assert await links(setup) == []
    setup.playground.world.application.policies.update(
        privacy_policy_url="no address", terms_of_service_url=TERMS
    )
    assert await links(setup) == [("Terms", TERMS)]
    setup.playground.world.application.policies.update(terms_of_service_url=f"{TERMS}{'x' * 500}")
    assert await links(setup) == []
