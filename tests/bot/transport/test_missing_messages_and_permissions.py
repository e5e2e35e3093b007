"""Messages, channels and permissions that are removed in mid-game: no move is lost."""

import pytest

from tests.bot.cards import at, duel, free, over, seen, start
from tests.bot.conftest import Setup
from tests.bot.transport.discord_faults import (
    assert_board_command_works,
    assert_playable,
    hold_answer,
)


async def test_a_message_deleted_under_a_click_is_posted_again(running: Setup) -> None:
    card = await start(running)
    async with hold_answer(running, running.alice.click(*at(card, "b2"))) as click:
        running.playground.faults.delete_message(card.record)
    reply = await click
    assert reply.kind == "message"
    assert not reply.ephemeral
    assert len(free(reply.message)) == 7
    again = (await running.alice.slash(running.general, "ttt board")).message
    await running.playground.until(
        lambda: "is now in another message" in seen(running.alice, reply.message).text
    )
    await assert_playable(running, again, 5)


async def test_a_message_deleted_under_a_refused_click_is_answered(running: Setup) -> None:
    card = await duel(running)
    await running.alice.click(*at(card, "a1"))
    async with hold_answer(running, running.alice.click(*at(card, "b2"))) as click:
        running.playground.faults.delete_message(card.record)
    reply = await click
    assert reply.ephemeral
    assert "The game has moved on" in reply.text


@pytest.mark.parametrize("label", ["Accept", "Decline"])
async def test_a_challenge_deleted_under_its_answer(running: Setup, label: str) -> None:
    offer = (
        await running.alice.slash(running.general, "ttt challenge", opponent=running.bob)
    ).message
    async with hold_answer(running, running.bob.click(offer, label)) as click:
        running.playground.faults.delete_message(offer.record)
    reply = await click
    if label == "Accept":
        assert not reply.ephemeral
        await assert_playable(running, reply.message, 8)
    else:
        assert "declined" in reply.text


async def test_a_channel_deleted_in_mid_game_leaves_the_others_alone(running: Setup) -> None:
    card = await start(running)
    other = (await running.bob.slash(running.games, "ttt start")).message
    async with hold_answer(running, running.alice.click(*at(card, "b2"))) as click:
        running.playground.faults.delete_channel(running.general)
        reply = await running.bob.click(*at(other, "b2"))
        assert len(free(reply.message)) == 7
        click.cancel()


async def test_a_server_deleted_in_mid_game_leaves_the_others_alone(running: Setup) -> None:
    lobby = running.playground.channel("lobby")
    card = (await running.alice.slash(lobby, "ttt start")).message
    other = await start(running)
    running.playground.faults.delete_guild(running.playground.guild("Corner Café"))
    await assert_playable(running, other, 7)
    assert card.channel is lobby


@pytest.mark.parametrize("code", [50001, 50013])
async def test_permissions_taken_in_mid_game(running: Setup, code: int) -> None:
    card = await duel(running)
    running.playground.faults.forbid(running.general, code)
    card = (await running.alice.click(*at(card, "a1"))).message
    assert len(free(card)) == 8
    moved = (await running.alice.slash(running.general, "ttt board")).message
    assert len(free(moved)) == 8
    # Whether or not the old copy could be edited: a click there says where the board is.
    reply = await running.bob.click(*at(card, "b2"), force=True)
    assert reply.ephemeral
    assert moved.link in reply.text
    running.playground.faults.permit(running.general)
    await assert_board_command_works(running, 8)


async def test_permissions_taken_while_time_runs_out(setup: Setup) -> None:
    async with setup.bot() as bot:
        card = await duel(setup)
        setup.playground.faults.forbid(setup.general)
        setup.clock.now += 86_400
        await bot.deadlines.settle()
        # The token of an interaction still edits its message, if it is young enough.
        await setup.playground.until(lambda: over(seen(setup.alice, card)))
        assert not (await setup.alice.slash(setup.general, "ttt start")).ephemeral
