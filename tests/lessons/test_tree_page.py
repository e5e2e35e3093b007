"""The page of a tree in a real Chromium, as a teacher and a pupil use it."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from playground.tests.browser import NARROW
from tests.lessons.command import shown

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def opened(browser: Browser, folder: Path, *arguments: str) -> tuple[Page, list[str]]:
    """Write a tree's page and open it; return it with the errors that it will report."""
    path = folder / "tree.html"
    shown("tree", *arguments, "--html", str(path))
    page = await browser.contexts[0].new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text))
    await page.goto(path.as_uri())
    return page, complaints


async def test_a_worksheet_is_opened_answered_stepped_through_and_printed(
    browser: Browser, tmp_path: Path
) -> None:
    page, complaints = await opened(browser, tmp_path, "worksheet")
    boards = page.get_by_role("treeitem")
    root = boards.first
    values = page.locator(".canvas .value:not(.empty)")
    await expect(boards).to_have_count(14)

    # It opens without answers, and nothing gives them away: no line is marked, no best play.
    await expect(values).to_have_count(0)
    await expect(page.locator(".edges .best")).to_have_count(0)
    over = page.get_by_role("treeitem", name="Result not shown").filter(has_not=page.locator("ul"))
    await expect(over.locator(".marked")).to_have_count(0)
    await page.keyboard.press("a")
    await expect(values).to_have_count(14)
    await expect(over.locator(".marked")).to_have_count(0)
    await expect(page.locator("li:not(:has(li)) .marked")).to_have_count(12)
    await expect(page.locator(".edges .best")).to_have_count(3)

    # By mouse and by keys: the root is closed and opened, arrows lead to a leaf.
    await root.locator(".board").first.click()
    await expect(boards).to_have_count(1)
    for key in ("Enter", "ArrowDown", "ArrowRight", "ArrowDown"):
        await page.keyboard.press(key)
    await expect(page.locator("li:focus")).to_have_accessible_name(
        "X plays a1. X O X, O X O, blank X O. Result T"
    )

    # Without answers each box is empty until it is clicked, and the sheet prints on one page.
    with_answers = await page.pdf(prefer_css_page_size=True)
    await page.keyboard.press("a")
    await expect(values).to_have_count(0)
    without = await page.pdf(prefer_css_page_size=True)
    assert [pdf.count(b"/Type /Page\n") for pdf in (with_answers, without)] == [1, 1]
    assert with_answers != without
    await page.get_by_role("button", name="Show this answer").last.click()
    await expect(values).to_have_text(["O"])
    for key in ("ArrowUp", "r"):
        await page.keyboard.press(key)
    await expect(values).to_have_text(["O", "O"])

    # Minimax works upwards, forward and back.
    await page.get_by_role("radio", name="Minimax").click()
    await expect(values).to_have_count(0)
    for _ in range(5):
        await page.keyboard.press("PageDown")
    says = page.locator("#says")
    await expect(says).to_have_text("The board is full and nobody has a line: T, a tie.")
    await page.get_by_role("button", name="Step back").click()
    await expect(says).to_have_text("X chooses the best of O, X: X.")
    await expect(page.locator(".canvas .value:not(.empty):not(.flying)")).to_have_count(4)
    await page.get_by_role("button", name="Last step").click()
    await expect(says).to_contain_text("O chooses the best of X, X, T: T. Looked at 14 of 14")
    assert complaints == []
    await page.close()


async def test_cuts_and_mirror_images_are_seen_also_on_a_phone(
    browser: Browser, tmp_path: Path
) -> None:
    page, complaints = await opened(browser, tmp_path, "X...O...X")
    await page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    about = page.locator("#about")
    await expect(about).to_contain_text("1,053 boards")
    await page.get_by_role("switch", name="Merge mirrored").check(force=True)
    await expect(about).to_contain_text("109 boards")
    await expect(page.get_by_role("treeitem")).to_have_count(3)
    await page.get_by_role("switch", name="Merge mirrored").uncheck(force=True)
    await page.get_by_role("radio", name="Alpha-beta").click()
    await page.get_by_role("slider", name="Step").press("End")
    await expect(page.locator("#says")).to_contain_text("Looked at 268 of 1,053 boards.")
    await page.get_by_role("slider", name="Step").fill("34")
    await expect(page.locator("#says")).to_contain_text("Cut off:")
    await expect(page.locator("li.is-cut").first).to_be_attached()
    await expect(page.locator(".now .bounds, .now .value").first).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") == NARROW[0]
    assert complaints == []
    await page.close()
