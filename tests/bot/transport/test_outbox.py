"""What nobody asked for arrives, whatever Discord does: or is refused for good, or is moot."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.model import ChannelId, GuildId, InteractionId, MessageId, Person, Place, UserId
from bot.store import Start
from bot.transport.client import OxoClient
from bot.transport.time_limits import TimeLimits
from playground import Message
from playground import Person as PlaygroundPerson
from tests.bot.builders import duel as new_duel
from tests.bot.cards import at, duel, free, over, seen
from tests.bot.conftest import PATIENT, Setup
from tests.bot.transport.discord_faults import MOMENT
from tests.bot.transport.test_start_faults import FAULTS, Fault, each_fault

DAY, HOUR = 86_400, 3_600
POST, EDIT = "POST /channels/*/messages", "PATCH *"
ALWAYS = 10**9
SHORT = replace(PATIENT, edit=4 * MOMENT, follow=4 * MOMENT, messages_apart=timedelta(0))


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def either(request: pytest.FixtureRequest) -> Setup:
    """A setup on either store, in which no bot runs yet."""
    name = "postgres_setup" if request.param == "postgres" else "setup"
    found: Setup = request.getfixturevalue(name)
    return found


@asynccontextmanager
async def bot(setup: Setup, limits: TimeLimits = SHORT) -> AsyncIterator[OxoClient]:
    async with setup.bot(limits=limits) as running:
        yield running


async def pass_time(setup: Setup, running: OxoClient, seconds: int) -> None:
    setup.clock.now += seconds
    await running.deadlines.settle()


async def pass_time_until(setup: Setup, running: OxoClient, condition: Callable[[], bool]) -> None:
    """Let time pass, ten seconds after ten, until something happened."""
    async with asyncio.timeout(30):
        while not condition():
            await pass_time(setup, running, 10)
            await asyncio.sleep(0.02)


async def emptied(setup: Setup, running: OxoClient) -> None:
    """Let time pass until nothing is left to be sent, now or later."""
    await setup.all_sent(lambda: pass_time(setup, running, 10))


def reminders(person: PlaygroundPerson) -> list[Message]:
    return [each for each in person.pings if "Your time runs out" in each.text]


def counted(setup: Setup, method: str, status: int) -> int:
    """How many messages of the bot's own were answered so."""
    own = [each for each in setup.playground.requests if "/channels/" in each.path]
    return sum(each.method == method and each.status == status for each in own)


async def test_a_minute_without_discord_and_a_restart_lose_no_reminder(either: Setup) -> None:
    channels = [either.general, either.games, either.playground.add_channel("room")]
    until = either.playground.until
    async with bot(either) as running:
        for channel in channels:
            await duel(either, channel)
        await until(lambda: len(either.alice.pings) == 3)
        await emptied(either, running)
        either.playground.faults.server_error(POST, status=502, times=ALWAYS)
        await pass_time(either, running, DAY - HOUR)
        await pass_time_until(either, running, lambda: counted(either, "POST", 502) >= 9)
    async with bot(either) as running:
        failed = counted(either, "POST", 502)
        await pass_time_until(either, running, lambda: counted(either, "POST", 502) >= failed + 3)
        assert not reminders(either.alice)
        either.playground.faults.clear()
        await emptied(either, running)
        assert len(reminders(either.alice)) == 3


async def test_a_reminder_whose_response_is_lost_pings_once(setup: Setup) -> None:
    async with bot(setup) as running:
        card = await duel(setup)
        await setup.playground.until(lambda: setup.alice.pings)
        await emptied(setup, running)
        setup.playground.faults.drop(POST, times=3)
        await pass_time(setup, running, DAY - HOUR)
        await pass_time_until(setup, running, lambda: counted(setup, "POST", 0) == 3)
        await emptied(setup, running)
        (reminder,) = reminders(setup.alice)
        # Its message is known all the same.
        await setup.alice.click(*at(card, "b2"))
        await running.deadlines.settle()
        await setup.playground.until(lambda: setup.alice.see(reminder) is None)


async def test_a_reminder_that_no_longer_matters_is_not_sent(setup: Setup) -> None:
    async with bot(setup) as running:
        card = await duel(setup)
        await setup.playground.until(lambda: setup.alice.pings)
        await emptied(setup, running)
        setup.playground.faults.server_error(POST, times=ALWAYS)
        await pass_time(setup, running, DAY - HOUR)
        await setup.playground.until(lambda: counted(setup, "POST", 502))
        await setup.alice.click(*at(card, "b2"))
        setup.playground.faults.clear()
        await emptied(setup, running)
        assert not reminders(setup.alice)


async def test_what_discord_refuses_for_good_is_given_up(setup: Setup) -> None:
    async with bot(setup) as running:
        await duel(setup)
        await setup.playground.until(lambda: setup.alice.pings)
        await emptied(setup, running)
        setup.playground.faults.forbid(setup.general)
        await pass_time(setup, running, DAY - HOUR)
        await setup.playground.until(lambda: counted(setup, "POST", 403))
        await emptied(setup, running)
        assert counted(setup, "POST", 403) == 1


async def test_the_cards_of_what_ended_meanwhile_are_brought_up_to_date(either: Setup) -> None:
    async with bot(either) as running:
        card = await duel(either)
        offer = (await either.carol.slash(either.games, "ttt challenge")).message
        await emptied(either, running)
        either.playground.faults.server_error(EDIT, times=ALWAYS)
        await pass_time(either, running, DAY)
        await either.playground.until(lambda: counted(either, "PATCH", 502) > 1)
    either.playground.faults.clear()
    async with bot(either) as running:
        await emptied(either, running)
        await either.playground.until(lambda: over(seen(either.bob, card)))
        await either.playground.until(lambda: not seen(either.bob, offer).has_button("Join"))


async def test_many_reminders_at_once_heed_discords_limits(setup: Setup) -> None:
    channels = [setup.playground.add_channel(f"room-{number}") for number in range(6)]
    people = [setup.playground.add_person(f"Player {number}") for number in range(20)]
    async with setup.store() as store:
        for number, channel in enumerate(channels):
            place = Place(GuildId(channel.guild_id or 0), ChannelId(channel.id), "en-US")
            for one, other in zip(people[::2], people[1::2], strict=True):
                first, second = (Person(UserId(each.id), each.name) for each in (one, other))
                game = replace(new_duel(first, second, place), message_id=MessageId(1))
                origin = InteractionId(number * 1_000 + one.id)
                await store.games.add(game, Start(origin))
    setup.clock.now += DAY - HOUR
    setup.playground.faults.limit_requests(
        5, timedelta(milliseconds=200), everywhere=30, everywhere_within=8 * MOMENT
    )
    async with bot(setup, replace(PATIENT, messages_apart=MOMENT / 2)):
        await setup.playground.until(
            lambda: sum(len(reminders(each)) for each in people) == 60,
            within=timedelta(minutes=1),
        )
    assert Counter(len(reminders(each)) for each in people[::2]) == {6: 10}
    assert sum(each.status == 429 for each in setup.playground.requests) < 5


@each_fault
async def test_games_go_on_while_messages_fail_and_the_reminder_arrives(
    setup: Setup, fault: Fault
) -> None:
    async with bot(setup) as running:
        await duel(setup)
        await setup.playground.until(lambda: setup.alice.pings)
        await emptied(setup, running)
        fault(setup.playground.faults, "* /channels/*", 2)
        await pass_time(setup, running, DAY - HOUR)
        await setup.playground.until(lambda: setup.playground.faults.pending < 2)
        card = (await setup.carol.slash(setup.games, "ttt start")).message
        assert len(free((await setup.carol.click(*at(card, "b2"))).message)) == 7
        await emptied(setup, running)
        is_refused = fault is FAULTS["403"]
        assert len(reminders(setup.alice)) == (0 if is_refused else 1)
