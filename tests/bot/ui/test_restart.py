"""Restarts: a kill at any moment, and every board still plays."""

from playground import Message
from tests.bot.cards import at, free
from tests.bot.conftest import Setup
from tests.processes import bot_process


async def test_ten_games_survive_a_kill(setup: Setup) -> None:
    people = [setup.playground.add_person(f"Player {number}") for number in range(10)]
    boards: list[Message] = []
    async with bot_process(setup) as process:
        for person in people:
            card = (await person.slash(setup.general, "ttt start")).message
            boards.append((await person.click(*at(card, "b2"))).message)
        process.kill()
        await process.wait()
    async with bot_process(setup):
        for person, card in zip(people, boards, strict=True):
            reply = await person.click(card, free(card)[0])
            assert reply.message.id == card.id
            assert len(free(reply.message)) in (0, 5)
            assert len(reply.requests) == 1


async def test_commands_are_registered_only_when_they_changed(setup: Setup) -> None:
    async with setup.bot():
        pass
    async with setup.bot():
        pass
    sent = [r.method for r in setup.playground.requests if "/commands" in r.path]
    assert sent == ["GET", "POST", "POST", "POST", "GET"]
