"""Games: starting anew, watching, and interactions that are delivered twice."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.model import (
    Caller,
    FirstChoice,
    Game,
    GameIsOver,
    GuildId,
    GuildSettings,
    InteractionId,
    MessageId,
    StaleBoard,
    Terms,
)
from bot.model.errors import NoGameHere, NotDone
from bot.service import Services, Thinker
from bot.store import Start, Store
from engine import Cell, Level
from tests.bot.builders import ALICE, BOB, CAROL, NOON, duel
from tests.bot.service.callers import STAGGERS, caller, channel, same_result
from tests.bot.service.conftest import Clock


async def choose(services: Services, chosen: GuildSettings) -> None:
    """Choose the settings of the server."""
    await services.store.settings.change(GuildId(1), lambda _: chosen)


async def test_nothing_is_resigned_where_the_channel_is_full(services: Services) -> None:
    # Three live games before the server allows one: resigning makes no room for another.
    old = await services.new_games.start(caller(), None, Terms())
    for person in (BOB, CAROL):
        await services.new_games.start(caller(person), None, Terms())
    await choose(services, GuildSettings(most_live=1))
    with pytest.raises(NotDone, match="too-many-games"):
        await services.new_games.restart(old.id, caller(), None, Terms())
    assert (await services.games.here(caller())).game == old


async def test_a_restart_counts_whatever_the_opponent_does_meanwhile(
    store: Store, other: Services, clock: Clock
) -> None:
    old = await store.games.add(duel(BOB, ALICE), Start(InteractionId(900)))

    class BobMovesMeanwhile(Thinker):
        async def reply(self, game: Game, clock: Callable[[], int]) -> Game:
            await other.games.play(old.id, 0, Cell(4), caller(BOB))
            return await super().reply(game, clock)

    async with BobMovesMeanwhile(Random(1)) as thinker:
        services = Services.over(store, thinker, Random(1), clock)
        terms = Terms(first=FirstChoice.OPPONENT)
        new, resigned = await services.new_games.restart(old.id, caller(), None, terms)
    assert new.ply == 1
    assert resigned is not None
    assert resigned.ply == 1
    assert resigned == await store.games.get(old.id)


async def test_a_move_on_the_board_of_another_process_counts(
    store: Store, services: Services, other: Services
) -> None:
    game = await store.games.add(duel(), Start(InteractionId(900)))
    await other.games.play(game.id, 0, Cell(4), caller())
    assert store.games.cached(game.id) == game
    moved = await services.games.play(game.id, 1, Cell(0), caller(BOB))
    assert moved.moves == (4, 0)


async def test_a_resignation_counts_whatever_the_opponent_does_meanwhile(
    store: Store, thinker: Thinker, tmp_path: Path
) -> None:
    game = await store.games.add(duel(), Start(InteractionId(900)))

    def clock_while_alice_moves() -> int:
        # The clock is read between the game's being read and saved.
        with closing(sqlite3.connect(tmp_path / "oxo.db")) as database, database:
            database.execute("UPDATE games SET moves = 'b2', ply = 1 WHERE ply = 0")
        return NOON

    services = Services.over(store, thinker, Random(1), clock_while_alice_moves)
    resigned = await services.games.resign(game.id, caller(BOB))
    assert resigned.ending is not None
    assert resigned.ply == 1
    assert resigned == await store.games.get(game.id)


async def test_a_restart_that_is_delivered_twice_is_done_once(
    services: Services, other: Services
) -> None:
    old = await services.new_games.start(caller(), None, Terms())
    press = caller()
    done = await services.new_games.restart(old.id, press, None, Terms())
    assert await other.new_games.restart(old.id, press, None, Terms()) == done


async def test_a_move_that_is_delivered_twice_is_one_move(
    services: Services, other: Services
) -> None:
    game = await services.new_games.start(caller(), Level.BEGINNER, Terms())
    press = caller()
    moved = await services.games.play(game.id, 0, Cell(4), press)
    assert await other.games.play(game.id, 0, Cell(4), press) == moved
    assert (await other.games.play_here(press, "b2")).game == moved
    assert await other.games.play(game.id, 0, Cell(4), caller()) == moved
    with pytest.raises(StaleBoard):
        await other.games.play(game.id, 0, Cell(0), caller())


async def test_a_move_that_ends_the_game_is_answered_twice_alike(
    services: Services, store: Store
) -> None:
    game = await store.games.add(duel(), Start(InteractionId(900)))
    for ply, cell in enumerate((0, 3, 1, 4)):
        await services.games.play(game.id, ply, Cell(cell), caller((ALICE, BOB)[ply % 2]))
    press = caller()
    won = await services.games.play(game.id, 4, Cell(2), press)
    assert won.ending is not None
    assert await services.games.play(game.id, 4, Cell(2), press) == won
    assert (await services.games.play_here(press, "c1")).game == won
    with pytest.raises(NoGameHere):
        await services.games.play_here(caller(), "c1")
    with pytest.raises(GameIsOver):
        await services.games.play(game.id, 4, Cell(5), caller())


async def test_a_resignation_and_a_stop_delivered_twice_are_done_once(services: Services) -> None:
    game = await services.new_games.start(caller(), None, Terms())
    press = caller()
    resigned = await services.games.resign(game.id, press)
    for again in (press, caller()):
        assert await services.games.resign(game.id, again) == resigned
    with pytest.raises(GameIsOver):
        await services.games.resignable(game.id, caller())
    game = await services.new_games.start(caller(), None, Terms())
    await services.store.games.note_message(game, MessageId(700))
    command = caller(CAROL)
    stopped = await services.games.stop(MessageId(700), command, may_moderate=True)
    assert await services.games.stop(MessageId(700), command, may_moderate=True) == stopped
    with pytest.raises(GameIsOver):
        await services.games.resign(game.id, caller())
    with pytest.raises(NoGameHere):
        await services.games.here(caller())
    watched = await services.new_games.watch(caller(), None, None, None)
    press = caller()
    stopped = await services.games.stop_watched(watched.id, press, may_moderate=False)
    assert await services.games.stop_watched(watched.id, press, may_moderate=False) == stopped


async def test_commands_delivered_to_two_processes_at_once_are_done_once(
    services: Services, other: Services
) -> None:
    for late in STAGGERS:
        game = await services.new_games.start(caller(), Level.EASY, Terms(first=FirstChoice.ME))
        move, resign = caller(), caller()
        await same_result(
            services.games.play_here(move, "b2"), other, other.games.play_here(move, "b2"), late
        )
        await same_result(
            services.games.resign(game.id, resign),
            other,
            other.games.resign(game.id, resign),
            late,
        )


async def test_a_typed_move_delivered_to_two_processes_is_played_in_one_of_two_games(
    services: Services, other: Services, store: Store
) -> None:
    for late in STAGGERS:
        place = channel(1000 + late)
        for opponent in (BOB, CAROL):
            await store.games.add(duel(ALICE, opponent, place), Start(caller().interaction_id))
        move = caller(place=place)
        await same_result(_typed(services, move), other, _typed(other, move), late)
        plies = [game.ply for game in await store.games.live(place.channel_id, ALICE.id)]
        assert sorted(plies) == [0, 1]


async def test_a_switch_of_level_delivered_to_two_processes_is_one_game(
    services: Services, other: Services
) -> None:
    for late in STAGGERS:
        where = channel(2000 + late)
        terms = Terms(first=FirstChoice.OPPONENT)
        game = await services.new_games.start(caller(place=where), Level.CLEVER, terms)
        press = caller(place=where)
        await same_result(
            services.rematches.start_again(game.id, press, Level.BEGINNER),
            other,
            other.rematches.start_again(game.id, press, Level.BEGINNER),
            late,
        )


async def _typed(services: Services, move: Caller) -> Game:
    return (await services.games.play_here(move, "b2")).game
