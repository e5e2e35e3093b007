"""Restarts: a kill at any moment, and every board still plays."""

import signal

from playground import Message
from tests.bot.cards import free
from tests.bot.conftest import House
from tests.processes import bot_process


async def test_ten_games_survive_a_kill(house: House) -> None:
    people = [house.playground.add_person(f"Player {number}") for number in range(10)]
    boards: list[Message] = []
    async with bot_process(house) as process:
        for person in people:
            card = (await person.slash(house.general, "ttt start")).message
            boards.append((await person.click(card, "b2")).message)
        process.kill()
        await process.wait()
    async with bot_process(house):
        for person, card in zip(people, boards, strict=True):
            reply = await person.click(card, free(card)[0])
            assert reply.message.id == card.id
            assert len(free(reply.message)) in (0, 5)
            assert len(reply.requests) == 1


async def test_a_challenge_survives_a_restart(house: House) -> None:
    async with house.bot():
        offer = (
            await house.alice.slash(house.general, "ttt challenge", opponent=house.bob)
        ).message
    async with house.bot():
        assert len(free((await house.bob.click(offer, "Accept")).message)) == 9


async def test_sigterm_is_obeyed(house: House) -> None:
    async with bot_process(house) as process:
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0


async def test_commands_are_registered_only_when_they_changed(house: House) -> None:
    async with house.bot():
        pass
    async with house.bot():
        pass
    puts = [r for r in house.playground.requests if r.method == "PUT" and "/commands" in r.path]
    assert len(puts) == 1
