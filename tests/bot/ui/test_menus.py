"""The context menus."""

from tests.bot.cards import free
from tests.bot.conftest import House

CHALLENGE, STOP = "Challenge to tic-tac-toe", "Stop this game"


async def test_a_person_can_be_challenged_from_their_menu(home: House) -> None:
    reply = await home.alice.context(home.general, CHALLENGE, home.bob)
    assert reply.message.pings == {home.bob.id}
    assert len(free((await home.bob.click(reply.message, "Accept")).message)) == 9


async def test_challenging_oneself_from_the_menu(home: House) -> None:
    reply = await home.alice.context(home.general, CHALLENGE, home.alice)
    assert reply.ephemeral
    assert "cannot challenge yourself" in reply.text


async def test_a_moderator_stops_a_game(home: House) -> None:
    card = (await home.bob.slash(home.general, "ttt start")).message
    home.playground.allow(home.carol, "manage_messages")
    reply = await home.carol.context(home.general, STOP, card)
    assert reply.ephemeral
    await home.playground.until(lambda: "Stopped" in home.bob.last(home.general).text)
    late = await home.bob.click(card, "a1", force=True)
    assert "has ended" in (await late.followup()).text
    again = await home.carol.context(home.general, STOP, card)
    assert "has ended" in again.text
    assert not (await home.bob.slash(home.general, "ttt start")).ephemeral


async def test_others_cannot_stop_a_game(home: House) -> None:
    card = (await home.alice.slash(home.general, "ttt start")).message
    (command,) = [each for each in home.playground.commands if each["name"] == STOP]
    resolved = {"messages": {str(card.id): card.raw}}
    data = {**command, "target_id": str(card.id), "resolved": resolved}
    reply = await home.bob.interact(home.general, {"type": 2, "data": data})
    assert reply.ephemeral
    assert "Only members who may manage messages" in reply.text


async def test_there_is_nothing_to_stop_on_other_messages(home: House) -> None:
    message = home.alice.send(home.general, "hello")
    reply = await home.alice.context(home.general, STOP, message)
    assert reply.ephemeral
    assert "no game on this message" in reply.text
