"""Privacy: what is stored about somebody as a file, written page by page."""

import asyncio
import gzip
import json
from dataclasses import replace
from typing import Any

import pytest

from bot.model import ChannelId, Ending, Game, InteractionId, Termination
from bot.service import Export, Services
from bot.service.privacy_service import EXPORT_PAGE
from bot.store import Start, Store
from engine import Cell
from tests.bot.builders import NOON, duel
from tests.bot.service.callers import caller, channel


def document(export: Export) -> dict[str, Any]:
    content = export.content
    read: dict[str, Any] = json.loads(gzip.decompress(content) if export.is_packed else content)
    return read


async def add_finished(store: Store, number: int) -> None:
    """Store so many finished games of Alice and Bob."""
    ended = replace(duel(), ending=Ending(Termination.STOPPED, None, NOON))
    games: list[Game] = [
        replace(ended, place=channel(100 + each), moves=(Cell(each % 9),)) for each in range(number)
    ]
    await asyncio.gather(
        *(
            store.games.add(game, Start(InteractionId(5_000 + each)))
            for each, game in enumerate(games)
        )
    )


async def test_an_export_of_several_pages_is_complete(services: Services, store: Store) -> None:
    await add_finished(store, 2 * EXPORT_PAGE + 1)
    found = document(await services.privacy.export(caller()))
    channels = {ChannelId(int(each["channel_id"])) for each in found["games"]}
    assert channels == {channel(100 + each).channel_id for each in range(2 * EXPORT_PAGE + 1)}
    assert len(found["games"]) == 2 * EXPORT_PAGE + 1
    numbers = [each["id"] for each in found["games"]]
    assert numbers == sorted(numbers)


async def test_an_export_that_was_cancelled_is_no_running_one(services: Services) -> None:
    export = asyncio.create_task(services.privacy.export(caller()))
    await asyncio.sleep(0)
    export.cancel()
    with pytest.raises(asyncio.CancelledError):
        await export
    document(await services.privacy.export(caller()))
