"""Watching the bot play itself: a move a second, whatever happens in between."""

import pytest

from bot.transport.client import OxoClient
from playground import Channel, Message, Refused
from tests.bot.cards import seen
from tests.bot.conftest import House


def played(message: Message) -> int:
    """How many cells are marked."""
    return sum(1 for button in message.buttons if button.emoji)


async def watch(house: House, where: Channel | None = None, **options: str) -> Message:
    return (await house.alice.slash(where or house.general, "ttt watch", **options)).message


async def tick(house: House, bot: OxoClient, card: Message) -> Message:
    """Let a second pass and wait for the move that it brings."""
    before = played(seen(house.alice, card))
    house.clock.now += 1
    bot.deadlines.wake()

    def moved() -> bool:
        now = seen(house.alice, card)
        return played(now) == before + 1 or now.has_button("Review")

    await house.playground.until(moved)
    return seen(house.alice, card)


async def watch_out(house: House, bot: OxoClient, card: Message) -> Message:
    while not card.has_button("Review"):
        card = await tick(house, bot, card)
    return card


async def test_the_bot_plays_itself_move_by_move(house: House) -> None:
    async with house.bot() as bot:
        reply = await house.alice.slash(house.general, "ttt watch")
        card = reply.message
        assert not reply.ephemeral
        assert len(reply.requests) == 1
        assert played(card) == 0
        assert "To move: ❌ Oxo (Unbeatable)" in card.text
        assert [button for button in card.buttons if not button.disabled] == []
        card = await tick(house, bot, card)
        assert "To move: 🔵 Oxo (Unbeatable)" in card.text
        card = await watch_out(house, bot, card)
        assert "It is a draw" in card.text
        assert [button.label for button in card.rows[-1]] == ["Review"]
        page = (await house.bob.click(card, "Review")).message
        assert "Move 9 of 9" in page.text
        assert "No mistakes" in page.text


async def test_levels_and_board_can_be_chosen(house: House) -> None:
    async with house.bot() as bot:
        card = await watch(house, x="unbeatable", o="beginner", board="5x5")
        assert "❌ Oxo (Unbeatable) vs 🔵 Oxo (Beginner)" in card.text
        assert card.component_count <= 40
        card = await watch_out(house, bot, card)
        assert "Oxo (Unbeatable) wins!" in card.text


async def test_nobody_can_play_or_resign_a_watched_game(home: House) -> None:
    card = await watch(home)
    for custom_id in ("ttt:1:0:4", "resign:1", "hint:1", "rematch:1"):
        reply = await home.alice.click(card, custom_id=custom_id)
        assert reply.ephemeral
        assert "Only the two players" in reply.text
    assert not (await home.alice.slash(home.general, "ttt start")).ephemeral


async def test_a_watched_game_goes_on_after_a_restart(house: House) -> None:
    async with house.bot() as bot:
        card = await tick(house, bot, await watch(house))
    house.clock.now += 3_600
    async with house.bot() as bot:
        await house.playground.until(lambda: played(seen(house.alice, card)) == 2)
        card = await watch_out(house, bot, card)
        assert "It is a draw" in card.text


async def test_a_moderator_stops_a_watched_game(house: House) -> None:
    async with house.bot() as bot:
        card = await watch(house)
        stopped = await house.alice.context(house.general, "Stop this game", card)
        assert "is stopped" in stopped.text
        await house.playground.until(lambda: "Stopped" in seen(house.alice, card).text)
        house.clock.now += 5
        bot.deadlines.wake()
        assert not (await house.alice.slash(house.general, "ttt start")).ephemeral
        assert played(seen(house.alice, card)) == 0


async def test_watched_games_count_as_live_games_of_the_channel(home: House) -> None:
    for number in range(25):
        viewer = home.playground.add_person(f"Viewer {number}")
        assert not (await viewer.slash(home.general, "ttt watch")).ephemeral
    for command in ("ttt watch", "ttt start"):
        refused = await home.alice.slash(home.general, command)
        assert refused.ephemeral
        assert "25 games" in refused.text


async def test_one_person_watches_two_games_at_a_time_anywhere(home: House) -> None:
    for channel in (home.general, home.games):
        assert not (await home.alice.slash(channel, "ttt watch")).ephemeral
    refused = await home.alice.slash(home.alice.dm, "ttt watch")
    assert refused.ephemeral
    assert "2 games already: let one end first." in refused.text
    assert "games already: let one end first." in refused.text
    assert not (await home.bob.slash(home.general, "ttt watch")).ephemeral


async def test_the_server_keeps_watched_games_to_its_channels(home: House) -> None:
    panel = (await home.alice.slash(home.general, "ttt settings")).message
    panel = (await home.alice.click(panel, "Language and places")).message
    guild = home.playground.guild()
    await home.alice.choose(panel, f"set:{guild.id}:8:0", [home.games])
    refused = await home.alice.slash(home.general, "ttt watch")
    assert refused.ephemeral
    assert "Games are played elsewhere" in refused.text
    assert not (await home.alice.slash(home.games, "ttt watch")).ephemeral


async def test_edits_go_with_the_token_while_it_is_young(house: House) -> None:
    async with house.bot() as bot:
        card = await tick(house, bot, await watch(house))
        assert edits(house) == ["webhooks"]
        house.playground.faults.forbid(house.general)
        card = await tick(house, bot, card)
        house.playground.faults.permit(house.general)
        house.clock.now += 15 * 60
        await tick(house, bot, card)
        assert edits(house) == ["webhooks", "webhooks", "channels"]


async def test_an_edit_whose_token_was_refused_goes_through_the_channel(house: House) -> None:
    async with house.bot() as bot:
        reply = await house.alice.slash(house.general, "ttt watch")
        house.playground.faults.expire(reply.interaction_id)
        await tick(house, bot, reply.message)
        assert edits(house) == ["webhooks", "channels"]


async def test_watching_where_the_bot_is_no_member(house: House) -> None:
    abroad = house.playground.add_guild("Abroad", with_bot=False)
    square = house.playground.channel("general", guild=abroad)
    async with house.bot() as bot:
        card = await watch_out(house, bot, await watch(house, square))
        assert "It is a draw" in card.text
        assert set(edits(house)) == {"webhooks"}


async def test_two_watched_games_do_not_wait_for_each_other(house: House) -> None:
    async with house.bot() as bot:
        slow, swift = await watch(house), await watch(house, house.games)
        house.playground.faults.hang("PATCH /webhooks/*")
        house.clock.now += 1
        bot.deadlines.wake()
        await house.playground.until(
            lambda: played(seen(house.alice, slow)) + played(seen(house.alice, swift)) == 1
        )
        house.clock.now += 1
        bot.deadlines.wake()
        await house.playground.until(
            lambda: 2 in (played(seen(house.alice, slow)), played(seen(house.alice, swift)))
        )


async def test_only_offered_boards_and_levels(home: House) -> None:
    for options in ({"x": "godlike"}, {"board": "9x9"}):
        with pytest.raises(Refused):
            await home.alice.slash(home.general, "ttt watch", **options)


def edits(house: House) -> list[str]:
    """Which way the edits so far went, in order."""
    return [
        request.path.split("/")[1]
        for request in house.playground.requests
        if request.method == "PATCH"
    ]
