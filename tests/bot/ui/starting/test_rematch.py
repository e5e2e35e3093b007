"""Rematches: sides swap, against the bot at once, between people once both want it."""

import asyncio

import pytest

from engine import BOARDS, format_cell, parse_moves
from playground import Message, Person
from tests.bot.cards import at, begun, duel, free, lose, mention, pinged, resign, seen, start
from tests.bot.conftest import Setup
from tests.bot.ui.test_clock import DAY, pass_time
from tests.bot.ui.test_notices import want_pings


def asking(setup: Setup) -> list[int]:
    """Return the ids of the messages that ask for a rematch."""
    return [
        each.id for each in setup.carol.messages(setup.general) if "wants a rematch" in each.text
    ]


async def test_a_rematch_against_the_bot_swaps_sides_at_once(running: Setup) -> None:
    card = await begun(running, level="easy", board="4x4")
    ended = await resign(running, running.alice, card)
    reply = await running.alice.click(ended, "Rematch")
    again = reply.message
    assert len(reply.requests) == 1
    assert reply.kind == "message"
    assert not reply.ephemeral
    assert again.id != ended.id
    assert "❌\u00a0Oxo (Easy) vs 🔵\u00a0Alice" in again.text
    assert len(free(again)) == 15
    again = (await running.alice.click(again, free(again)[0])).message
    ended = await resign(running, running.alice, again)
    third = (await running.alice.click(ended, "Rematch")).message
    assert "❌\u00a0Alice vs 🔵\u00a0Oxo (Easy)" in third.text
    assert len(free(third)) == 16


async def test_a_rematch_between_people_begins_once_both_want_it(running: Setup) -> None:
    ended = await resign(running, running.alice, await duel(running))
    first = await running.alice.click(ended, "Rematch")
    assert first.kind == "update"
    assert len(first.requests) == 1
    assert "**Alice** wants a rematch. Bob, press *Rematch*, and it begins." in first.text
    assert asking(running) == [ended.id]
    stranger = await running.carol.click(first.message, "Rematch")
    assert "This isn’t your game" in stranger.text
    second = await running.bob.click(first.message, "Rematch")
    assert second.kind == "message"
    assert len(second.requests) == 1
    assert not second.message.pings
    assert "❌\u00a0Bob vs 🔵\u00a0Alice" in second.text
    assert len(free((await running.bob.click(*at(second.message, "a1"))).message)) == 8
    await running.playground.until(lambda: seen(running.bob, ended).has_button("To game 2"))
    assert "wants a rematch" not in seen(running.bob, ended).text


async def test_who_asks_twice_for_a_rematch_is_told_so(
    running: Setup,
) -> None:
    ended = await resign(running, running.alice, await duel(running))
    running.clock.now += 60
    ended = (await running.alice.click(ended, "Rematch")).message
    again = await running.alice.click(ended, "Rematch")
    assert again.ephemeral
    waits = "You’ve asked for a rematch: it begins as soon as Bob presses *Rematch*, too."
    assert again.text == waits
    assert asking(running) == [ended.id]


async def test_a_rematch_that_waits_pings_the_other_once(setup: Setup) -> None:
    async with setup.bot() as bot:
        ended = await resign(setup, setup.alice, await duel(setup))
        await setup.alice.click(ended, "Rematch")
        await pass_time(setup, bot, 59)
        assert "wants a rematch of" not in pinged(setup.bob)
        await pass_time(setup, bot, 1)
        await setup.playground.until(lambda: "wants a rematch of" in pinged(setup.bob))
        notice = setup.bob.pings[-1]
        game = f"[game 1]({ended.link})"
        assert notice.text == f"{mention(setup.bob)}, Alice wants a rematch of {game}."
        await pass_time(setup, bot, 3_600)
        assert setup.bob.pings[-1].id == notice.id
        reply = await setup.bob.click(notice, "Rematch")
        assert "❌\u00a0Bob vs 🔵\u00a0Alice" in reply.text
        await bot.deadlines.settle()
        await setup.playground.until(lambda: setup.bob.see(notice) is None)
        assert seen(setup.bob, ended).has_button("To game 2")


async def test_who_turned_pings_off_is_not_pinged_for_a_rematch(setup: Setup) -> None:
    async with setup.bot() as bot:
        await want_pings(setup, "none", setup.bob)
        ended = await resign(setup, setup.alice, await duel(setup))
        await setup.alice.click(ended, "Rematch")
        card = await duel(setup, maker=setup.carol, other=setup.alice)
        await setup.alice.click(await resign(setup, setup.alice, card), "Rematch")
        await pass_time(setup, bot, 60)
        await setup.playground.until(lambda: "wants a rematch of" in pinged(setup.carol))
        assert "wants a rematch of" not in pinged(setup.bob)


async def test_whoever_is_forgotten_wants_no_rematch_any_more(setup: Setup) -> None:
    async with setup.bot() as bot:
        ended = await resign(setup, setup.alice, await duel(setup))
        await setup.alice.click(ended, "Rematch")
        asked = (await setup.alice.slash(setup.general, "ttt privacy", action="delete")).message
        await setup.alice.click(asked, "Remove my data")
        await bot.deadlines.settle()
        await setup.playground.until(lambda: "wants a rematch" not in seen(setup.bob, ended).text)
        await pass_time(setup, bot, 60)
        assert "wants a rematch of" not in pinged(setup.bob)


async def test_a_rematch_is_wanted_for_a_day(setup: Setup) -> None:
    async with setup.bot() as bot:
        ended = await resign(setup, setup.alice, await duel(setup))
        setup.clock.now += 300
        await setup.alice.click(ended, "Rematch")
        await pass_time(setup, bot, 60)
        await setup.playground.until(lambda: "wants a rematch of" in pinged(setup.bob))
        notice = setup.bob.pings[-1]
        await pass_time(setup, bot, DAY - 61)
        assert "wants a rematch" in seen(setup.bob, ended).text
        await pass_time(setup, bot, 1)
        await setup.playground.until(lambda: setup.bob.see(notice) is None)
        await setup.playground.until(lambda: "wants a rematch" not in seen(setup.bob, ended).text)
        assert seen(setup.bob, ended).has_button("Rematch")
        again = await setup.bob.click(ended, "Rematch")
        assert "**Bob** wants a rematch." in again.text


async def test_whoever_lost_on_time_may_be_asked_much_later(setup: Setup) -> None:
    async with setup.bot() as bot:
        card = (await setup.alice.click(*at(await duel(setup), "a1"))).message
        setup.clock.now += 86_400
        await bot.deadlines.settle()
        await setup.playground.until(lambda: seen(setup.alice, card).has_button("Rematch"))
        setup.clock.now += 86_400
        asked = await setup.alice.click(seen(setup.alice, card), "Rematch")
        assert "**Alice** wants a rematch." in asked.text
        game = await setup.bob.click(asked.message, "Rematch")
        assert "❌\u00a0Bob" in game.text


async def test_rematches_with_two_opponents_at_once(running: Setup) -> None:
    bobs = await resign(running, running.alice, await duel(running))
    carols = await resign(running, running.alice, await duel(running, other=running.carol))
    for ended in (bobs, carols):
        assert "**Alice** wants a rematch." in (await running.alice.click(ended, "Rematch")).text
    assert "❌\u00a0Carol vs 🔵\u00a0Alice" in (await running.carol.click(carols, "Rematch")).text
    assert "**Alice** wants a rematch. Bob, press" in seen(running.bob, bobs).text
    assert "❌\u00a0Bob vs 🔵\u00a0Alice" in (await running.bob.click(bobs, "Rematch")).text


async def test_a_game_that_began_otherwise_ends_what_was_wanted(running: Setup) -> None:
    ended = await resign(running, running.alice, await duel(running))
    await running.alice.click(ended, "Rematch")
    await duel(running, maker=running.bob, other=running.alice)
    await running.playground.until(lambda: seen(running.bob, ended).has_button("To game 2"))
    assert "wants a rematch" not in seen(running.bob, ended).text
    late = await running.bob.click(ended, custom_id="rematch:1")
    assert late.ephemeral
    assert "You have a game with Alice here." in late.text


@pytest.mark.parametrize("by_http", [False, True], ids=["gateway", "http"])
async def test_a_rematch_turns_into_a_link_once_it_began(running: Setup) -> None:
    ended = await resign(running, running.alice, await begun(running))
    again = (await running.alice.click(ended, "Rematch")).message
    await running.playground.until(lambda: seen(running.alice, ended).has_button("To game 2"))
    old = seen(running.alice, ended)
    assert [button.label for button in old.buttons][:2] == ["To game 2", "Review"]
    assert old.button("To game 2").url == again.link


async def drawn(setup: Setup, card: Message, *turns: Person) -> Message:
    """Play a game on 3x3 to a draw; the first of `turns` opens."""
    for ply, cell in enumerate(("a1", "b2", "c1", "b1", "b3", "a2", "c2", "c3", "a3")):
        card = (await turns[ply % 2].click(*at(card, cell))).message
    return card


async def test_a_draw_between_people_leads_to_a_decider(running: Setup) -> None:
    ended = await drawn(running, await duel(running), running.alice, running.bob)
    assert [each.label for each in ended.buttons][:2] == ["Decider", "Rematch"]
    running.clock.now += 60
    offer = await running.alice.click(ended, "Decider")
    assert offer.message.pings == {running.bob.id}
    assert offer.text.splitlines()[:5] == [
        "### Decider",
        f"{mention(running.bob)}, **Alice** challenges you.",
        "The last game was a draw.",
        "Vanishing · **Only your newest three stay.**",
        "Sides swap · Bob moves first",
    ]
    declined = (await running.bob.click(offer.message, "Decline")).message
    assert declined.text.startswith("**Alice** challenged **Bob**.\n")
    running.clock.now += 60
    await running.alice.click(ended, "Decider")
    game = (await running.bob.click(ended, "Decider")).message
    accepted = f"Bob accepted your challenge: [game 2]({game.link}) is on."
    await running.playground.until(lambda: accepted in pinged(running.alice))
    assert game.text.startswith("### ❌\u00a0Bob vs 🔵\u00a0Alice\n")
    assert "· Vanishing" in game.text
    round = "a1c1b1a2c2b2a3b3"
    for ply, cell in enumerate(parse_moves(round * 2 + round[:12], BOARDS["vanishing"])):
        turn = (running.bob, running.alice)[ply % 2]
        game = (await turn.click(*at(game, format_cell(cell, BOARDS["vanishing"])))).message
    assert game.buttons[0].label == "Rematch"
    await running.alice.click(game, "Rematch")
    again = (await running.bob.click(game, "Rematch")).message
    assert again.text.startswith("### ❌\u00a0Alice vs 🔵\u00a0Bob\n"), "the other side opens"
    assert "· Vanishing" in again.text


async def test_who_did_not_play_challenges_the_winner(running: Setup) -> None:
    card = (await running.alice.click(*at(await duel(running), "a1"))).message
    ended = await resign(running, running.bob, card)
    running.clock.now += 60
    offer = await running.carol.click(ended, "Play the winner")
    assert not offer.ephemeral
    assert offer.message.pings == {running.alice.id}
    assert "**Carol** challenges you" in offer.text
    mine = await running.alice.click(ended, "Play the winner")
    assert mine.ephemeral
    assert "challenge yourself" in mine.text
    assert "Carol" in (await running.alice.click(offer.message, "Accept")).text


async def test_a_draw_has_no_winner_to_play(running: Setup) -> None:
    ended = await drawn(running, await duel(running), running.alice, running.bob)
    assert not ended.has_button("Play the winner")
    refused = await running.carol.click(ended, custom_id="play-winner:1")
    assert "I don’t know this button." in refused.text


async def test_the_score_of_two_who_have_met_stands_in_the_title(running: Setup) -> None:
    card = await duel(running)
    assert card.text.startswith("### ❌\u00a0Alice vs 🔵\u00a0Bob\n")
    card = (await running.alice.click(*at(card, "a1"))).message
    ended = await resign(running, running.bob, card)
    await running.alice.click(ended, "Rematch")
    card = (await running.bob.click(ended, "Rematch")).message
    assert card.text.startswith("### ❌\u00a0Bob 0 – 1 Alice\u00a0🔵\n")
    card = (await running.bob.click(*at(card, "a1"))).message
    assert card.text.startswith("### ❌\u00a0Bob 0 – 1 Alice\u00a0🔵\n")
    ended = await resign(running, running.bob, card)
    assert "**Alice leads 2–0**" in ended.text
    running.clock.now += 60
    group = running.playground.add_group_dm(running.alice, running.bob)
    elsewhere = await duel(running, group)
    assert elsewhere.text.startswith("### ❌\u00a0Alice vs 🔵\u00a0Bob\n")


async def test_what_no_card_of_a_game_offers_is_refused(running: Setup) -> None:
    alone = await lose(running, running.alice, running.games)
    with_bob = await resign(running, running.alice, await duel(running))
    live = await start(running)
    for card, custom_id, sentence in (
        (alone, "hint:1", "This game has ended."),
        (alone, "decider:1", "I don’t know this button."),
        (with_bob, "try:2:easy", "I don’t know this button."),
        (with_bob, "again:2:easy", "I don’t know this button."),
        (live, "try:3:easy", "still going on"),
        (live, "rematch:3", "still going on"),
        (live, "rematch:99", "is gone"),
    ):
        reply = await running.alice.click(card, custom_id=custom_id)
        told = reply.message if reply.ephemeral else await reply.followup()
        assert sentence in told.text, custom_id


async def test_no_rematch_with_somebody_who_was_forgotten(running: Setup) -> None:
    card = (await running.alice.click(*at(await duel(running), "a1"))).message
    ended = await resign(running, running.alice, card)
    asked = (await running.bob.slash(running.general, "ttt privacy", action="delete")).message
    await running.bob.click(asked, "Remove my data")
    reply = await running.alice.click(ended, "Rematch")
    assert reply.ephemeral
    assert "had their data removed" in reply.text
    assert (await running.carol.click(ended, "Play the winner")).text == reply.text


async def test_two_who_want_a_rematch_at_the_same_time_have_one(running: Setup) -> None:
    ended = await resign(running, running.alice, await duel(running))
    replies = await asyncio.gather(
        *(person.click(ended, "Rematch") for person in (running.alice, running.bob))
    )
    assert sorted(reply.kind for reply in replies) == ["message", "update"]
    await running.playground.until(lambda: seen(running.bob, ended).has_button("To game 2"))
    games = [each for each in running.carol.messages(running.general) if "Game " in each.text]
    assert len(games) == 2
