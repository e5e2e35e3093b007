"""Clock: this machine's clock counts, and after a jump the time that Discord agrees with."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from bot.service import Clock
from bot.service.clock import AGREEMENT_SECONDS, JUMP_SECONDS
from tests.bot.builders import NOON

DAY = 86_400


@dataclass
class Machine:
    """A machine's two clocks; `ahead` is by how much its wall clock is wrong."""

    uptime: float = 1_000.0
    ahead: float = 0.0

    def monotonic(self) -> float:
        return self.uptime

    def right(self) -> float:
        return NOON - 1_000 + self.uptime

    def wall(self) -> float:
        return self.right() + self.ahead


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.fixture
def steady(machine: Machine) -> Clock:
    return Clock(machine.wall, machine.monotonic)


def run_for(machine: Machine, clock: Callable[[], int], seconds: int) -> None:
    """Look at the clock every second, as the loop of deadlines does."""
    for _ in range(seconds):
        machine.uptime += 1
        clock()


@pytest.mark.parametrize("jump", [25 * 3_600, -25 * 3_600, JUMP_SECONDS + 1])
def test_a_jump_that_is_taken_back_is_never_seen(
    machine: Machine, steady: Clock, jump: float
) -> None:
    steady.compare(machine.right())
    machine.ahead = jump
    for second in range(8):
        assert steady() == NOON + second
        machine.uptime += 1
    assert not steady.is_confirmed
    machine.ahead = 0
    steady.compare(machine.right())
    assert steady() == NOON + 8
    run_for(machine, steady, DAY)
    assert steady() == machine.wall()


@pytest.mark.parametrize("wrong", [10 * DAY, -10 * DAY, AGREEMENT_SECONDS + 6])
def test_a_clock_that_is_wrong_from_the_start_is_said_once_and_counts_again_once_set_right(
    machine: Machine, wrong: float, caplog: pytest.LogCaptureFixture
) -> None:
    machine.ahead = wrong
    steady = Clock(machine.wall, machine.monotonic)
    for _ in range(5):
        steady.compare(machine.right())
        assert (steady.is_confirmed, steady.is_wrong) == (False, True)
        assert steady() == machine.wall()
        assert steady.seconds_ahead == wrong
    (line,) = caplog.messages
    assert f"{abs(wrong):,.0f} s {'ahead of' if wrong > 0 else 'behind'} Discord's" in line
    machine.ahead = 0
    steady()
    steady.compare(machine.right() - 3)
    assert (steady.is_confirmed, steady.is_wrong, steady.problem) == (True, False, None)
    assert steady() == machine.wall()


@pytest.mark.parametrize("ahead", [10 * DAY, -10 * DAY])
def test_a_jump_counts_once_discord_agrees_with_it(machine: Machine, ahead: float) -> None:
    machine.ahead = ahead
    steady = Clock(machine.wall, machine.monotonic)
    machine.ahead = 0
    assert steady() == NOON + ahead  # Perhaps the jump is what is wrong.
    steady.compare(machine.right())
    assert steady() == NOON


def test_nothing_of_discords_is_adopted(machine: Machine, steady: Clock) -> None:
    machine.ahead = DAY
    steady()
    for another in (DAY / 2, DAY / 2, -DAY):
        steady.compare(machine.right() + another)
        assert (steady(), steady.is_confirmed) == (NOON, False)


@pytest.mark.parametrize("wrong", [10 * DAY, -10 * DAY])
def test_time_goes_on_after_a_jump_to_a_wrong_time(
    machine: Machine, steady: Clock, wrong: float, caplog: pytest.LogCaptureFixture
) -> None:
    steady.compare(machine.right())
    machine.ahead = wrong
    steady()
    steady.compare(machine.right())
    assert steady.is_confirmed
    run_for(machine, steady, 600)
    assert steady() == NOON + 600
    assert steady.is_confirmed
    assert len(caplog.messages) == 1


def test_a_clock_that_is_slewed_is_followed(machine: Machine, steady: Clock) -> None:
    for _ in range(100):
        machine.uptime += 1
        machine.ahead += 0.5
        assert steady() == int(machine.wall())


def test_time_passes_while_nobody_looks(machine: Machine, steady: Clock) -> None:
    machine.uptime += 3 * DAY
    assert steady() == NOON + 3 * DAY
