"""Hints: for those who play the bot, and for nobody else."""

from collections.abc import Callable

import pytest

from bot.ui.text.themes import SIGNS, Sign
from playground import Reply
from playground.faults import Faults
from tests.bot.cards import at, duel, free, seen
from tests.bot.conftest import Setup

DELETE = "DELETE /webhooks/*/*/messages/*"


async def hint(running: Setup) -> Reply:
    return await running.alice.slash(running.general, "ttt hint")


async def test_a_hint_is_private_and_names_the_best_cell(running: Setup) -> None:
    card = (await running.alice.slash(running.general, "ttt start", board="misere")).message
    for ask in (hint(running), running.alice.click(card, "Hint")):
        reply = await ask
        assert reply.ephemeral
        assert reply.kind == "message"
        assert len(reply.requests) == 1
        assert "**b2** is best: every other cell loses." in reply.text
        assert SIGNS[Sign.UNKNOWN] not in reply.text
        assert "\n💀💀💀\n💀🎯💀\n💀💀💀\n-# 🎯\u00a0b2 draws\n-# 💀 loses\n" in reply.text
        assert reply.text.endswith("-# A result with hints earns only a hollow star.")
    assert len(free((await running.alice.click(*at(card, "b2"))).message)) == 7


async def test_a_hint_is_played_by_its_button_and_goes(running: Setup) -> None:
    card = (await running.alice.slash(running.general, "ttt start", board="misere")).message
    hint = (await running.alice.click(card, "Hint")).message
    await running.alice.click(hint, "Play b2")
    await running.playground.until(lambda: running.alice.see(hint) is None)
    await running.playground.until(lambda: len(free(seen(running.alice, card))) == 7)


async def test_a_hint_for_a_board_that_moved_on_plays_nothing(running: Setup) -> None:
    card = (await running.alice.slash(running.general, "ttt start", board="misere")).message
    hint = (await running.alice.click(card, "Hint")).message
    running.playground.faults.refuse(DELETE, code=10008)
    await running.alice.click(*at(card, "a1"))
    await running.playground.until(lambda: running.playground.faults.pending == 0)
    late = await running.alice.click(hint, "Play b2")
    assert (late.kind, late.ephemeral) == ("update", True)
    assert "The game has moved on" in late.text


@pytest.mark.parametrize("by_command", [False, True])
async def test_a_hint_goes_once_its_reader_has_moved(running: Setup, by_command: bool) -> None:
    card = (await running.alice.slash(running.general, "ttt start")).message
    others = (await running.bob.slash(running.games, "ttt start")).message
    kept = (await running.bob.click(others, "Hint")).message
    hint = (await running.alice.click(card, "Hint")).message
    if by_command:
        reply = await running.alice.slash(running.general, "ttt move", cell="b2")
    else:
        reply = await running.alice.click(*at(card, "b2"))
    answer, *_ = reply.requests
    await running.playground.until(lambda: running.alice.see(hint) is None)
    calls = list(running.playground.requests)
    (deleted,) = [each for each in calls if each.method == "DELETE"]
    if answer in calls:  # A response is no request of the bot's.
        assert calls.index(answer) < calls.index(deleted), "the board waits for nothing"
    assert [each for each in reply.requests if each != deleted] == [answer]
    assert len(free(seen(running.alice, reply.message))) == 7
    assert running.bob.see(kept) is not None


async def test_a_refusal_goes_once_anybody_has_moved(running: Setup) -> None:
    card = await duel(running)
    refusal = (await running.bob.click(*at(card, "a1"))).message
    await running.alice.click(*at(card, "b2"))
    await running.playground.until(lambda: running.bob.see(refusal) is None)
    moved = (await running.bob.click(*at(seen(running.bob, card), "a1"))).message
    refusal = (await running.bob.click(*at(moved, "b1"))).message
    await running.alice.click(*at(moved, "c1"))
    await running.playground.until(lambda: running.bob.see(refusal) is None)


FAULTS: dict[str, Callable[[Faults], None]] = {
    "refused": lambda faults: faults.refuse(DELETE, code=10008),
    "lost": lambda faults: faults.drop(DELETE),
    "unanswered": lambda faults: faults.hang(DELETE),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_a_hint_that_cannot_be_deleted_costs_nothing(
    running: Setup, fault: Callable[[Faults], None]
) -> None:
    faults = running.playground.faults
    card = (await running.alice.slash(running.general, "ttt start")).message
    await running.alice.click(card, "Hint")
    fault(faults)
    card = (await running.alice.click(*at(card, "b2"))).message
    await running.playground.until(lambda: faults.pending == 0)
    card = (await running.alice.click(card, free(card)[0])).message
    assert len(free(card)) == 5
    assert "Hint for game 1" in (await running.alice.click(card, "Hint")).text


async def test_private_answers_of_a_game_do_not_pile_up(setup: Setup) -> None:
    async with setup.bot():
        card = (await setup.alice.slash(setup.general, "ttt start")).message
        help_page = (await setup.alice.slash(setup.general, "ttt help")).message
        answers = [
            (await setup.alice.click(card, "Hint")).message,
            (await hint(setup)).message,
            (await setup.alice.slash(setup.general, "ttt move", cell="z9")).message,
            await (await setup.alice.click(card, "Resign")).followup(),
            (await setup.alice.click(card, "Hint")).message,
        ]
        last = answers[-1]
        await setup.playground.until(
            lambda: [each for each in answers if setup.alice.see(each)] == [last]
        )
        assert setup.alice.see(help_page) is not None
        # A token deletes for fifteen minutes.
        setup.clock.now += 15 * 60
        newer = (await setup.alice.click(card, "Hint")).message
        await setup.alice.click(card, "Hint")
        await setup.playground.until(lambda: setup.alice.see(newer) is None)
        assert setup.alice.see(last) is not None


async def test_commands_in_a_refusal_can_be_clicked(running: Setup) -> None:
    await running.playground.commands_registered()
    (command,) = [each["id"] for each in running.playground.commands if each["name"] == "ttt"]
    reply = await running.alice.slash(running.general, "ttt hint")
    assert f"Use </ttt start:{command}> to play." in reply.text
    card = (await running.alice.slash(running.general, "ttt start")).message
    refused = await running.bob.click(card, "Hint")
    assert f"Use </ttt start:{command}> for one of your own." in refused.text


async def test_a_hint_in_letters_for_screen_readers(running: Setup) -> None:
    await running.alice.choose(
        (await running.alice.slash(running.general, "ttt preferences")).message,
        f"prefer:{running.alice.id}:style",
        ["text"],
    )
    await running.alice.slash(running.general, "ttt start", board="misere")
    reply = await hint(running)
    assert "1  l  l  l\n2  l [d] l\n3  l  l  l" in reply.text
    assert "-# [ ]\u00a0b2 draws\n-# l loses" in reply.text


async def test_no_hints_between_people(running: Setup) -> None:
    card = await duel(running)
    assert not card.has_button("Hint")
    for reply in (
        await hint(running),
        await running.bob.slash(running.general, "ttt hint"),
        await running.alice.click(card, custom_id="hint:1"),
    ):
        assert reply.ephemeral
        assert "a hint would be cheating" in reply.text
