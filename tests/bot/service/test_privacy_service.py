"""Privacy: what is stored about somebody as a file, written page by page."""

import asyncio
import gzip
import json
from dataclasses import replace
from typing import Any

import pytest

from bot.model import ChannelId, Ending, Game, InteractionId, Termination, Terms
from bot.model.errors import NotDone
from bot.service import Export, Services
from bot.service.export_file import game_document
from bot.service.privacy_service import EXPORT_PAGE, LARGEST_PLAIN, written
from bot.store import Start, Store
from engine import Cell
from tests.bot.builders import ALICE, BOB, NOON, duel
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


async def test_an_export_holds_everything_about_the_caller(services: Services) -> None:
    await services.store.people.change_preferences(
        ALICE.id, lambda chosen: replace(chosen, blocked=frozenset({BOB.id}))
    )
    game = await services.new_games.start(caller(), None, Terms())
    await services.challenges.offer(caller(BOB, channel(12)), None, Terms())
    mine = (await services.challenges.offer(caller(ALICE, channel(13)), None, Terms())).challenge
    export = await services.privacy.export(caller())
    assert not export.is_packed
    found = document(export)
    assert found["user_id"] == str(ALICE.id)
    assert found["preferences"][0]["chosen"]["blocked"] == [str(BOB.id)]
    assert [each["id"] for each in found["games"]] == [game.id]
    assert [each["id"] for each in found["challenges"]] == [mine.id]


async def test_an_export_of_somebody_unknown_is_empty(services: Services) -> None:
    found = document(await services.privacy.export(caller(BOB)))
    assert found["preferences"] == []
    assert found["games"] == found["challenges"] == []


async def test_an_export_of_several_pages_is_complete(services: Services, store: Store) -> None:
    await add_finished(store, 2 * EXPORT_PAGE + 1)
    found = document(await services.privacy.export(caller()))
    channels = {ChannelId(int(each["channel_id"])) for each in found["games"]}
    assert channels == {channel(100 + each).channel_id for each in range(2 * EXPORT_PAGE + 1)}
    assert len(found["games"]) == 2 * EXPORT_PAGE + 1
    numbers = [each["id"] for each in found["games"]]
    assert numbers == sorted(numbers)


async def test_a_large_export_is_compressed() -> None:
    large = {"games": [game_document(duel(), ALICE.id)] * 25_000}
    export = written(large)
    assert export.is_packed
    assert len(export.content) < LARGEST_PLAIN
    assert len(document(export)["games"]) == 25_000


async def test_one_export_at_a_time(services: Services) -> None:
    first = asyncio.create_task(services.privacy.export(caller()))
    await asyncio.sleep(0)
    with pytest.raises(NotDone, match="export-running"):
        await services.privacy.export(caller())
    document(await services.privacy.export(caller(BOB)))
    document(await first)
    document(await services.privacy.export(caller()))


async def test_an_export_that_was_cancelled_is_no_running_one(services: Services) -> None:
    export = asyncio.create_task(services.privacy.export(caller()))
    await asyncio.sleep(0)
    export.cancel()
    with pytest.raises(asyncio.CancelledError):
        await export
    document(await services.privacy.export(caller()))
