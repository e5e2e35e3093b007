"""Answers and edits that are refused, lost, hang or come late: the game goes on."""

import asyncio
from datetime import timedelta

import pytest

from playground import InteractionFailed, Message, Reply
from tests.bot.cards import at, begun, duel, free, over, resign_here, seen, start
from tests.bot.conftest import Setup
from tests.bot.transport.discord_faults import (
    CALLBACK,
    EDIT,
    assert_board_command_works,
    assert_playable,
    hold_answer,
    settled,
    statuses,
)


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_an_answer_meets_a_server_error(running: Setup, status: int) -> None:
    running.playground.faults.server_error(CALLBACK, status=status)
    card = await start(running)
    running.playground.faults.server_error(CALLBACK, status=status, times=2)
    reply = await running.alice.click(*at(card, "b2"))
    assert statuses(reply) == [status, status, 204]
    assert len(free(reply.message)) == 7


async def test_an_answer_that_must_wait_too_long_reaches_the_card_through_the_channel(
    short_limits: Setup,
) -> None:
    card = await start(short_limits)
    short_limits.playground.faults.rate_limit(CALLBACK, retry_after=timedelta(minutes=5), times=9)
    click = asyncio.create_task(short_limits.alice.click(*at(card, "b2")))
    await short_limits.playground.until(lambda: len(free(seen(short_limits.alice, card))) == 7)
    short_limits.playground.faults.clear()
    click.cancel()
    await assert_playable(short_limits, seen(short_limits.alice, card), 5)


@pytest.mark.parametrize("fault", ["hang", "drop"])
async def test_an_answer_whose_fate_is_unknown_is_sent_again(
    short_limits: Setup, fault: str
) -> None:
    faults = short_limits.playground.faults
    getattr(faults, fault)(CALLBACK)
    card = await start(short_limits)
    assert len(short_limits.alice.messages(short_limits.general)) == 1
    getattr(faults, fault)(CALLBACK)
    reply = await short_limits.alice.click(*at(card, "b2"))
    assert len(free(reply.message)) == 7
    await settled(short_limits, reply)
    # The message of the start is known, or asked for: `/ttt board` leads on from it.
    again = (await short_limits.alice.slash(short_limits.general, "ttt board")).message
    await short_limits.playground.until(
        lambda: "is now in another message" in seen(short_limits.alice, card).text
    )
    await assert_playable(short_limits, again, 5)


async def test_an_answer_that_is_done_and_hangs_counts(short_limits: Setup) -> None:
    card = await start(short_limits)
    short_limits.playground.faults.drop(CALLBACK, times=3)
    reply = await short_limits.alice.click(*at(card, "b2"))
    assert len(free(reply.message)) == 7
    await short_limits.bob.slash(short_limits.general, "ttt help")
    assert all(request.method == "POST" for request in reply.requests)
    assert not [r for r in short_limits.playground.requests if r.method == "PATCH"]


async def test_a_click_answered_too_late_still_shows_in_the_channel(short_deadline: Setup) -> None:
    card = await start(short_deadline)
    short_deadline.playground.faults.slow(CALLBACK, by=timedelta(milliseconds=300), times=9)
    with pytest.raises(InteractionFailed):
        await short_deadline.alice.click(*at(card, "b2"))
    await short_deadline.playground.until(lambda: len(free(seen(short_deadline.alice, card))) == 7)
    short_deadline.playground.faults.clear()
    await assert_playable(short_deadline, seen(short_deadline.alice, card), 5)


async def test_a_start_answered_too_late_is_posted_to_the_channel(short_deadline: Setup) -> None:
    short_deadline.playground.faults.slow(CALLBACK, by=timedelta(milliseconds=300), times=9)
    with pytest.raises(InteractionFailed):
        await short_deadline.alice.slash(short_deadline.general, "ttt start")
    await short_deadline.playground.until(
        lambda: short_deadline.alice.messages(short_deadline.general)
    )
    short_deadline.playground.faults.clear()
    card = await assert_playable(
        short_deadline, short_deadline.alice.last(short_deadline.general), 7
    )
    # Its message is known, as any board's.
    again = (await short_deadline.alice.slash(short_deadline.general, "ttt board")).message
    await short_deadline.playground.until(
        lambda: "is now in another message" in seen(short_deadline.alice, card).text
    )
    await assert_playable(short_deadline, again, 5)


async def test_a_start_where_nothing_can_be_posted_is_found_by_its_command(
    short_deadline: Setup,
) -> None:
    short_deadline.playground.faults.forbid(short_deadline.general)
    short_deadline.playground.faults.slow(CALLBACK, by=timedelta(milliseconds=300), times=9)
    with pytest.raises(InteractionFailed):
        await short_deadline.alice.slash(short_deadline.general, "ttt start")
    await short_deadline.playground.until(
        lambda: any(request.status == 403 for request in short_deadline.playground.requests)
    )
    short_deadline.playground.faults.clear()
    await assert_board_command_works(short_deadline, 9)


async def test_a_completion_that_comes_too_late_is_no_error(
    short_deadline: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    await start(short_deadline)
    short_deadline.playground.faults.slow(CALLBACK, by=timedelta(milliseconds=300), times=9)
    with pytest.raises(InteractionFailed):
        await short_deadline.alice.complete(short_deadline.general, "ttt move", cell="b")
    await short_deadline.playground.until(
        lambda: any(request.status == 404 for request in short_deadline.playground.requests)
    )
    short_deadline.playground.faults.clear()
    await short_deadline.bob.slash(short_deadline.general, "ttt help")
    assert "Traceback" not in caplog.text


async def test_a_move_made_while_the_board_is_posted_again_shows_there(running: Setup) -> None:
    old = await duel(running)
    async with hold_answer(running, running.bob.slash(running.general, "ttt board")) as posting:
        moved = (await running.alice.click(*at(old, "b2"))).message
    new = (await posting).message
    assert len(free(new)) == 9
    await running.playground.until(lambda: len(free(seen(running.alice, new))) == 8)
    assert moved.id == old.id
    assert len(free((await running.bob.click(*at(seen(running.bob, new), "a1"))).message)) == 7


async def reply_followups(running: Setup, reply: Reply) -> list[Message]:
    """What came after an answer, once the bot is done with it."""
    await running.bob.slash(running.general, "ttt help")
    return list(reply.followups)


@pytest.mark.parametrize("fault", ["hang", "drop"])
async def test_an_edit_that_is_lost_harms_nobody(short_limits: Setup, fault: str) -> None:
    card = await begun(short_limits)
    getattr(short_limits.playground.faults, fault)(EDIT)
    reply = await resign_here(short_limits.alice, short_limits.general)
    assert "You resigned" in reply.text
    assert not await reply_followups(short_limits, reply)
    late = await short_limits.alice.click(*at(card, "c3"), force=True)
    assert over(late.message)


async def test_an_edit_that_takes_long_does_not_hold_up_the_answer(short_limits: Setup) -> None:
    first = (await short_limits.alice.click(*at(await start(short_limits), "b2"))).message
    refused = await short_limits.alice.slash(short_limits.general, "ttt start", board="4x4")
    short_limits.playground.faults.hang(EDIT)
    again = await short_limits.alice.click(refused.message, "Resign and start new")
    board = await again.followup()
    assert len(free(board)) == 16
    assert first.id != board.id


async def test_a_board_whose_posting_was_not_confirmed_is_posted_again(running: Setup) -> None:
    await running.alice.click(*at(await start(running), "b2"))
    offered = (await running.alice.slash(running.general, "ttt start", level="easy")).message
    running.playground.faults.drop("POST /webhooks/*")
    closed = await running.alice.click(offered, "Resign and start new")
    unconfirmed = await closed.followup()
    await running.playground.until(lambda: running.bob.last(running.general).id > unconfirmed.id)
    board = running.bob.last(running.general)
    assert len(free((await running.alice.click(*at(board, "b2"))).message)) == 7
    assert board.link in (await running.alice.slash(running.general, "ttt start")).text


@pytest.mark.parametrize("button", ["Keep playing", "Yes, resign"])
async def test_a_press_on_a_private_message_that_is_deleted_meanwhile_is_answered(
    running: Setup, button: str
) -> None:
    card = await start(running)
    question = await (await running.alice.click(card, "Resign")).followup()
    running.playground.faults.refuse(CALLBACK, code=10008)
    reply = await running.alice.click(question, button)
    assert (reply.kind, reply.ephemeral, statuses(reply)) == ("message", True, [404, 204])
    assert reply.text.startswith("Done." if button == "Keep playing" else "You called off [game 1]")
