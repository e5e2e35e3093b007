"""Deadlines: each game and challenge stands alone, and what is stored is in the outbox."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.model import Challenge, Computer, Game, InteractionId, Place, Seat, Termination, Terms
from bot.service import Notice, Outbound, Purpose, Services, Thinker
from bot.store import Start, Store
from engine import Cell, Level, Mark
from tests.bot.builders import ALICE, BOB, CAROL, bot_game, duel
from tests.bot.service.callers import caller, channel
from tests.bot.service.conftest import Clock

DAY = 86_400


class NoMoveOn4x4(Thinker):
    """Fails to find a move on one of the boards."""

    async def reply(self, game: Game, clock: Callable[[], int]) -> Game:
        if game.variant.rows == 4 and game.to_move.is_computer:
            raise RuntimeError("no move")
        return await super().reply(game, clock)


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    async with NoMoveOn4x4(Random(1)) as thinker:
        yield thinker


async def shown(services: Services) -> list[Outbound]:
    """Take everything out of the outbox, and return what is to be shown of it."""
    found: list[Outbound] = []
    while taken := await services.outbox.take(()):
        for outgoing in taken:
            content = await services.outbox.content(outgoing)
            await services.outbox.done(outgoing)
            found += [] if content is None else [content]
    return found


async def add(store: Store, game: Game, interaction: int) -> Game:
    return await store.games.add(game, Start(InteractionId(interaction)))


def execute(tmp_path: Path, statement: str) -> None:
    """Change the database behind the store's back."""
    with closing(sqlite3.connect(tmp_path / "oxo.db")) as database, database:
        database.execute(statement)


def watched(place: Place, board: str) -> Game:
    first, second = (Seat(Computer(Level.BEGINNER), mark) for mark in Mark)
    game = replace(bot_game(place=place, board=board), first=first, second=second)
    return replace(game, clock=timedelta(seconds=1))


async def test_what_is_due_is_to_be_shown(services: Services, store: Store, clock: Clock) -> None:
    against_bot = await services.new_games.start(caller(), None, Terms())
    between_people = await add(store, duel(BOB, CAROL), 900)
    offer = await services.challenges.offer(caller(ALICE, channel(12)), None, Terms())
    clock.now += DAY - 3_600
    await services.deadlines.process_due()
    found = await shown(services)
    assert {type(each) for each in found} == {Challenge, Notice}
    game = await store.games.get(between_people.id)
    assert Notice(Purpose.TIME, game, BOB, pings=True) in found
    clock.now += 3_600
    await services.deadlines.process_due()
    ended = {each.id: each for each in await shown(services) if isinstance(each, Game)}
    assert ended.keys() == {against_bot.id, between_people.id}
    for game, termination in (
        (against_bot, Termination.UNFINISHED),
        (between_people, Termination.TIME),
    ):
        ending = ended[game.id].ending
        assert ending is not None
        assert ending.termination is termination
    assert offer.challenge.answer is None
    await services.deadlines.process_due()
    assert await shown(services) == []
    assert await services.deadlines.next_due() is None


async def test_pings_are_decided_when_the_reminder_is_sent(
    services: Services, store: Store, clock: Clock
) -> None:
    await services.store.people.change_preferences(
        BOB.id, lambda chosen: replace(chosen, pings=False)
    )
    game = await add(store, duel(BOB, CAROL), 901)
    clock.now += DAY - 3_600
    await services.deadlines.process_due()
    (reminder,) = await services.outbox.take(())
    assert await services.outbox.content(reminder) == Notice(Purpose.TIME, game, BOB)
    await services.store.people.change_preferences(
        BOB.id, lambda chosen: replace(chosen, pings=True)
    )
    assert await services.outbox.content(reminder) == Notice(Purpose.TIME, game, BOB, pings=True)


async def test_a_game_that_cannot_move_stops_no_other(
    services: Services,
    store: Store,
    clock: Clock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    broken = await add(store, watched(channel(21), "4x4"), 902)
    moving = await add(store, watched(channel(22), "3x3"), 903)
    clock.now += DAY
    await services.new_games.start(caller(), None, Terms())
    await services.deadlines.process_due()
    (moved,) = await shown(services)
    assert isinstance(moved, Game)
    assert moved.id == moving.id
    assert moved.ply == 1
    assert (await store.games.get(broken.id)).ply == 0
    assert f"game {broken.id}" in caplog.text


async def test_what_is_stored_is_shown_though_the_next_step_fails(
    services: Services,
    clock: Clock,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await services.challenges.offer(caller(), None, Terms())
    execute(tmp_path, "ALTER TABLE games RENAME TO games_elsewhere")
    clock.now += DAY
    await services.deadlines.process_due()
    (expired,) = await shown(services)
    assert isinstance(expired, Challenge)
    assert "deadlines: overdue games: the store failed" in caplog.text


async def test_what_failed_is_tried_again_after_a_while(
    services: Services, store: Store, clock: Clock
) -> None:
    await add(store, watched(channel(21), "4x4"), 904)
    clock.now += 60
    await services.deadlines.process_due()
    due = await services.deadlines.next_due()
    assert due is not None
    assert due > clock.now
    due = await services.deadlines.next_due()
    assert due is not None
    assert due <= clock.now


async def test_a_move_at_the_last_instant_counts(services: Services, clock: Clock) -> None:
    game = await services.new_games.start(caller(), Level.BEGINNER, Terms())
    clock.now += DAY - 1
    await services.games.play(game.id, 0, Cell(4), caller())
    clock.now += 1
    await services.deadlines.process_due()
    assert await shown(services) == []


async def test_two_processes_make_one_move_of_a_watched_game(
    services: Services, store: Store, other: Services, clock: Clock
) -> None:
    game = await services.new_games.watch(caller(), Level.EASY, Level.CLEVER, None)
    processes = (services.deadlines, other.deadlines)
    for process in processes:
        await process.process_due()
    assert await shown(services) == []
    while game.ending is None:
        clock.now += 1
        await asyncio.gather(*(process.process_due() for process in processes))
        (moved,) = await shown(services)
        assert isinstance(moved, Game)
        assert moved.ply == game.ply + 1
        game = await store.games.get(game.id)
        assert moved == game
        assert game.moved_at == clock.now
    assert await services.deadlines.next_due() is None
