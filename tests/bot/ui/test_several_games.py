"""A person plays several opponents in a channel at once."""

import asyncio

import pytest

from playground import Message
from tests.bot.cards import at, duel, free, over, seen
from tests.bot.conftest import Setup
from tests.invariants import violations


async def three(setup: Setup) -> tuple[Message, Message, Message]:
    """Let Alice play the bot, Bob and Carol; it is her move in the first two."""
    alone = await setup.alice.slash(setup.general, "ttt start", level="easy", first="me")
    with_bob = await duel(setup, maker=setup.alice, other=setup.bob)
    setup.clock.now += 60
    with_carol = await duel(setup, maker=setup.carol, other=setup.alice)
    return alone.message, with_bob, with_carol


async def test_a_slow_friend_locks_nobody_out(running: Setup) -> None:
    boards = await three(running)
    again = await running.bob.slash(running.general, "ttt start")  # Bob has one with Alice alone.
    assert not again.ephemeral
    carols = await duel(running, maker=running.carol, other=running.bob)
    assert not over(seen(running.carol, carols))
    for board in boards:
        assert len(free(seen(running.alice, board))) == 9
    moved = (await running.alice.click(*at(boards[0], "b2"))).message
    assert len(free(moved)) == 7
    for board in boards[1:]:
        assert len(free(seen(running.alice, board))) == 9


async def test_a_second_game_with_the_same_opponent_is_refused_with_a_way_to_the_first(
    running: Setup,
) -> None:
    alone, with_bob, _ = await three(running)
    await running.alice.click(*at(alone, "b2"))
    again = await running.alice.slash(running.general, "ttt start")
    assert again.ephemeral
    assert again.text.startswith(
        f"You have a game with Oxo here. [Jump to the board]({alone.link})"
    )
    assert [button.label for button in again.message.buttons] == [
        "Keep playing",
        "Resign and start new",
    ]
    for asking, other in ((running.alice, running.bob), (running.bob, running.alice)):
        offered = await asking.slash(running.general, "ttt challenge", opponent=other)
        assert offered.ephemeral
        assert offered.text.startswith(f"You have a game with {other.name} here.")
        assert with_bob.link in offered.text


async def test_a_command_takes_the_game_in_which_one_is_to_move(running: Setup) -> None:
    _, with_bob, with_carol = await three(running)
    reply = await running.alice.slash(running.general, "ttt move", cell="b2")
    told = (await reply.followup()).text
    assert (
        told
        == "Of your games here this is game 2, against Bob. For another one, fill in *opponent*."
    )
    assert len(free(seen(running.carol, with_carol))) == 9
    # Now she is to move against the bot alone.
    completed = await running.alice.complete(running.general, "ttt move", cell="b")
    assert len(completed) == 3
    against = await running.alice.complete(
        running.general, "ttt move", focused="cell", cell="b", opponent=running.bob
    )
    assert len(against) == 2
    reply = await running.alice.slash(running.general, "ttt move", cell="b2")
    assert len(free(reply.message)) == 7
    assert "game 1, against Oxo" in (await reply.followup()).text
    assert with_bob.id != reply.message.id


async def test_the_last_move_counts_within_a_second_and_after_a_restart(setup: Setup) -> None:
    async with setup.bot():
        alone = (await setup.alice.slash(setup.general, "ttt start", first="me")).message
        await duel(
            setup, maker=setup.alice, other=setup.bob
        )  # In the same second: the clock stands.
        await setup.alice.click(*at(alone, "b2"))
    async with setup.bot():
        for command, options in (
            ("ttt resign", {}),
            ("ttt board", {}),
            ("ttt move", {"cell": "a1"}),
        ):
            shown = await setup.alice.slash(setup.general, command, **options)
            told = shown.message if shown.ephemeral else await shown.followup()
            assert "game 1, against Oxo" in told.text
        with_bob = await setup.alice.slash(setup.general, "ttt move", cell="a1", opponent=setup.bob)
        await setup.bob.click(*at(with_bob.message, "b2"))
        moved = await setup.alice.slash(setup.general, "ttt move", cell="c3")
        assert "game 2, against Bob" in (await moved.followup()).text


async def test_an_option_names_another_game(running: Setup) -> None:
    alone, with_bob, with_carol = await three(running)
    oxo = running.playground.me
    reply = await running.alice.slash(running.general, "ttt move", cell="b2", opponent=oxo)
    assert len(free(reply.message)) == 7
    assert not reply.message.ephemeral
    late = await running.alice.slash(running.general, "ttt move", cell="b2", opponent=running.carol)
    assert late.text == "Not yet: it’s Carol’s turn."
    board = await running.alice.slash(running.general, "ttt board", opponent=running.carol)
    await running.playground.until(
        lambda: board.message.link in seen(running.alice, with_carol).text
    )
    nobody = await running.bob.slash(running.general, "ttt board", opponent=running.carol)
    assert nobody.text == "You have no game with Carol in this channel."
    asked = await running.alice.slash(running.general, "ttt resign", opponent=running.bob)
    assert "**Resign game 2?**" in asked.text
    await running.alice.click(asked.message, "Yes, resign")
    await running.playground.until(lambda: over(seen(running.bob, with_bob)))
    assert not over(seen(running.alice, board.message))
    assert alone.id != reply.message.id


async def test_a_hint_is_about_the_game_against_the_bot(running: Setup) -> None:
    await three(running)
    hint = await running.alice.slash(running.general, "ttt hint")
    assert "Hint for game 1" in hint.text
    named = await running.alice.slash(running.general, "ttt hint", opponent=running.bob)
    assert "against" in named.text or "people" in named.text
    assert "Hint for game" not in named.text


async def test_private_answers_about_one_game_leave_those_about_another(running: Setup) -> None:
    alone, with_bob, _ = await three(running)
    hint = (await running.alice.slash(running.general, "ttt hint")).message
    early = (await running.alice.click(*at(with_bob, "b2"))).message
    assert running.alice.see(hint) is not None
    refused = (await running.alice.click(*at(early, "a1"))).message
    assert running.alice.see(hint) is not None
    await running.bob.click(*at(early, "a1"))
    await running.playground.until(lambda: running.alice.see(refused) is None)
    assert running.alice.see(hint) is not None
    await running.alice.click(*at(alone, "b2"))
    await running.playground.until(lambda: running.alice.see(hint) is None)


@pytest.mark.parametrize("times", range(3))
async def test_two_acceptances_at_once_are_two_games(running: Setup, times: int) -> None:
    """Those of two people, and none of the same two twice."""
    one = await running.bob.slash(running.general, "ttt challenge", opponent=running.alice)
    other = await running.carol.slash(running.general, "ttt challenge", opponent=running.alice)
    games = await asyncio.gather(
        running.alice.click(one.message, "Accept"), running.alice.click(other.message, "Accept")
    )
    assert [len(free(reply.message)) for reply in games] == [9, 9]
    assert violations(running.database) == []
