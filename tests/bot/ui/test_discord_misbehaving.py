"""Discord on its bad days: whatever goes wrong, no move is lost and the game goes on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from bot.ui.client import TicTacToeBot
from bot.ui.wire import TimeLimits, Wire
from playground import InteractionFailed, Message, Playground, Reply, Request
from tests.bot.cards import duel, free, over, seen, start
from tests.bot.conftest import Clock, House
from tests.processes import bot_process, oxo

CALLBACK = "POST /interactions/*"
EDIT, EDIT_IN_CHANNEL = "PATCH *", "PATCH /channels/*"
MOMENT = timedelta(milliseconds=50)
HASTE = TimeLimits(
    answer=timedelta(seconds=1), one_try=2 * MOMENT, follow=4 * MOMENT, edit=4 * MOMENT
)


@asynccontextmanager
async def hasty_bot(house: House) -> AsyncIterator[TicTacToeBot]:
    """Run a bot that loses patience with Discord within moments, so that no test waits long."""
    async with house.bot() as bot:
        await bot.wire.close()
        bot.wire = await Wire(HASTE).open(bot.http.user_agent)
        yield bot


@pytest.fixture
async def hasty(house: House) -> AsyncIterator[House]:
    """A playground with an impatient bot in it."""
    async with hasty_bot(house):
        yield house


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[House]:
    """A playground that forgets an interaction after a fifth of a second, with the bot in it."""
    async with Playground(port=0, answer_within=timedelta(milliseconds=200)) as playground:
        house = House(playground, tmp_path / "oxo.db", Clock())
        async with hasty_bot(house):
            yield house


async def plays(home: House, card: Message, expected_free: int) -> Message:
    """Alice's board takes a click."""
    card = (await home.alice.click(card, free(card)[0])).message
    assert len(free(card)) == expected_free
    return card


async def can_be_called(home: House, expected_free: int) -> Message:
    """`/ttt board` shows Alice's game, and it plays."""
    card = (await home.alice.slash(home.general, "ttt board")).message
    assert len(free(card)) == expected_free
    return (await home.alice.click(card, free(card)[0])).message


def reply_requests(home: House) -> list[Request]:
    """What the bot asked on behalf of interactions."""
    return [request for request in home.playground.requests if request.interaction_id]


def statuses(reply: Reply) -> list[int]:
    return [request.status for request in reply.requests]


# The gateway


@pytest.mark.parametrize(
    "trouble",
    [
        *(f"close {code}" for code in (1000, 1001, 4000, 4007, 4009)),
        *("cut", "reconnect", "invalidate", "invalidate resumable"),
    ],
)
async def test_the_gateway_goes_and_comes_back(home: House, trouble: str) -> None:
    card = await start(home)
    faults = home.playground.faults
    match trouble.split():
        case ["close", code]:
            faults.close_gateway(int(code))
        case ["cut"]:
            faults.cut_gateway()
        case ["reconnect"]:
            faults.reconnect()
        case ["invalidate", *how]:
            faults.invalidate_session(resumable=bool(how))
    # What is done meanwhile is delivered again by a resumed session, or lost with an old one.
    clicking = asyncio.create_task(home.alice.click(card, "b2"))
    with_it = await asyncio.gather(clicking, return_exceptions=True)
    await home.playground.bot_ready()
    now = seen(home.alice, card)
    if isinstance(with_it[0], InteractionFailed):
        assert len(free(now)) == 9
        now = await plays(home, now, 7)
    await plays(home, now, 5)


async def test_a_gateway_that_turns_the_bot_away_is_tried_again(home: House) -> None:
    card = await start(home)
    home.playground.faults.refuse_gateway(times=1)
    home.playground.faults.cut_gateway()
    await home.playground.bot_gone()
    await home.playground.bot_ready()
    await plays(home, card, 7)


# Delivered twice


async def test_a_command_delivered_twice_is_obeyed_once(home: House) -> None:
    home.playground.faults.repeat_interactions(times=1)
    reply = await home.alice.slash(home.general, "ttt start")
    home.playground.faults.redeliver(reply.interaction_id)
    for _ in range(3):
        await home.bob.slash(home.general, "ttt help")
    assert statuses(reply) == [200]


async def test_a_resignation_delivered_twice_leaves_the_challenge_alone(home: House) -> None:
    offer = (await home.alice.slash(home.general, "ttt challenge", opponent=home.bob)).message
    await start(home)
    reply = await home.alice.slash(home.general, "ttt resign")
    assert "You resigned" in reply.text
    home.playground.faults.redeliver(reply.interaction_id)
    for _ in range(3):
        await home.bob.slash(home.general, "ttt help")
    assert seen(home.bob, offer).has_button("Accept")


async def test_an_old_interaction_delivered_again_changes_nothing(home: House) -> None:
    card = await start(home)
    reply = await home.alice.click(card, "b2")
    card = (await home.alice.click(reply.message, free(reply.message)[0])).message
    home.playground.faults.redeliver(reply.interaction_id)
    await home.bob.slash(home.general, "ttt help")
    assert seen(home.alice, card) == card


async def test_a_move_delivered_to_two_processes_is_played_once(house: House) -> None:
    async with house.bot():
        card = await start(house)
        async with house.bot(seed=8) as second:
            await second.wait_until_ready()
            reply = await house.alice.click(card, "b2")
            await house.bob.slash(house.general, "ttt help")
        # The same position, whoever answered; the other one redrew it or was told it came late.
        await house.playground.until(lambda: len(free(seen(house.alice, reply.message))) == 7)
        await plays(house, seen(house.alice, card), 5)


# Answers refused, lost, hung


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
    strict.playground.faults.slow(CALLBACK, by=timedelta(milliseconds=300))
    with pytest.raises(InteractionFailed):
        await strict.alice.complete(strict.general, "ttt move", cell="b")
    await strict.playground.until(
        lambda: any(request.status == 404 for request in strict.playground.requests)
    )
    await strict.bob.slash(strict.general, "ttt help")
    assert "Traceback" not in caplog.text


async def test_a_move_made_while_the_board_is_posted_again_shows_there(home: House) -> None:
    old = await duel(home)
    home.playground.faults.slow(CALLBACK, by=2 * MOMENT)
    posting = asyncio.create_task(home.bob.slash(home.general, "ttt board"))
    await asyncio.sleep(MOMENT.total_seconds())
    moved = (await home.alice.click(old, "b2")).message
    new = (await posting).message
    assert len(free(new)) == 9
    await home.playground.until(lambda: len(free(seen(home.alice, new))) == 8)
    assert moved.id == old.id
    assert len(free((await home.bob.click(seen(home.bob, new), "a1")).message)) == 7


# Edits and what follows an answer


@pytest.mark.parametrize("fault", ["hang", "drop"])
async def test_an_edit_that_is_lost_harms_nobody(hasty: House, fault: str) -> None:
    card = await start(hasty)
    getattr(hasty.playground.faults, fault)(EDIT)
    reply = await hasty.alice.slash(hasty.general, "ttt resign")
    assert "You resigned" in reply.text
    assert not await reply_followups(hasty, reply)
    late = await hasty.alice.click(card, "a1", force=True)
    assert over(late.message)


async def reply_followups(home: House, reply: Reply) -> list[Message]:
    """What came after an answer, once the bot is done with it."""
    await home.bob.slash(home.general, "ttt help")
    return list(reply.followups)


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
        bot.wake_timekeeper()
        await house.playground.until(lambda: any(over(seen(house.alice, card)) for card in cards))
        # And the next deadline is kept as well.
        offer = (
            await house.alice.slash(house.general, "ttt challenge", opponent=house.bob)
        ).message
        house.clock.now += 600
        bot.wake_timekeeper()
        await house.playground.until(lambda: "Nobody answered" in seen(house.bob, offer).text)


# Things deleted, permissions taken


async def test_a_message_deleted_under_a_click_is_posted_again(home: House) -> None:
    card = await start(home)
    home.playground.faults.slow(CALLBACK, by=MOMENT)
    click = asyncio.create_task(home.alice.click(card, "b2"))
    await asyncio.sleep(0)
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
    home.playground.faults.slow(CALLBACK, by=MOMENT)
    click = asyncio.create_task(home.alice.click(card, "b2"))
    await asyncio.sleep(0)
    home.playground.faults.delete_message(card.record)
    reply = await click
    assert reply.ephemeral
    assert "The game moved on" in reply.text


@pytest.mark.parametrize("label", ["Accept", "Decline"])
async def test_a_challenge_deleted_under_its_answer(home: House, label: str) -> None:
    offer = (await home.alice.slash(home.general, "ttt challenge", opponent=home.bob)).message
    home.playground.faults.slow(CALLBACK, by=MOMENT)
    click = asyncio.create_task(home.bob.click(offer, label))
    await asyncio.sleep(0)
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
    home.playground.faults.slow(CALLBACK, by=MOMENT)
    click = asyncio.create_task(home.alice.click(card, "b2"))
    await asyncio.sleep(0)
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
    # Whether or not the old copy could be told: a click there plays, and says where the board is.
    reply = await home.bob.click(card, "b2")
    assert moved.link in reply.text
    assert not free(reply.message)
    home.playground.faults.permit(home.general)
    await can_be_called(home, 7)


async def test_permissions_taken_while_time_runs_out(house: House) -> None:
    async with house.bot() as bot:
        card = await duel(house)
        house.playground.faults.forbid(house.general)
        house.clock.now += 86_400
        bot.wake_timekeeper()
        # The token of an interaction still edits its message, if it is young enough.
        await house.playground.until(lambda: over(seen(house.alice, card)))
        assert not (await house.alice.slash(house.general, "ttt start")).ephemeral


# Before and after all else


async def test_a_start_without_discord_is_one_clear_line(house: House) -> None:
    code, said = await oxo(house, DISCORD_API_BASE="http://127.0.0.1:1/api/v10")
    assert code == 1
    assert said.splitlines()[-1].startswith("oxo: ")
    assert "127.0.0.1:1" in said
    assert "Traceback" not in said


async def test_a_token_that_is_taken_back_ends_the_bot_in_one_clear_line(house: House) -> None:
    async with bot_process(house, stderr=asyncio.subprocess.PIPE) as process:
        await house.alice.slash(house.general, "ttt help")
        house.playground.faults.close_gateway(4004)
        _, said = await process.communicate()
    assert process.returncode == 1
    assert said.decode().splitlines()[-1].startswith("oxo: ")
    assert "4004" in said.decode()
    assert b"Traceback" not in said
