"""Drawing happens in the worker process, and what goes wrong there costs the picture alone."""

import subprocess
import sys
from collections.abc import AsyncIterator
from datetime import timedelta
from functools import partial

import pytest

from bot.service.picture_service import PictureService
from bot.ui.pictures import game_gif
from bot.worker import Worker
from engine import BOARDS, Cell, Mark
from tests.bot.builders import ALICE

GAME = partial(game_gif, BOARDS["3x3"], (Cell(4),), Mark.X)

PROGRAM = """
import asyncio, sys
from functools import partial
import bot.__main__, bot.app
from bot.worker import Worker
from datetime import timedelta
from bot.service.picture_service import PictureService
from bot.ui.pictures import game_gif
from engine import BOARDS, Mark

async def main():
    worker = Worker(timedelta(minutes=1))
    draw = partial(game_gif, BOARDS["3x3"], (), Mark.X)
    gif = await PictureService(worker).drawn(7, draw)
    worker.close()
    print(gif[:6].decode(), "PIL" in sys.modules)

asyncio.run(main())
"""


@pytest.fixture
async def pictures() -> AsyncIterator[PictureService]:
    worker = Worker(timedelta(minutes=1))
    yield PictureService(worker)
    worker.close()


def test_the_bots_own_process_never_loads_pillow() -> None:
    output = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, check=True)
    assert output.stdout.decode().split() == ["GIF89a", "False"]


async def test_a_picture_that_takes_too_long_is_left_out(
    pictures: PictureService, caplog: pytest.LogCaptureFixture
) -> None:
    assert await pictures.drawn(ALICE.id, GAME, within=timedelta(0)) is None
    assert "a picture was not drawn: TimeoutError" in caplog.text
    assert await pictures.drawn(ALICE.id, GAME) is not None


async def test_a_picture_that_cannot_be_drawn_is_left_out(
    pictures: PictureService, caplog: pytest.LogCaptureFixture
) -> None:
    twice = partial(game_gif, BOARDS["3x3"], (Cell(4), Cell(4)), Mark.X)
    assert await pictures.drawn(ALICE.id, twice) is None
    assert "a picture was not drawn: " in caplog.text
