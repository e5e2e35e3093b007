"""Discord refuses to change a message: the press is answered, and the board comes up to date."""

from dataclasses import replace
from datetime import timedelta

import pytest

from tests.bot.cards import at, duel, free, over, seen, start
from tests.bot.conftest import PATIENT, Setup
from tests.bot.transport.blocked_thinker import BlockedThinker
from tests.bot.transport.discord_faults import CALLBACK

FOLLOWS = "Your press counts. Discord won’t let me change the board just now"
A_QUARTER = 15 * 60


@pytest.mark.parametrize("code", [200000, 50013, 50083, 30046, 50001])
async def test_a_refused_move_is_answered_and_the_board_follows(running: Setup, code: int) -> None:
    card = await start(running)
    running.playground.faults.refuse(CALLBACK, code=code)
    running.playground.faults.refuse("PATCH /webhooks/*", code=code)
    reply = await running.alice.click(*at(card, "b2"))
    if code == 30046:  # Too many requests: the same is tried again.
        assert len(free(reply.message)) == 7
        return
    assert reply.ephemeral
    assert reply.text.startswith(FOLLOWS)
    await running.playground.until(lambda: len(free(seen(running.alice, card))) == 7)


async def test_a_refused_move_that_was_deferred_is_answered_too(
    setup: Setup, blocked_thinker: BlockedThinker
) -> None:
    limits = replace(PATIENT, defer_after=timedelta(0))
    async with setup.bot(limits=limits, thinking=lambda _: blocked_thinker):
        card = await (await setup.alice.slash(setup.general, "ttt start")).settled()
        setup.playground.faults.refuse("PATCH /webhooks/*", code=200000, times=2)
        reply = await setup.alice.click(*at(card, "b2"))
        assert reply.kind == "deferred_update"
        blocked_thinker.release.set()
        assert (await reply.followup()).text.startswith(FOLLOWS)
        await setup.playground.until(lambda: len(free(seen(setup.alice, card))) == 7)


async def test_a_refusal_is_said_where_the_board_cannot_be_redrawn_for_it(running: Setup) -> None:
    card = await duel(running)
    await running.alice.click(*at(card, "b2"))
    running.playground.faults.refuse(CALLBACK, code=200000)
    reply = await running.alice.click(*at(card, "a1"))
    assert "The game has moved on" in reply.text
    assert reply.ephemeral


@pytest.mark.parametrize("label", ["Accept", "Decline"])
async def test_a_refused_answer_to_a_challenge_is_answered(running: Setup, label: str) -> None:
    slash = running.alice.slash(running.general, "ttt challenge", opponent=running.bob)
    offer = (await slash).message
    running.playground.faults.refuse(CALLBACK, code=200000)
    reply = await running.bob.click(offer, label)
    assert reply.ephemeral
    if label == "Accept":
        assert reply.text.startswith(FOLLOWS)
        await running.playground.until(lambda: len(free(seen(running.bob, offer))) == 9)
    else:
        assert "declined" in reply.text
        await running.playground.until(lambda: "declined" in seen(running.bob, offer).text)


async def test_a_refused_start_is_posted_and_its_command_answered(running: Setup) -> None:
    running.playground.faults.refuse(CALLBACK, code=200000)
    reply = await running.alice.slash(running.general, "ttt start")
    assert reply.ephemeral
    assert reply.text == "Discord didn’t take my answer, so I posted it as a message of my own."
    (board,) = running.bob.messages(running.general)
    assert len(free((await running.alice.click(*at(board, "b2"))).message)) == 7
    # The token of that command edits what it said in private, and never the board.
    running.clock.now += 1
    await running.alice.slash(running.general, "ttt resign")
    assert (await running.alice.slash(running.general, "ttt board")).message.id != board.id


@pytest.mark.parametrize("code", [50001, 50013, 10008, 50083])
async def test_the_move_of_a_hint_is_seen_though_the_board_can_no_longer_be_edited(
    running: Setup, code: int
) -> None:
    card = await start(running)
    card = (await running.alice.click(*at(card, "b2"))).message
    await running.bob.slash(running.general, "ttt help")  # The bot has its response by now.
    running.clock.now += A_QUARTER  # No token can edit it any more.
    hint = (await running.alice.slash(running.general, "ttt hint")).message
    running.playground.faults.refuse("PATCH /channels/*", code=code)
    reply = await running.alice.click(hint, 0)
    board = await reply.followup()
    assert not board.ephemeral
    assert len(free(board)) == 5
    assert running.alice.see(hint) is None
    await running.playground.until(
        lambda: "is now in another message" in seen(running.alice, card).text
    )
    ended = board
    while not over(ended):
        ended = (await running.alice.click(ended, free(ended)[0])).message
