"""The browser that all tests of a process share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest_asyncio

if TYPE_CHECKING:
    from playwright.async_api import Browser


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One browser; each test opens tabs of its own."""
    from .browser import browsing  # Playwright takes long to import; few tests need it.

    async with browsing() as browser:
        yield browser
