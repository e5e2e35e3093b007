"""Challenge again: after nobody took a challenge, its maker offers the same once more."""

import pytest

from playground import Message
from tests.bot.cards import free, seen
from tests.bot.conftest import Setup

AGAIN = "Challenge again"


async def offered(running: Setup, **options: object) -> Message:
    terms = {"board": "4x4", "mark": "O", "first": "me", **options}
    return (await running.alice.slash(running.general, "ttt challenge", **terms)).message


async def declined(running: Setup) -> Message:
    offer = await offered(running, opponent=running.bob)
    return (await running.bob.click(offer, "Decline")).message


async def test_a_declined_challenge_is_made_again_with_the_same_terms(running: Setup) -> None:
    offer = await declined(running)
    running.clock.now += 60
    reply = await running.alice.click(offer, AGAIN)
    assert len(reply.requests) == 1
    assert reply.message.id != offer.id
    assert reply.message.pings == {running.bob.id}
    card = (await running.bob.click(reply.message, "Accept")).message
    assert "🔵\u00a0Alice vs ❌\u00a0Bob" in card.text
    assert len(free(card)) == 16


@pytest.mark.parametrize("named", [True, False])
async def test_an_expired_challenge_is_made_again(setup: Setup, named: bool) -> None:
    async with setup.bot() as bot:
        offer = await offered(setup, **({"opponent": setup.bob} if named else {}))
        setup.clock.now += 600
        await bot.deadlines.settle()
        await setup.playground.until(lambda: seen(setup.alice, offer).has_button(AGAIN))
        text = "before Bob answered." if named else "before anybody joined."
        assert text in seen(setup.bob, offer).text
    async with setup.bot():
        again = (await setup.alice.click(seen(setup.alice, offer), AGAIN)).message
        card = (await setup.bob.click(again, "Accept" if named else "Join")).message
        assert len(free(card)) == 16


async def test_a_challenge_that_was_withdrawn_or_accepted_is_not(running: Setup) -> None:
    offer = await offered(running)
    withdrawn = (await running.alice.click(offer, "Withdraw")).message
    assert not withdrawn.buttons
    forged = await running.alice.click(withdrawn, custom_id="once-more:1")
    assert "I don’t know this button." in forged.text


async def test_only_its_maker_makes_it_again(running: Setup) -> None:
    offer = await declined(running)
    running.clock.now += 60
    for person in (running.bob, running.carol):
        refused = await person.click(offer, AGAIN)
        assert refused.ephemeral
        assert refused.text.startswith("Only whoever made this challenge can make it again.")
    assert not running.alice.pings
    assert (await running.alice.click(offer, AGAIN)).message.pings == {running.bob.id}


async def test_it_is_refused_beside_a_game_or_another_challenge(running: Setup) -> None:
    offer = await declined(running)
    running.clock.now += 10
    await running.alice.click(offer, AGAIN)
    assert "You have an open challenge" in (await running.alice.click(offer, AGAIN)).text
    await running.alice.slash(running.general, "ttt resign")
    theirs = (await running.carol.slash(running.general, "ttt challenge")).message
    await running.bob.click(theirs, "Join")
    running.clock.now += 10
    again = await running.alice.click(offer, AGAIN)  # What Bob plays with Carol is in nobody's way.
    assert not again.ephemeral
    await running.bob.click(again.message, "Accept")
    assert "You have a game with Bob here." in (await running.alice.click(offer, AGAIN)).text


async def test_it_is_refused_once_the_opponent_had_their_data_removed(running: Setup) -> None:
    offer = await declined(running)
    asked = (await running.bob.slash(running.general, "ttt privacy", action="delete")).message
    await running.bob.click(asked, "Remove my data")
    assert "had their data removed" in (await running.alice.click(offer, AGAIN)).text
