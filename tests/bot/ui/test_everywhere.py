"""Everywhere Discord goes: servers, threads, private conversations, and where nobody invited us."""

import asyncio
from random import Random

import pytest

from bot.model import GridStyle, GuildId, GuildSettings, Look
from bot.store.opening import open_store
from playground import Channel, Message
from tests.bot.cards import duel, free, over, play_out, seen
from tests.bot.conftest import House


async def plays_there(home: House, channel: Channel) -> None:
    """Start, click and resign in a channel, each in one call."""
    start = await home.alice.slash(channel, "ttt start")
    assert len(start.requests) == 1
    click = await home.alice.click(start.message, "b2")
    assert len(free(click.message)) == 7
    assert len(click.requests) == 1
    over_now = await home.alice.click(click.message, "Resign")
    assert over(over_now.message)


async def test_in_a_thread(home: House) -> None:
    await plays_there(home, home.playground.add_thread(home.general, "a thread"))


async def test_in_a_private_conversation_with_the_bot(home: House) -> None:
    await plays_there(home, home.alice.dm)


async def test_in_a_group_where_the_bot_is_no_member(home: House) -> None:
    group = home.playground.add_group_dm(home.alice, home.bob)
    await plays_there(home, group)
    card = await duel(home, group)
    card = (await home.alice.click(card, "a1")).message
    assert len(free(card)) == 8


async def test_calling_the_board_where_the_bot_is_no_member(home: House) -> None:
    group = home.playground.add_group_dm(home.alice, home.bob)
    old = (await home.alice.slash(group, "ttt start")).message
    new = (await home.alice.slash(group, "ttt board")).message
    await home.playground.until(lambda: new.link in seen(home.alice, old).text)
    assert "has moved" in seen(home.alice, old).text
    assert len(free((await home.alice.click(new, "b2")).message)) == 7
    late = await home.alice.click(old, "a1", force=True)
    assert "This is an old copy of the board" in late.text


async def test_a_challenge_tells_how_it_ended_where_the_bot_is_no_member(house: House) -> None:
    async with house.bot() as bot:
        group = house.playground.add_group_dm(house.alice, house.bob)
        offer = (await house.alice.slash(group, "ttt challenge", opponent=house.bob)).message
        await house.alice.slash(group, "ttt resign")
        await house.playground.until(lambda: "withdrew" in seen(house.bob, offer).text)
        house.clock.now += 10
        offer = (await house.alice.slash(group, "ttt challenge", opponent=house.bob)).message
        house.clock.now += 600
        bot.deadlines.wake()
        await house.playground.until(lambda: "in time" in seen(house.bob, offer).text)
        assert not seen(house.bob, offer).buttons


async def test_an_offer_that_became_a_rematch_says_so_where_the_bot_is_no_member(
    home: House,
) -> None:
    group = home.playground.add_group_dm(home.alice, home.bob)
    card = await duel(home, group)
    ended = (await home.alice.click(card, "Resign")).message
    again = (await home.alice.click(ended, "Rematch")).message
    game = (await home.bob.click(ended, "Rematch")).message
    assert "Your move, Bob" in game.text
    await home.playground.until(lambda: game.link in seen(home.bob, again).text)


async def test_deadlines_where_the_bot_is_no_member_leave_no_trouble(house: House) -> None:
    async with house.bot() as bot:
        group = house.playground.add_group_dm(house.alice, house.bob)
        card = await duel(house, group)
        house.clock.now += 86_400 - 3_600
        bot.deadlines.wake()
        house.clock.now += 3_600
        bot.deadlines.wake()
        await house.playground.until(
            lambda: any(request.method == "PATCH" for request in house.playground.requests)
        )
        late = await house.alice.click(card, "a1", force=True)
        assert "has ended" in (await late.followup()).text
        assert not (await house.alice.slash(group, "ttt start")).ephemeral


PLACES = ("server", "thread", "with the bot", "of two", "group", "abroad")


def place(home: House, name: str) -> Channel:
    """A channel of each kind; abroad is a server that has not added the bot."""
    if name == "thread":
        return home.playground.add_thread(home.general, "a thread")
    if name == "with the bot":
        return home.alice.dm
    if name == "of two":
        return home.playground.add_dm(home.alice, home.bob)
    if name == "group":
        return home.playground.add_group_dm(home.alice, home.bob)
    if name == "abroad":
        abroad = home.playground.add_guild("Abroad", with_bot=False)
        return home.playground.channel("general", guild=abroad)
    return home.general


@pytest.mark.parametrize("where", PLACES)
async def test_every_command_does_its_work_in_every_place(home: House, where: str) -> None:
    channel, alice = place(home, where), home.alice

    async def use(command: str, **options: object) -> Message:
        return await (await alice.slash(channel, f"ttt {command}", **options)).settled()

    assert "Your move, Alice" in (await use("start")).text
    assert len(free(await use("move", cell="b2"))) == 7
    assert "Best is" in (await use("hint")).text
    assert len(free(await use("board"))) == 7
    assert "You resigned game 1" in (await use("resign")).text
    assert "lost to Oxo" in (await use("history")).text
    assert "Game 1" in (await use("review")).text
    assert "To move: ❌ Oxo" in (await use("watch")).text
    assert "Your preferences" in (await use("preferences")).text
    assert "Play me:" in (await use("help")).text
    assert (await use("privacy", action="export")).attachments
    assert "Remove your data?" in (await use("privacy", action="delete")).text
    settings = "### Tic-tac-toe on this server"
    assert (settings in (await use("settings")).text) is (channel.guild is not None)
    if where == "with the bot":
        return
    offer = await use("challenge", opponent=home.bob)
    assert offer.pings == {home.bob.id}
    card = (await home.bob.click(offer, "Accept")).message
    assert len(free((await alice.click(card, "a1")).message)) == 8


async def test_a_person_sees_one_game_per_channel_not_per_server(home: House) -> None:
    thread = home.playground.add_thread(home.general, "another")
    for channel in (home.general, thread, home.alice.dm):
        assert not (await home.alice.slash(channel, "ttt start")).ephemeral


async def test_text_boards_read_well_aloud(house: House) -> None:
    text = GuildSettings(look=Look(GridStyle.TEXT))
    async with open_store(house.settings.database_url) as store:
        await store.settings.change(GuildId(house.playground.guild().id), lambda _: text)
    async with house.bot():
        card = (await house.alice.slash(house.general, "ttt start")).message
        assert [button.label for button in card.rows[0]] == ["a1", "b1", "c1"]
        card = (await house.alice.click(card, "b2")).message
        assert card.rows[1][1].label == "b2 X"
        assert not any(button.emoji for button in card.buttons)
        assert "X Alice vs O Oxo" in card.text
        assert "(O)" in card.text
        assert all(ord(character) < 0x2600 for character in card.text)


async def test_compact_boards_draw_the_grid_only_at_the_end(house: House) -> None:
    compact = GuildSettings(look=Look(GridStyle.COMPACT))
    async with open_store(house.settings.database_url) as store:
        await store.settings.change(GuildId(house.playground.guild().id), lambda _: compact)
    async with house.bot():
        card = (await house.alice.slash(house.general, "ttt start")).message
        assert "⬛" not in card.text
        assert "⬛" in (await house.alice.click(card, "Resign")).text


async def test_a_hundred_games_in_a_server_at_once(home: House) -> None:
    rooms = [home.playground.add_channel(f"room-{number}") for number in range(4)]
    crowd = [home.playground.add_person(f"Player {number}") for number in range(100)]

    async def game(number: int) -> None:
        player, room = crowd[number], rooms[number % 4]
        card = (await player.slash(room, "ttt start")).message
        await play_out(player, card, Random(number))

    await asyncio.gather(*map(game, range(100)))
    clicks = [r for r in home.playground.requests if "/callback" in r.path]
    assert len(clicks) == len({request.interaction_id for request in clicks})
    assert all(request.status < 300 for request in clicks)
