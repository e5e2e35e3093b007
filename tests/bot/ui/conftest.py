"""Playgrounds in which bots are hurried."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from playground import Playground
from tests.bot.conftest import Clock, House
from tests.bot.ui.bad_days import hasty_bot


@pytest.fixture
async def hasty(house: House) -> AsyncIterator[House]:
    """A playground with an impatient bot in it."""
    async with hasty_bot(house):
        yield house


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[House]:
    """A playground that forgets an interaction after a fifth of a second, with the bot in it."""
    async with Playground(port=0, answer_within=timedelta(milliseconds=200)) as playground:
        house = House(playground, tmp_path / "oxo.db", Clock())
        async with hasty_bot(house):
            yield house
