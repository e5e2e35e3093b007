"""The page with hostile texts, no answers, no connection and little room."""

from datetime import timedelta

import pytest
from playwright.async_api import Browser, expect

from ... import Playground
from ..bots import running
from ..browser import NARROW, WIDE, visiting
from .page_bot import PageBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

OFFLINE = "Oxo is offline: commands and buttons fail until it is back."
HOSTILE = "<img src=x onerror=alert(1)> **b** @everyone"


async def test_hostile_names_and_texts_are_inert(playground: Playground, browser: Browser) -> None:
    mallory = playground.add_person(HOSTILE)
    channel = playground.add_channel("room")
    mallory.send(channel, f"{HOSTILE} [x](javascript:alert(1)) <script>alert(1)</script>")
    mallory.send(channel, "||" * 300 + "**__*" * 200 + "`" * 100 + "[" * 200)
    url = f"{playground.url}/#person={mallory.id}&channel={channel.id}"
    async with visiting(url, browser=browser) as [tab]:
        await expect(tab.messages).to_have_count(2)
        await expect(tab.messages.first).to_contain_text("<img src=x onerror=alert(1)>")
        await expect(tab.page.locator("img, script:not([type=module])")).to_have_count(0)
        await expect(tab.log.get_by_role("link")).to_have_count(0)
        await tab.box.press_sequentially("/games start opponent:<im")
        await expect(tab.offers).to_contain_text(HOSTILE)
        await tab.box.press("Tab")
        await tab.box.press("Enter")
        await expect(tab.last).to_contain_text("opponent=<img src=x")
        await tab.last.get_by_role("button", name="Apps").focus()
        await tab.page.keyboard.press("Enter")
        await tab.page.keyboard.press("Escape")


async def test_unanswered_interactions_are_shown_as_failed(bot: PageBot, browser: Browser) -> None:
    soon = timedelta(milliseconds=300)
    async with (
        Playground(answer_within=soon) as playground,
        running(bot, playground),
        visiting(playground.url, browser=browser) as [tab],
    ):
        await tab.send("/never")
        await expect(tab.alert).to_contain_text("This interaction failed.")
        await expect(tab.alert).to_contain_text("The application did not respond")
        await tab.send("/show")
        await tab.button("primary").click()
        await expect(tab.last.get_by_role("alert")).to_contain_text("This interaction failed")
        await expect(tab.button("primary")).to_be_focused()


async def test_a_failure_is_dismissed(bot: PageBot, browser: Browser) -> None:
    soon = timedelta(milliseconds=300)
    async with (
        Playground(answer_within=soon) as playground,
        running(bot, playground),
        visiting(playground.url, browser=browser) as [tab],
    ):
        dismiss = tab.page.get_by_role("button", name="Dismiss", exact=True)
        await tab.send("/never")
        await expect(tab.alert).to_contain_text("This interaction failed.")
        await dismiss.click()
        await expect(tab.alert).not_to_be_visible()
        await expect(tab.box).to_be_focused()
        await tab.send("/never")
        await expect(tab.alert).to_contain_text("This interaction failed.")
        await tab.box.press("Escape")
        await expect(tab.alert).not_to_be_visible()
        await tab.send("/show")
        await tab.button("primary").click()
        await expect(tab.last.get_by_role("alert")).to_contain_text("This interaction failed")
        await dismiss.click()
        await expect(tab.last.get_by_role("alert")).to_have_count(0)
        await expect(tab.box).to_be_focused()


async def test_failures_end_when_the_bot_is_back(bot: PageBot, browser: Browser) -> None:
    soon = timedelta(milliseconds=300)
    async with (
        Playground(answer_within=soon) as playground,
        visiting(playground.url, browser=browser) as [tab],
    ):
        async with running(bot, playground):
            await tab.send("/games start")
            await expect(tab.button("a1")).to_be_visible()
        await expect(tab.page.locator("#composer-status")).to_have_text(OFFLINE)
        await tab.button("a1").click()
        await expect(tab.last.get_by_role("alert")).to_contain_text("This interaction failed")
        await tab.send("/greet name:Bob")
        await expect(tab.alert).to_contain_text("This interaction failed.")
        async with running(PageBot(), playground):
            await expect(tab.alert).not_to_be_visible()
            await expect(tab.last.get_by_role("alert")).to_have_count(0)


async def test_a_missing_bot_and_missing_commands_are_shown(bot: PageBot, browser: Browser) -> None:
    async with Playground() as playground, visiting(playground.url, browser=browser) as [tab]:
        status = tab.page.locator("#composer-status")
        await expect(status).to_have_text(OFFLINE)
        await expect(tab.log).to_contain_text("No commands are registered yet.")
        async with running(bot, playground):
            await expect(status).to_have_text("")
            await expect(tab.log).to_contain_text("Type / to see the commands.")
        await expect(status).to_have_text(OFFLINE)


async def test_the_page_reconnects(bot: PageBot, browser: Browser) -> None:
    async with Playground() as playground:
        port = int(playground.url.rpartition(":")[2])
        async with visiting(playground.url, calm=False, browser=browser) as [tab]:
            await tab.go("games")
            await playground.__aexit__(None, None, None)
            await expect(tab.page.get_by_text("Not connected to the playground")).to_be_visible()
            async with Playground(port) as again, running(bot, again):
                await expect(tab.page.get_by_text("Not connected")).not_to_be_visible()
                await tab.send("/greet name:again")
                await expect(tab.last).to_contain_text("Hello again!")


async def test_a_narrow_window_shows_names_beside_their_badges(
    playground: Playground, browser: Browser
) -> None:
    async with visiting(playground.url, size=NARROW, browser=browser) as [tab]:
        await tab.send("@Bob, @Carol, look at this")
        for name in ("Bob", "Carol"):
            person = tab.page.get_by_role("radio", name=f"{name}, 1 mentions")
            await expect(person.locator(".count")).to_be_visible()
            label = person.locator(".who__name")
            assert await label.evaluate("node => node.scrollWidth <= node.clientWidth")


async def test_a_narrow_window_has_a_short_placeholder(
    playground: Playground, browser: Browser
) -> None:
    async with visiting(playground.url, size=NARROW, browser=browser) as [tab]:
        await expect(tab.box).to_have_attribute("placeholder", "Message #general")
        await tab.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        await expect(tab.box).to_have_attribute(
            "placeholder", "Message #general, or type / for commands"
        )


async def test_a_touch_screen_shows_no_keyboard_hints(
    playground: Playground, browser: Browser
) -> None:
    hint = "↑ ↓ to move · Tab or Enter chooses · Esc closes"
    async with visiting(playground.url, size=NARROW, browser=browser) as [tab]:
        status = tab.page.locator("#composer-status")
        await tab.box.fill("/gre")
        await expect(status).to_have_text(hint)
        devtools = await tab.page.context.new_cdp_session(tab.page)
        await devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        for text in ("/gr", "/greet name:Bob"):
            await tab.box.fill(text)
            await expect(status).to_have_text("")


async def test_the_member_list_of_a_narrow_window_closes_after_a_mention(
    playground: Playground, browser: Browser
) -> None:
    async with visiting(playground.url, size=NARROW, browser=browser) as [tab]:
        await tab.page.get_by_role("button", name="Member list").click()
        members = tab.page.get_by_role("complementary", name="Members")
        await members.get_by_role("button", name="Bob").click()
        await tab.page.get_by_role("menuitem", name="Mention").click()
        await expect(tab.box).to_have_value("@Bob ")
        await expect(members).not_to_be_visible()


async def test_a_narrow_window_holds_everything(playground: Playground, browser: Browser) -> None:
    async with visiting(playground.url, size=NARROW, browser=browser) as [tab]:
        await tab.send("/table")
        tops = []
        for name in ("a1", "b1", "c1", "d1", "e1"):
            box = await tab.button(name).bounding_box()
            assert box is not None
            assert box["width"] >= 44
            tops.append(box["y"])
        assert len(set(tops)) == 1
        assert await tab.page.evaluate("document.documentElement.scrollWidth") == NARROW[0]
        await expect(tab.page.get_by_role("radio", name="Bob")).to_be_visible()
        link = tab.page.get_by_role("link", name="games")
        await expect(link).not_to_be_visible()
        await tab.page.get_by_role("button", name="Servers and channels").click()
        await link.click()
        await expect(tab.page.get_by_role("heading", level=1)).to_have_text("games")
        await expect(link).not_to_be_visible()
