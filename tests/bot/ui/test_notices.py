"""Notices: who is told that a game waits for them, and what becomes of the message."""

import asyncio

from playground import Message, Person
from tests.bot.cards import at, duel, free, mention, pinged, resign, seen
from tests.bot.conftest import Setup
from tests.bot.ui.test_clock import DAY, HOUR, pass_time

OFF = "Stop these pings"


async def want_pings(setup: Setup, which: str, *people: Person) -> None:
    for person in people:
        panel = (await person.slash(setup.general, "ttt preferences")).message
        await person.choose(panel, f"prefer:{person.id}:pings", [which])


def public(setup: Setup) -> list[Message]:
    return [each for each in setup.carol.messages(setup.general) if not each.ephemeral]


async def test_whose_challenge_is_accepted_is_pinged_with_a_link(setup: Setup) -> None:
    async with setup.bot() as bot:
        offer = (await setup.alice.slash(setup.general, "ttt challenge")).message
        reply = await setup.bob.click(offer, "Join")
        assert len(reply.requests) == 1
        await setup.playground.until(lambda: setup.alice.pings)
        (notice,) = setup.alice.pings
        game = f"[game 1]({offer.link})"
        assert notice.text == f"{mention(setup.alice)}, Bob accepted your challenge: {game} is on."
        assert notice.pings == {setup.alice.id}
        assert not setup.bob.pings
        await setup.alice.click(*at(reply.message, "b2"))
        await bot.deadlines.settle()
        await setup.playground.until(lambda: setup.alice.see(notice) is None)
        assert len(public(setup)) == 1


async def test_the_maker_is_told_also_where_the_answer_to_accept_is_lost(setup: Setup) -> None:
    async with setup.bot():
        offer = (await setup.alice.slash(setup.general, "ttt challenge")).message
        setup.playground.faults.refuse("POST /interactions/*", code=10062, times=9)
        pressing = asyncio.create_task(setup.bob.click(offer, "Join"))
        await setup.playground.until(lambda: "Bob accepted your challenge" in pinged(setup.alice))
        pressing.cancel()
        await setup.playground.until(lambda: "Alice’s turn" in seen(setup.bob, offer).text)


async def test_who_asked_for_a_rematch_and_went_is_told_after_a_minute(setup: Setup) -> None:
    async with setup.bot() as bot:
        card = await duel(setup)
        for ply, cell in enumerate(("a1", "a2", "b1", "b2", "c1")):
            card = (await (setup.alice, setup.bob)[ply % 2].click(*at(card, cell))).message
        await setup.bob.click(card, "Rematch")
        game = (await setup.alice.click(card, "Rematch")).message
        assert "Bob’s turn" in game.text
        await pass_time(setup, bot, 59)
        assert game.link not in pinged(setup.bob)
        await pass_time(setup, bot, 1)
        await setup.playground.until(lambda: game.link in pinged(setup.bob))
        notice = setup.bob.pings[-1]
        assert "Alice accepted your rematch: [game 2]" in notice.text
        await setup.bob.click(*at(game, "b2"))
        await bot.deadlines.settle()
        await setup.playground.until(lambda: setup.bob.see(notice) is None)


async def test_two_who_are_there_for_a_rematch_are_not_pinged(setup: Setup) -> None:
    async with setup.bot() as bot:
        card = await resign(setup, setup.bob, await duel(setup))
        card = (await setup.alice.click(card, "Rematch")).message
        game = (await setup.bob.click(card, "Rematch")).message
        await pass_time(setup, bot, 60)
        card = (await setup.bob.click(*at(game, "b2"))).message  # Who pressed last opens.
        await setup.alice.click(*at(card, "a1"))
        await pass_time(setup, bot, 30)
        # The card that asked is brought up to date behind the answer.
        await setup.playground.until(
            lambda: not [each for each in public(setup) if "rematch" in each.text]
        )
        assert game.link not in pinged(setup.alice) + pinged(setup.bob)


async def test_who_wants_no_pings_is_reminded_without(setup: Setup) -> None:
    async with setup.bot() as bot:
        await want_pings(setup, "none", setup.alice)
        card = await duel(setup)
        card = (await setup.alice.click(*at(card, "b2"))).message
        await setup.bob.click(*at(card, "a1"))
        await pass_time(setup, bot, 60)
        await pass_time(setup, bot, DAY - HOUR)
        await setup.playground.until(lambda: len(public(setup)) == 2)
        assert "Alice, it’s your move" in public(setup)[-1].text
        assert not setup.alice.pings


async def test_who_wants_to_hear_no_more_of_turns_says_so_on_the_notice(setup: Setup) -> None:
    async with setup.bot() as bot:
        card = (await setup.alice.click(*at(await duel(setup), "b2"))).message
        await pass_time(setup, bot, 60)
        await setup.playground.until(lambda: "Alice moved" in pinged(setup.bob))
        notice = setup.bob.pings[-1]
        refused = await setup.carol.click(notice, OFF)
        assert refused.ephemeral
        assert refused.text.startswith("These pings are for somebody else. Your own are under")
        reply = await setup.bob.click(notice, OFF)
        told = await reply.followup()
        assert told.ephemeral
        assert "I’ll stop telling you when it’s your turn." in told.text
        assert "</ttt preferences:" in told.text
        await setup.playground.until(lambda: setup.carol.see(notice) is None)
        card = (await setup.bob.click(*at(card, "a1"))).message
        await setup.alice.click(*at(card, "c1"))
        await pass_time(setup, bot, 60)
        await pass_time(setup, bot, DAY - HOUR)
        await setup.playground.until(lambda: "Your time runs out" in pinged(setup.bob))
        assert len([each for each in setup.bob.pings if "moved" in each.text]) == 0


async def test_whose_opponent_moved_is_told_after_a_minute(setup: Setup) -> None:
    async with setup.bot() as bot:
        await want_pings(setup, "some", setup.alice)
        card = await duel(setup)
        await setup.playground.until(lambda: setup.alice.pings)
        card = (await setup.alice.click(*at(card, "b2"))).message
        await pass_time(setup, bot, 59)
        card = (await setup.bob.click(*at(card, "a1"))).message
        card = (await setup.alice.click(*at(card, "c1"))).message
        await pass_time(setup, bot, 60)
        await setup.playground.until(lambda: "Alice moved" in pinged(setup.bob))
        notice = setup.bob.pings[-1]
        assert notice.text == (
            f"{mention(setup.bob)}, Alice moved, so it’s your turn in [game 1]({card.link})."
        )
        # The one that told Alice of the challenge is gone: a game has one at a time.
        await setup.playground.until(lambda: len(public(setup)) == 2)
        await setup.bob.click(*at(card, "a3"))
        await pass_time(setup, bot, 60)
        await setup.playground.until(lambda: setup.bob.see(notice) is None)
        # Alice, who is to move, does not want to be told.
        await pass_time(setup, bot, DAY - HOUR)
        await setup.playground.until(lambda: "Your time runs out" in pinged(setup.alice))
        assert [each for each in setup.alice.pings if "moved" in each.text] == []


async def test_nothing_is_sent_among_people_who_brought_the_bot_along(setup: Setup) -> None:
    async with setup.bot() as bot:
        await want_pings(setup, "turns", setup.alice, setup.bob)
        group = setup.playground.add_group_dm(setup.alice, setup.bob)
        card = await duel(setup, group)
        await setup.alice.click(*at(card, "b2"))
        await pass_time(setup, bot, 60)
        await pass_time(setup, bot, DAY - HOUR)
        # A game elsewhere shows that what was due has been looked at.
        await duel(setup)
        await setup.playground.until(lambda: setup.alice.pings)
    assert [message.id for message in setup.alice.messages(group)] == [card.id]
    assert [each.path for each in setup.playground.requests if each.status >= 400] == []


async def test_a_move_is_one_call_for_those_who_want_no_ping(setup: Setup) -> None:
    async with setup.bot():
        await want_pings(setup, "none", setup.alice, setup.bob)
        card = await duel(setup)
        alone = (await setup.alice.slash(setup.games, "ttt start", level="beginner")).message
        before = len(setup.playground.requests)
        for ply, cell in enumerate(("a1", "a2", "b1", "b2")):
            card = (await (setup.alice, setup.bob)[ply % 2].click(*at(card, cell))).message
        for _ in range(2):
            alone = (await setup.alice.click(alone, free(alone)[0])).message
    assert len(setup.playground.requests) == before + 6
