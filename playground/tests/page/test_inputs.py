"""The page, dropdowns and forms."""

import pytest
from playwright.async_api import expect

from ... import Playground, threads
from ..browser import Tab

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_dropdowns_are_used_by_keyboard(tab: Tab) -> None:
    await tab.send("/choose")
    keyboard = tab.page.keyboard
    await tab.page.get_by_role("combobox", name="Choose toppings").focus()
    await keyboard.press("Enter")
    await expect(tab.page.get_by_role("option", name="Cheese From the hills")).to_be_visible()
    await keyboard.press("Space")
    await keyboard.type("o")
    await keyboard.press("Space")
    await keyboard.press("Escape")
    await expect(tab.last).to_contain_text("Toppings: Cheese, Olives")
    await tab.page.get_by_role("combobox", name="Choose a guest").click()
    await tab.page.get_by_role("option", name="Carol").click()
    await expect(tab.last).to_contain_text("Guest: Carol")


async def test_a_dropdown_offers_the_channels_of_its_types(
    tab: Tab, playground: Playground
) -> None:
    games = playground.channel("games")
    playground.add_thread(games, "open to all")
    owner = playground.person("Alice").user
    threads.add_thread(playground.world, games, "fox den", owner, private=True)
    await tab.send("/choose")
    await tab.page.get_by_role("combobox", name="Choose a den").click()
    await expect(tab.page.get_by_role("listbox").get_by_role("option")).to_have_text(["#fox den"])
    await tab.page.get_by_role("option", name="fox den").click()
    await expect(tab.last).to_contain_text("Den: fox den")


async def test_a_form_is_filled_in(tab: Tab) -> None:
    await tab.send("/form")
    form = tab.page.get_by_role("dialog", name="Tell us more")
    await expect(form.get_by_label("Name")).to_be_focused()
    await tab.page.keyboard.press("Enter")
    await expect(form).to_contain_text("This field is required.")
    await form.get_by_label("Name").fill("Ada")
    await form.get_by_label("About you").fill("Two\nlines")
    await form.get_by_role("combobox", name="Colour").click()
    await tab.page.get_by_role("option", name="Green").click()
    await form.get_by_role("combobox", name="Friend").click()
    await tab.page.get_by_role("option", name="Bob").click()
    await form.get_by_label("Picture").set_input_files(
        {"name": "me.png", "mimeType": "image/png", "buffer": b"no picture"}
    )
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(tab.last).to_contain_text("name=Ada about=Two")
    await expect(tab.last).to_contain_text("colour=Green friend=Bob picture=me.png")


async def test_a_form_can_be_cancelled(tab: Tab) -> None:
    await tab.send("/form")
    await expect(tab.page.get_by_role("dialog")).to_be_visible()
    await tab.page.keyboard.press("Escape")
    await expect(tab.page.get_by_role("dialog")).to_have_count(0)
    await expect(tab.box).to_be_focused()
