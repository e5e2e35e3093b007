"""Messages, channels and permissions that go under a game: no move is lost, no other game hurt."""

import pytest

from tests.bot.cards import duel, free, over, seen, start
from tests.bot.conftest import House
from tests.bot.ui.bad_days import can_be_called, held_back, plays


async def test_a_message_deleted_under_a_click_is_posted_again(home: House) -> None:
    card = await start(home)
    async with held_back(home, home.alice.click(card, "b2")) as click:
        home.playground.faults.delete_message(card.record)
    reply = await click
    assert reply.kind == "message"
    assert not reply.ephemeral
    assert len(free(reply.message)) == 7
    again = (await home.alice.slash(home.general, "ttt board")).message
    await home.playground.until(lambda: "has moved" in seen(home.alice, reply.message).text)
    await plays(home, again, 5)


async def test_a_message_deleted_under_a_refused_click_is_answered(home: House) -> None:
    card = await duel(home)
    await home.alice.click(card, "a1")
    async with held_back(home, home.alice.click(card, "b2")) as click:
        home.playground.faults.delete_message(card.record)
    reply = await click
    assert reply.ephemeral
    assert "The game moved on" in reply.text


@pytest.mark.parametrize("label", ["Accept", "Decline"])
async def test_a_challenge_deleted_under_its_answer(home: House, label: str) -> None:
    offer = (await home.alice.slash(home.general, "ttt challenge", opponent=home.bob)).message
    async with held_back(home, home.bob.click(offer, label)) as click:
        home.playground.faults.delete_message(offer.record)
    reply = await click
    if label == "Accept":
        assert not reply.ephemeral
        await plays(home, reply.message, 8)
    else:
        assert "declined" in reply.text


async def test_a_channel_deleted_in_mid_game_leaves_the_others_alone(home: House) -> None:
    card = await start(home)
    other = (await home.bob.slash(home.games, "ttt start")).message
    async with held_back(home, home.alice.click(card, "b2")) as click:
        home.playground.faults.delete_channel(home.general)
        reply = await home.bob.click(other, "b2")
        assert len(free(reply.message)) == 7
        click.cancel()


async def test_a_server_deleted_in_mid_game_leaves_the_others_alone(home: House) -> None:
    lobby = home.playground.channel("lobby")
    card = (await home.alice.slash(lobby, "ttt start")).message
    other = await start(home)
    home.playground.faults.delete_guild(home.playground.guild("Corner Café"))
    await plays(home, other, 7)
    assert card.channel is lobby


@pytest.mark.parametrize("code", [50001, 50013])
async def test_permissions_taken_in_mid_game(home: House, code: int) -> None:
    card = await duel(home)
    home.playground.faults.forbid(home.general, code)
    card = (await home.alice.click(card, "a1")).message
    assert len(free(card)) == 8
    moved = (await home.alice.slash(home.general, "ttt board")).message
    assert len(free(moved)) == 8
    # Whether or not the old copy could be edited: a click there says where the board is.
    reply = await home.bob.click(card, "b2", force=True)
    assert reply.ephemeral
    assert moved.link in reply.text
    home.playground.faults.permit(home.general)
    await can_be_called(home, 8)


async def test_permissions_taken_while_time_runs_out(house: House) -> None:
    async with house.bot() as bot:
        card = await duel(house)
        house.playground.faults.forbid(house.general)
        house.clock.now += 86_400
        bot.deadlines.wake()
        # The token of an interaction still edits its message, if it is young enough.
        await house.playground.until(lambda: over(seen(house.alice, card)))
        assert not (await house.alice.slash(house.general, "ttt start")).ephemeral
