"""A week as a host has it: the bot restarts every night, games are left and pruned, copies kept."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random

from bot.settings import Settings
from bot.store.sqlite.backup import backup
from bot.store.sqlite.restore import restore
from bot.transport.time_limits import TimeLimits
from playground import Message
from tests.bot.builders import NOON
from tests.bot.cards import at, duel, free, over, pinged, play_out, seen, start
from tests.bot.conftest import PATIENT, Setup
from tests.invariants import rows, violations

DAY = 86_400
KEPT = timedelta(days=2)
WAKEFUL: TimeLimits = replace(PATIENT, deadline_sleep=timedelta(milliseconds=50))


class Pruned(Setup):
    """A setup whose host keeps finished games for two days."""

    @property
    def settings(self) -> Settings:
        """The same settings otherwise."""
        return replace(super().settings, keep_games_days=KEPT.days)


def decided(setup: Setup, left: Message) -> bool:
    """Whether a card says that time decided the game between people that was left."""
    return over(seen(setup.alice, left))


def pruned(setup: Setup) -> bool:
    """Whether no finished game is older than the host wants."""
    oldest = setup.clock.now - int(KEPT.total_seconds())
    return not rows(setup.database, f"SELECT id FROM games WHERE ended_at < {oldest}")


async def test_a_week_of_days(setup: Setup) -> None:
    setup = Pruned(setup.playground, setup.database, setup.clock)
    copies = []
    left = None
    for day in range(7):
        setup.clock.now = NOON + day * DAY
        async with setup.bot(limits=WAKEFUL):
            if left is not None:
                await setup.playground.until(partial(decided, setup, left))
            await setup.playground.until(partial(pruned, setup))
            card = await start(setup, setup.carol, setup.games, level="beginner")
            await play_out(setup.carol, card, Random(day))
            left = await duel(setup)
            copies.append(setup.database.with_name(f"day-{day}.db"))
            backup(setup.database, copies[-1])
            setup.clock.now += DAY - 60
            await setup.playground.until(lambda: "Your time runs out" in pinged(setup.alice))
    assert [violations(copy) for copy in (*copies, setup.database)] == [[]] * 8
    games = rows(setup.database, "SELECT started_at, ended_at FROM games ORDER BY id")
    assert [(row["started_at"] - NOON) // DAY for row in games] == [3, 4, 4, 5, 5, 6, 6]
    assert [row["ended_at"] is None for row in games] == [False] * 6 + [True]
    # The last copy takes the place of the database: the game goes on as it was then.
    restore(copies[-1], setup.database, datetime.fromtimestamp(setup.clock.now, UTC))
    assert left is not None
    async with setup.bot(limits=WAKEFUL):
        assert len(free((await setup.alice.click(*at(left, "b2"))).message)) == 8
