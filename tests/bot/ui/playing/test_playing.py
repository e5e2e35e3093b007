"""Games against the bot, as a player meets them."""

from random import Random

import pytest

from bot.ui.server_settings.setting_choices import Setting
from playground import Reply
from tests.bot.cards import at, begun, duel, free, play_out, seen, start
from tests.bot.conftest import Setup
from tests.bot.ui.server_settings.settings_panel import choose, panel


def calls(reply: Reply) -> list[str]:
    return [f"{request.method} {request.status}" for request in reply.requests]


async def test_starting_shows_the_board_in_one_call(running: Setup) -> None:
    reply = await running.alice.slash(running.general, "ttt start")
    card = reply.message
    assert reply.kind == "message"
    assert not reply.ephemeral
    assert calls(reply) == ["POST 200"]
    assert "Alice" in card.text
    assert "Oxo (Unbeatable)" in card.text
    assert "Your move" in card.text
    assert [[b.emoji for b in row] for row in card.rows[:3]] == [["⬛"] * 3] * 3
    assert [b.label for b in card.rows[3]] == ["Hint", "Resign"]
    assert [b.label for b in card.rows[4]] == ["Unbeatable ✓", "Easy"]
    assert not running.alice.pings


async def test_a_click_carries_both_moves_in_one_call(running: Setup) -> None:
    card = (await running.alice.slash(running.general, "ttt start")).message
    reply = await running.alice.click(*at(card, "b2"))
    assert calls(reply) == ["POST 204"]
    assert reply.message.id == card.id
    assert len(free(reply.message)) == 7
    assert [b.emoji for b in reply.message.buttons if b.emoji].count("🔵") == 1
    assert "ast move" not in reply.message.text, "the board shows it"


async def test_the_bot_opens_where_it_is_asked_to(running: Setup) -> None:
    card = (await running.alice.slash(running.general, "ttt start", first="opponent")).message
    assert len(free(card)) == 8
    card = (await running.bob.slash(running.general, "ttt start", mark="O")).message
    assert len(free(card)) == 8
    card = (await running.carol.slash(running.general, "ttt start", mark="O", first="me")).message
    assert len(free(card)) == 9
    card = (await running.carol.click(*at(card, "a1"))).message
    assert card.buttons[0].emoji == "🔵"


async def test_forty_random_games_against_the_bot_are_not_one_lost(running: Setup) -> None:
    rng = Random(2024)
    for number in range(40):
        first = ("me", "opponent")[number % 2]
        reply = await running.alice.slash(running.general, "ttt start", first=first)
        assert len(reply.requests) == 1
        card = await play_out(running.alice, reply.message, rng)
        assert "Alice beats" not in card.text
        assert " beats " in card.text or "held *Unbeatable*!" in card.text
    clicks = [r for r in running.playground.requests if "/callback" in r.path]
    by_interaction = {request.interaction_id for request in clicks}
    assert len(clicks) == len(by_interaction)


@pytest.mark.parametrize(("board", "cells"), [("4x4", 16), ("5x5", 25), ("misere", 9)])
async def test_every_board_fits_a_message_and_plays(running: Setup, board: str, cells: int) -> None:
    card = (await running.alice.slash(running.general, "ttt start", board=board)).message
    assert len(free(card)) == cells
    assert card.component_count <= 40
    await running.alice.click(*at(card, "b2"))
    await running.playground.until(lambda: len(free(seen(running.alice, card))) == cells - 2)


async def test_moves_can_be_typed(running: Setup) -> None:
    first = (await running.alice.slash(running.general, "ttt start")).message
    for typed in ("b", "Ｂ", "в"):
        choices = await running.alice.complete(running.general, "ttt move", cell=typed)
        assert [choice.value for choice in choices] == ["b1", "b2", "b3"]
    reply = await running.alice.slash(running.general, "ttt move", cell="Β２\u200e")
    assert len(free(reply.message)) == 7
    await running.playground.until(
        lambda: "is now in another message" in seen(running.alice, first).text
    )
    assert not seen(running.alice, first).buttons
    assert reply.message.link in seen(running.alice, first).text


async def test_whoever_waits_for_a_person_may_play_somebody_else(running: Setup) -> None:
    card = await duel(running)
    again = await running.alice.slash(running.general, "ttt start", opponent=running.bob)
    assert "While" not in again.text
    await running.alice.click(*at(card, "b2"))
    again = await running.alice.slash(running.general, "ttt start", opponent=running.bob)
    assert "While you wait, you can play me or somebody else here." in again.text
    assert not (await running.alice.slash(running.general, "ttt start")).ephemeral


async def test_a_second_game_offers_to_resign_the_first(running: Setup) -> None:
    card = await begun(running)
    reply = await running.alice.slash(running.general, "ttt start", level="beginner", board="4x4")
    assert reply.ephemeral
    assert "You have a game with Oxo here." in reply.text
    assert card.link in reply.text
    assert reply.text.endswith("\n**Resign game 1?** Oxo will win it.")
    await running.alice.click(reply.message, "Keep playing")
    await running.playground.until(lambda: running.alice.see(reply.message) is None)
    assert free(seen(running.alice, card))
    reply = await running.alice.slash(running.general, "ttt start", level="beginner", board="4x4")
    closed = await running.alice.click(reply.message, "Resign and start new")
    assert (closed.kind, closed.message.id) == ("update", reply.message.id)
    assert closed.text == f"You resigned [game 1]({card.link})."
    assert not closed.message.buttons
    again = await closed.followup()
    assert not again.ephemeral
    assert "Beginner" in again.text
    assert len(free(again)) == 16
    await running.playground.until(lambda: "resigned" in seen(running.alice, card).text)
    await running.alice.click(*at(again, "b2"))
    await running.playground.until(lambda: len(free(seen(running.alice, again))) == 14)
    question = await (await running.alice.click(again, "Resign")).followup()
    await running.alice.click(question, "Yes, resign")
    # The new board is shown as an answer to it.
    assert seen(running.alice, closed.message).text.startswith("You resigned")


async def test_a_first_game_that_ended_meanwhile_is_not_resigned_for_the_second(
    running: Setup,
) -> None:
    card = (await running.alice.click(*at(await start(running), "b2"))).message
    offered = (await running.alice.slash(running.general, "ttt start", board="4x4")).message
    running.playground.allow(running.bob, "manage_messages")
    await running.bob.context(running.general, "Stop this game", card)
    closed = await running.alice.click(offered, "Resign and start new")
    assert closed.text == "This game has ended."
    assert not closed.message.buttons
    assert len(free(await closed.followup())) == 16


async def test_a_board_called_to_the_bottom_does_not_outdate_the_offer_of_a_second_game(
    running: Setup,
) -> None:
    await running.alice.click(*at(await start(running), "b2"))
    offered = (await running.alice.slash(running.general, "ttt start", board="4x4")).message
    await running.alice.slash(running.general, "ttt board")
    closed = await running.alice.click(offered, "Resign and start new")
    assert len(free(await closed.followup())) == 16


@pytest.mark.parametrize("first", ["me", "opponent"])
async def test_a_game_in_which_nobody_has_moved_makes_room_for_another(
    running: Setup, first: str
) -> None:
    card = await start(running, first=first)
    again = await running.alice.slash(running.general, "ttt start", board="4x4", first="me")
    assert (again.kind, len(again.requests)) == ("message", 1)
    assert not again.ephemeral
    assert len(free(again.message)) == 16
    await running.playground.until(lambda: "**Called off:**" in seen(running.alice, card).text)
    await running.alice.click(*at(again.message, "b2"))
    asked = await running.alice.slash(running.general, "ttt start")
    assert asked.text.endswith("\n**Resign game 2?** Oxo will win it.")


async def test_a_game_is_not_given_up_for_one_that_may_not_be(running: Setup) -> None:
    card = (await running.alice.click(*at(await start(running), "b2"))).message
    reply = await running.alice.slash(running.general, "ttt start", level="beginner")
    places = await panel(running, "Language, channels")
    await choose(running, places, Setting.CHANNELS, running.games)
    refused = await running.alice.click(reply.message, "Resign and start new")
    assert refused.ephemeral
    assert "On this server, games are played in other channels" in refused.text
    assert len(free((await running.alice.click(card, free(card)[0])).message)) == 5
