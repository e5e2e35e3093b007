"""Preferences: the panel, and that what a person chose goes with them."""

import pytest

from bot.ui.custom_ids import Setting
from playground import Message, Person
from tests.bot.cards import duel
from tests.bot.conftest import House
from tests.bot.ui.settings_panel import choose, forge, panel

NUMBERING, STYLE = 1, 2


async def preferences(home: House, person: Person | None = None) -> Message:
    return (await (person or home.alice).slash(home.general, "ttt preferences")).message


async def prefer(home: House, preference: int, value: str, person: Person | None = None) -> Message:
    person = person or home.alice
    card = await preferences(home, person)
    custom_id = f"prefer:{person.id}:{preference}"
    reply = await person.choose(card, custom_id, [value])
    assert len(reply.requests) == 1
    assert reply.message.select(custom_id).chosen == (value,)
    return reply.message


async def test_the_panel_is_private_and_works_in_a_private_conversation(home: House) -> None:
    for where in (home.general, home.alice.dm):
        reply = await home.alice.slash(where, "ttt preferences")
        assert reply.ephemeral
        assert "1 2 3" in reply.text
        assert [select.chosen for select in reply.message.selects] == [("reading",), ("server",)]
        assert reply.message.has_button("Do not ping me")


async def test_keypad_numbers_are_understood_and_offered(home: House) -> None:
    assert "7 8 9\n4 5 6\n1 2 3" in (await prefer(home, NUMBERING, "keypad")).text
    await home.alice.slash(home.general, "ttt start", level="beginner")
    (offered,) = await home.alice.complete(home.general, "ttt move", cell="7")
    assert (offered.name, offered.value) == ("a1 · 7", "a1")
    card = (await home.alice.slash(home.general, "ttt move", cell="7")).message
    assert not card.has_button("a1")
    await home.bob.slash(home.games, "ttt start", level="beginner")
    card = (await home.bob.slash(home.games, "ttt move", cell="7")).message
    assert not card.has_button("a3")


async def test_words_complete_to_the_cells_they_mean(home: House) -> None:
    await home.alice.slash(home.general, "ttt start", board="4x4")
    for typed, values in (
        ("top left", ["a1"]),
        ("centre", ["b2", "c2", "b3", "c3"]),
        ("16", ["d4"]),
        ("nowhere", []),
    ):
        offered = await home.alice.complete(home.general, "ttt move", cell=typed)
        assert [choice.value for choice in offered] == values
    assert len(await home.alice.complete(home.general, "ttt move", cell="")) == 16


@pytest.mark.parametrize("where", ["general", "dm"])
async def test_a_game_against_the_bot_is_drawn_to_ones_liking(home: House, where: str) -> None:
    channel = home.general if where == "general" else home.alice.dm
    await choose(home, await panel(home, "Look"), Setting.STYLE, "compact")
    await prefer(home, STYLE, "text")
    card = (await home.alice.slash(channel, "ttt start")).message
    assert "X Alice vs O Oxo" in card.text
    assert card.has_button("b2")
    card = (await home.bob.slash(home.general, "ttt start")).message
    assert card.has_button("b2")
    assert "⬛" not in card.text


@pytest.mark.parametrize(
    ("alices", "bobs", "drawn"),
    [
        ("server", "server", "emoji"),
        ("compact", "server", "emoji"),
        ("compact", "emoji", "emoji"),
        ("compact", "compact", "compact"),
        ("text", "server", "text"),
        ("compact", "text", "text"),
    ],
)
async def test_a_game_between_people_is_drawn_for_both(
    home: House, alices: str, bobs: str, drawn: str
) -> None:
    await prefer(home, STYLE, alices)
    await prefer(home, STYLE, bobs, home.bob)
    card = await duel(home)
    assert ("⬛" in card.text) is (drawn == "emoji")
    assert ("X Alice vs O Bob" in card.text) is (drawn == "text")
    assert card.has_button("b2")


async def test_the_servers_style_can_be_had_back(home: House) -> None:
    await prefer(home, STYLE, "text")
    await prefer(home, STYLE, "server")
    assert "⬛" in (await home.alice.slash(home.general, "ttt start")).text


async def test_a_challenge_does_not_ping_who_switched_pings_off(home: House) -> None:
    card = (await home.alice.click(await preferences(home), "Do not ping me")).message
    assert "Pings are off" in card.text
    offer = (await home.bob.slash(home.general, "ttt challenge", opponent=home.alice)).message
    assert not offer.pings
    assert not home.alice.pings
    assert home.alice.mention in offer.text
    card = (await home.alice.click(card, "Ping me")).message
    assert "Pings are on" in card.text
    await home.alice.click(offer, "Decline")
    home.clock.now += 60
    offer = (await home.bob.slash(home.general, "ttt challenge", opponent=home.alice)).message
    assert offer.pings == {home.alice.id}


async def test_pressing_a_stale_button_twice_means_the_same(home: House) -> None:
    stale = await preferences(home)
    for _ in range(2):
        card = (await home.alice.click(stale, "Do not ping me")).message
        assert "Pings are off" in card.text


async def test_another_persons_panel_is_refused(home: House) -> None:
    public = (await home.alice.slash(home.general, "ttt start")).message
    for custom_id in (f"pings:{home.alice.id}:0", f"prefer:{home.alice.id}:1"):
        reply = await home.bob.click(public, custom_id=custom_id)
        assert reply.ephemeral
        assert "made for somebody else" in reply.text
    assert "Pings are on" in (await preferences(home)).text


@pytest.mark.parametrize(
    ("preference", "values"), [(1, ["roman"]), (2, ["oil"]), (2, []), (7, ["text"])]
)
async def test_nonsense_is_refused(home: House, preference: int, values: list[str]) -> None:
    card = await preferences(home)
    custom_id = f"prefer:{home.alice.id}:{preference}"
    reply = await forge(home.alice, home.general, card, custom_id, values)
    assert reply.ephemeral
    assert "do not know this button" in reply.text
