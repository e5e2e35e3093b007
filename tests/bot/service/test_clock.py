"""Clock: this machine's clock counts while Discord agrees with it."""

import logging
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
    machine.ahead = jump
    for second in range(8):
        assert steady() == NOON + second
        machine.uptime += 1
    assert not steady.is_confirmed
    machine.ahead = 0
    assert steady() == NOON + 8
    run_for(machine, steady, DAY)
    assert steady() == machine.wall()


def test_a_jump_counts_once_discord_confirms_it(machine: Machine, steady: Clock) -> None:
    machine.ahead = DAY
    assert steady() == NOON
    run_for(machine, steady, 600)
    assert steady() == NOON + 600
    steady.confirm(machine.wall() - 3)
    assert steady.is_confirmed
    assert steady() == machine.wall() == NOON + 600 + DAY


@pytest.mark.parametrize("ahead", [10 * DAY, -10 * DAY, AGREEMENT_SECONDS + 1])
def test_discords_time_counts_where_the_clock_is_wrong_and_is_said_once(
    machine: Machine, ahead: float, caplog: pytest.LogCaptureFixture
) -> None:
    machine.ahead = ahead
    steady = Clock(machine.wall, machine.monotonic)
    assert not steady.is_confirmed
    steady.confirm(machine.right())
    assert not steady.is_confirmed  # One answer may be wrong.
    for _ in range(5):
        steady.confirm(machine.right())
        assert steady.is_confirmed
        assert steady() == machine.right()
        assert steady.seconds_ahead == ahead
        run_for(machine, steady, 3_600)
    _, line = caplog.messages
    caplog.set_level(logging.INFO)
    assert f"this machine's clock is {abs(ahead)} s" in line
    # Set right, it counts again, and time goes on as it did.
    machine.ahead = 0
    assert steady() == machine.right()
    steady.confirm(machine.right())
    assert steady() == machine.wall()
    assert "agrees with Discord's" in caplog.messages[-1]


@pytest.mark.parametrize(
    ("answers", "counts"),
    [
        ([2 * DAY], 0),
        ([-2 * DAY], 0),
        ([-600], 0),
        ([AGREEMENT_SECONDS + 1], 0),
        ([2 * DAY, 0, 2 * DAY, 0, 2 * DAY, 0], 0),
        ([2 * DAY, -2 * DAY, 4 * DAY, -4 * DAY], 0),
        ([2 * DAY, 2 * DAY], 2 * DAY),
        ([2 * DAY, 2 * DAY + 1], 2 * DAY + 1),
        ([-600, 2 * DAY, -600, -600], -600),
        ([2 * DAY, 2 * DAY, 0], 2 * DAY),
        ([2 * DAY, 2 * DAY, 0, 0], 0),
    ],
)
@pytest.mark.parametrize("apart", [0, 1, 3_600])
def test_another_time_counts_once_a_second_answer_gives_it(
    machine: Machine, steady: Clock, answers: list[int], counts: int, apart: int
) -> None:
    steady.confirm(machine.right())
    for ahead in answers:
        machine.uptime += apart
        steady.confirm(machine.right() + ahead)
    assert steady() == machine.right() + counts
    # Until it does, nothing that is due is done by a time that is in doubt.
    assert steady.is_confirmed == (counts == answers[-1])


def test_what_a_broken_proxy_says_is_not_logged_each_time(
    machine: Machine, steady: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(50):
        machine.uptime += 1
        steady.confirm(machine.right())
        steady.confirm(machine.right() - DAY)
    (line,) = caplog.messages
    assert f"{-DAY} s from the time" in line


def test_a_clock_that_is_a_little_off_counts(machine: Machine, steady: Clock) -> None:
    machine.ahead = AGREEMENT_SECONDS - 1
    steady()
    steady.confirm(machine.right())
    assert steady() == machine.wall()


def test_a_clock_that_is_slewed_is_followed(machine: Machine, steady: Clock) -> None:
    for _ in range(100):
        machine.uptime += 1
        machine.ahead += 0.5
        assert steady() == int(machine.wall())


def test_time_passes_while_nobody_looks(machine: Machine, steady: Clock) -> None:
    machine.uptime += 3 * DAY
    assert steady() == NOON + 3 * DAY
