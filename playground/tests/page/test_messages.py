"""Messages on the page: drawn, pressed and deleted."""

import re

import pytest
from playwright.async_api import expect

from ..browser import NARROW, WIDE, Tab
from .page_bot import PageBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_plain_message_is_sent_and_mentions_people(tab: Tab) -> None:
    await tab.send("Good morning @Bob, **well** slept?")
    await expect(tab.last).to_contain_text("Good morning @Bob, well slept?")
    await expect(tab.last.locator("strong")).to_have_text("well")
    await expect(tab.page.get_by_role("radio", name="Bob, 1 mentions")).to_be_visible()
    await tab.become("Bob")
    await expect(tab.page.get_by_role("radio", name="Bob", exact=True)).to_be_checked()


async def test_a_press_changes_the_message_in_place(tab: Tab) -> None:
    await tab.send("/games start")
    await tab.button("b2").click()
    await expect(tab.button("❌")).to_be_disabled()
    await expect(tab.last).to_contain_text("(edited)")
    await expect(tab.messages).to_have_count(1)


async def test_a_button_is_as_wide_as_what_stands_on_it(tab: Tab) -> None:
    await tab.send("/show")
    for size in (WIDE, NARROW):
        await tab.resize(size)
        widths = []
        for name in ("a1", "❌", "⭕ c1"):
            box = await tab.button(name).bounding_box()
            assert box is not None
            widths.append(box["width"])
        letters, emoji, both = widths
        assert letters == emoji < both


async def test_a_game_is_played_by_keyboard_alone(tab: Tab) -> None:
    keyboard = tab.page.keyboard
    await keyboard.type("/games start")
    await keyboard.press("Enter")
    await expect(tab.button("c3")).to_be_visible()
    while not await tab.button("c3").evaluate("node => node === document.activeElement"):
        await keyboard.press("Shift+Tab")
    await keyboard.press("ArrowUp")
    await keyboard.press("ArrowLeft")
    await expect(tab.button("b2")).to_be_focused()
    await keyboard.press("Enter")
    played = tab.button("❌")
    await expect(played).to_be_disabled()
    await expect(played).to_be_focused()
    await keyboard.press("ArrowLeft")
    await keyboard.press("Space")
    await expect(tab.log.get_by_role("button", name="❌", disabled=True)).to_have_count(2)
    await keyboard.press("Escape")
    await expect(tab.box).to_be_focused()


async def test_a_private_reply_is_seen_by_its_reader_alone(tab: Tab) -> None:
    await tab.send("/secret")
    await expect(tab.last).to_contain_text("The cake is real.")
    await expect(tab.last).to_contain_text("Only you can see this")
    await tab.become("Bob")
    await expect(tab.messages).to_have_count(0)
    await tab.become("Alice")
    await expect(tab.messages).to_have_count(1)
    await tab.page.get_by_role("button", name="Dismiss message").click()
    await expect(tab.messages).to_have_count(0)


async def test_a_deferred_answer_shows_that_the_bot_is_thinking(tab: Tab, bot: PageBot) -> None:
    await tab.send("/slow")
    await expect(tab.last).to_contain_text("Oxo is thinking…")
    bot.gate.set()
    await expect(tab.last).to_contain_text("I have thought about it.")
    await expect(tab.messages).to_have_count(1)


async def test_every_component_is_drawn(tab: Tab) -> None:
    await tab.send("/show")
    await expect(tab.last.get_by_role("heading", name="Smaller")).to_be_visible()
    for tag, text in (("strong", "bold"), ("em", "italics"), ("u", "underlined"), ("s", "struck")):
        await expect(tab.last.locator(tag)).to_have_text(text)
    await expect(tab.last.locator("blockquote")).to_have_text("quoted")
    await expect(tab.last.locator("ol > li")).to_have_text(["first", "second"])
    await expect(tab.last.locator("pre")).to_have_text("print('x')")
    await expect(tab.last.get_by_role("link", name="a link")).to_have_attribute(
        "href", "https://example.org"
    )
    await expect(tab.last.get_by_text("hidden", exact=True)).not_to_be_visible()
    await tab.last.get_by_role("button", name="Spoiler, show").click()
    await expect(tab.last.get_by_text("hidden", exact=True)).to_be_visible()
    picture = tab.last.get_by_role("img", name="A red square")
    await expect(picture).to_have_js_property("naturalWidth", 1)
    await expect(tab.last.get_by_role("button", name="disabled")).to_be_disabled()
    await expect(tab.last).not_to_contain_text("unseen.txt")
    async with tab.page.expect_download() as download:
        await tab.last.get_by_role("link", name="notes.txt").click()
    assert (await download.value).suggested_filename == "notes.txt"


async def test_embeds_files_and_server_emoji_are_drawn(tab: Tab) -> None:
    await tab.send("/report")
    title = tab.last.get_by_role("link", name="Weekly report")
    await expect(title).to_have_attribute("href", "https://example.org")
    await expect(tab.last).to_contain_text("The office")
    await expect(tab.last.locator(".field")).to_have_text(["Wins3", "Losses1"])
    await expect(tab.last.get_by_role("img", name=re.compile(":oxo_"))).to_be_visible()
    chart = tab.last.get_by_role("img", name="A chart")
    await expect(chart).to_have_js_property("naturalWidth", 1)
    await expect(tab.last).to_contain_text("table.csv3 bytes")


async def test_the_applications_emoji_are_drawn_as_large_as_on_discord(tab: Tab) -> None:
    await tab.send("/own")
    for size in (WIDE, NARROW):
        await tab.resize(size)
        pictures = tab.last.locator("img[alt=':red:']")
        await expect(pictures).to_have_count(10)
        boxes = [box for one in await pictures.all() if (box := await one.bounding_box())]
        words, alone, [pressed] = boxes[:3], boxes[3:9], boxes[9:]
        assert {(box["width"], box["height"]) for box in words} == {(22, 22)}
        assert {(box["width"], box["height"]) for box in alone} == {(48, 48)}
        assert words[2]["y"] - words[0]["y"] == 22  # Lines leave no gap between them.
        assert [box["y"] - alone[0]["y"] for box in alone] == [0, 0, 48, 48, 96, 96]
        assert alone[1]["x"] - alone[0]["x"] == 96
        assert pressed["width"] == 20
    await expect(tab.last).to_contain_text("the next, :gone:")
    await tab.last.get_by_role("combobox").click()
    option = tab.page.get_by_role("option", name="Red").locator("img")
    await expect(option).to_have_js_property("naturalWidth", 1)


async def test_a_message_is_deleted_from_its_menu(tab: Tab) -> None:
    await tab.send("oops")
    await tab.last.click(button="right")
    await tab.page.get_by_role("menuitem", name="Delete message").click()
    await expect(tab.messages).to_have_count(0)
    await tab.become("Bob")
    await tab.send("mine")
    await tab.become("Carol")
    await tab.last.click(button="right")
    await expect(tab.page.get_by_role("menu")).to_be_visible()
    await expect(tab.page.get_by_role("menuitem", name="Delete message")).to_have_count(0)


async def test_context_commands_are_reached_by_keyboard(tab: Tab) -> None:
    await tab.send("To be quoted")
    await tab.last.get_by_role("button", name="Apps for the message of Alice").focus()
    await tab.page.keyboard.press("Enter")
    await expect(tab.page.get_by_role("menuitem", name="Quote this")).to_be_focused()
    await tab.page.keyboard.press("Enter")
    await expect(tab.last.locator("blockquote")).to_have_text("To be quoted")
    members = tab.page.get_by_role("complementary", name="Members")
    await members.get_by_role("button", name="Bob").focus()
    await tab.page.keyboard.press("Enter")
    await tab.page.keyboard.press("Enter")
    await expect(tab.last).to_contain_text("waves at @Bob")
