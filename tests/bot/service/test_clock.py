"""SteadyClock: a wall clock that jumps ends no game, unless the new time stays."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest

from bot.model import Terms
from bot.service import Event, Services, SteadyClock, Thinker
from bot.service.clock import CONFIRMED_SECONDS, TOLERANCE_SECONDS
from bot.store import Store
from tests.bot.builders import NOON
from tests.bot.service.callers import caller

DAY = 86_400


@dataclass
class Machine:
    """A machine's two clocks; `ahead` is by how much its wall clock is wrong."""

    uptime: float = 1_000.0
    ahead: float = 0.0

    def monotonic(self) -> float:
        return self.uptime

    def wall(self) -> float:
        return NOON - 1_000 + self.uptime + self.ahead


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.fixture
def steady(machine: Machine) -> SteadyClock:
    return SteadyClock(machine.wall, machine.monotonic)


def run_for(machine: Machine, clock: Callable[[], int], seconds: int) -> None:
    """Look at the clock every second, as the loop of deadlines does."""
    for _ in range(seconds):
        machine.uptime += 1
        clock()


@pytest.mark.parametrize("jump", [25 * 3_600, -25 * 3_600, TOLERANCE_SECONDS + 1])
def test_a_jump_that_is_taken_back_is_never_seen(
    machine: Machine, steady: SteadyClock, jump: float
) -> None:
    machine.ahead = jump
    for second in range(8):
        assert steady() == NOON + second
        machine.uptime += 1
    machine.ahead = 0
    assert steady() == NOON + 8
    run_for(machine, steady, CONFIRMED_SECONDS + 1)
    assert steady() == machine.wall()


def test_a_new_time_counts_once_it_has_stood(machine: Machine, steady: SteadyClock) -> None:
    machine.ahead = DAY
    assert steady() == NOON
    run_for(machine, steady, CONFIRMED_SECONDS - 1)
    assert steady() == NOON + CONFIRMED_SECONDS - 1
    run_for(machine, steady, 1)
    assert steady() == NOON + CONFIRMED_SECONDS + DAY


def test_a_second_jump_starts_the_wait_anew(machine: Machine, steady: SteadyClock) -> None:
    machine.ahead = DAY
    run_for(machine, steady, CONFIRMED_SECONDS - 1)
    machine.ahead = 2 * DAY
    run_for(machine, steady, CONFIRMED_SECONDS - 1)
    assert steady() < NOON + DAY
    run_for(machine, steady, 2)
    assert steady() == machine.wall()


def test_a_clock_that_is_slewed_is_followed(machine: Machine, steady: SteadyClock) -> None:
    for _ in range(100):
        machine.uptime += 1
        machine.ahead += 0.5
        assert steady() == int(machine.wall())


def test_time_passes_while_nobody_looks(machine: Machine, steady: SteadyClock) -> None:
    machine.uptime += 3 * DAY
    assert steady() == NOON + 3 * DAY


async def test_eight_seconds_a_day_ahead_end_no_game(
    machine: Machine, steady: SteadyClock, store: Store, thinker: Thinker
) -> None:
    services = Services.over(store, thinker, Random(1), steady)
    game = await services.games.start(caller(), None, Terms())
    events: list[Event] = []
    machine.ahead = 25 * 3_600
    for _ in range(8):
        await services.deadlines.process_due(events.append)
        machine.uptime += 1
    machine.ahead = 0
    await services.deadlines.process_due(events.append)
    assert not events
    assert (await services.games.here(caller())).id == game.id
    # The same jump, but it stays: then the time is up.
    machine.ahead = 25 * 3_600
    run_for(machine, steady, CONFIRMED_SECONDS + 1)
    await services.deadlines.process_due(events.append)
    assert len(events) == 1
