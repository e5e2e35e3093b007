"""Challenges between people, as they meet them."""

import asyncio

import pytest

from playground import Message
from tests.bot.cards import at, free, resign_here, seen
from tests.bot.conftest import Setup


async def challenge(running: Setup) -> Message:
    return (
        await running.alice.slash(running.general, "ttt challenge", opponent=running.bob)
    ).message


async def test_a_challenge_pings_the_opponent_alone_and_becomes_the_board(running: Setup) -> None:
    reply = await running.alice.slash(running.general, "ttt challenge", opponent=running.bob)
    offer = reply.message
    assert not reply.ephemeral
    assert len(reply.requests) == 1
    assert offer.pings == {running.bob.id}
    assert [button.label for button in offer.buttons] == ["Accept", "Decline"]
    accepted = await running.bob.click(offer, "Accept")
    assert accepted.message.id == offer.id
    assert len(accepted.requests) == 1
    assert len(free(accepted.message)) == 9
    assert "Alice’s turn" in accepted.text


@pytest.mark.parametrize(
    ("options", "text", "opens"),
    [
        ({}, "Alice moves first", "Alice"),
        ({"mark": "O"}, "Bob moves first", "Bob"),
        ({"first": "opponent", "mark": "X"}, "Bob moves first", "Bob"),
        ({"first": "me", "mark": "O"}, "Alice moves first", "Alice"),
        ({"first": "random"}, "A random player moves first", None),
        ({"mark": "random"}, "A random player moves first", None),
    ],
)
async def test_a_challenge_says_who_will_move_first(
    running: Setup, options: dict[str, str], text: str, opens: str | None
) -> None:
    reply = await running.alice.slash(
        running.general, "ttt challenge", opponent=running.bob, **options
    )
    head, terms = reply.text.split("challenges you.\n")
    assert head.startswith("### Tic-tac-toe?\n")
    # A line each: on a telephone they break badly together.
    assert terms.startswith(f"3×3\n{text}\n-# Rated · Expires <t:")
    card = (await running.bob.click(reply.message, "Accept")).message
    assert f"{opens or ''}’s turn" in card.text


async def test_an_open_challenge_says_that_whoever_joins_moves_first(running: Setup) -> None:
    reply = await running.alice.slash(running.general, "ttt challenge", first="opponent")
    assert "Whoever joins moves first" in reply.text
    assert "Carol’s turn" in (await running.carol.click(reply.message, "Join")).text


async def test_start_with_an_opponent_is_a_challenge(running: Setup) -> None:
    reply = await running.alice.slash(running.general, "ttt start", opponent=running.bob)
    assert reply.message.pings == {running.bob.id}
    assert reply.message.has_button("Accept")


async def test_two_who_join_at_once_make_one_game(running: Setup) -> None:
    offer = (await running.alice.slash(running.general, "ttt challenge")).message
    replies = await asyncio.gather(
        running.bob.click(offer, "Join"), running.carol.click(offer, "Join")
    )
    assert sorted(reply.ephemeral for reply in replies) == [False, True]
    late = next(reply for reply in replies if reply.ephemeral)
    assert "Too late: this challenge was accepted" in late.text


async def test_declining_says_so_on_the_message(running: Setup) -> None:
    offer = await challenge(running)
    declined = (await running.bob.click(offer, "Decline")).message
    assert declined.text == "**Alice** challenged **Bob**.\nNot this time: Bob declined."
    again = (await running.bob.click(offer, "Decline")).message
    late = await running.bob.click(offer, "Accept")
    for shown in (again, late.message):
        assert shown.raw["components"] == declined.raw["components"]
    assert (await late.followup()).text == "Too late: this challenge was declined."


async def test_withdrawing_by_button_and_by_command(running: Setup) -> None:
    offer = await challenge(running)
    withdrawn = (await running.alice.click(offer, "Decline")).message
    assert "Alice withdrew" in withdrawn.text
    late = await running.bob.click(offer, "Accept")
    assert (await late.followup()).text == "Too late: this challenge was withdrawn."
    running.clock.now += 10
    offer = await challenge(running)
    reply = await running.alice.slash(running.general, "ttt resign")
    assert reply.ephemeral
    assert "withdrew" in reply.text
    await running.playground.until(lambda: "Alice withdrew" in seen(running.alice, offer).text)


async def test_an_expired_challenge_says_so_on_the_message(setup: Setup) -> None:
    async with setup.bot() as bot:
        offer = await challenge(setup)
        setup.clock.now += 600
        await bot.deadlines.settle()
        await setup.playground.until(lambda: "ran out" in seen(setup.alice, offer).text)
        assert "It ran out before Bob answered." in seen(setup.alice, offer).text
        assert not seen(setup.alice, offer).has_button("Accept")
        late = await setup.bob.click(offer, "Accept", force=True)
        assert (await late.followup()).text == "Too late: this challenge has expired."


@pytest.mark.parametrize("command", ["challenge", "start"])
async def test_oneself_and_bots_are_refused_and_nothing_is_stored(
    running: Setup, command: str
) -> None:
    myself = await running.alice.slash(running.general, f"ttt {command}", opponent=running.alice)
    assert myself.ephemeral
    assert "can’t challenge yourself" in myself.text
    other = running.playground.silent_bot()
    machine = await running.alice.slash(running.general, f"ttt {command}", opponent=other)
    assert machine.ephemeral
    assert "Bots don’t answer" in machine.text
    nothing = await running.alice.slash(running.general, "ttt resign")
    assert "no game and no challenge" in nothing.text


@pytest.mark.parametrize("place", ["server", "with the bot"])
@pytest.mark.parametrize("how", ["start", "challenge", "menu"])
async def test_challenging_the_bot_itself_starts_a_game(
    running: Setup, how: str, place: str
) -> None:
    where = running.general if place == "server" else running.alice.dm
    oxo = running.playground.me
    if how == "menu":
        reply = await running.alice.context(where, "Challenge to tic-tac-toe", oxo)
    else:
        reply = await running.alice.slash(where, f"ttt {how}", opponent=oxo, board="4x4")
    assert not reply.ephemeral
    assert len(reply.requests) == 1
    assert "❌\u00a0Alice vs 🔵\u00a0Oxo (Unbeatable)" in reply.text
    assert len(free(reply.message)) == (9 if how == "menu" else 16)
    await running.alice.click(*at(reply.message, "b2"))
    again = await running.alice.slash(where, "ttt challenge", opponent=oxo, board="5x5")
    closed = await running.alice.click(again.message, "Resign and start new")
    assert len(free(await closed.followup())) == 25


async def test_the_bot_itself_is_started_against_at_a_level(running: Setup) -> None:
    reply = await running.alice.slash(
        running.general, "ttt start", opponent=running.playground.me, level="easy", first="opponent"
    )
    assert "❌\u00a0Oxo (Easy) vs 🔵\u00a0Alice" in reply.text


async def test_somebody_who_is_no_member_is_refused(running: Setup) -> None:
    elsewhere = running.playground.add_guild("Elsewhere")
    other_channel = running.playground.channel("general", guild=elsewhere)
    stranger = running.playground.add_person("Stranger", join=False)
    for reply in (
        await running.alice.slash(other_channel, "ttt challenge", opponent=stranger),
        await running.alice.context(other_channel, "Challenge to tic-tac-toe", stranger),
    ):
        assert reply.ephemeral
        assert "They can’t see this channel" in reply.text
    assert not (
        await running.alice.slash(other_channel, "ttt challenge", opponent=running.bob)
    ).ephemeral


async def test_nobody_can_be_challenged_in_the_conversation_with_the_bot(running: Setup) -> None:
    anyone = await running.alice.slash(running.alice.dm, "ttt challenge")
    assert "Nobody else can see this conversation" in anyone.text
    for command in ("ttt challenge", "ttt start"):
        reply = await running.alice.slash(running.alice.dm, command, opponent=running.bob)
        assert "They can’t see this channel" in reply.text
    myself = await running.alice.slash(running.alice.dm, "ttt challenge", opponent=running.alice)
    assert "can’t challenge yourself" in myself.text
    nothing = await running.alice.slash(running.alice.dm, "ttt resign")
    assert "no game and no challenge" in nothing.text


async def test_where_two_talk_only_they_can_be_challenged(running: Setup) -> None:
    channel = running.playground.add_dm(running.alice, running.bob)
    for reply in (
        await running.alice.slash(channel, "ttt challenge", opponent=running.carol),
        await running.alice.context(channel, "Challenge to tic-tac-toe", running.carol),
    ):
        assert reply.ephemeral
        assert "They can’t see this channel" in reply.text
    offer = await running.alice.slash(channel, "ttt challenge", opponent=running.bob)
    assert "Rated" not in offer.text, "ratings belong to a server"
    assert len(free((await running.bob.click(offer.message, "Accept")).message)) == 9
    await resign_here(running.alice, channel)
    assert not (await running.bob.slash(channel, "ttt challenge")).ephemeral


async def test_one_open_challenge_per_person_and_channel(running: Setup) -> None:
    offer = await challenge(running)
    reply = await running.alice.slash(running.general, "ttt challenge", opponent=running.carol)
    assert reply.ephemeral
    assert offer.link in reply.text
    running.clock.now += 10
    other = await running.alice.slash(running.games, "ttt challenge", opponent=running.carol)
    assert not other.ephemeral


async def test_strangers_cannot_answer_a_challenge(running: Setup) -> None:
    offer = await challenge(running)
    for label in ("Accept", "Decline"):
        reply = await running.carol.click(offer, label)
        assert reply.ephemeral
        assert reply.text.startswith("This challenge is for ")
        assert "Make one of your own with" in reply.text
    own = await running.alice.click(offer, "Accept")
    assert own.ephemeral
    assert own.text == (
        "This is your own challenge, so it isn’t yours to accept. *Decline* takes it back."
    )
    running.clock.now += 10
    offer = (await running.alice.slash(running.games, "ttt challenge")).message
    own = await running.alice.click(offer, "Join")
    assert own.ephemeral
    assert own.text == (
        "This is your own challenge, so somebody else has to join. *Withdraw* takes it back."
    )


async def test_who_was_just_pinged_is_not_pinged_again_and_the_challenger_is_told(
    running: Setup,
) -> None:
    offer = await challenge(running)
    declined = (await running.bob.click(offer, "Decline")).message
    running.clock.now += 10
    reply = await running.alice.click(declined, "Challenge again")
    again, told = reply.message, await reply.followup()
    assert not again.pings
    assert told.ephemeral
    assert told.text == "Bob gets no second ping within a minute, but can accept here."
    card = (await running.bob.click(again, "Accept")).message
    await running.playground.until(lambda: running.alice.see(told) is None)
    assert free(card)
    await resign_here(running.alice, running.general)
    running.clock.now += 60
    later = await running.alice.slash(running.general, "ttt challenge", opponent=running.bob)
    assert later.message.pings == {running.bob.id}
    assert len(later.requests) == 1


async def test_a_challenge_says_that_the_fourth_game_of_a_day_is_not_rated(
    running: Setup,
) -> None:
    for number in range(4):
        running.clock.now += 60
        offer = await challenge(running)
        rated = number < 3
        assert ("-# Rated · Expires <t:" in offer.text) is rated
        assert ("-# Not rated: more than three games today · Expires" in offer.text) is not rated
        card = (await running.bob.click(offer, "Accept")).message
        for person, cell in ((running.alice, "a1"), (running.bob, "b2")):
            card = (await person.click(*at(card, cell))).message
        await resign_here(running.bob, running.general)
        await running.all_sent()
    running.clock.now += 86_400
    assert "-# Rated · Expires" in (await challenge(running)).text


async def test_what_was_offered_stays_on_the_card_of_a_challenge(running: Setup) -> None:
    for board, line in (("4x4", "\n-# 4×4"), ("3x3", "Not this time: Bob declined.")):
        running.clock.now += 60
        reply = await running.alice.slash(
            running.general, "ttt challenge", opponent=running.bob, board=board
        )
        declined = await running.bob.click(reply.message, "Decline")
        assert declined.text.endswith(line)


async def test_an_offer_that_crossed_another_closes_once_that_is_accepted(running: Setup) -> None:
    offer = await challenge(running)
    theirs = await running.bob.slash(running.general, "ttt challenge", opponent=running.alice)
    await running.bob.click(offer, "Accept")
    late = await running.alice.click(theirs.message, "Accept")
    assert late.text.endswith("Bob withdrew the challenge.")
    assert not late.message.buttons


async def test_an_offer_to_anyone_is_its_makers_to_withdraw(running: Setup) -> None:
    offer = (await running.alice.slash(running.general, "ttt challenge")).message
    assert [button.label for button in offer.buttons] == ["Join", "Withdraw"]
    stranger = await running.bob.click(offer, "Withdraw")
    assert stranger.text == "Only whoever made this challenge can withdraw it. *Join* is for you."
    gone = (await running.alice.click(offer, "Withdraw")).message
    assert "**Alice** was looking for somebody to play." in gone.text
    assert "Alice withdrew the challenge." in gone.text
