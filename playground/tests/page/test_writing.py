"""Writing on the page: replies, edits, files and reactions."""

import pytest
from playwright.async_api import FilePayload, expect

from ... import Playground
from ..browser import NARROW, WIDE, Tab
from .page_bot import PIXEL

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_people_reply_and_edit(tab: Tab) -> None:
    await tab.send("Shall we play?")
    await tab.become("Bob")
    await tab.last.hover()
    await tab.last.get_by_role("button", name="Reply").click()
    await expect(tab.page.locator("#draft")).to_contain_text("Replying to Alice")
    await tab.send("Yes, @Alice!")
    await expect(tab.page.locator("#draft")).to_be_hidden()
    await expect(tab.last.locator(".origin")).to_contain_text("Shall we play?")
    await tab.last.click(button="right")
    await tab.page.get_by_role("menuitem", name="Edit message").click()
    await expect(tab.box).to_have_value("Yes, @Alice!")
    await tab.send("No, @Alice!")
    await expect(tab.last).to_contain_text("No, @Alice! (edited)")
    await expect(tab.messages).to_have_count(2)
    await tab.last.hover()
    await tab.last.get_by_role("button", name="Edit message").click()
    await tab.box.press("Escape")
    await expect(tab.box).to_have_value("")
    await tab.messages.first.click(button="right")
    await expect(tab.page.get_by_role("menuitem", name="Reply")).to_be_visible()
    await expect(tab.page.get_by_role("menuitem", name="Edit message")).to_have_count(0)


async def test_people_attach_files(tab: Tab) -> None:
    files = tab.page.locator("#attach-file")
    await files.set_input_files(
        [
            FilePayload(name="red.png", mimeType="image/png", buffer=PIXEL),
            FilePayload(name="notes.txt", mimeType="text/plain", buffer=b"abc"),
        ]
    )
    await expect(tab.page.locator("#draft")).to_contain_text("red.pngnotes.txt")
    await tab.page.get_by_role("button", name="Remove notes.txt").click()
    await expect(tab.page.locator("#draft")).to_have_text("red.png")
    await tab.send("")  # A file needs no words.
    picture = tab.last.get_by_role("img", name="red.png")
    await expect(picture).to_have_js_property("naturalWidth", 1)


async def test_people_react(tab: Tab, playground: Playground) -> None:
    await tab.send("vote")
    for size in (WIDE, NARROW):
        await tab.resize(size)
        await tab.last.hover()
        await tab.last.get_by_role("button", name="Add a reaction").first.click()
        await tab.page.get_by_role("menuitem", name="🎉").click()
        mine = tab.last.get_by_role("button", name="🎉, 1")
        await expect(mine).to_have_attribute("aria-pressed", "true")
        general = playground.channel("general")
        bob = playground.person("Bob")
        bob.react(bob.last(general), "🎉")
        both = tab.last.get_by_role("button", name="🎉, 2")
        await both.click()
        left = tab.last.get_by_role("button", name="🎉, 1")
        await expect(left).to_have_attribute("aria-pressed", "false")
        bob.unreact(bob.last(general), "🎉")
        await expect(left).to_have_count(0)
