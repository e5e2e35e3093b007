"""The clock: reminders, losing on time, and games that nobody goes on with."""

from datetime import timedelta

from bot.transport.client import OxoClient
from tests.bot.cards import at, duel, over, pinged, resign, seen
from tests.bot.conftest import Setup

DAY = int(timedelta(days=1).total_seconds())
HOUR = int(timedelta(hours=1).total_seconds())


async def pass_time(setup: Setup, bot: OxoClient, seconds: int) -> None:
    setup.clock.now += seconds
    await bot.deadlines.settle()


async def test_a_reminder_pings_the_player_to_move_once(setup: Setup) -> None:
    async with setup.bot() as bot:
        card = await duel(setup)
        await setup.playground.until(lambda: setup.alice.pings)
        await pass_time(setup, bot, DAY - HOUR)
        await setup.playground.until(lambda: "it’s your move" in pinged(setup.alice))
        await setup.playground.until(lambda: len(setup.alice.pings) == 1)
        (reminder,) = setup.alice.pings
        assert card.link in reminder.text
        assert reminder.pings == {setup.alice.id}
        card = (await setup.alice.click(*at(card, "b2"))).message
        await pass_time(setup, bot, DAY - HOUR)
        await setup.playground.until(lambda: "it’s your move" in pinged(setup.bob))
        await setup.playground.until(lambda: not setup.alice.pings)


async def test_running_out_of_time_loses_between_people(setup: Setup) -> None:
    async with setup.bot() as bot:
        card = await duel(setup)
        await pass_time(setup, bot, DAY)
        await setup.playground.until(lambda: over(seen(setup.bob, card)))
        assert "Bob wins:" in seen(setup.bob, card).text
        assert "Alice ran out of time" in seen(setup.bob, card).text
        late = await setup.alice.click(*at(card, "b2"), force=True)
        assert "has ended" in (await late.followup()).text
        assert not (await setup.alice.slash(setup.general, "ttt start")).ephemeral


async def test_the_board_says_when_time_runs_out(setup: Setup) -> None:
    async with setup.bot():
        card = await duel(setup)
        assert f"Time runs out <t:{setup.clock.now + DAY}:R>" in card.text
        setup.clock.now += 100
        card = (await setup.alice.click(*at(card, "b2"))).message
        assert f"-# Game 1 · 3×3\n-# Time runs out <t:{setup.clock.now + DAY}:R>" in card.text
        card = await resign(setup, setup.bob, card)
        assert "ime runs out" not in card.text
        alone = await setup.carol.slash(setup.general, "ttt start")
        assert "ime runs out" not in alone.text


async def test_deadlines_that_passed_while_the_bot_was_away_are_settled(setup: Setup) -> None:
    async with setup.bot():
        card = await duel(setup)
    setup.clock.now += 3 * DAY
    async with setup.bot():
        await setup.playground.until(lambda: over(seen(setup.bob, card)))
        assert "ran out of time" in seen(setup.bob, card).text
