"""Players go on where an earlier version left them, on either database."""

from dataclasses import replace

import pytest

from tests.bot.builders import NOON
from tests.bot.cards import at, free
from tests.bot.conftest import Setup
from tests.bot.old_databases import FIRST_RELEASE, World, make
from tests.bot.ui.looking_back.test_history import listed
from tests.postgres_server import Server


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def old_setup(request: pytest.FixtureRequest) -> Setup:
    """A setup whose database is to come from an earlier version."""
    setup: Setup = request.getfixturevalue("setup")
    if request.param == "sqlite":
        request.getfixturevalue("no_database")
        return setup
    server: Server = request.getfixturevalue("postgres")
    return replace(setup, database_url=server.new_database())


@pytest.mark.parametrize("schema", [1, FIRST_RELEASE])
async def test_players_go_on_after_an_upgrade(old_setup: Setup, schema: int) -> None:
    setup = old_setup
    channels = (setup.general.id, setup.games.id)
    people = (setup.alice.id, setup.bob.id, setup.carol.id)
    world = World(setup.playground.guild().id, *channels, *people)
    await make(setup.settings.database_url, schema, world)
    setup.clock.now = NOON
    async with setup.bot():
        if schema > 1:
            await setup.playground.until(lambda: setup.bob.pings)
            assert "it’s your move" in setup.bob.pings[0].text
        board = (await setup.alice.slash(setup.general, "ttt board")).message
        assert len(free(board)) == 7
        assert len(free((await setup.alice.click(*at(board, "c3"))).message)) == 5
        board = (await setup.bob.slash(setup.games, "ttt board")).message
        assert len(free(board)) == 6
        assert len(free((await setup.bob.click(*at(board, "c3"))).message)) == 5
        history = await setup.carol.slash(setup.general, "ttt history")
        assert {f"review:{number}" for number in range(4, 10)} <= {*listed(history)}
        # Her challenge is still open, so it is hers to withdraw.
        assert "You withdrew" in (await setup.carol.slash(setup.general, "ttt resign")).text
