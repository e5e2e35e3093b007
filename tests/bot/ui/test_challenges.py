"""Challenges between people, as they meet them."""

import asyncio

import pytest

from playground import Message, Person
from tests.bot.cards import free, over, seen
from tests.bot.conftest import House


async def challenge(home: House) -> Message:
    return (await home.alice.slash(home.general, "ttt challenge", opponent=home.bob)).message


async def test_a_challenge_pings_the_opponent_alone_and_becomes_the_board(home: House) -> None:
    reply = await home.alice.slash(home.general, "ttt challenge", opponent=home.bob)
    offer = reply.message
    assert not reply.ephemeral
    assert len(reply.requests) == 1
    assert offer.pings == {home.bob.id}
    assert [button.label for button in offer.buttons] == ["Accept", "Decline"]
    accepted = await home.bob.click(offer, "Accept")
    assert accepted.message.id == offer.id
    assert len(accepted.requests) == 1
    assert len(free(accepted.message)) == 9
    assert "Your move, Alice" in accepted.text


@pytest.mark.parametrize(
    ("options", "said", "opens"),
    [
        ({}, "Alice moves first", "Alice"),
        ({"mark": "O"}, "Bob moves first", "Bob"),
        ({"first": "opponent", "mark": "X"}, "Bob moves first", "Bob"),
        ({"first": "me", "mark": "O"}, "Alice moves first", "Alice"),
        ({"first": "random"}, "who moves first is drawn by lot", None),
        ({"mark": "random"}, "who moves first is drawn by lot", None),
    ],
)
async def test_a_challenge_says_who_will_move_first(
    home: House, options: dict[str, str], said: str, opens: str | None
) -> None:
    reply = await home.alice.slash(home.general, "ttt challenge", opponent=home.bob, **options)
    assert f"3×3, three in a row · {said} · expires" in reply.text
    card = (await home.bob.click(reply.message, "Accept")).message
    assert f"Your move, {opens or ''}" in card.text


async def test_an_open_challenge_says_that_whoever_joins_moves_first(home: House) -> None:
    reply = await home.alice.slash(home.general, "ttt challenge", first="opponent")
    assert "whoever joins moves first" in reply.text
    assert "Your move, Carol" in (await home.carol.click(reply.message, "Join")).text


async def test_start_with_an_opponent_is_a_challenge(home: House) -> None:
    reply = await home.alice.slash(home.general, "ttt start", opponent=home.bob)
    assert reply.message.pings == {home.bob.id}
    assert reply.message.has_button("Accept")


async def test_two_people_play_a_game_out(home: House) -> None:
    card = (await home.bob.click(await challenge(home), "Accept")).message
    for ply, cell in enumerate(("a1", "a2", "b1", "b2", "c1")):
        card = (await (home.alice, home.bob)[ply % 2].click(card, cell)).message
    assert "Alice wins!" in card.text
    assert over(card)


async def test_anyone_may_join_an_open_challenge(home: House) -> None:
    offer = (await home.alice.slash(home.general, "ttt challenge")).message
    assert not offer.pings
    card = (await home.carol.click(offer, "Join")).message
    assert "Carol" in card.text


async def test_two_who_join_at_once_make_one_game(home: House) -> None:
    offer = (await home.alice.slash(home.general, "ttt challenge")).message
    replies = await asyncio.gather(home.bob.click(offer, "Join"), home.carol.click(offer, "Join"))
    assert sorted(reply.ephemeral for reply in replies) == [False, True]
    late = next(reply for reply in replies if reply.ephemeral)
    assert "Too late: this challenge was accepted" in late.text


async def test_declining_says_so_on_the_message(home: House) -> None:
    offer = await challenge(home)
    declined = (await home.bob.click(offer, "Decline")).message
    assert "Bob declined" in declined.text
    assert not declined.buttons
    for label in ("Accept", "Decline"):
        late = await home.bob.click(offer, label)
        assert late.text == declined.text
        assert not late.message.buttons
        assert (await late.followup()).text == "Too late: this challenge was declined."


async def test_withdrawing_by_button_and_by_command(home: House) -> None:
    withdrawn = (await home.alice.click(await challenge(home), "Decline")).message
    assert "Alice withdrew" in withdrawn.text
    home.clock.now += 10
    offer = await challenge(home)
    reply = await home.alice.slash(home.general, "ttt resign")
    assert reply.ephemeral
    assert "withdrawn" in reply.text
    await home.playground.until(lambda: "Alice withdrew" in seen(home.alice, offer).text)


async def test_an_expired_challenge_says_so_on_the_message(house: House) -> None:
    async with house.bot() as bot:
        offer = await challenge(house)
        house.clock.now += 600
        bot.deadlines.wake()
        await house.playground.until(lambda: "in time" in seen(house.alice, offer).text)
        assert not seen(house.alice, offer).buttons
        late = await house.bob.click(offer, "Accept", force=True)
        assert (await late.followup()).text == "Too late: this challenge has expired."


async def test_a_challenge_that_expired_while_the_bot_was_away(house: House) -> None:
    async with house.bot():
        offer = await challenge(house)
    house.clock.now += 3_600
    async with house.bot():
        await house.playground.until(lambda: "in time" in seen(house.alice, offer).text)


async def test_an_accept_at_the_last_instant_is_late(house: House) -> None:
    async with house.bot():
        offer = await challenge(house)
        house.clock.now += 600
        late = await house.bob.click(offer, "Accept", force=True)
        assert (await late.followup()).text == "Too late: this challenge has expired."


@pytest.mark.parametrize("command", ["challenge", "start"])
async def test_oneself_and_bots_are_refused_and_nothing_is_stored(
    home: House, command: str
) -> None:
    myself = await home.alice.slash(home.general, f"ttt {command}", opponent=home.alice)
    assert myself.ephemeral
    assert "cannot challenge yourself" in myself.text
    bot = Person(home.playground.context, home.playground.world.bot)
    machine = await home.alice.slash(home.general, f"ttt {command}", opponent=bot)
    assert machine.ephemeral
    assert "Bots do not answer" in machine.text
    nothing = await home.alice.slash(home.general, "ttt resign")
    assert "no game and no challenge" in nothing.text


async def test_somebody_who_cannot_see_the_channel_is_refused(home: House) -> None:
    home.playground.deny(home.bob, "view_channel", channel=home.general)
    reply = await home.alice.slash(home.general, "ttt challenge", opponent=home.bob)
    assert reply.ephemeral
    assert "cannot see this channel" in reply.text


async def test_somebody_who_is_no_member_is_refused(home: House) -> None:
    elsewhere = home.playground.add_guild("Elsewhere")
    den = home.playground.channel("general", guild=elsewhere)
    stranger = home.playground.add_person("Stranger", join=False)
    for reply in (
        await home.alice.slash(den, "ttt challenge", opponent=stranger),
        await home.alice.context(den, "Challenge to tic-tac-toe", stranger),
    ):
        assert reply.ephemeral
        assert "They cannot see this channel" in reply.text
    assert not (await home.alice.slash(den, "ttt challenge", opponent=home.bob)).ephemeral


async def test_nobody_can_be_challenged_in_the_conversation_with_the_bot(home: House) -> None:
    anyone = await home.alice.slash(home.alice.dm, "ttt challenge")
    assert "Nobody else can see this conversation" in anyone.text
    for command in ("ttt challenge", "ttt start"):
        reply = await home.alice.slash(home.alice.dm, command, opponent=home.bob)
        assert "They cannot see this channel" in reply.text
    myself = await home.alice.slash(home.alice.dm, "ttt challenge", opponent=home.alice)
    assert "cannot challenge yourself" in myself.text
    nothing = await home.alice.slash(home.alice.dm, "ttt resign")
    assert "no game and no challenge" in nothing.text


async def test_where_two_talk_only_they_can_be_challenged(home: House) -> None:
    room = home.playground.add_dm(home.alice, home.bob)
    for reply in (
        await home.alice.slash(room, "ttt challenge", opponent=home.carol),
        await home.alice.context(room, "Challenge to tic-tac-toe", home.carol),
    ):
        assert reply.ephemeral
        assert "They cannot see this channel" in reply.text
    offer = await home.alice.slash(room, "ttt challenge", opponent=home.bob)
    assert len(free((await home.bob.click(offer.message, "Accept")).message)) == 9
    await home.alice.slash(room, "ttt resign")
    assert not (await home.bob.slash(room, "ttt challenge")).ephemeral


async def test_one_open_challenge_per_person_and_channel(home: House) -> None:
    offer = await challenge(home)
    reply = await home.alice.slash(home.general, "ttt challenge", opponent=home.carol)
    assert reply.ephemeral
    assert offer.link in reply.text
    home.clock.now += 10
    other = await home.alice.slash(home.games, "ttt challenge", opponent=home.carol)
    assert not other.ephemeral


async def test_strangers_cannot_answer_a_challenge(home: House) -> None:
    offer = await challenge(home)
    for label in ("Accept", "Decline"):
        reply = await home.carol.click(offer, label)
        assert reply.ephemeral
        assert reply.text == "This challenge is for somebody else."
    own = await home.alice.click(offer, "Accept")
    assert own.ephemeral
    assert "your own challenge" in own.text


async def test_players_who_are_busy_cannot_be_challenged_nor_accept(home: House) -> None:
    offer = await challenge(home)
    await home.bob.slash(home.general, "ttt start")
    busy = await home.bob.click(offer, "Accept")
    assert busy.ephemeral
    assert "You have a game here" in busy.text
    reply = await home.carol.slash(home.general, "ttt challenge", opponent=home.bob)
    assert reply.ephemeral
    assert reply.text == "Bob has a game in this channel already."
    await home.bob.slash(home.general, "ttt resign")
    assert len(free((await home.bob.click(offer, "Accept")).message)) == 9


async def test_hostile_names_are_inert(home: House) -> None:
    names = [
        "@everyone",
        "<@1>",
        "**bold** `code`",
        "\u202eevil",
        "[x](https://y.example)",
        "#" * 32,
    ]
    for name in names:
        villain = home.playground.add_person(name)
        reply = await villain.slash(home.general, "ttt challenge", opponent=home.bob)
        assert reply.message.pings == {home.bob.id}
        assert "\u202e" not in reply.text
        assert "**bold**" not in reply.text
        assert "](https" not in reply.text.replace("\\", "?")
