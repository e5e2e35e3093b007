"""Tiles of boards: uploaded once, by whichever process is first, and never waited for."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.transport.time_limits import TimeLimits, Tries
from bot.ui.text.themes import TILES, tile_name
from playground.faults import Faults
from playground.records import Emoji
from tests.bot.cards import at, cells, free, has_tiles, seen, start
from tests.bot.conftest import A_MINUTE, PATIENT, Setup
from tests.bot.transport.discord_faults import CALLBACK, MOMENT

LIST, UPLOAD, DELETE = (f"{method} /applications/*/emojis" for method in ("GET", "POST", "DELETE"))
UPLOADED = "the tiles of boards are uploaded"
SOON: TimeLimits = replace(PATIENT, upload_tiles=Tries(A_MINUTE, MOMENT))

Fault = Callable[[Faults], None]
FAULTS: dict[str, Fault] = {
    "hangs": lambda faults: faults.hang(UPLOAD, times=1),
    "429 for a minute": lambda faults: faults.rate_limit(UPLOAD, retry_after=A_MINUTE, times=1),
    "503": lambda faults: faults.server_error(UPLOAD, status=503, times=2),
    "403": lambda faults: faults.refuse(UPLOAD, code=50001, times=3),
    "no list": lambda faults: faults.refuse(LIST, code=50001, times=4),
}


def emojis(setup: Setup) -> dict[int, Emoji]:
    return setup.playground.world.application.emojis


def uploads(setup: Setup) -> int:
    """Return how many emoji were sent."""
    requests = setup.playground.requests
    return sum(each.method == "POST" and each.path.endswith("/emojis") for each in requests)


async def until_tiles(setup: Setup) -> None:
    await setup.playground.until(has_tiles, within=A_MINUTE)


async def test_tiles_are_uploaded_once_while_games_go_on_without(setup: Setup) -> None:
    ours = sorted(map(tile_name, TILES))
    setup.playground.faults.hang(UPLOAD)
    async with setup.bot(tiles=True):
        card = await start(setup)
        assert {each.emoji for each in cells(card).values()} == {"⬛"}
        await setup.playground.until(lambda: setup.playground.faults.hanging)
        moved = (await setup.alice.click(card, free(card)[0])).message
        assert {each.emoji for each in cells(moved).values()} == {"⬛", "❌", "🔵"}
        setup.playground.faults.clear()
        await until_tiles(setup)
        card = seen(setup.alice, card)
        card = (await setup.alice.click(card, free(card)[0])).message
        shown = {each.emoji for each in cells(card).values()}
        assert shown == {*map(tile_name, ("blank", "x", "o", "o_last"))}
    assert not has_tiles()
    async with setup.bot(tiles=True):
        assert has_tiles()
        reply = await setup.alice.click(card, free(card)[0])
        tiles = f"{reply.message.text} {[each.emoji for each in reply.message.buttons]}"
        assert any(tile_name(tile) in tiles for tile in ("blank", "o_line"))
    assert sorted(each.name for each in emojis(setup).values()) == ours
    assert uploads(setup) == len(TILES)


async def test_two_processes_that_begin_together_upload_each_tile_once(
    setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot.transport.application_emoji")
    setup.playground.faults.hang(UPLOAD, times=2)
    async with setup.bot(tiles=True), setup.bot(tiles=True):
        await setup.playground.until(lambda: setup.playground.faults.hanging == 2, within=A_MINUTE)
        setup.playground.faults.clear()
        await setup.playground.until(lambda: caplog.messages.count(UPLOADED) == 2, within=A_MINUTE)
        assert [each for each in caplog.records if each.levelname == "ERROR"] == []
        names = [each.name for each in emojis(setup).values()]
        assert sorted(names) == sorted(map(tile_name, TILES))
        card = await start(setup)
        card = (await setup.alice.click(card, free(card)[0])).message
        assert tile_name("x") in [button.emoji for button in card.buttons]


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_whatever_discord_refuses_games_are_played_and_it_is_tried_again(
    setup: Setup, fault: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    fault(setup.playground.faults)
    limits = replace(SOON, upload_tiles=Tries(timedelta(seconds=3), MOMENT))
    async with setup.bot(tiles=True, limits=limits):
        card = await start(setup)
        assert len(free((await setup.alice.click(*at(card, "b2"))).message)) == 7
        await until_tiles(setup)
        card = await start(setup, setup.bob)
        assert f"<:{tile_name('x')}:" in card.text
    told = [each for each in caplog.records if "upload tiles" in each.getMessage()]
    assert len([each for each in told if each.levelname == "ERROR"]) == 1


async def test_an_upgrade_deletes_the_tiles_of_before_and_nothing_else(setup: Setup) -> None:
    world = setup.playground.world
    for name in ("oxo9_x", "cat", "oxo0_x"):
        emoji = Emoji(world.snowflakes.next(), name)
        emojis(setup)[emoji.id] = emoji
    async with setup.bot(tiles=True, limits=replace(SOON, tiles_again=MOMENT)):
        await setup.playground.until(
            lambda: "oxo0_x" not in {each.name for each in emojis(setup).values()}
        )
        assert has_tiles()
        left = {each.name for each in emojis(setup).values()} - {*map(tile_name, TILES)}
        assert left == {"oxo9_x", "cat"}


async def test_presses_are_answered_and_tiles_come_back_when_somebody_deletes_them(
    setup: Setup,
) -> None:
    limits = replace(SOON, tiles_apart=MOMENT)
    async with setup.bot(tiles=True, limits=limits):
        await until_tiles(setup)
        card = await start(setup)
        emojis(setup).clear()
        reply = await setup.alice.click(card, free(card)[4])
        assert {button.label for button in reply.message.buttons} >= {"x", "o"}
        await setup.playground.until(lambda: len(emojis(setup)) == len(TILES), within=A_MINUTE)
        await until_tiles(setup)
        card = await start(setup, setup.bob)
        card = (await setup.bob.click(card, free(card)[0])).message
        assert tile_name("x") in [button.emoji for button in card.buttons]


async def test_one_refusal_takes_no_tiles_that_are_there(setup: Setup) -> None:
    limits = replace(SOON, tiles_apart=MOMENT)
    async with setup.bot(tiles=True, limits=limits):
        await until_tiles(setup)
        card = await start(setup)
        looks = sum("/emojis" in each.path for each in setup.playground.requests)
        setup.playground.faults.refuse(CALLBACK, code=50035)
        refused = (await setup.alice.click(card, free(card)[0])).message
        assert {button.label for button in refused.buttons} >= {"x", "o"}
        await setup.playground.until(
            lambda: sum("/emojis" in each.path for each in setup.playground.requests) > looks
        )
        assert has_tiles()
        card = await start(setup, setup.bob)
        card = (await setup.bob.click(card, free(card)[0])).message
        assert tile_name("x") in [button.emoji for button in card.buttons]
        assert uploads(setup) == len(TILES)
