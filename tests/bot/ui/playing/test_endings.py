"""Endings: what a win, a draw and a loss look like, and what is offered after them."""

from dataclasses import replace

from bot.model import ChannelId, Game, GuildId, Place, Remains, UserId
from bot.store.rated_games import AT_ONCE
from engine import Cell, Value, analyse, format_cell
from engine.render import ARROWS
from playground import Message, Reply
from tests.bot.builders import BOB, CAROL
from tests.bot.cards import at, duel, free, resign, seen, start
from tests.bot.conftest import Setup
from tests.bot.results import forget_ratings, store_result

EASIER, NEXT = "Easy", "Play Easy"
PUZZLE = "Daily puzzle"
HOLLOW = "-# A result with hints earns only a hollow star."
MONDAY = 1_795_392_000
"""2026-11-23 00:00 UTC."""


async def live(setup: Setup) -> Game:
    """The game that Alice has in #general."""
    async with setup.store() as store:
        return (await store.games.live(ChannelId(setup.general.id), UserId(setup.alice.id)))[0]


def wanted(game: Game, value: Value) -> Cell:
    """A cell that leads to `value`, or else the best one."""
    analysis = analyse(game.position)
    cells = [cell for cell, found in analysis.cells.items() if found and found.value is value]
    return cells[0] if cells else analysis.best


async def finish(setup: Setup, card: Message, value: Value) -> Reply:
    """Alice plays a game to its end, for a win, a draw or a loss."""
    while True:
        game = await live(setup)
        reply = await setup.alice.click(*at(card, format_cell(wanted(game, value), game.variant)))
        card = reply.message
        if not free(card):
            return reply


async def share(setup: Setup, card: Message) -> Message:
    """Alice shares a game right after it, while its result is the last message."""
    shared = await setup.alice.click(card, "Share")
    assert not shared.ephemeral
    return await shared.settled()


async def lost(setup: Setup, level: str | None = None) -> Message:
    """A game against the bot that Alice lost."""
    card = await start(setup) if level is None else await start(setup, level=level)
    return (await finish(setup, card, Value.LOSS)).message


def labels(card: Message) -> list[str | None]:
    return [button.label for button in card.buttons]


async def test_a_first_win_at_a_level_is_an_event_and_leads_to_the_next(running: Setup) -> None:
    reply = await finish(running, await start(running, level="beginner"), Value.WIN)
    ended = reply.message
    assert len(reply.requests) == 1
    assert ended.text.splitlines()[0] == "### ❌\u00a0**Alice beats 🔵\u00a0Oxo (Beginner)!**"
    assert "Alice’s first win against Beginner!**" in ended.text
    assert any(arrow in ended.text for arrow in ARROWS.values())
    assert labels(ended) == [NEXT, "Rematch", "Review", "Share"]
    assert [*map(len, ended.rows)] == [2, 2], "a fourth button breaks a row on a phone"
    reply = await running.alice.click(ended, NEXT)
    assert len(reply.requests) == 1
    assert reply.message.id != ended.id
    assert "❌\u00a0Alice vs 🔵\u00a0Oxo (Easy)" in reply.message.text
    assert len(free(reply.message)) == 9


async def test_the_next_level_keeps_board_and_mark_and_works_after_a_restart(setup: Setup) -> None:
    async with setup.bot():
        card = await start(setup, level="beginner", board="misere", mark="O")
        ended = (await finish(setup, card, Value.WIN)).message
    async with setup.bot():
        card = (await setup.alice.click(ended, NEXT)).message
        assert "🔵\u00a0Alice vs ❌\u00a0Oxo (Easy)" in card.text
        assert "Misère" in card.text


async def test_a_draw_against_unbeatable_is_honoured(running: Setup) -> None:
    ended = (await finish(running, await start(running), Value.DRAW)).message
    assert ended.text.splitlines()[0].endswith("**A draw: ❌\u00a0Alice held *Unbeatable*!**")
    assert "A first for Alice!" in ended.text
    assert labels(ended) == ["Play Vanishing", "Rematch", "Review", "Share"]
    shown = (await share(running, ended)).text
    assert "**A draw: ❌\u00a0Alice held *Unbeatable*!**" in shown
    assert "shared by Alice" in shown
    again = (await finish(running, await start(running), Value.DRAW)).message
    assert "held *Unbeatable*!" in again.text
    assert "A first for" not in again.text
    following = await (await running.alice.click(again, "Play Vanishing")).settled()
    assert "Oxo (Perfect)\nYour move ❌\n" in following.text
    stranger = await running.bob.click(again, custom_id="try-board:2:4x4")
    assert "This isn’t your game." in stranger.text


async def test_whoever_called_a_game_off_sees_no_board(running: Setup) -> None:
    ended = await resign(running, running.alice, await start(running))
    assert "⬛" not in ended.text
    assert labels(ended) == ["Start a game"]
    again = (await running.alice.click(ended, "Start a game")).message
    assert len(free(again)) == 9, "nobody had the use of the first move"


async def test_a_plain_start_repeats_the_last_level_in_this_server(running: Setup) -> None:
    assert "Oxo (Unbeatable)" in (await start(running)).text
    await start(running, channel=running.games, level="clever")
    third = running.playground.add_channel("third")
    assert "Oxo (Clever)" in (await start(running, channel=third)).text
    assert "Oxo (Unbeatable)" in (await start(running, running.bob)).text
    elsewhere = running.playground.channel("general", guild=running.playground.add_guild("Else"))
    assert "Oxo (Unbeatable)" in (await start(running, channel=elsewhere)).text


async def test_a_loss_leads_to_the_mistake_and_to_the_puzzle_of_the_day(running: Setup) -> None:
    running.clock.now = MONDAY
    ended = await lost(running, level="unbeatable")
    review = await running.alice.click(ended, "Why?")
    assert "lost the game" in review.text
    puzzle = await running.alice.click(ended, PUZZLE)
    assert puzzle.ephemeral
    assert puzzle.text == (await running.alice.slash(running.general, "ttt puzzle")).text
    card = puzzle.message
    for cell in ("b3", "c1"):
        card = (await running.alice.click(*at(card, cell))).message
    assert "Solved" in (await running.alice.click(ended, PUZZLE)).text, "the same, not another one"
    running.clock.now += 2 * 86_400
    later = await running.alice.click(ended, PUZZLE)
    assert later.text.splitlines()[0] != puzzle.text.splitlines()[0]


async def test_who_gave_up_made_no_mistake(running: Setup) -> None:
    card = (await running.alice.click(*at(await start(running, level="clever"), "b2"))).message
    await resign(running, running.alice, card)
    assert labels(seen(running.alice, card)) == ["Play Easy", "Rematch", "Review", PUZZLE]


async def test_a_win_with_hints_says_how_many_and_is_no_event(running: Setup) -> None:
    card = await start(running, level="beginner")
    for _ in range(2):  # Twice for the same move is one hint.
        hint = await running.alice.click(card, "Hint")
    assert HOLLOW in hint.text
    card = (await running.alice.click(*at(card, "b2"))).message
    await running.alice.slash(running.general, "ttt hint")
    ended = (await finish(running, card, Value.WIN)).message
    assert "🎉" not in ended.text
    assert "☆⬛⬛⬛⬛ 3×3 · Beginner" in ended.text
    assert ended.text.splitlines()[-1].startswith("-# Game 1 · 3×3 · 2 hints")
    assert "· 2 hints ·" in (await running.alice.click(ended, "Review")).text
    shared = await share(running, ended)
    assert "· 2 hints" in shared.text
    assert "☆⬛⬛⬛⬛ 3×3 · Beginner" in shared.text


async def test_a_draw_with_hints_holds_nobody(running: Setup) -> None:
    card = await start(running)
    assert HOLLOW in (await running.alice.click(card, "Hint")).text
    ended = (await finish(running, card, Value.DRAW)).message
    assert "It’s a draw.**" in ended.text
    assert "· 1 hint" in ended.text
    assert "🛡️" not in ended.text
    assert "⬛⬛⬛⬛☆ 3×3 · Unbeatable" in ended.text
    assert labels(ended) == ["Rematch", "Review", PUZZLE]
    leaders = await running.alice.slash(running.general, "ttt leaderboard")
    details = await running.alice.click(leaders.message, "Details")
    assert "First to hold" not in details.text
    await finish(running, await start(running), Value.DRAW)
    leaders = await running.alice.slash(running.general, "ttt leaderboard")
    details = await running.alice.click(leaders.message, "Details")
    assert "First to hold" in details.text
    assert "in a row · " not in details.text


async def test_a_win_with_hints_ends_a_streak(running: Setup) -> None:
    for played in range(6):
        card = await start(running, level="beginner")
        if played == 2:
            await running.alice.click(card, "Hint")
        ended = (await finish(running, card, Value.WIN)).message
        assert ("🔥 3 wins in a row" in ended.text) is (played == 5)


async def play_a_duel(setup: Setup, moves: str = "a1 a2 b1 b2 c1") -> Reply:
    """Have Alice beat Bob, or play other moves, and return the answer to the last click."""
    card = await duel(setup)
    for ply, cell in enumerate(moves.split()):
        reply = await (setup.alice, setup.bob)[ply % 2].click(*at(card, cell))
        card = reply.message
    return reply


async def test_between_people_the_card_says_what_their_ratings_became(running: Setup) -> None:
    reply = await play_a_duel(running)
    assert len(reply.requests) == 1
    assert "-# 📊 Ratings: Alice 1579 (+79) · Bob 1421 (−79)" in reply.text.splitlines()
    await running.all_sent()
    card = seen(running.alice, reply.message)
    assert card.text == reply.text


async def test_where_many_games_are_to_be_rated_the_card_says_it_later(setup: Setup) -> None:
    place = Place(GuildId(setup.playground.guild().id), ChannelId(setup.general.id), "en-US")
    async with setup.store() as store:
        for number in range(AT_ONCE):
            at = setup.clock.now - AT_ONCE + number
            await store_result(store, place, CAROL, BOB, at)
        await forget_ratings(store)
    async with setup.bot() as bot:
        reply = await play_a_duel(setup)
        assert "📊" not in reply.text
        await bot.deadlines.settle()
        await setup.playground.until(
            lambda: "📊 Ratings: Alice 1579 (+79) · Bob" in seen(setup.bob, reply.message).text
        )


async def test_of_a_card_that_leaves_a_line_only_the_result_stays(running: Setup) -> None:
    async with running.store() as store:
        await store.settings.change(
            GuildId(running.playground.guild().id), lambda now: replace(now, remains=Remains.LINE)
        )
    ended = (await finish(running, await start(running, level="beginner"), Value.WIN)).message
    assert "Alice beats" in ended.text
    assert "first win" not in ended.text
    assert "⬛" not in ended.text
    assert labels(ended) == ["Rematch"]
    again = (await running.alice.click(ended, "Rematch")).message
    assert len(free(again)) == 8
    await running.playground.until(lambda: labels(seen(running.alice, ended)) == ["To game 2"])


async def test_a_first_game_switches_its_level_in_place(running: Setup) -> None:
    card = await start(running)
    assert "Oxo (Unbeatable)" in card.text
    assert labels(card)[-2:] == ["Unbeatable ✓", EASIER]
    reply = await running.alice.click(card, EASIER)
    again = reply.message
    assert (reply.kind, len(reply.requests), again.id) == ("update", 1, card.id)
    assert "❌\u00a0Alice vs 🔵\u00a0Oxo (Easy)" in again.text
    assert labels(again)[-2:] == ["Unbeatable", "Easy ✓"]
    same = (await running.alice.click(again, "Easy ✓")).message
    assert same.text == again.text
    back = (await running.alice.click(same, "Unbeatable")).message
    assert "Oxo (Unbeatable)" in back.text
    again = (await running.alice.click(back, EASIER)).message
    moved = (await running.alice.click(*at(again, "b2"))).message
    assert len(free(moved)) == 7
    assert {EASIER, "Easy ✓", "Unbeatable"}.isdisjoint(labels(moved))
    assert all("Game 1 ·" in each.text for each in (card, again, same, back, moved))
    assert "Oxo (Easy)" in (await running.alice.slash(running.general, "ttt board")).text


async def test_a_newcomers_rematch_and_a_level_that_was_named_have_the_switch(
    running: Setup,
) -> None:
    card = await start(running, level="clever")
    assert labels(card)[-2:] == ["Clever ✓", EASIER]
    ended = (await finish(running, card, Value.WIN)).message
    again = (await running.alice.click(ended, "Rematch")).message
    assert labels(again)[-2:] == ["Clever ✓", EASIER], "also where Oxo has opened"


async def test_no_level_is_changed_once_a_person_has_moved(running: Setup) -> None:
    card = await start(running)
    moved = (await running.alice.click(*at(card, "b2"))).message
    assert labels(moved)[-2:] == ["Hint", "Resign"]
    late = await running.alice.click(moved, custom_id="again:1:easy")
    assert late.message.text == moved.text
    assert "The game has moved on" in (await late.followup()).text


async def test_no_game_begins_again_once_it_has_ended(running: Setup) -> None:
    card = (await running.alice.click(*at(await start(running), "b2"))).message
    await resign(running, running.alice, card)
    late = await running.alice.click(card, custom_id="again:1:easy")
    assert "This game has ended." in (await late.followup()).text
    assert "Alice resigned" in seen(running.alice, card).text


async def test_an_easier_level_is_for_its_player_and_for_once(running: Setup) -> None:
    card = await start(running)
    assert "This isn’t your game" in (await running.bob.click(card, EASIER)).text
    await running.alice.click(card, EASIER)
    again = await running.alice.click(card, EASIER, force=True)
    assert "Oxo (Easy)" in again.text
    assert len(free(seen(running.alice, card))) == 9
