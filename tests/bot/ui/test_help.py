"""Help links to what the host names: support, the source, and what is written on data and terms."""

from dataclasses import dataclass, replace

from bot.settings import Settings
from tests.bot.conftest import Setup

PRIVACY, TERMS = "https://example.org/privacy", "https://example.org/terms"
SUPPORT, SOURCE = "https://discord.gg/invitation", "https://example.org/oxo"


@dataclass(frozen=True)
class LinkingSetup(Setup):
    """A setup whose host has set where support and source are."""

    support: str | None = None
    source: str | None = None

    @property
    def settings(self) -> Settings:
        return replace(super().settings, support_url=self.support, source_url=self.source)


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


async def test_it_links_to_what_the_application_and_the_settings_name(setup: Setup) -> None:
    policies = setup.playground.world.application.policies
    policies.update(privacy_policy_url=PRIVACY, terms_of_service_url=TERMS)
    written = [("Privacy policy", PRIVACY), ("Terms", TERMS)]
    assert await links(setup) == written
    setup = LinkingSetup(**vars(setup), support=SUPPORT)
    assert await links(setup) == [("Support", SUPPORT), *written]
    setup = replace(setup, source=SOURCE)
    assert await links(setup) == [("Support", SUPPORT), ("Source code", SOURCE), *written]


async def test_it_links_to_what_there_is(setup: Setup) -> None:
    assert await links(setup) == []
    setup.playground.world.application.policies.update(
        privacy_policy_url="no address", terms_of_service_url=TERMS
    )
    assert await links(setup) == [("Terms", TERMS)]
    setup.playground.world.application.policies.update(terms_of_service_url=f"{TERMS}{'x' * 500}")
    assert await links(setup) == []
