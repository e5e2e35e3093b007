"""The context menus."""

from tests.bot.cards import at, free
from tests.bot.conftest import Setup

CHALLENGE, STOP = "Challenge to tic-tac-toe", "Stop this game"


async def test_a_person_can_be_challenged_from_their_menu(running: Setup) -> None:
    reply = await running.alice.context(running.general, CHALLENGE, running.bob)
    assert reply.message.pings == {running.bob.id}
    assert len(free((await running.bob.click(reply.message, "Accept")).message)) == 9


async def test_a_moderator_stops_a_game(running: Setup) -> None:
    card = (await running.bob.slash(running.general, "ttt start")).message
    running.playground.allow(running.carol, "manage_messages")
    reply = await running.carol.context(running.general, STOP, card)
    assert reply.ephemeral
    await running.playground.until(lambda: "Stopped" in running.bob.last(running.general).text)
    late = await running.bob.click(*at(card, "a1"), force=True)
    assert "has ended" in (await late.followup()).text
    again = await running.carol.context(running.general, STOP, card)
    assert again.text == reply.text
    assert not (await running.bob.slash(running.general, "ttt start")).ephemeral


async def test_others_cannot_stop_a_game(running: Setup) -> None:
    card = (await running.alice.slash(running.general, "ttt start")).message
    (command,) = [each for each in running.playground.commands if each["name"] == STOP]
    resolved = {"messages": {str(card.id): card.raw}}
    data = {**command, "target_id": str(card.id), "resolved": resolved}
    reply = await running.bob.interact(running.general, {"type": 2, "data": data})
    assert reply.ephemeral
    assert "Only members with *Manage Messages*" in reply.text


async def test_there_is_nothing_to_stop_on_other_messages(running: Setup) -> None:
    message = running.alice.send(running.general, "hello")
    reply = await running.alice.context(running.general, STOP, message)
    assert reply.ephemeral
    assert "no game on this message" in reply.text
