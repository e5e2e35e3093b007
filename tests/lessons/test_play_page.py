"""The page to play on without Python: its table is the engine's, and a game on it in Chromium."""

import json
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from engine import BOARDS, Level, Position, Value, candidates
from engine.results import best_of, result
from engine.search import prospects
from playground.tests.browser import NARROW
from tests.lessons.command import refused, shown

SMALL = BOARDS["3x3"]
WORDS = {Value.WIN: "wins", Value.DRAW: "draws", Value.LOSS: "loses"}


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("page") / "oxo.html"
    assert shown("page", str(file)) == f"Wrote {file}. Open it in a browser.\n"
    return file


def test_the_table_knows_every_board_as_the_engine_does(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    (written,) = re.findall(r'id="data">(.+?)</script>', text)
    data = json.loads(written)
    assert data["levels"] == [level.capitalize() for level in Level]
    assert len(data["table"]) == 5478
    for board, line in data["table"].items():
        position = Position.parse(board, SMALL)
        first, ends_as, *rest = line.split(" ")
        assert ends_as == result(position)
        if outcome := position.outcome:
            assert (first, rest) == ("=", ["".join(map(str, outcome.line))][: bool(outcome.line)])
            continue
        assert first == position.to_move.value
        leads_to, *choices = rest
        letters = {"W": first, "D": "T", "L": position.to_move.other.value}
        assert ends_as == best_of(first, [letters[each[0]] for each in leads_to.split(",")])
        assert [[int(cell) for cell in cells] for cells in choices] == [
            [*candidates(position, level)] for level in Level
        ]


def test_the_page_needs_nothing_else_and_writes_no_rule_twice(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"(?:src|href|url\()\s*=?\s*[\"']?(?!data:|#)[\w/]+[.:/]", text)
    assert not re.search(r"\b(fetch|import|XMLHttpRequest|localStorage)\b", text)
    script = text.rpartition("<script>")[2]
    assert not re.search(r"\[\s*0\s*,\s*1\s*,\s*2\s*\]", script)
    assert "must end in .html" in refused("page", "oxo.txt")


async def opened(browser: Browser, path: Path) -> tuple[Page, list[str]]:
    page = await browser.contexts[0].new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text))
    await page.goto(path.as_uri())
    return page, complaints


async def board_on(page: Page) -> Position:
    """Read the board, and hold each free cell's outcome against the engine's."""
    cells = page.get_by_role("group", name="Board").get_by_role("button")
    labels = [await cell.get_attribute("aria-label") or "" for cell in await cells.all()]
    marks = [label.split(", ")[1].replace("free", ".") for label in labels]
    position = Position.parse("".join(marks), SMALL)
    if position.outcome is None:
        for cell, prospect in prospects(position).items():
            assert prospect is not None
            assert WORDS[prospect.value] in labels[cell], labels
    return position


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_game_is_played_by_keys_with_its_outcomes_and_its_tree(
    browser: Browser, path: Path
) -> None:
    page, complaints = await opened(browser, path)
    status = page.locator("#status")
    await expect(status).to_have_text("You are to move, with X.")
    await page.keyboard.press("w")
    await page.keyboard.press("t")
    tree = page.get_by_role("tree")
    await expect(tree.get_by_role("treeitem")).to_have_count(10)
    await expect(tree.locator(".value")).to_have_text(["T"] * 10)

    # X plays a corner, and from then on whatever loses: Unbeatable wins.
    await page.keyboard.press("1")
    await expect(page.locator("#why")).to_have_text("Unbeatable (O) played b2.")
    position = await board_on(page)
    await expect(tree.get_by_role("treeitem").first).to_have_accessible_name(
        "X blank blank, blank O blank, blank blank blank. Result T"
    )
    await page.keyboard.press("1")  # Taken: nothing happens.
    assert await board_on(page) == position
    await page.get_by_role("button", name="b1, free").press("ArrowDown")
    await expect(page.get_by_role("button", name="b2, O")).to_be_focused()
    while position.outcome is None:
        leads_to = prospects(position).items()
        losing = [cell for cell, each in leads_to if each and each.value is Value.LOSS]
        await page.keyboard.press(str((losing or position.free_cells)[0] + 1))
        position = await board_on(page)
    await expect(status).to_have_text("Unbeatable (O) wins.")
    await expect(page.locator("#cells .on-line")).to_have_count(3)
    await expect(tree.get_by_role("treeitem")).to_have_count(1)

    # Taken back, the board before is there again, and the tree with it.
    await page.keyboard.press("u")
    await expect(status).to_have_text("You are to move, with X.")
    await page.get_by_role("treeitem").first.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator("li[aria-expanded=true]")).to_have_count(2)
    assert complaints == []
    await page.close()


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_every_level_plays_and_the_page_fits_a_phone(
    browser: Browser, path: Path, scheme: str
) -> None:
    page, complaints = await opened(browser, path)
    await page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    await page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    await page.get_by_role("switch", name="What each cell leads to").check(force=True)
    await page.get_by_role("switch", name="The tree of what is left").check(force=True)
    await page.get_by_role("radio", name="O", exact=True).click()
    for level in Level:
        await page.get_by_role("radio", name=level.capitalize()).click()
        await expect(page.locator("#why")).to_contain_text(f"{level.capitalize()} (X) played ")
        position = await board_on(page)
        assert position.x.bit_length() - 1 in candidates(Position.empty(SMALL), level)
    await page.get_by_role("radio", name="Two people").click()
    for cell in ("a1", "a2", "b1", "b2", "c1"):
        await page.get_by_role("button", name=f"{cell}, free").click()
    await expect(page.locator("#status")).to_have_text("X wins.")
    await page.get_by_role("button", name="New game").click()
    await expect(page.get_by_role("treeitem")).to_have_count(10)
    assert await page.evaluate("document.documentElement.scrollWidth") == NARROW[0]
    assert complaints == []
    await page.close()
