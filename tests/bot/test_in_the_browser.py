"""The whole product as a person meets it: our bot, the playground's page, a real Chromium."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from bot.model import Computer, GridStyle, GuildId, Look, Termination, UserId
from bot.ui.text.texts import texts
from engine import BOARDS, Level
from playground import Playground
from playground.tests.browser import NARROW, WIDE, Tab, visiting
from tests.bot.cards import at, duel, has_tiles, resign
from tests.bot.conftest import A_MINUTE, Clock, Setup
from tests.bot.results import store_result
from tests.bot.ui.rankings.test_rankings import person, place

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LOADED = "() => [...document.images].every(each => each.complete)"
BLANK = re.compile("^(⬛|🟫|:oxo[0-9]+_blank:|[a-e][1-5] _)$")
"""What a free cell shows."""
FSI, PDI = "\u2068", "\u2069"
"""What keeps a name that is written from right to left from reordering its line."""
MOVED = re.compile(r"Your move|beats|held Unbeatable!|It’s a draw")


@pytest_asyncio.fixture(loop_scope="session")
async def running(database: Path) -> AsyncIterator[Setup]:
    """A playground with the bot in it, on the event loop of the browser."""
    async with Playground(port=0, answer_within=A_MINUTE) as playground:
        setup = Setup(playground, database, Clock())
        async with setup.bot():
            yield setup


async def click_one(tab: Tab, rng: Random) -> bool:
    """Click a random free cell of the newest board; return whether it has any."""
    free = tab.last.get_by_role("button", name=BLANK, disabled=False)
    count = await free.count()
    if count == 0:
        return False
    await free.nth(rng.randrange(count)).click()
    await expect(free).not_to_have_count(count)
    # On a busy machine a card that says that the bot is thinking comes first.
    await expect(tab.last).to_contain_text(MOVED, timeout=30_000)
    return True


async def click_until_the_end(tab: Tab, rng: Random) -> None:
    """Click random free cells of the newest board until it has no more."""
    while await click_one(tab, rng):
        pass


def cell_of(message: Locator, number: int) -> Locator:
    """Return the button of a cell, counted from 0; below a board there are two in a row."""
    return message.locator(".row:has(> :nth-child(3)) .button").nth(number)


async def resigned(tab: Tab) -> Locator:
    """Resign the newest game, and return its message."""
    await tab.button("Resign").click()
    await tab.button("Yes, resign").click()
    ended = tab.message(" wins:")
    await expect(ended).to_be_visible()
    return ended


async def themed(running: Setup, theme: str) -> None:
    """Have the server choose a theme; "own": two emoji of its own."""
    x, o, *_ = running.playground.guild().emojis.values()
    own = " ".join(f"<:{emoji.name}:{emoji.id}>" for emoji in (x, o))
    look = Look(theme=own if theme == "own" else theme)
    async with running.store() as store:
        guild = GuildId(running.playground.guild().id)
        await store.settings.change(guild, lambda settings: replace(settings, look=look))


async def drawn_for_alice(setup: Setup, style: GridStyle) -> None:
    """Have Alice prefer a style."""
    async with setup.store() as store:
        alice = UserId(setup.alice.id)
        await store.people.change_preferences(
            alice, lambda preferences: replace(preferences, style=style)
        )


async def rows_of(tab: Tab) -> list[list[tuple[float, float, float]]]:
    """Return where the cells of the newest board stand, row by row: left, top and width of each."""
    places = "rows => rows.map(row => [...row.children].map(cell => cell.getBoundingClientRect()))"
    rows = await tab.last.locator(".row").evaluate_all(places)
    return [[(cell["x"], cell["y"], cell["width"]) for cell in row] for row in rows[:-1]]


async def test_a_game_against_the_bot_is_played_to_its_end(
    running: Setup, browser: Browser
) -> None:
    async with visiting(running.playground.url, browser=browser) as [tab]:
        await tab.send("/ttt start")
        await expect(tab.last).to_contain_text("Your move")
        await click_until_the_end(tab, Random(3))
        await expect(tab.last).to_contain_text(re.compile("beats.* Alice!|held Unbeatable!"))
        await tab.reload()
        await expect(tab.last).to_contain_text(re.compile("beats.* Alice!|held Unbeatable!"))


async def accept_and_win(
    tab: Tab, game: int, winner: str, loser: str, button: str = "Accept"
) -> None:
    """Have `loser` press what begins the game that the page offers, and lose it."""
    await expect(tab.log).to_contain_text(re.compile("challenges you|wants a rematch"))
    await tab.become(loser)
    await tab.button(button).click()
    board = tab.message(f"Game {game} ·")  # Below it stands the notice to the winner.
    await expect(board).to_contain_text(f"{winner}’s turn")
    for ply, cell in enumerate(("a1", "a2", "b1", "b2", "c1")):
        await tab.become((winner, loser)[ply % 2])
        await cell_of(board, 3 * (int(cell[1]) - 1) + "abc".index(cell[0])).click()
        following = (loser, winner)[ply % 2]
        await expect(board).to_contain_text(re.compile(f"{following}’s turn|{winner} beats"))
    await expect(board).to_contain_text(f"{winner} beats")


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_a_challenge_and_a_rematch_between_two_people_who_share_a_page(
    running: Setup, browser: Browser, size: tuple[int, int]
) -> None:
    async with visiting(running.playground.url, browser=browser, size=size) as [tab]:
        await tab.send("/ttt challenge opponent:@Bob")
        await accept_and_win(tab, 1, "Alice", "Bob")
        await tab.become("Bob")
        await tab.button("Rematch").click()
        await accept_and_win(tab, 2, "Bob", "Alice", "Rematch")


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_an_impatient_second_click_gives_no_game_away(
    running: Setup, browser: Browser, size: tuple[int, int]
) -> None:
    offer = (await running.alice.slash(running.general, "ttt challenge")).message
    await running.bob.click(offer, "Join")
    # It is Alice's move, so Bob's click is refused, and the refusal pushes the board up.
    address = f"{running.playground.url}/#person={running.bob.id}"
    async with visiting(address, browser=browser, size=size) as [tab]:
        board = tab.message("Alice’s turn")
        place = await cell_of(board, 0).bounding_box()
        assert place is not None
        spot = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
        await tab.page.mouse.click(*spot)
        await expect(tab.last).to_contain_text("Not yet: it’s Alice’s turn.")
        await tab.page.mouse.click(*spot)
        await tab.send("/ttt board")
        await expect(tab.last).to_contain_text("Alice’s turn")
        await expect(tab.log).not_to_contain_text("Resign game")


async def test_an_answer_quotes_whom_its_message_names(running: Setup, browser: Browser) -> None:
    await resign(
        running, running.alice, (await running.alice.click(*at(await duel(running), "a1"))).message
    )
    async with visiting(running.playground.url, browser=browser) as [tab]:
        games = (await running.alice.slash(running.general, "ttt history")).message
        await running.alice.click(games, "Review")
        await expect(tab.last).to_contain_text("Move 1 of 1")
        await expect(tab.last.get_by_role("link")).to_have_text(
            f"Games of {FSI}@Alice{PDI} on this server"
        )


async def test_an_answer_quotes_a_link_by_its_words(running: Setup, browser: Browser) -> None:
    async with visiting(running.playground.url, browser=browser, size=NARROW) as [tab]:
        await tab.send("/ttt start")
        await expect(tab.last).to_contain_text("Your move")
        await tab.send("/ttt move cell:b2")
        await tab.send("/ttt start level:easy")
        await tab.button("Resign and start new").click()
        await expect(tab.last).to_contain_text("Oxo (Easy)")
        quoted = tab.last.locator(".origin")
        await expect(quoted.get_by_role("link")).to_have_text("You resigned game 1.")
        name = quoted.get_by_text("Oxo", exact=True)
        assert await name.evaluate("node => node.scrollWidth <= node.clientWidth")


@pytest.mark.parametrize(
    ("board", "theme"), [("5x5", "classic"), ("4x4", "own"), ("vanishing", "garden")]
)
async def test_the_columns_of_a_board_line_up(
    running: Setup, browser: Browser, board: str, theme: str
) -> None:
    await themed(running, theme)
    async with visiting(running.playground.url, browser=browser) as [tab]:
        await tab.send(f"/ttt start board:{board}")
        await expect(tab.last).to_contain_text("Your move")
        rng, side = Random(5), {"5x5": 5, "4x4": 4, "vanishing": 3}[board]
        for _ in range(3):
            assert await click_one(tab, rng)
        for size in (WIDE, NARROW):
            await tab.resize(size)
            rows = await rows_of(tab)
            columns = zip(*rows, strict=True)
            assert len(rows) == len(rows[0]) == side
            assert len({width for row in rows for _, _, width in row}) == 1
            assert all(len({top for _, top, _ in row}) == 1 for row in rows)
            assert all(len({left for left, _, _ in column}) == 1 for column in columns)


async def test_a_servers_own_emoji_stand_in_line_with_the_others(
    running: Setup, browser: Browser
) -> None:
    await themed(running, "own")
    async with visiting(running.playground.url, browser=browser) as [tab]:
        await tab.send("/ttt start")
        await expect(tab.last).to_contain_text("Your move")
        assert await click_one(tab, Random(5))
        ended = await resigned(tab)
        places = "all => all.map(one => one.getBoundingClientRect())"
        for size in (WIDE, NARROW):
            await tab.resize(size)
            squares = await ended.locator(".lines--large .emoji").evaluate_all(places)
            middles = [square["y"] + square["height"] / 2 for square in squares]
            assert len(squares) == 9
            assert len({round(middle) for middle in middles}) == 3


async def test_tiles_join_into_one_board_on_a_card_that_keeps_its_width(
    database: Path, browser: Browser
) -> None:
    places = "all => all.map(one => [one.getBoundingClientRect(), one.naturalWidth])"
    async with Playground(port=0, answer_within=A_MINUTE) as playground:
        setup = Setup(playground, database, Clock())
        async with setup.bot(tiles=True), visiting(playground.url, browser=browser) as [tab]:
            await playground.until(has_tiles, within=A_MINUTE)
            await tab.send("/ttt start board:5x5")
            await expect(tab.last).to_contain_text("Your move")
            widths = set()
            for _ in range(3):  # Before the first move there is a word for newcomers.
                assert await click_one(tab, Random(5))
                await tab.page.wait_for_function(LOADED)
                drawn = await tab.last.locator(".button img").evaluate_all(places)
                assert {(box["width"], box["height"], wide) for box, wide in drawn[:25]} == {
                    (20, 20, 128)
                }
                card = await tab.last.locator(".card").bounding_box()
                assert card is not None
                widths.add(card["width"])
            assert len(widths) == 1
            ended = await resigned(tab)
            await tab.page.wait_for_function(LOADED)
            drawn = await ended.locator(".lines--large img").evaluate_all(places)
            assert {width for _, width in drawn} == {128}
            assert {(box["width"], box["height"]) for box, _ in drawn} == {(48, 48)}
            lefts, tops = ({box[side] - drawn[0][0][side] for box, _ in drawn} for side in "xy")
            assert lefts == tops == {0, 48, 96, 144, 192}


@pytest.mark.parametrize("board", ["3x3", "4x4", "5x5"])
async def test_cells_stand_in_line_with_their_names_on_a_telephone(
    database: Path, browser: Browser, board: str
) -> None:
    """A line that breaks would leave nothing of the board."""
    side, places = int(board[0]), "all => all.map(one => one.getBoundingClientRect())"
    across = side + 1
    async with Playground(port=0, answer_within=A_MINUTE) as playground:
        setup = Setup(playground, database, Clock())
        visit = visiting(playground.url, browser=browser, size=NARROW)
        async with setup.bot(tiles=True), visit as [tab]:
            await playground.until(has_tiles, within=A_MINUTE)
            await tab.send(f"/ttt start board:{board}")
            await expect(tab.last).to_contain_text("Your move")
            assert await click_one(tab, Random(5))
            await tab.button("💡 Hint").click()
            await expect(tab.last).to_contain_text("Hint for game", timeout=60_000)
            drawn = await tab.last.locator(".lines--large img").evaluate_all(places)
            assert len(drawn) == across**2
            lefts, tops = ([round(box[edge], 2) for box in drawn] for edge in "xy")
            assert lefts == lefts[:across] * across
            assert tops == sorted(tops)
            assert len({*tops}) == across


@pytest.mark.parametrize(("board", "side"), [("3x3", 3), ("4x4", 4)])
async def test_the_rows_of_a_text_board_hold_in_a_narrow_window(
    running: Setup, browser: Browser, board: str, side: int
) -> None:
    await drawn_for_alice(running, GridStyle.TEXT)
    async with visiting(running.playground.url, browser=browser, size=NARROW) as [tab]:
        await tab.send(f"/ttt start board:{board} level:beginner")
        await expect(tab.last).to_contain_text("Your move")
        rng = Random(5)
        for _ in range(2):
            assert await click_one(tab, rng)
        rows = await rows_of(tab)
        assert len(rows) == side
        assert all(len({top for _, top, _ in row}) == 1 for row in rows)


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_a_command_of_the_help_is_begun_by_a_click(
    running: Setup, browser: Browser, size: tuple[int, int]
) -> None:
    async with visiting(running.playground.url, browser=browser, size=size) as [tab]:
        await tab.send("/ttt help")
        await tab.button("/ttt start").click()
        await expect(tab.box).to_have_value("/ttt start ")
        await expect(tab.box).to_be_focused()
        await tab.box.press("Enter")
        await expect(tab.last).to_contain_text("Your move")


BROKEN = """lines => lines
  .filter(each => each.clientHeight > 1.5 * parseFloat(getComputedStyle(each).lineHeight))
  .map(each => each.textContent)"""
"""What stands on more than one line."""


async def test_no_line_of_a_history_breaks_on_a_telephone(running: Setup, browser: Browser) -> None:
    alice, channel = running.alice, running.games
    async with running.store() as store:
        seats = person(alice), Computer(Level.UNBEATABLE)
        game = partial(store_result, store, place(running), *seats, running.clock.now)
        for board, winner in zip(BOARDS, cycle((None, *seats)), strict=False):
            await game(winner=winner, board=board)
        await game(by=Termination.UNFINISHED)  # The fourth sign below the list.
    for locale in texts().locales:
        alice.locale = locale
        await alice.slash(channel, "ttt history")
    url = f"{running.playground.url}/#person={alice.id}&channel={channel.id}"
    async with visiting(url, browser=browser, size=NARROW) as [tab]:
        await expect(tab.messages).to_have_count(len(texts().locales))
        lines = tab.log.locator(".section__text .text > *, .subtext")
        assert await lines.evaluate_all(BROKEN) == []
