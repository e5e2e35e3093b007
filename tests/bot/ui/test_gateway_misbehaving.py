"""The gateway on its bad days: it goes away, turns the bot away, or says everything twice."""

import asyncio

import pytest

from playground import InteractionFailed
from tests.bot.cards import free, seen, start
from tests.bot.conftest import House
from tests.bot.ui.bad_days import plays, statuses
from tests.processes import bot_process, oxo


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
