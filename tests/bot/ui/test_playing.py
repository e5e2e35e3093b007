"""Games against the bot, as a player meets them."""

import asyncio
from random import Random

import pytest

from playground import Reply
from tests.bot.cards import free, over, play_out, seen
from tests.bot.conftest import House


def calls(reply: Reply) -> list[str]:
    return [f"{request.method} {request.status}" for request in reply.requests]


async def test_starting_shows_the_board_in_one_call(home: House) -> None:
    reply = await home.alice.slash(home.general, "ttt start")
    card = reply.message
    assert reply.kind == "message"
    assert not reply.ephemeral
    assert calls(reply) == ["POST 200"]
    assert "Alice" in card.text
    assert "Oxo (Unbeatable)" in card.text
    assert "Your move, Alice" in card.text
    assert [[b.label for b in row] for row in card.rows] == [
        ["a1", "b1", "c1"],
        ["a2", "b2", "c2"],
        ["a3", "b3", "c3"],
        ["Resign", "Hint", "Play an easier level"],
    ]
    assert not home.alice.pings


async def test_a_click_carries_both_moves_in_one_call(home: House) -> None:
    card = (await home.alice.slash(home.general, "ttt start")).message
    reply = await home.alice.click(card, "b2")
    assert calls(reply) == ["POST 204"]
    assert reply.message.id == card.id
    assert len(free(reply.message)) == 7
    assert reply.message.text.count("🔵") + reply.message.text.count("🟢") >= 2
    assert "last move" in reply.message.text


async def test_the_bot_opens_where_it_is_asked_to(home: House) -> None:
    card = (await home.alice.slash(home.general, "ttt start", first="opponent")).message
    assert len(free(card)) == 8
    card = (await home.bob.slash(home.general, "ttt start", mark="O")).message
    assert len(free(card)) == 8
    card = (await home.carol.slash(home.general, "ttt start", mark="O", first="me")).message
    assert len(free(card)) == 9
    card = (await home.carol.click(card, "a1")).message
    assert card.buttons[0].emoji == "🔵"


async def test_forty_random_games_against_the_bot_are_not_one_lost(home: House) -> None:
    rng = Random(2024)
    for number in range(40):
        first = ("me", "opponent")[number % 2]
        reply = await home.alice.slash(home.general, "ttt start", first=first)
        assert len(reply.requests) == 1
        card = await play_out(home.alice, reply.message, rng)
        assert "Oxo wins!" in card.text or "It is a draw" in card.text
    clicks = [r for r in home.playground.requests if "/callback" in r.path]
    by_interaction = {request.interaction_id for request in clicks}
    assert len(clicks) == len(by_interaction)


async def test_a_beginner_can_be_beaten_and_the_end_reads_as_it_was_played(home: House) -> None:
    rng = Random(5)
    for _ in range(20):
        start = await home.alice.slash(home.general, "ttt start", level="beginner")
        card = await play_out(home.alice, start.message, rng)
        if "Alice wins!" in card.text:
            assert card.text.count("✴️") >= 3
            return
    pytest.fail("twenty games and none won")


@pytest.mark.parametrize(("board", "cells"), [("4x4", 16), ("5x5", 25), ("misere", 9)])
async def test_every_board_fits_a_message_and_plays(home: House, board: str, cells: int) -> None:
    card = (await home.alice.slash(home.general, "ttt start", board=board)).message
    assert len(free(card)) == cells
    assert card.component_count <= 40
    card = (await home.alice.click(card, "b2")).message
    assert len(free(card)) == cells - 2


async def test_moves_can_be_typed(home: House) -> None:
    first = (await home.alice.slash(home.general, "ttt start")).message
    choices = await home.alice.complete(home.general, "ttt move", cell="b")
    assert [choice.value for choice in choices] == ["b1", "b2", "b3"]
    reply = await home.alice.slash(home.general, "ttt move", cell="centre")
    assert len(free(reply.message)) == 7
    await home.playground.until(lambda: "has moved" in seen(home.alice, first).text)
    assert not seen(home.alice, first).buttons
    assert reply.message.link in seen(home.alice, first).text


async def test_the_board_can_be_called_to_the_bottom(home: House) -> None:
    first = (await home.alice.slash(home.general, "ttt start")).message
    second = (await home.alice.slash(home.general, "ttt board")).message
    assert second.id != first.id
    await home.playground.until(lambda: "has moved" in seen(home.alice, first).text)
    assert len(free((await home.alice.click(second, "a1")).message)) == 7


async def test_resigning_ends_the_game(home: House) -> None:
    card = (await home.alice.slash(home.general, "ttt start")).message
    ended = (await home.alice.click(card, "Resign")).message
    assert "Oxo wins:" in ended.text
    assert "Alice resigned" in ended.text
    assert over(ended)
    assert not ended.has_button("Resign")
    card = (await home.alice.slash(home.general, "ttt start")).message
    reply = await home.alice.slash(home.general, "ttt resign")
    assert reply.ephemeral
    await home.playground.until(lambda: over(seen(home.alice, card)))


async def test_a_second_game_offers_to_resign_the_first(home: House) -> None:
    card = (await home.alice.slash(home.general, "ttt start")).message
    reply = await home.alice.slash(home.general, "ttt start", level="beginner", board="4x4")
    assert reply.ephemeral
    assert "You have a game here" in reply.text
    assert card.link in reply.text
    again = await home.alice.click(reply.message, "Resign it and start this one")
    assert not again.ephemeral
    assert "Beginner" in again.text
    assert len(free(again.message)) == 16
    await home.playground.until(lambda: "resigned" in seen(home.alice, card).text)


async def test_a_game_is_not_given_up_for_one_that_may_not_be(home: House) -> None:
    card = (await home.alice.slash(home.general, "ttt start")).message
    reply = await home.alice.slash(home.general, "ttt start", level="beginner")
    panel = (await home.alice.slash(home.general, "ttt settings")).message
    panel = (await home.alice.click(panel, "Language and places")).message
    await home.alice.choose(panel, f"set:{home.playground.guild().id}:8:0", [home.games])
    refused = await home.alice.click(reply.message, "Resign it and start this one")
    assert refused.ephemeral
    assert "Games are played elsewhere on this server" in refused.text
    assert len(free((await home.alice.click(card, "b2")).message)) == 7


async def test_games_in_two_channels_do_not_meet(home: House) -> None:
    one = (await home.alice.slash(home.general, "ttt start")).message
    two = (await home.alice.slash(home.games, "ttt start")).message
    one = (await home.alice.click(one, "a1")).message
    assert len(free(one)) == 7
    assert len(free(seen(home.alice, two))) == 9


async def test_a_game_can_be_played_in_a_private_conversation(home: House) -> None:
    card = (await home.alice.slash(home.alice.dm, "ttt start")).message
    card = await play_out(home.alice, card, Random(3))
    assert over(card)


async def test_twenty_five_games_fill_a_channel(home: House) -> None:
    crowd = [home.playground.add_person(f"Player {number}") for number in range(26)]
    starts = await asyncio.gather(*(one.slash(home.general, "ttt start") for one in crowd[:25]))
    assert not any(reply.ephemeral for reply in starts)
    refused = await crowd[25].slash(home.general, "ttt start")
    assert refused.ephemeral
    assert "25 games" in refused.text
    moves = (one.click(reply.message, "b2") for one, reply in zip(crowd[:25], starts, strict=True))
    assert all(len(free(reply.message)) == 7 for reply in await asyncio.gather(*moves))


async def test_help_is_private_and_names_every_command(home: House) -> None:
    reply = await home.alice.slash(home.general, "ttt help")
    assert reply.ephemeral
    (group,) = [command for command in home.playground.commands if command["name"] == "ttt"]
    for command in group["options"]:
        assert f"</ttt {command['name']}:{group['id']}>" in reply.text
