"""Games whose marks vanish, as players meet them: won, lost, drawn, and in the middle of them."""

from dataclasses import replace
from io import BytesIO

from PIL import Image

from bot.model import Ending, Game, GameId, GridStyle, Look, Termination
from bot.service import Reviewed
from bot.ui.components import ButtonStyle
from bot.ui.looking_back.review import review_card
from bot.ui.looking_back.sharing import description, shared_card
from bot.ui.pictures import MOST_SHOWN, game_gif
from bot.ui.playing.game_card import game_card
from bot.ui.reply import File
from bot.ui.text.texts import texts
from bot.ui.text.themes import tile_name
from engine import BOARDS, Cell, Mark, Position, best_cells, format_cell, parse_moves, solve
from playground import Message
from playground.checks.messages import Upload
from tests.bot.builders import ALICE, NOON, after, endless_moves
from tests.bot.builders import duel as duel_of
from tests.bot.cards import at, cells, duel, free, over, resign, seen, start
from tests.bot.conftest import Setup
from tests.bot.ui.card_text import buttons_of, text_of
from tests.gallery.limits import check

ENGLISH = texts().in_locale("en-US")

BOARD = BOARDS["vanishing"]
ROUND = "a1c1b1a2c2b2a3b3"
"""X goes round on four cells and O on four others, and nobody ever has a row."""


def moves(text: str) -> list[str]:
    """Return the names of the cells of several moves."""
    return [format_cell(cell, BOARD) for cell in parse_moves(text, BOARD)]


async def begun(setup: Setup) -> Message:
    """Start a game against Perfect in which Alice opens."""
    return await start(setup, board="vanishing", level="unbeatable", first="me")


async def stored(setup: Setup) -> Game:
    """Return the first game as the store has it."""
    async with setup.store() as store:
        return await store.games.get(GameId(1))


async def test_perfect_is_beaten_by_the_opening_that_it_speaks_of(running: Setup) -> None:
    card = await begun(running)
    assert "Oxo (Perfect)" in card.text
    assert "**Only your newest three stay.**" in card.text
    assert "\n🔵\u00a0“One opening beats me. Find it.”\n-# Game 1 " in card.text
    assert "never loses" not in card.text
    middle = (await running.alice.click(*at(card, "b1"))).message
    assert "One opening beats me" not in middle.text
    while not over(middle):
        position = (await stored(running)).position
        cell = format_cell(solve(position).cells[0], BOARD)
        middle = (await running.alice.click(*at(middle, cell))).message
    assert "Alice beats" in middle.text
    assert "Alice’s first win against Perfect!" in middle.text
    assert "⭐⭐⭐⭐🏆" not in middle.text, "the easier levels were not beaten"
    assert "🏆 Vanishing · Perfect" in middle.text
    assert (await stored(running)).ply == 13
    page = (await running.alice.slash(running.general, "ttt stats")).message
    assert "🏆 Vanishing · Perfect" in page.text
    assert "🏆 Perfect beaten without hints" in page.text
    details = (await running.alice.click(page, "Details")).message
    assert "Perfect, Vanishing · 🟩" in details.text
    history = (await running.alice.slash(running.general, "ttt history")).message
    assert "*Perfect*" in history.text
    review = (await running.alice.slash(running.general, "ttt review")).message
    assert "Oxo (Perfect)" in review.text
    assert "Not one mistake on either side" in review.text, "the opening left Perfect no way out"


async def test_a_slip_against_perfect_is_lost_and_explained(running: Setup) -> None:
    card = (await running.alice.click(*at(await begun(running), "a1"))).message
    while not over(card):
        position = (await stored(running)).position
        worst = max(position.free_cells, key=lambda cell: -value_of(position, cell))
        card = (await running.alice.click(*at(card, format_cell(worst, BOARD)))).message
    assert " beats ❌\u00a0Alice!" in card.text
    assert card.has_button("Play Easy")
    why = (await running.alice.click(card, "Why?")).message
    assert "**Not " in why.text


async def test_a_win_that_was_given_away_becomes_a_puzzle(running: Setup) -> None:
    alice = running.alice
    card = (await alice.click(*at(await begun(running), "b1"))).message
    while (position := (await stored(running)).position).ply < 8:
        card = (await alice.click(*at(card, format_cell(solve(position).cells[0], BOARD)))).message
    worst = min(position.free_cells, key=lambda cell: value_of(position, cell))
    card = (await alice.click(*at(card, format_cell(worst, BOARD)))).message
    if not over(card):
        await resign(running, alice, card)
    puzzle = (await alice.slash(running.general, "ttt puzzle", **{"from": "games"})).message
    assert "Only your newest three stay." in puzzle.text
    assert "better than move 9?" in puzzle.text
    assert position.leaving is not None
    assert puzzle.buttons[position.leaving].disabled
    while position.outcome is None:
        best = solve(position).cells[0]
        puzzle = (await alice.click(*at(puzzle, format_cell(best, BOARD)))).message
        position = position.play(best)
        if position.outcome is None:
            position = position.play(best_cells(position)[0])
    assert "Solved on the first try!" in puzzle.text


def value_of(position: Position, cell: Cell) -> int:
    """Return 1, 0 or -1 as playing a cell wins, draws or loses at once or by best play."""
    after_it = position.play(cell)
    if after_it.outcome:
        return 1 if after_it.outcome.winner else 0
    prospect = solve(after_it).prospect
    assert prospect is not None
    return -prospect.value


async def test_the_mark_that_leaves_cannot_be_marked_in_that_move(running: Setup) -> None:
    card = await duel(running, board="vanishing", first="me")
    turns = (running.alice, running.bob)
    for number, cell in enumerate(moves("a1b1a2b2b3c1")):
        card = (await turns[number % 2].click(*at(card, cell))).message
    leaving, newest = card.buttons[0], card.buttons[2]
    assert leaving.disabled
    assert (leaving.style, newest.style) == (ButtonStyle.SECONDARY, ButtonStyle.SUCCESS)
    assert "Leaves next: a1" in card.text
    reply = await running.alice.click(card, custom_id="ttt:1:6:0")
    assert reply.ephemeral
    assert reply.text == (
        "Your mark on a1 leaves with this move, so a1 isn’t free yet. Play somewhere else."
    )
    assert (await running.alice.click(card, custom_id="ttt:1:6:1")).text == "b1 is taken."
    typed = await running.alice.slash(running.general, "ttt move", cell="a1")
    assert "Your mark on a1 leaves with this move" in typed.text
    choices = await running.alice.complete(running.general, "ttt move", cell="")
    assert [choice.value for choice in choices] == ["c2", "a3", "c3"]
    card = (await running.alice.click(*at(card, "c3"))).message
    assert not cells(card)["a1"].disabled
    assert [button.emoji for button in card.buttons[:9]] == [
        "⬛", "🔵", "🔵", "❌", "🔵", "⬛", "⬛", "❌", "❌",
    ]  # fmt: skip
    assert "Leaves next: b1" in card.text


async def test_a_position_for_the_third_time_is_a_draw(running: Setup) -> None:
    card = await duel(running, board="vanishing", first="me")
    turns = (running.alice, running.bob)
    for number, cell in enumerate(moves(ROUND * 2 + ROUND[:12])):
        assert not over(card)
        is_second = 14 <= number < 22
        assert ("**Second time: once more is a draw.**" in card.text) is is_second
        rule = "**Only your newest three stay.**"
        assert (rule in card.text) is not (is_second or number in (6, 7))
        card = (await turns[number % 2].click(*at(card, cell))).message
    assert over(card)
    assert "**It’s a draw:** this position came for the third time." in card.text
    assert "full" not in card.text
    game = await stored(running)
    assert game.ending is not None
    assert (game.ending.termination, game.ply) == (Termination.FULL, 22)
    shared = await running.alice.click(card, "Share")
    assert shared.message.attachments


async def test_the_fourth_mark_is_explained_once_to_each(running: Setup) -> None:
    said = "**Your fourth mark takes away your oldest (faint); its cell is closed for that move.**"
    rule = "**Only your newest three stay.**"
    for opponent, explained in ((running.bob, (6, 7)), (running.carol, (7,))):
        running.clock.now += 10  # The pause between two challenges.
        terms = {"opponent": opponent, "board": "vanishing", "first": "me"}
        offer = (await running.alice.slash(running.general, "ttt challenge", **terms)).message
        card = (await opponent.click(offer, "Accept")).message
        turns = (running.alice, opponent)
        for ply, cell in enumerate(moves(ROUND)):
            is_explained = ply in explained
            assert (said in card.text, rule in card.text) == (is_explained, not is_explained)
            card = (await turns[ply % 2].click(*at(card, cell))).message
    card = await start(running, board="vanishing", level="beginner", first="me")
    while not over(card):
        assert said not in card.text
        card = (await running.alice.click(card, free(card)[0])).message


async def test_no_hint_tells_the_opening_that_beats_perfect(running: Setup) -> None:
    card = await begun(running)
    hint = await running.alice.click(card, "Hint")
    assert hint.text.startswith("One of these openings wins by force:")
    assert not hint.message.buttons
    assert (await stored(running)).hints == 0
    await running.alice.click(*at(card, "b1"))
    assert "is best" in (await running.alice.click(card, "Hint")).text


async def test_a_hint_knows_what_leaves_and_costs_the_cup(running: Setup) -> None:
    card = await begun(running)
    while not over(card):
        hint = (await running.alice.click(card, "Hint")).message
        is_first = not (await stored(running)).moves
        assert ("A result with hints earns only a hollow star." in hint.text) is not is_first
        cell = format_cell(solve((await stored(running)).position).cells[0], BOARD)
        card = (await running.alice.click(*at(card, cell))).message
    assert "Alice beats" in card.text
    assert "⬛⬛⬛⬛☆ Vanishing · Perfect" in card.text
    assert "first win against" not in card.text
    stats = (await running.alice.slash(running.general, "ttt stats")).message
    assert "⬛⬛⬛⬛☆ Vanishing · Perfect" in stats.text
    assert "🏆" not in stats.text
    assert "One opening beats me" in (await begun(running)).text


async def test_levels_can_be_watched_and_say_who_they_are(setup: Setup) -> None:
    async with setup.bot() as bot:
        levels = {"x": "unbeatable", "o": "beginner", "board": "vanishing"}
        card = (await setup.alice.slash(setup.general, "ttt watch", **levels)).message
        assert "Oxo (Perfect)" in card.text
        while not seen(setup.alice, card).has_button("Review"):
            setup.clock.now += 1
            await bot.deadlines.settle()
            await setup.all_sent()
        assert "**Perfect:** “" in seen(setup.alice, card).text


def vanishing(game: Game, text: str, style: GridStyle = GridStyle.EMOJI) -> Game:
    return after(replace(game, board="vanishing", look=Look(style)), text)


def labels(game: Game) -> list[str]:
    return [each.get("label", "") for each in buttons_of(game_card(game))]


def test_letters_show_the_mark_that_leaves_in_brackets() -> None:
    game = vanishing(duel_of(), "a1b1a2b2b3c1", GridStyle.TEXT)
    assert labels(game)[:4] == ["a1 (X)", "b1 O", "c1 O", "a2 X"]


def test_tiles_show_the_mark_that_leaves_faint(tiles: dict[str, str]) -> None:
    game = vanishing(duel_of(), "a1b1a2b2b3c1", GridStyle.EMOJI)
    card = game_card(game)
    leaving = buttons_of(card)[0]
    assert (leaving["emoji"]["name"], leaving["disabled"]) == (tile_name("x_leaving"), True)
    later = buttons_of(card)[1]
    assert later["emoji"]["name"] == tile_name("o_leaving")
    faint = [each for each in buttons_of(card)[:9] if "leaving" in each["emoji"]["name"]]
    assert faint == [leaving, later]
    ended = replace(game, ending=Ending(Termination.RESIGNED, game.second, NOON))
    assert tiles["x_leaving"] in text_of(game_card(ended))


def test_a_long_game_fits_its_card_its_review_and_its_picture() -> None:
    game = replace(duel_of(), board="vanishing", moves=endless_moves(300))
    check(game_card(game))
    game = game.resigned(ALICE.id, NOON)
    reviewed = Reviewed(game, (), reader=None)
    for ply in (0, 1, 150, 299, 300):
        card = review_card(reviewed, ply, ENGLISH)
        check(card)
        shown = text_of(card)
        assert shown.count("\u00a0") >= MOST_SHOWN
        assert ("…  " in shown, "  …" in shown) == (ply > 149, ply < 299), "where there is more"
        assert f"**{format_cell(game.moves[ply - 1], BOARD)}**" in shown or ply == 0
    file = File("game.gif", b"", description(game, ENGLISH))
    check(shared_card(game, file, ENGLISH, ALICE), Upload(0, file.name, b""))
    picture = Image.open(BytesIO(game_gif(BOARD, game.moves, Mark.X)))
    assert getattr(picture, "n_frames", 0) == MOST_SHOWN + 1
