"""Preferences: the panel, and that what a person chose goes with them."""

import pytest

from bot.ui.preferences import Preference
from bot.ui.server_settings.setting_choices import Setting
from playground import Message, Person
from tests.bot.cards import cells, duel
from tests.bot.conftest import Setup
from tests.bot.ui.server_settings.settings_panel import choose, panel, send_forged


async def preferences(running: Setup, person: Person | None = None) -> Message:
    return (await (person or running.alice).slash(running.general, "ttt preferences")).message


async def prefer(
    running: Setup, preference: str, value: str, person: Person | None = None
) -> Message:
    person = person or running.alice
    card = await preferences(running, person)
    custom_id = f"prefer:{person.id}:{preference}"
    reply = await person.choose(card, custom_id, [value])
    assert len(reply.requests) == 1
    assert reply.message.select(custom_id).chosen == (value,)
    return reply.message


async def test_the_panel_is_private_and_works_in_a_private_conversation(running: Setup) -> None:
    for where in (running.general, running.alice.dm):
        reply = await running.alice.slash(where, "ttt preferences")
        assert reply.ephemeral
        chosen = [select.chosen for select in reply.message.selects]
        assert chosen == [("turns",), ("anyone",), (), ("server",), ("reading",), ("named",)]


async def test_keypad_numbers_are_understood_and_offered(running: Setup) -> None:
    await prefer(running, Preference.NUMBERING, "keypad")
    await running.alice.slash(running.general, "ttt start", level="beginner")
    (offered,) = await running.alice.complete(running.general, "ttt move", cell="7")
    assert (offered.name, offered.value) == ("a1 · 7", "a1")
    card = (await running.alice.slash(running.general, "ttt move", cell="7")).message
    assert cells(card)["a1"].disabled
    await running.bob.slash(running.games, "ttt start", level="beginner")
    card = (await running.bob.slash(running.games, "ttt move", cell="7")).message
    assert cells(card)["a3"].disabled


async def test_words_complete_to_the_cells_they_mean(running: Setup) -> None:
    await running.alice.slash(running.general, "ttt start", board="4x4")
    for typed, values in (
        ("top left", ["a1"]),
        ("centre", ["b2", "c2", "b3", "c3"]),
        ("16", ["d4"]),
        ("top", ["b1", "c1", "a1", "d1"]),
        ("BOT", ["a4", "b4", "c4", "d4"]),
        ("left", ["a2", "a3", "a1", "a4"]),
        ("bottom r", ["d4"]),
        ("row 2", ["a2", "b2", "c2", "d2"]),
        ("column d", ["d1", "d2", "d3", "d4"]),
        ("middle", ["b2", "c2", "b3", "c3"]),
        ("top bottom", []),
        ("nowhere", []),
    ):
        offered = await running.alice.complete(running.general, "ttt move", cell=typed)
        assert [choice.value for choice in offered] == values
    assert len(await running.alice.complete(running.general, "ttt move", cell="")) == 16


@pytest.mark.parametrize("where", ["general", "dm"])
async def test_a_game_against_the_bot_is_drawn_to_ones_liking(running: Setup, where: str) -> None:
    channel = running.general if where == "general" else running.alice.dm
    await choose(running, await panel(running, "Marks and style"), Setting.STYLE, "emoji")
    await prefer(running, Preference.STYLE, "text")
    card = (await running.alice.slash(channel, "ttt start")).message
    assert "X\u00a0Alice vs O\u00a0Oxo" in card.text
    assert cells(card)["b2"].label == "b2 _"
    card = (await running.bob.slash(running.general, "ttt start")).message
    assert cells(card)["b2"].emoji == "⬛"


@pytest.mark.parametrize(
    ("alices", "bobs", "drawn"),
    [
        ("server", "server", "emoji"),
        ("emoji", "emoji", "emoji"),
        ("text", "server", "text"),
        ("emoji", "text", "text"),
    ],
)
async def test_a_game_between_people_is_drawn_for_both(
    running: Setup, alices: str, bobs: str, drawn: str
) -> None:
    await prefer(running, Preference.STYLE, alices)
    await prefer(running, Preference.STYLE, bobs, running.bob)
    card = await duel(running)
    assert cells(card)["b2"].emoji == ("⬛" if drawn == "emoji" else None)
    assert ("X\u00a0Alice vs O\u00a0Bob" in card.text) is (drawn == "text")


async def test_a_challenge_does_not_ping_who_switched_pings_off(running: Setup) -> None:
    await prefer(running, Preference.PINGS, "none")
    reply = await running.bob.slash(running.general, "ttt challenge", opponent=running.alice)
    offer = reply.message
    assert not offer.pings
    assert not running.alice.pings
    assert running.alice.mention in offer.text
    await prefer(running, Preference.PINGS, "some")
    await running.alice.click(offer, "Decline")
    told = [each.text for each in running.bob.messages(running.general) if each.ephemeral]
    assert told == [], "what they chose is nobody's to know"
    running.clock.now += 60
    offer = (
        await running.bob.slash(running.general, "ttt challenge", opponent=running.alice)
    ).message
    assert offer.pings == {running.alice.id}


async def test_another_persons_panel_is_refused(running: Setup) -> None:
    public = (await running.alice.slash(running.general, "ttt start")).message
    for custom_id in (f"prefer:{running.alice.id}:{name}" for name in Preference):
        reply = await running.bob.click(public, custom_id=custom_id)
        assert reply.ephemeral
        assert "made for somebody else" in reply.text


NONSENSE: tuple[tuple[str, list[str]], ...] = (
    ("numbering", ["roman"]),
    ("style", ["oil"]),
    ("style", []),
    ("colour", ["text"]),
    ("pings", ["loud"]),
    ("challenges", ["some", "anyone"]),
    ("blocked", ["Bob"]),
    ("blocked", [str(each) for each in range(26)]),
)


async def test_nonsense_is_refused(running: Setup) -> None:
    card = await preferences(running)
    for preference, values in NONSENSE:
        custom_id = f"prefer:{running.alice.id}:{preference}"
        reply = await send_forged(running.alice, running.general, card, custom_id, values)
        assert reply.ephemeral, values
        said = "don’t know this button" if preference == "colour" else "can’t be chosen here"
        assert said in reply.text, values
