"""Watching the bot play itself: a move a second, whatever happens in between."""

import re
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from random import Random

import pytest

from bot.model import Computer, Ending, Game, Seat, Termination
from bot.transport.client import OxoClient
from bot.transport.time_limits import TimeLimits
from bot.ui.playing.game_card import game_card
from engine import Level, Mark, parse_moves
from playground import Channel, Message
from tests.bot.builders import NOON, bot_game
from tests.bot.cards import seen
from tests.bot.conftest import Setup
from tests.bot.ui.card_text import text_of


def played(message: Message) -> int:
    """Return how many cells are marked."""
    return sum(message.components[2]["content"].count(mark) for mark in "❌🔵")


def remark(message: Message) -> str:
    """Return what is said of the last move, below who moves next."""
    return message.text.splitlines()[2]


async def watch(setup: Setup, where: Channel | None = None, **options: str) -> Message:
    return (await setup.alice.slash(where or setup.general, "ttt watch", **options)).message


async def tick(setup: Setup, bot: OxoClient, card: Message) -> Message:
    """Let a second pass and wait for the move that it brings."""
    before = played(seen(setup.alice, card))
    setup.clock.now += 1
    await bot.deadlines.settle()

    def moved() -> bool:
        now = seen(setup.alice, card)
        return played(now) == before + 1 or now.has_button("Review")

    await setup.playground.until(moved)
    return seen(setup.alice, card)


async def watch_to_the_end(setup: Setup, bot: OxoClient, card: Message) -> Message:
    while not card.has_button("Review"):
        card = await tick(setup, bot, card)
    return card


async def test_the_bot_plays_itself_move_by_move(setup: Setup) -> None:
    async with setup.bot() as bot:
        levels = {"x": "unbeatable", "o": "unbeatable"}
        reply = await setup.alice.slash(setup.general, "ttt watch", **levels)
        card = reply.message
        assert not reply.ephemeral
        assert len(reply.requests) == 1
        assert played(card) == 0
        assert "To move: ❌\u00a0Oxo (Unbeatable)\nWho goes wrong first?" in card.text
        assert [button.label for button in card.buttons] == ["Stop"]
        card = await tick(setup, bot, card)
        assert "To move: 🔵\u00a0Oxo (Unbeatable)\nAll even so far." in card.text
        remarks = [remark(card)]
        while not (card := await tick(setup, bot, card)).has_button("Review"):
            remarks.append(remark(card))
        assert remarks[:3] == ["All even so far.", "Still even.", "Neither gives way."]
        assert all(one != following for one, following in pairwise(remarks))
        assert "It’s a draw" in card.text
        said = [line for line in card.text.splitlines() if "**Unbeatable:** “" in line]
        assert len({*said}) == len(said) == 2
        assert "held" not in card.text
        assert "move " not in card.text.partition("Game 1")[0], "nothing decided it"
        assert [button.label for button in card.rows[-1]] == [
            "Play one yourself",
            "Review",
        ]
        page = (await setup.bob.click(card, "Review")).message
        assert "Move 9 of 9" in page.text
        assert "Not one mistake" in page.text


async def test_levels_and_board_can_be_chosen(setup: Setup) -> None:
    async with setup.bot() as bot:
        card = await watch(setup, x="unbeatable", o="beginner", board="5x5")
        assert "❌\u00a0Oxo (Unbeatable) vs 🔵\u00a0Oxo (Beginner)" in card.text
        assert card.component_count <= 40
        card = await watch_to_the_end(setup, bot, card)
        assert "❌\u00a0**Oxo (Unbeatable) beats 🔵\u00a0Oxo (Beginner)!**" in card.text
        said = [line.partition(" ")[0] for line in card.text.splitlines() if "“" in line]
        assert said == ["**Unbeatable:**", "**Beginner:**"]
        mine = await setup.bob.click(card, "Play the winner")
        assert len(mine.requests) == 1
        assert "❌\u00a0Bob vs 🔵\u00a0Oxo (Unbeatable)" in mine.message.text
        assert "5×5" in mine.message.text
        assert (
            "You have a game with Oxo here."
            in (await setup.bob.click(card, "Play the winner")).text
        )


async def test_levels_that_are_left_open_differ(setup: Setup) -> None:
    async with setup.bot() as bot:
        for watched in ({}, {}, {"x": "easy"}, {"x": "unbeatable"}, {"o": "easy"}):
            card = await watch(setup, None, **watched)
            found = re.search(r"❌\u00a0Oxo \((\w+)\) vs 🔵\u00a0Oxo \((\w+)\)", card.text)
            assert found is not None
            assert found[1] != found[2]
            assert watched.items() <= {"x": found[1].lower(), "o": found[2].lower()}.items()
            await watch_to_the_end(setup, bot, card)


async def test_who_began_to_watch_can_stop_it_and_nobody_else(setup: Setup) -> None:
    async with setup.bot() as bot:
        card = (await setup.bob.slash(setup.general, "ttt watch", x="easy")).message
        card = await tick(setup, bot, card)
        refused = await setup.carol.click(card, "Stop")
        assert refused.ephemeral
        assert (
            "Only the person who asked for this game, or a moderator, can stop it." in refused.text
        )
        refused = await setup.carol.click(card, custom_id="try:1:easy")
        assert "That game is still going on." in refused.text
        stopped = await setup.bob.click(card, "Stop")
        assert len(stopped.requests) == 1
        assert "**Stopped.**" in stopped.message.text
        assert played(stopped.message) == 1
        mine = (await setup.carol.click(stopped.message, "Play one yourself")).message
        assert "❌\u00a0Carol vs 🔵\u00a0Oxo (Easy)" in mine.text
        forged = await setup.carol.click(mine, custom_id="stop:2")
        assert "I don’t know this button." in forged.text


async def test_nobody_can_play_or_resign_a_watched_game(running: Setup) -> None:
    card = await watch(running)
    for custom_id in ("ttt:1:0:4", "resign:1", "hint:1", "rematch:1"):
        reply = await running.alice.click(card, custom_id=custom_id)
        assert reply.ephemeral
        assert "This isn’t your game" in reply.text
    assert not (await running.alice.slash(running.general, "ttt start")).ephemeral


async def test_a_watched_game_goes_on_after_a_restart(setup: Setup) -> None:
    async with setup.bot() as bot:
        card = await tick(setup, bot, await watch(setup, x="clever", o="unbeatable"))
    setup.clock.now += 3_600
    async with setup.bot() as bot:
        await setup.playground.until(lambda: played(seen(setup.alice, card)) == 2)
        card = await watch_to_the_end(setup, bot, card)
        assert "It’s a draw" in card.text


async def test_a_moderator_stops_a_watched_game(setup: Setup) -> None:
    async with setup.bot() as bot:
        card = await watch(setup)
        stopped = await setup.alice.context(setup.general, "Stop this game", card)
        assert "You stopped game" in stopped.text
        await setup.playground.until(lambda: "Stopped" in seen(setup.alice, card).text)
        setup.clock.now += 5
        await bot.deadlines.settle()
        assert not (await setup.alice.slash(setup.general, "ttt start")).ephemeral
        assert played(seen(setup.alice, card)) == 0


async def test_one_person_watches_two_games_at_a_time_anywhere(running: Setup) -> None:
    for channel in (running.general, running.games):
        assert not (await running.alice.slash(channel, "ttt watch")).ephemeral
    refused = await running.alice.slash(running.alice.dm, "ttt watch")
    assert refused.ephemeral
    assert refused.text == "You’re already watching 2 games: let one end first."
    assert not (await running.bob.slash(running.general, "ttt watch")).ephemeral


async def test_an_edit_whose_token_was_refused_goes_through_the_channel(setup: Setup) -> None:
    async with setup.bot() as bot:
        reply = await setup.alice.slash(setup.general, "ttt watch")
        setup.playground.faults.expire(reply.interaction_id)
        await tick(setup, bot, reply.message)
        assert edits(setup) == ["webhooks", "channels"]


async def test_watching_where_the_bot_is_no_member(setup: Setup) -> None:
    abroad = setup.playground.add_guild("Abroad", with_bot=False)
    square = setup.playground.channel("general", guild=abroad)
    async with setup.bot() as bot:
        board = await watch(setup, square, x="clever", o="unbeatable")
        card = await watch_to_the_end(setup, bot, board)
        assert "It’s a draw" in card.text
        assert set(edits(setup)) == {"webhooks"}


async def test_two_watched_games_do_not_wait_for_each_other(setup: Setup) -> None:
    async with setup.bot(limits=TimeLimits(finish=timedelta(0))) as bot:
        slow, swift = await watch(setup), await watch(setup, setup.games)
        setup.playground.faults.hang("PATCH /webhooks/*")
        setup.clock.now += 1
        await bot.deadlines.settle()
        await setup.playground.until(
            lambda: played(seen(setup.alice, slow)) + played(seen(setup.alice, swift)) == 1
        )
        setup.clock.now += 1
        await bot.deadlines.settle()
        await setup.playground.until(
            lambda: 2 in (played(seen(setup.alice, slow)), played(seen(setup.alice, swift)))
        )


def edits(setup: Setup) -> list[str]:
    """Return the routes of the edits so far, in order."""
    return [
        request.path.split("/")[1]
        for request in setup.playground.requests
        if request.method == "PATCH"
    ]


def watched(moves: str, board: str = "3x3") -> Game:
    """A game of the two weakest levels that came so far."""
    x, o = (Computer(level) for level in (Level.BEGINNER, Level.EASY))
    game = replace(bot_game(board=board), first=Seat(x, Mark.X), second=Seat(o, Mark.O))
    for cell in parse_moves(moves, game.variant):
        game = game.marked(cell, NOON)
    return game


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("b2", "All even so far."),
        ("b2b1", "🔵\u00a0Easy slipped! Does ❌ see it?"),
        ("b2b1a1", "❌\u00a0Beginner can force a win now."),
        ("b2b1a1c3", "❌\u00a0Beginner still has the win."),
        ("b2b1a1c3b3", "❌\u00a0Beginner missed the win. Even again."),
    ],
)
def test_a_line_says_what_each_move_led_to(moves: str, said: str) -> None:
    assert said in text_of(game_card(watched(moves))).splitlines()


@pytest.mark.parametrize("board", ["3x3", "misere"])
def test_nothing_is_said_twice_in_a_row(board: str) -> None:
    rng = Random(7)
    for _ in range(60):
        game, before = watched("", board), ""
        while game.ending is None:
            game = game.marked(rng.choice([*game.position.free_cells]), NOON)
            said = text_of(game_card(game)).splitlines()
            line = "" if game.ending else said[2 + (board == "misere")]
            assert line != before, game.moves
            before = line


def test_the_end_says_which_move_decided_it() -> None:
    ended = watched("b2b1a1c3a3c1a2")
    lost = "Move 2, 🔵\u00a0Easy’s b1,** lost the game. Best was a1, c1, a3, or c3, for a draw."
    assert f"**{lost}" in text_of(game_card(ended)).splitlines()
    stopped = replace(ended, ending=Ending(Termination.STOPPED, None, NOON))
    assert "lost the game" not in text_of(game_card(stopped))


def test_nothing_is_said_of_boards_that_take_a_search() -> None:
    assert "even" not in text_of(game_card(watched("a1a2", board="4x4")))
