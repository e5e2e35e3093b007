"""The clock: reminders, losing on time, and games that nobody goes on with."""

from datetime import timedelta

from bot.transport.client import OxoClient
from tests.bot.cards import duel, free, over, seen
from tests.bot.conftest import House

DAY = int(timedelta(days=1).total_seconds())
HOUR = int(timedelta(hours=1).total_seconds())


def pass_time(house: House, bot: OxoClient, seconds: int) -> None:
    house.clock.now += seconds
    bot.deadlines.wake()


async def test_a_reminder_pings_the_player_to_move_once(house: House) -> None:
    async with house.bot() as bot:
        card = await duel(house)
        pass_time(house, bot, DAY - HOUR)
        await house.playground.until(lambda: house.alice.pings)
        (reminder,) = house.alice.pings
        assert "it is your move" in reminder.text
        assert card.link in reminder.text
        assert reminder.pings == {house.alice.id}
        pass_time(house, bot, 60)
        card = (await house.alice.click(card, "b2")).message
        assert len(house.alice.pings) == 1
        pass_time(house, bot, DAY - HOUR)
        await house.playground.until(lambda: len(house.bob.pings) == 2)


async def test_running_out_of_time_loses_between_people(house: House) -> None:
    async with house.bot() as bot:
        card = await duel(house)
        pass_time(house, bot, DAY)
        await house.playground.until(lambda: over(seen(house.bob, card)))
        assert "Bob wins:" in seen(house.bob, card).text
        assert "Alice ran out of time" in seen(house.bob, card).text
        late = await house.alice.click(card, "b2", force=True)
        assert "has ended" in (await late.followup()).text
        assert not (await house.alice.slash(house.general, "ttt start")).ephemeral


async def test_the_board_says_when_time_runs_out(house: House) -> None:
    async with house.bot():
        card = await duel(house)
        assert f"time runs out <t:{house.clock.now + DAY}:R>" in card.text
        house.clock.now += 100
        card = (await house.alice.click(card, "b2")).message
        assert f"last move b2 · time runs out <t:{house.clock.now + DAY}:R>" in card.text
        card = (await house.bob.click(card, "Resign")).message
        assert "time runs out" not in card.text
        alone = await house.carol.slash(house.general, "ttt start")
        assert "time runs out" not in alone.text


async def test_a_move_starts_the_clock_again(house: House) -> None:
    async with house.bot() as bot:
        card = await duel(house)
        house.clock.now += DAY - 1
        card = (await house.alice.click(card, "b2")).message
        pass_time(house, bot, DAY - 1)
        card = (await house.bob.click(card, "a1")).message
        assert len(free(card)) == 7


async def test_a_game_against_the_bot_is_closed_as_unfinished(house: House) -> None:
    async with house.bot() as bot:
        card = (await house.alice.slash(house.general, "ttt start")).message
        pass_time(house, bot, DAY)
        await house.playground.until(lambda: over(seen(house.alice, card)))
        assert "Unfinished" in seen(house.alice, card).text
        assert not house.alice.pings


async def test_deadlines_that_passed_while_the_bot_was_away_are_settled(house: House) -> None:
    async with house.bot():
        card = await duel(house)
    house.clock.now += 3 * DAY
    async with house.bot():
        await house.playground.until(lambda: over(seen(house.bob, card)))
        assert "ran out of time" in seen(house.bob, card).text


async def test_a_deleted_message_does_not_keep_a_game_from_ending(house: House) -> None:
    async with house.bot() as bot:
        card = await duel(house)
        house.playground.faults.delete_message(card.record)
        pass_time(house, bot, DAY)
        offer = await house.carol.slash(house.general, "ttt challenge", opponent=house.bob)
        await house.playground.until(
            lambda: any(
                request.method == "PATCH" and request.status == 404
                for request in house.playground.requests
            )
        )
        assert not offer.ephemeral or "Bob has a game" in offer.text
        assert not (await house.alice.slash(house.general, "ttt start")).ephemeral


async def test_a_game_whose_message_is_gone_is_shown_again(house: House) -> None:
    async with house.bot():
        card = await duel(house)
        house.playground.faults.delete_message(card.record)
        again = (await house.alice.slash(house.general, "ttt board")).message
        assert len(free((await house.alice.click(again, "b2")).message)) == 8
