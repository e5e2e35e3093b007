"""Playgrounds in which bots are hurried."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from playground import Playground
from tests.bot.conftest import Clock, Setup
from tests.bot.transport.discord_faults import bot_with_short_limits


@pytest.fixture
async def short_limits(setup: Setup) -> AsyncIterator[Setup]:
    """A playground with an impatient bot in it."""
    async with bot_with_short_limits(setup):
        yield setup


@pytest.fixture
async def short_deadline(tmp_path: Path) -> AsyncIterator[Setup]:
    """A playground that forgets an interaction after a fifth of a second, with the bot in it."""
    async with Playground(port=0, answer_within=timedelta(milliseconds=200)) as playground:
        setup = Setup(playground, tmp_path / "oxo.db", Clock())
        async with bot_with_short_limits(setup):
            yield setup
