"""Answers and edits on bad days: refused, lost, hung or late, and the game goes on."""

import asyncio
from datetime import timedelta

import pytest

from playground import InteractionFailed, Message, Reply, Request
from tests.bot.cards import duel, free, over, seen, start
from tests.bot.conftest import House
from tests.bot.ui.bad_days import (
    CALLBACK,
    EDIT,
    EDIT_IN_CHANNEL,
    MOMENT,
    can_be_called,
    hasty_bot,
    held_back,
    plays,
    statuses,
)


def reply_requests(home: House) -> list[Request]:
    """What the bot asked on behalf of interactions."""
    return [request for request in home.playground.requests if request.interaction_id]


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_an_answer_meets_a_server_error(home: House, status: int) -> None:
    home.playground.faults.server_error(CALLBACK, status=status)
    card = await start(home)
    home.playground.faults.server_error(CALLBACK, status=status, times=2)
    reply = await home.alice.click(card, "b2")
    assert statuses(reply) == [status, status, 204]
    assert len(free(reply.message)) == 7


async def test_an_answer_meets_a_rate_limit(home: House) -> None:
    home.playground.faults.rate_limit(CALLBACK, retry_after=MOMENT, times=2)
    card = await start(home)
    home.playground.faults.rate_limit(CALLBACK, retry_after=MOMENT, is_global=True)
    reply = await home.alice.click(card, "b2")
    assert statuses(reply) == [429, 204]


async def test_an_answer_that_must_wait_too_long_reaches_the_card_through_the_channel(
    hasty: House,
) -> None:
    card = await start(hasty)
    hasty.playground.faults.rate_limit(CALLBACK, retry_after=timedelta(minutes=5), times=9)
    click = asyncio.create_task(hasty.alice.click(card, "b2"))
    await hasty.playground.until(lambda: len(free(seen(hasty.alice, card))) == 7)
    hasty.playground.faults.clear()
    click.cancel()
    await plays(hasty, seen(hasty.alice, card), 5)


@pytest.mark.parametrize("fault", ["hang", "drop"])
async def test_an_answer_whose_fate_is_unknown_is_sent_again(hasty: House, fault: str) -> None:
    faults = hasty.playground.faults
    getattr(faults, fault)(CALLBACK)
    card = await start(hasty)
    assert len(hasty.alice.messages(hasty.general)) == 1
    getattr(faults, fault)(CALLBACK)
    reply = await hasty.alice.click(card, "b2")
    assert len(free(reply.message)) == 7
    if fault == "drop":  # What the cut-off answer would have said is asked for again.
        await hasty.playground.until(
            lambda: any(request.method == "GET" for request in reply_requests(hasty))
        )
    # The message of the start is known: `/ttt board` leads on from it.
    again = (await hasty.alice.slash(hasty.general, "ttt board")).message
    await hasty.playground.until(lambda: "has moved" in seen(hasty.alice, card).text)
    await plays(hasty, again, 5)


async def test_an_answer_that_is_done_and_hangs_counts(hasty: House) -> None:
    card = await start(hasty)
    hasty.playground.faults.drop(CALLBACK, times=3)
    reply = await hasty.alice.click(card, "b2")
    assert len(free(reply.message)) == 7
    await hasty.bob.slash(hasty.general, "ttt help")
    assert all(request.method == "POST" for request in reply.requests)
    assert not [r for r in hasty.playground.requests if r.method == "PATCH"]


async def test_a_click_answered_too_late_still_shows_in_the_channel(strict: House) -> None:
    card = await start(strict)
    strict.playground.faults.slow(CALLBACK, by=timedelta(milliseconds=300), times=9)
    with pytest.raises(InteractionFailed):
        await strict.alice.click(card, "b2")
    await strict.playground.until(lambda: len(free(seen(strict.alice, card))) == 7)
    strict.playground.faults.clear()
    await plays(strict, seen(strict.alice, card), 5)


async def test_a_start_answered_too_late_is_posted_to_the_channel(strict: House) -> None:
    strict.playground.faults.slow(CALLBACK, by=timedelta(milliseconds=300), times=9)
    with pytest.raises(InteractionFailed):
        await strict.alice.slash(strict.general, "ttt start")
    await strict.playground.until(lambda: strict.alice.messages(strict.general))
    strict.playground.faults.clear()
    card = await plays(strict, strict.alice.last(strict.general), 7)
    # Its message is known, as any board's.
    again = (await strict.alice.slash(strict.general, "ttt board")).message
    await strict.playground.until(lambda: "has moved" in seen(strict.alice, card).text)
    await plays(strict, again, 5)


async def test_a_challenge_answered_too_late_is_posted_to_the_channel(strict: House) -> None:
    strict.playground.faults.slow(CALLBACK, by=timedelta(milliseconds=300), times=9)
    with pytest.raises(InteractionFailed):
        await strict.alice.slash(strict.general, "ttt challenge", opponent=strict.bob)
    await strict.playground.until(lambda: strict.bob.pings)
    strict.playground.faults.clear()
    (offer,) = strict.bob.pings
    assert len(free((await strict.bob.click(offer, "Accept")).message)) == 9


async def test_a_start_where_nothing_can_be_posted_is_found_by_its_command(strict: House) -> None:
    strict.playground.faults.forbid(strict.general)
    strict.playground.faults.slow(CALLBACK, by=timedelta(milliseconds=300), times=9)
    with pytest.raises(InteractionFailed):
        await strict.alice.slash(strict.general, "ttt start")
    await strict.playground.until(
        lambda: any(request.status == 403 for request in strict.playground.requests)
    )
    strict.playground.faults.clear()
    await can_be_called(strict, 9)


async def test_a_stale_click_answered_too_late_still_redraws_the_board(strict: House) -> None:
    old = await start(strict)
    strict.playground.faults.slow(CALLBACK, by=timedelta(milliseconds=300), times=9)
    for label in ("b2", "a1"):
        with pytest.raises(InteractionFailed):
            await strict.alice.click(old, label)
    await strict.playground.until(lambda: len(free(seen(strict.alice, old))) == 7)


async def test_a_completion_that_comes_too_late_is_no_news(
    strict: House, caplog: pytest.LogCaptureFixture
) -> None:
    await start(strict)
    strict.playground.faults.slow(CALLBACK, by=timedelta(milliseconds=300), times=9)
    with pytest.raises(InteractionFailed):
        await strict.alice.complete(strict.general, "ttt move", cell="b")
    await strict.playground.until(
        lambda: any(request.status == 404 for request in strict.playground.requests)
    )
    strict.playground.faults.clear()
    await strict.bob.slash(strict.general, "ttt help")
    assert "Traceback" not in caplog.text


async def test_a_move_made_while_the_board_is_posted_again_shows_there(home: House) -> None:
    old = await duel(home)
    async with held_back(home, home.bob.slash(home.general, "ttt board")) as posting:
        moved = (await home.alice.click(old, "b2")).message
    new = (await posting).message
    assert len(free(new)) == 9
    await home.playground.until(lambda: len(free(seen(home.alice, new))) == 8)
    assert moved.id == old.id
    assert len(free((await home.bob.click(seen(home.bob, new), "a1")).message)) == 7


async def reply_followups(home: House, reply: Reply) -> list[Message]:
    """What came after an answer, once the bot is done with it."""
    await home.bob.slash(home.general, "ttt help")
    return list(reply.followups)


@pytest.mark.parametrize("fault", ["hang", "drop"])
async def test_an_edit_that_is_lost_harms_nobody(hasty: House, fault: str) -> None:
    card = await start(hasty)
    getattr(hasty.playground.faults, fault)(EDIT)
    reply = await hasty.alice.slash(hasty.general, "ttt resign")
    assert "You resigned" in reply.text
    assert not await reply_followups(hasty, reply)
    late = await hasty.alice.click(card, "a1", force=True)
    assert over(late.message)


async def test_an_edit_meets_a_server_error_and_is_made_again(home: House) -> None:
    card = await start(home)
    home.playground.faults.server_error(EDIT)
    await home.alice.slash(home.general, "ttt resign")
    await home.playground.until(lambda: over(seen(home.alice, card)))


async def test_an_edit_that_takes_long_does_not_hold_up_the_answer(hasty: House) -> None:
    first = await start(hasty)
    refused = await hasty.alice.slash(hasty.general, "ttt start", board="4x4")
    hasty.playground.faults.hang(EDIT)
    again = await hasty.alice.click(refused.message, "Resign it and start this one")
    assert len(free(again.message)) == 16
    assert next(request.method for request in again.requests) == "POST"
    assert first.id != again.message.id


@pytest.mark.parametrize("fault", ["hang", "drop"])
async def test_an_edit_without_a_token_is_lost_and_harms_nobody(
    house: House, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house.bot():
        card = await start(house)
    async with hasty_bot(house):  # It was never told by an interaction how to edit the message.
        getattr(house.playground.faults, fault)(EDIT_IN_CHANNEL)
        reply = await house.alice.slash(house.general, "ttt resign")
        assert "You resigned" in reply.text
        assert not await reply_followups(house, reply)
        assert over((await house.alice.click(card, "a1", force=True)).message)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_deadlines_are_settled_though_an_edit_hangs(house: House) -> None:
    async with house.bot() as bot:
        cards = [await duel(house), (await house.carol.slash(house.general, "ttt start")).message]
        house.playground.faults.hang(EDIT)
        house.clock.now += 86_400
        bot.deadlines.wake()
        await house.playground.until(lambda: any(over(seen(house.alice, card)) for card in cards))
        # And the next deadline is kept as well.
        offer = (
            await house.alice.slash(house.general, "ttt challenge", opponent=house.bob)
        ).message
        house.clock.now += 600
        bot.deadlines.wake()
        await house.playground.until(lambda: "Nobody answered" in seen(house.bob, offer).text)
