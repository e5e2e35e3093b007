"""The page, its people and its places: who one is, where, and what the others see."""

import re
from typing import Literal

import pytest
from playwright.async_api import Browser, expect

from ... import Playground
from ..browser import Tab, visiting

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

BUTTONS: tuple[Literal["left", "right"], ...] = ("left", "right")


async def test_the_switch_keeps_the_channel(tab: Tab) -> None:
    await tab.go("games")
    await tab.become("Carol")
    await expect(tab.page.get_by_role("heading", level=1)).to_have_text("games")
    await tab.send("It is me")
    await expect(tab.last).to_have_attribute("aria-label", "Carol")


async def test_a_reload_keeps_person_channel_and_messages(tab: Tab) -> None:
    await tab.become("Bob")
    await tab.go("quiet")
    await tab.send("/games start")
    await tab.button("a1").click()
    await tab.send("/secret")
    await expect(tab.messages).to_have_count(2)
    await tab.reload()
    await expect(tab.page.get_by_role("radio", name="Bob")).to_be_checked()
    await expect(tab.page.get_by_role("heading", level=1)).to_have_text("quiet")
    await expect(tab.messages).to_have_count(2)
    await expect(tab.last).to_contain_text("Only you can see this")
    await tab.button("b2").click()
    await expect(tab.log.get_by_role("button", name="❌", disabled=True)).to_have_count(2)


async def test_two_tabs_see_each_other_live(playground: Playground, browser: Browser) -> None:
    bob = playground.person("Bob")
    async with visiting(playground.url, f"{playground.url}/#person={bob.id}", browser=browser) as [
        one,
        other,
    ]:
        await expect(other.page.get_by_role("radio", name="Bob")).to_be_checked()
        await one.send("/games start")
        await other.button("a1").click()
        await expect(one.button("❌")).to_be_disabled()
        await one.send("/secret")
        await expect(one.messages).to_have_count(2)
        await other.send("hello")
        await expect(one.messages).to_have_count(3)
        await expect(other.messages).to_have_count(2)


async def test_unread_channels_and_mentions_stand_out(tab: Tab, playground: Playground) -> None:
    bob, alice = playground.person("Bob"), playground.person("Alice")
    games = tab.page.get_by_role("navigation", name="Channels").get_by_role("link", name="games")
    bob.send(playground.channel("games"), "hello")
    await expect(games.get_by_label("unread")).to_be_visible()
    bob.send(playground.channel("games"), f"<@{alice.id}>, where are you?")
    await expect(games.get_by_label("1 mentions")).to_be_visible()
    await games.click()
    await expect(games.get_by_label("mentions")).to_have_count(0)
    await expect(tab.last).to_have_class(re.compile("message--ping"))


async def test_reading_in_one_tab_clears_the_badges_of_the_others(
    playground: Playground, browser: Browser
) -> None:
    alice, bob = playground.person("Alice"), playground.person("Bob")
    games = playground.channel("games")
    urls = (playground.url, playground.url, f"{playground.url}/#person={bob.id}")
    async with visiting(*urls, browser=browser) as [one, two, bobs]:
        bob.send(games, f"<@{alice.id}>, where are you?")
        places = two.page.get_by_role("navigation", name="Channels")
        badge = places.get_by_role("link", name="games").get_by_label("1 mentions")
        await expect(badge).to_be_visible()
        await expect(bobs.page.get_by_role("radio", name="Alice, 1 mentions")).to_be_visible()
        await one.go("games")
        await expect(badge).to_have_count(0)
        await expect(bobs.page.get_by_role("radio", name="Alice", exact=True)).to_be_visible()


async def test_the_whole_row_of_a_member_opens_their_menu(tab: Tab) -> None:
    rows = tab.page.get_by_role("complementary", name="Members").get_by_role("listitem")
    row = rows.filter(has_text="Bob")
    box = await row.bounding_box()
    assert box is not None
    for button in BUTTONS:
        for x, y in ((3, 3), (box["width"] - 3, box["height"] - 3)):
            await row.click(button=button, position={"x": x, "y": y})
            await expect(tab.page.get_by_role("menu", name="Actions for Bob")).to_be_visible()
            await tab.page.keyboard.press("Escape")
            await expect(tab.page.get_by_role("menu")).to_have_count(0)
    await row.click(button="right")
    await tab.page.get_by_role("menuitem", name="Wave at").click()
    await expect(tab.last).to_contain_text("waves at @Bob")


async def test_direct_messages_with_the_bot(tab: Tab) -> None:
    await tab.page.get_by_role("button", name="Direct messages").click()
    await expect(tab.page.get_by_role("heading", level=1)).to_have_text("Oxo")
    await tab.send("/secret")
    await expect(tab.last).to_contain_text("The cake is real.")


async def test_threads_stand_under_their_channel(tab: Tab, playground: Playground) -> None:
    thread = playground.add_thread(playground.channel("games"), "round two")
    await tab.go("round two")
    await tab.send("/games start")
    await expect(tab.last).to_contain_text("Your move")
    assert playground.person("Bob").last(thread).has_button("a1")


async def test_many_people_are_switched_by_a_list(playground: Playground, browser: Browser) -> None:
    for number in range(4):
        playground.add_person(f"Guest {number}")
    async with visiting(playground.url, browser=browser) as [tab]:
        people = tab.page.get_by_role("combobox", name="You are")
        await expect(people).to_have_value(str(playground.person("Alice").id))
        await people.select_option(label="Guest 3")
        await expect(people).to_have_value(str(playground.person("Guest 3").id))
        await tab.send("I am new")
        await expect(tab.last).to_have_attribute("aria-label", "Guest 3")


async def test_links_to_messages_lead_there(tab: Tab, playground: Playground) -> None:
    alice, games = playground.person("Alice"), playground.channel("games")
    message = alice.send(games, "The place to be")
    alice.send(
        playground.channel("general"), f"See [over there]({message.link}) or {games.mention}"
    )
    await tab.last.get_by_role("link", name="over there").click()
    await expect(tab.page.get_by_role("heading", level=1)).to_have_text("games")
    await expect(tab.message("The place to be")).to_be_focused()


async def test_each_person_and_each_server_has_a_language(tab: Tab, playground: Playground) -> None:
    alice, bob = playground.person("Alice"), playground.person("Bob")
    mine = tab.page.get_by_role("combobox", name="Your language")
    servers = tab.page.get_by_role("combobox", name="The server’s language")
    await expect(mine).to_have_value("en-US")
    await mine.select_option(label="de · Deutsch")
    await playground.until(lambda: alice.locale == "de")
    await servers.select_option("ja")
    await playground.until(lambda: playground.guild().locale == "ja")
    await tab.become("Bob")
    await expect(mine).to_have_value("en-US")
    await expect(servers).to_have_value("ja")
    bob.locale = "th"
    await expect(mine).to_have_value("th")
    await tab.become("Alice")
    await tab.reload()
    await expect(mine).to_have_value("de")
    await tab.page.get_by_role("button", name="Direct messages").click()
    await expect(servers).to_be_hidden()
