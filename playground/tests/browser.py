"""A real Chromium on the playground's page, and what a person does there."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Literal

from playwright.async_api import Browser, Dialog, Locator, Page, async_playwright, expect

from .missing import missing

NAMES = (
    "chromium-headless-shell",  # Chromium without windows of its own: two thirds of the CPU.
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
)
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-rasterization",  # Debian enables it.
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # Two thirds of the time went into starting processes for tabs.
)
expect.set_options(timeout=30_000)  # A busy machine takes longer than Playwright's five seconds.

NETWORK_CHANGED = "ERR_NETWORK_CHANGED"
"""What Chromium refuses requests with, also to this machine, while an interface comes or goes."""

WIDE = (1280, 800)
NARROW = (390, 844)


@dataclass(frozen=True)
class Tab:
    """A tab with the playground's page in it."""

    page: Page
    complaints: list[str] = field(default_factory=list)
    """Errors that the page's scripts and console reported."""

    @property
    def box(self) -> Locator:
        """The line one writes in."""
        return self.page.get_by_role("textbox", name="Message")

    @property
    def log(self) -> Locator:
        """The messages of the channel."""
        return self.page.get_by_role("log")

    @property
    def messages(self) -> Locator:
        """Each message of the channel, oldest first."""
        return self.log.get_by_role("article")

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.messages.last

    @property
    def offers(self) -> Locator:
        """What the composer suggests now."""
        return self.page.locator("#suggestions").get_by_role("option")

    @property
    def alert(self) -> Locator:
        """What went wrong, above the line one writes in."""
        return self.page.locator("#notice")

    def message(self, text: str) -> Locator:
        """Return the newest message that contains a text."""
        return self.messages.filter(has_text=text).last

    def button(self, name: str) -> Locator:
        """Return a button of the newest message that has one of this exact name."""
        return self.log.get_by_role("button", name=name, exact=True).last

    async def send(self, text: str) -> None:
        """Write a message or a whole command, and press Enter."""
        await self.box.fill(text)
        await self.box.press("Enter")

    async def become(self, name: str) -> None:
        """Switch to another person, and wait until the page shows what they see."""
        person = self.page.get_by_role("radio", name=name)
        await person.click()
        await expect(person).to_be_checked()

    async def go(self, channel: str) -> None:
        """Go to a channel of the server one is in."""
        await (
            self.page.get_by_role("navigation", name="Channels")
            .get_by_role("link", name=channel)
            .click()
        )
        await expect(self.page.get_by_role("heading", level=1)).to_have_text(channel)

    async def resize(self, size: tuple[int, int]) -> None:
        """Make the window as wide and high as this."""
        width, height = size
        await self.page.set_viewport_size({"width": width, "height": height})

    async def reload(self) -> None:
        """Load the page anew, and wait until it is there."""
        await self.page.reload()
        await self.wait()

    async def wait(self) -> None:
        """Wait until the page knows who one is."""
        await expect(self.page.get_by_role("heading", level=1)).not_to_have_text("Playground")


def chromium() -> str:
    """Return where Chromium is; the test is skipped without it, unless OXO_REQUIRE_ALL=1."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        missing("Chromium", "chromium-headless-shell")
    return found


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """Run a browser with one window until the block ends."""
    path = chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            width, height = WIDE
            window = await browser.new_context(
                viewport={"width": width, "height": height}, color_scheme="dark", locale="en-US"
            )
            await _keep_process(await window.new_page())
            yield browser
        finally:
            await browser.close()


async def _keep_process(page: Page) -> None:
    """Show an empty page of the playground's site: its process is that of all tabs to come."""
    address = "http://127.0.0.1/"
    await page.route(address, lambda route: route.fulfill(body=""))
    await page.goto(address)


@asynccontextmanager
async def visiting(
    *urls: str,
    browser: Browser,
    size: tuple[int, int] = WIDE,
    scheme: Literal["dark", "light"] = "dark",
    calm: bool = True,
) -> AsyncIterator[list[Tab]]:
    """Open each address in a tab of `browser` until the block ends.

    The tabs share nothing with others: the page keeps what it knows in its tab. Afterwards its
    scripts must have reported no error, unless it is not to be `calm`.
    """
    [window] = browser.contexts
    others = window.pages
    try:
        tabs = [await _open(await window.new_page(), url, size, scheme) for url in urls]
        yield tabs
        if calm:
            assert [each.complaints for each in tabs] == [[] for _ in tabs]
    finally:
        for page in window.pages:
            if page not in others:
                await page.close()


async def _open(
    page: Page, url: str, size: tuple[int, int], scheme: Literal["dark", "light"]
) -> Tab:
    tab = Tab(page)
    if size != WIDE:
        await tab.resize(size)
    if scheme != "dark":
        await page.emulate_media(color_scheme=scheme)

    async def refuse(dialog: Dialog) -> None:
        tab.complaints.append(f"dialog: {dialog.message}")
        await dialog.dismiss()

    page.on("pageerror", lambda error: tab.complaints.append(str(error)))
    page.on(
        "console",
        lambda line: tab.complaints.append(line.text) if line.type == "error" else None,
    )
    page.on("dialog", refuse)
    await page.goto(url)
    while any(NETWORK_CHANGED in complaint for complaint in tab.complaints):
        tab.complaints.clear()
        await page.reload()
    await tab.wait()
    return tab
