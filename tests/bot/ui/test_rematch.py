"""Rematches: sides swap, against the bot at once, between people by an offer."""

from tests.bot.cards import duel, free, seen
from tests.bot.conftest import House


async def test_a_rematch_against_the_bot_swaps_sides_at_once(home: House) -> None:
    start = await home.alice.slash(home.general, "ttt start", level="easy", board="4x4")
    ended = (await home.alice.click(start.message, "Resign")).message
    assert [button.label for button in ended.rows[-1]] == ["Rematch", "Review"]
    reply = await home.alice.click(ended, "Rematch")
    again = reply.message
    assert len(reply.requests) == 1
    assert reply.kind == "message"
    assert not reply.ephemeral
    assert again.id != ended.id
    assert "❌ Oxo (Easy) vs 🔵 Alice" in again.text
    assert len(free(again)) == 15
    ended = (await home.alice.click(again, "Resign")).message
    third = (await home.alice.click(ended, "Rematch")).message
    assert "❌ Alice vs 🔵 Oxo (Easy)" in third.text
    assert len(free(third)) == 16


async def test_a_rematch_between_people_is_offered_and_answered(home: House) -> None:
    card = await duel(home)
    ended = (await home.alice.click(card, "Resign")).message
    home.clock.now += 60
    offer = await home.alice.click(ended, "Rematch")
    assert not offer.ephemeral
    assert offer.message.pings == {home.bob.id}
    declined = await home.bob.click(offer.message, "Decline")
    assert "Bob declined" in declined.text
    home.clock.now += 60
    offer = await home.bob.click(ended, "Rematch")
    assert offer.message.pings == {home.alice.id}
    again = (await home.alice.click(offer.message, "Accept")).message
    assert "❌ Bob vs 🔵 Alice" in again.text
    assert "Your move, Bob" in again.text


async def test_two_who_both_want_a_rematch_have_one(home: House) -> None:
    ended = (await home.alice.click(await duel(home), "Resign")).message
    offer = (await home.alice.click(ended, "Rematch")).message
    game = await home.bob.click(ended, "Rematch")
    assert "❌ Bob vs 🔵 Alice" in game.text
    assert len(free((await home.bob.click(game.message, "a1")).message)) == 8
    assert not seen(home.bob, offer).buttons


async def test_a_stranger_has_no_rematch(home: House) -> None:
    start = (await home.alice.slash(home.general, "ttt start")).message
    ended = (await home.alice.click(start, "Resign")).message
    reply = await home.bob.click(ended, "Rematch")
    assert reply.ephemeral
    assert "Only the two players" in reply.text


async def test_no_rematch_beside_another_game(home: House) -> None:
    start = (await home.alice.slash(home.general, "ttt start")).message
    ended = (await home.alice.click(start, "Resign")).message
    await home.alice.slash(home.general, "ttt start")
    reply = await home.alice.click(ended, "Rematch")
    assert reply.ephemeral
    assert "You have a game here" in reply.text


async def test_no_rematch_with_somebody_who_is_busy(home: House) -> None:
    ended = (await home.alice.click(await duel(home), "Resign")).message
    await home.bob.slash(home.general, "ttt start")
    reply = await home.alice.click(ended, "Rematch")
    assert reply.ephemeral
    assert reply.text == "Bob has a game in this channel already."


async def test_no_two_offers_of_a_rematch(home: House) -> None:
    ended = (await home.alice.click(await duel(home), "Resign")).message
    await home.alice.click(ended, "Rematch")
    reply = await home.alice.click(ended, "Rematch")
    assert reply.ephemeral
    assert reply.text.startswith("You have an open challenge in this channel: withdraw it")
    assert "[Jump to the challenge](" in reply.text


async def test_no_rematch_of_a_game_that_goes_on(home: House) -> None:
    card = (await home.alice.slash(home.general, "ttt start")).message
    for custom_id, sentence in (("rematch:1", "still being played"), ("rematch:99", "is gone")):
        reply = await home.alice.click(card, custom_id=custom_id)
        assert reply.ephemeral
        assert sentence in reply.text


async def test_no_rematch_with_somebody_who_was_forgotten(home: House) -> None:
    ended = (await home.alice.click(await duel(home), "Resign")).message
    asked = (await home.bob.slash(home.general, "ttt privacy", action="delete")).message
    await home.bob.click(asked, "Remove my data")
    reply = await home.alice.click(ended, "Rematch")
    assert reply.ephemeral
    assert "had their data removed" in reply.text
