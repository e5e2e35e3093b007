"""`/ttt board` lists the games of a server that wait for one's move, where not all are here."""

from playground.checks.kinds import SECTION
from tests.bot.cards import at, begun, duel, free, seen
from tests.bot.conftest import Setup


async def test_games_that_wait_elsewhere_are_listed_with_their_boards(running: Setup) -> None:
    theirs = await duel(running, running.games)  # Alice moves first.
    running.clock.now += 60
    here = await begun(running)
    reply = await running.alice.slash(running.general, "ttt board")
    assert reply.ephemeral
    assert reply.message.texts == [
        "### Your move in these games",
        f"Bob · \u2068<#{running.games.id}>\u2069",
        f"Oxo · \u2068<#{running.general.id}>\u2069",
    ]
    place = f"https://discord.com/channels/{running.games.guild_id}"
    lines = [each for each in reply.message.components if each["type"] == SECTION]
    assert [each["accessory"]["url"] for each in lines] == [
        f"{place}/{running.games.id}/{theirs.id}",
        f"{place}/{running.general.id}/{here.id}",
    ]
    posted = await running.alice.click(reply.message, "Show the board here")
    assert not posted.ephemeral
    assert len(free(posted.message)) == 7


async def test_a_board_is_posted_at_once_where_nothing_waits_elsewhere(running: Setup) -> None:
    theirs = await duel(running, running.games)
    await running.alice.click(*at(theirs, "b2"))  # It is Bob's move.
    abroad = running.playground.channel("general", running.playground.add_guild("Abroad"))
    await begun(running, channel=abroad)
    await begun(running)
    reply = await running.alice.slash(running.general, "ttt board")
    assert not reply.ephemeral
    assert len(free(reply.message)) == 7
    told = await running.bob.slash(running.general, "ttt board")
    assert told.ephemeral
    assert not told.message.has_button("Show the board here"), "he has no game here"
    against = await running.bob.slash(running.games, "ttt board", opponent=running.alice)
    assert not against.ephemeral
    assert free(seen(running.bob, against.message)) == free(seen(running.bob, theirs))
