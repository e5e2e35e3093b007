"""The playground's page in a real Chromium, with a real discord.py bot behind it."""

import re
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from playground import Playground
from tests.browser import NARROW, WIDE, Tab, browsing, visiting
from tests.playground.bots import running
from tests.playground.page_bot import PageBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

HOSTILE = "<img src=x onerror=alert(1)> **b** @everyone"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """One browser for all; each test has tabs of its own."""
    async with browsing() as browser:
        yield browser


@pytest.fixture
def bot() -> PageBot:
    """The bot, not connected yet."""
    return PageBot()


@pytest_asyncio.fixture(loop_scope="module")
async def playground(bot: PageBot) -> AsyncIterator[Playground]:
    """A playground with the bot in it."""
    async with Playground() as playground, running(bot, playground):
        yield playground


@pytest_asyncio.fixture(loop_scope="module")
async def tab(playground: Playground, browser: Browser) -> AsyncIterator[Tab]:
    """The page, as Alice sees it, in #general."""
    async with visiting(playground.url, browser=browser) as [tab]:
        yield tab


# Commands


async def test_a_slash_offers_the_commands(tab: Tab) -> None:
    await tab.box.press_sequentially("/")
    await expect(tab.offers.filter(has_text="/greet")).to_contain_text("Say hello to somebody")
    await expect(tab.offers.filter(has_text="/games start")).to_have_count(1)
    await tab.box.press_sequentially("st")
    await expect(tab.offers).to_have_count(1)
    await expect(tab.offers).to_have_attribute("aria-selected", "true")
    await tab.box.press("Escape")
    await expect(tab.offers).to_have_count(0)
    await expect(tab.box).to_have_value("/st")


async def test_a_command_is_chosen_with_arrows_and_tab(tab: Tab) -> None:
    await tab.box.press_sequentially("/s")
    await expect(tab.offers.nth(0)).to_have_attribute("aria-selected", "true")
    await tab.box.press("ArrowDown")
    second = await tab.offers.nth(1).locator(".option__label").inner_text()
    await tab.box.press("Tab")
    await expect(tab.box).to_have_value(f"{second} ")
    await expect(tab.box).to_be_focused()


async def test_options_are_offered_the_required_ones_first(tab: Tab) -> None:
    await tab.box.press_sequentially("/greet ")
    await expect(tab.offers).to_contain_text(["name", "times", "loud"])
    await expect(tab.offers.first).to_contain_text("required")
    await tab.box.press("Enter")
    await tab.box.press_sequentially("Bob lou")
    await expect(tab.box).to_have_value("/greet name:Bob lou")
    await tab.page.get_by_role("button", name="+ loud").click()
    await expect(tab.offers).to_contain_text(["True", "False"])
    await tab.page.get_by_role("option", name="True").click()
    await tab.box.press("Enter")
    await expect(tab.last).to_contain_text("HELLO BOB LOU!")
    await expect(tab.last).to_contain_text("Alice used /greet")


async def test_what_is_missing_or_wrong_is_said_at_the_line(tab: Tab) -> None:
    for text, complaint in (
        ("/greet", "name: this option is required."),
        ("/greet name:Bob times:9", "times: at most 3."),
        ("/greet name:Bob times:two", "is not a whole number"),
        ("/games start level:godlike", "is not one of the choices"),
        ("/games start opponent:@Nobody", "there is no “@Nobody” here"),
        ("/games start colour:red", "has no option “colour:red”"),
        ("/nothing", "There is no command /nothing here."),
        ("/games nothing at:all", "There is no command /games nothing here."),
    ):
        await tab.box.fill(text)
        await tab.page.get_by_role("button", name="Send").click()
        await expect(tab.alert).to_contain_text(complaint)
    await expect(tab.messages).to_have_count(0)


async def test_a_whole_command_can_be_typed(tab: Tab) -> None:
    await tab.send("/games start")
    await expect(tab.last).to_contain_text("level=- opponent=-")
    await tab.send("/games start level:beginner opponent:@Bob")
    await expect(tab.last).to_contain_text("level=beginner opponent=Bob")
    await tab.send("/games start opponent: carol level: Unbeatable")
    await expect(tab.last).to_contain_text("level=unbeatable opponent=Carol")
    await tab.box.press_sequentially("/games start level:beginner opponent:Bob")
    await tab.box.press("Enter")
    await expect(tab.messages).to_have_count(4)
    await expect(tab.last).to_contain_text("level=beginner opponent=Bob")


async def test_a_user_is_picked_from_a_list(tab: Tab) -> None:
    await tab.box.press_sequentially("/games start opponent:ca")
    await expect(tab.offers).to_have_count(1)
    await tab.box.press("Tab")
    await expect(tab.box).to_have_value("/games start opponent:@Carol ")
    await tab.box.press("Enter")
    await expect(tab.last).to_contain_text("opponent=Carol")


async def test_an_option_can_be_taken_away_again(tab: Tab) -> None:
    await tab.box.press_sequentially("/games start level:Beginner opponent:Bob")
    await tab.page.get_by_role("button", name="Remove level").click()
    await tab.box.press("Enter")
    await expect(tab.last).to_contain_text("level=- opponent=Bob")


async def test_the_bot_completes_an_option(tab: Tab) -> None:
    await tab.box.press_sequentially("/city city:ber")
    await expect(tab.offers).to_have_text(["Berlin city", "Bergen city", "Bern city"])
    await tab.box.press("ArrowDown")
    await tab.box.press("ArrowDown")
    await tab.box.press("Enter")
    await expect(tab.box).to_have_value("/city city:Bergen city ")
    await tab.box.press_sequentially("with_whom:Bob")
    await tab.box.press("Enter")
    await expect(tab.last).to_contain_text("Off to Bergen with Bob!")


async def test_a_file_goes_with_a_command(tab: Tab) -> None:
    await tab.box.fill("/attach ")
    async with tab.page.expect_file_chooser() as chooser:
        await tab.page.get_by_role("button", name="+ file").click()
    await (await chooser.value).set_files(
        {"name": "poem.txt", "mimeType": "text/plain", "buffer": b"Roses are red"}
    )
    await expect(tab.box).to_have_value("/attach file:poem.txt ")
    await tab.box.press("Enter")
    await expect(tab.last).to_contain_text("poem.txt: Roses are red")


async def test_what_was_sent_comes_back_with_the_arrow_up(tab: Tab) -> None:
    await tab.send("/greet name:Bob")
    await expect(tab.messages).to_have_count(1)
    await tab.box.press("ArrowUp")
    await expect(tab.box).to_have_value("/greet name:Bob")
    await tab.box.press("Enter")
    await expect(tab.messages).to_have_count(2)


# Messages


async def test_a_plain_message_is_said_and_names_people(tab: Tab) -> None:
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


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_a_button_is_as_wide_as_what_stands_on_it(
    playground: Playground, browser: Browser, size: tuple[int, int]
) -> None:
    async with visiting(playground.url, size=size, browser=browser) as [tab]:
        await tab.send("/show")
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


async def test_a_deferred_answer_is_being_thought_about(tab: Tab, bot: PageBot) -> None:
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


# Dropdowns and forms


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


async def test_a_form_can_be_left(tab: Tab) -> None:
    await tab.send("/form")
    await expect(tab.page.get_by_role("dialog")).to_be_visible()
    await tab.page.keyboard.press("Escape")
    await expect(tab.page.get_by_role("dialog")).to_have_count(0)
    await expect(tab.box).to_be_focused()


# People and places


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
    bob.say(playground.channel("games"), "hello")
    await expect(games.get_by_label("unread")).to_be_visible()
    bob.say(playground.channel("games"), f"<@{alice.id}>, where are you?")
    await expect(games.get_by_label("1 mentions")).to_be_visible()
    await games.click()
    await expect(games.get_by_label("mentions")).to_have_count(0)
    await expect(tab.last).to_have_class(re.compile("message--ping"))


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


async def test_a_crowd_is_switched_by_a_list(playground: Playground, browser: Browser) -> None:
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
    said = alice.say(games, "The place to be")
    alice.say(playground.channel("general"), f"See [over there]({said.link}) or {games.mention}")
    await tab.last.get_by_role("link", name="over there").click()
    await expect(tab.page.get_by_role("heading", level=1)).to_have_text("games")
    await expect(tab.message("The place to be")).to_be_focused()


# Trouble


async def test_hostile_names_and_texts_are_inert(playground: Playground, browser: Browser) -> None:
    mallory = playground.add_person(HOSTILE)
    room = playground.add_channel("room")
    mallory.say(room, f"{HOSTILE} [x](javascript:alert(1)) <script>alert(1)</script>")
    mallory.say(room, "||" * 300 + "**__*" * 200 + "`" * 100 + "[" * 200)
    url = f"{playground.url}/#person={mallory.id}&channel={room.id}"
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


async def test_what_is_not_answered_is_said_to_have_failed(bot: PageBot, browser: Browser) -> None:
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


async def test_the_page_finds_its_way_back(bot: PageBot, browser: Browser) -> None:
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


# Narrow windows


async def test_a_failure_stays_beside_its_sign(bot: PageBot, browser: Browser) -> None:
    soon = timedelta(milliseconds=300)
    async with (
        Playground(answer_within=soon) as playground,
        running(bot, playground),
        visiting(playground.url, size=NARROW, browser=browser) as [tab],
    ):
        await tab.send("/show")
        await tab.button("primary").click()
        failure = tab.last.get_by_role("alert")
        sign = await failure.locator(".icon").bounding_box()
        words = await failure.locator("span").bounding_box()
        assert sign is not None
        assert words is not None
        assert sign["x"] + sign["width"] <= words["x"]
        assert sign["y"] < words["y"] + words["height"]


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
