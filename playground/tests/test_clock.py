"""The clock of a bot's deadlines by itself."""

import asyncio
from datetime import timedelta
from functools import partial

from ..clock import Clock


async def test_a_stopped_clock_lets_nothing_pass_by_itself() -> None:
    clock = Clock()
    passed: list[str] = []
    for seconds, name in ((0.02, "late"), (0.01, "soon"), (0.015, "cancelled"), (9, "never")):
        timer = clock.call_later(seconds, partial(passed.append, name))
        if name == "cancelled":
            timer.cancel()
    clock.stop()
    stood = clock.now()
    await asyncio.sleep(0.05)  # Longer than the deadlines: a clock that runs would let them pass.
    assert passed == []
    clock.advance(timedelta(seconds=0.5))
    assert passed == ["soon", "late"]
    assert clock.now() - stood == timedelta(seconds=0.5)
