"""Midnight where clocks differ: nobody reads the answer before the next puzzle stands."""

from bot.transport.client import OxoClient
from tests.bot.conftest import Clock, Setup
from tests.bot.ui.puzzle.test_daily_puzzle import name_channel, shown_text, wait_for
from tests.bot.ui.puzzle.test_living_puzzle import solve
from tests.bot.ui.puzzle.test_puzzling import DAY, MONDAY
from tests.invariants import rows


async def until_sent(setup: Setup, bot: OxoClient, *clocks: Clock) -> None:
    """Let time pass until every message is up to date."""

    async def pass_time() -> None:
        for clock in clocks:
            clock.now += 30
        await bot.deadlines.settle()

    await setup.all_sent(pass_time)


async def test_two_processes_that_are_25_seconds_apart(setup: Setup) -> None:
    setup.clock.now = MONDAY + DAY - 60
    late = Clock(setup.clock.now - 25)
    async with setup.bot() as bot, setup.bot(seed=8, clock=late) as other:
        await name_channel(setup, setup.games)
        monday = await wait_for(setup, bot, setup.games, 327)
        setup.clock.now += 61
        late.now += 61  # It is still Monday there.
        tuesday = await wait_for(setup, bot, setup.games, 328)
        await solve(setup, setup.bob, monday, 327, 0)
        await solve(setup, setup.alice, tuesday, 328, 0)
        await other.deadlines.settle()
        await bot.deadlines.settle()
        await setup.playground.until(lambda: "solved it" in shown_text(setup, setup.games, 328))
        await until_sent(setup, bot, setup.clock)  # On the other one's clock it stays Monday.
        text = shown_text(setup, setup.games, 328)
        assert "was it" not in text
        assert "🎯 1 of 1 solved it\nAlice 🟩" in text, "yesterday's result is yesterday's"
        assert "**b3 was it:**" in shown_text(setup, setup.games, 327)


async def test_a_puzzle_that_could_not_be_posted_comes_once_it_can(setup: Setup) -> None:
    setup.clock.now = MONDAY + 9
    async with setup.bot() as bot:
        await name_channel(setup, setup.games)
        await wait_for(setup, bot, setup.games, 327)
        setup.playground.faults.forbid(setup.games)
        setup.clock.now += DAY
        await bot.deadlines.settle()
        await setup.playground.until(
            lambda: any(each["tries"] for each in rows(setup.database, "SELECT tries FROM outbox"))
        )
        setup.playground.faults.permit(setup.games)
        setup.clock.now += 600
        await wait_for(setup, bot, setup.games, 328)
