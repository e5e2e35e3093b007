"""The page in a real Chromium, with a real discord.py bot behind it."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from ... import Playground
from ..bots import running
from ..browser import Tab, visiting
from .page_bot import PageBot


@pytest.fixture
def bot() -> PageBot:
    """The bot, not connected yet."""
    return PageBot()


@pytest_asyncio.fixture(loop_scope="session")
async def playground(bot: PageBot) -> AsyncIterator[Playground]:
    """A playground with the bot in it."""
    async with Playground() as playground, running(bot, playground):
        yield playground


@pytest_asyncio.fixture(loop_scope="session")
async def tab(playground: Playground, browser: Browser) -> AsyncIterator[Tab]:
    """The page, as Alice sees it, in #general."""
    async with visiting(playground.url, browser=browser) as [tab]:
        yield tab
