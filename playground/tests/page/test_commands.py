"""The page and commands: found, filled in and sent from the line one writes in."""

import pytest
from playwright.async_api import expect

from ..browser import Tab

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


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


async def test_a_required_file_is_offered_after_a_command_is_chosen(tab: Tab) -> None:
    await tab.box.press_sequentially("/att")
    await tab.box.press("Tab")
    await expect(tab.box).to_have_value("/attach file:")
    async with tab.page.expect_file_chooser() as chooser:
        await tab.page.get_by_role("option", name="Choose a file…").click()
    await (await chooser.value).set_files(
        {"name": "poem.txt", "mimeType": "text/plain", "buffer": b"Roses are red"}
    )
    await expect(tab.box).to_have_value("/attach file:poem.txt ")
    await tab.box.press("Enter")
    await expect(tab.last).to_contain_text("poem.txt: Roses are red")


async def test_missing_and_wrong_options_are_reported(tab: Tab) -> None:
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
