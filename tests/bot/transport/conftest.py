"""Setups with short time limits: of the bot, and of Discord."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from playground import Playground
from tests.bot.conftest import Clock, Setup
from tests.bot.transport.blocked_thinker import BlockedThinker
from tests.bot.transport.discord_faults import bot_with_short_limits


@pytest.fixture
async def short_limits(setup: Setup) -> AsyncIterator[Setup]:
    """A setup in which a bot with short limits for its requests runs."""
    async with bot_with_short_limits(setup):
        yield setup


@pytest.fixture
async def short_deadline(tmp_path: Path) -> AsyncIterator[Setup]:
    """Likewise, where an interaction must be answered within a fifth of a second."""
    async with Playground(port=0, answer_within=timedelta(milliseconds=200)) as playground:
        setup = Setup(playground, tmp_path / "oxo.db", Clock())
        async with bot_with_short_limits(setup):
            yield setup


@pytest.fixture
async def blocked_thinker() -> BlockedThinker:
    return BlockedThinker(Random(7))
