"""Privacy: one export at a time, and one that was given up is none."""

import asyncio

import pytest

from bot.service import Services
from tests.bot.service.callers import caller


async def test_an_export_that_was_cancelled_is_no_running_one(services: Services) -> None:
    export = asyncio.create_task(services.privacy.export(caller()))
    await asyncio.sleep(0)
    export.cancel()
    with pytest.raises(asyncio.CancelledError):
        await export
    assert (await services.privacy.export(caller())).content
