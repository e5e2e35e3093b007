"""Every place that Discord has: servers, threads, private conversations and groups."""

import pytest

from playground import Channel, Message
from tests.bot.cards import at, duel, free, seen
from tests.bot.conftest import Setup


async def test_calling_the_board_where_the_bot_is_no_member(running: Setup) -> None:
    group = running.playground.add_group_dm(running.alice, running.bob)
    old = (await running.alice.slash(group, "ttt start")).message
    new = (await running.alice.slash(group, "ttt board")).message
    await running.playground.until(lambda: new.link in seen(running.alice, old).text)
    assert "is now in another message" in seen(running.alice, old).text
    assert len(free((await running.alice.click(*at(new, "b2"))).message)) == 7
    late = await running.alice.click(*at(old, "a1"), force=True)
    assert "This is an old copy of the board" in late.text


async def test_a_challenge_tells_how_it_ended_where_the_bot_is_no_member(setup: Setup) -> None:
    async with setup.bot() as bot:
        group = setup.playground.add_group_dm(setup.alice, setup.bob)
        offer = (await setup.alice.slash(group, "ttt challenge", opponent=setup.bob)).message
        await setup.alice.slash(group, "ttt resign")
        await setup.playground.until(lambda: "withdrew" in seen(setup.bob, offer).text)
        setup.clock.now += 10
        offer = (await setup.alice.slash(group, "ttt challenge", opponent=setup.bob)).message
        setup.clock.now += 600
        await bot.deadlines.settle()
        await setup.playground.until(lambda: "ran out" in seen(setup.bob, offer).text)
        assert seen(setup.bob, offer).has_button("Challenge again")


async def test_deadlines_where_the_bot_is_no_member_leave_no_trouble(setup: Setup) -> None:
    async with setup.bot() as bot:
        group = setup.playground.add_group_dm(setup.alice, setup.bob)
        card = await duel(setup, group)
        setup.clock.now += 86_400 - 3_600
        await bot.deadlines.settle()
        setup.clock.now += 3_600
        await bot.deadlines.settle()
        await setup.playground.until(
            lambda: any(request.method == "PATCH" for request in setup.playground.requests)
        )
        late = await setup.alice.click(*at(card, "a1"), force=True)
        assert "has ended" in (await late.followup()).text
        assert not (await setup.alice.slash(group, "ttt start")).ephemeral


PLACES = ("server", "thread", "with the bot", "of two", "group", "abroad")


def place(running: Setup, name: str) -> Channel:
    """A channel of each kind; abroad is a server that has not added the bot."""
    if name == "thread":
        return running.playground.add_thread(running.general, "a thread")
    if name == "with the bot":
        return running.alice.dm
    if name == "of two":
        return running.playground.add_dm(running.alice, running.bob)
    if name == "group":
        return running.playground.add_group_dm(running.alice, running.bob)
    if name == "abroad":
        abroad = running.playground.add_guild("Abroad", with_bot=False)
        return running.playground.channel("general", guild=abroad)
    return running.general


@pytest.mark.parametrize("where", PLACES)
async def test_every_command_does_its_work_in_every_place(running: Setup, where: str) -> None:
    channel, alice = place(running, where), running.alice

    async def use(command: str, **options: object) -> Message:
        return await (await alice.slash(channel, f"ttt {command}", **options)).settled()

    assert "Your move" in (await use("start")).text
    assert len(free(await use("move", cell="b2"))) == 7
    assert "Every cell still leads to a draw. Try **a1**: " in (await use("hint")).text
    assert len(free(await use("board"))) == 7
    assert "You resigned [game 1]" in (await alice.click(await use("resign"), "Yes, resign")).text
    assert "🟥\u00a0*Unbeatable*\n" in (await use("history")).text
    assert "Game 1" in (await use("review")).text
    assert "To move: ❌\u00a0Oxo" in (await use("watch")).text
    assert "Your preferences" in (await use("preferences")).text
    assert "Play me:" in (await use("help")).text
    assert (await use("privacy", action="export")).attachments
    assert "Remove your data?" in (await use("privacy", action="delete")).text
    settings = "### Tic-tac-toe on this server"
    assert (settings in (await use("settings")).text) is (channel.guild is not None)
    if where == "with the bot":
        return
    offer = await use("challenge", opponent=running.bob)
    assert offer.pings == {running.bob.id}
    card = (await running.bob.click(offer, "Accept")).message
    assert len(free((await alice.click(*at(card, "a1"))).message)) == 8
