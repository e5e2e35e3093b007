"""Crowds: many games at once, each as if it were alone."""

import asyncio
from collections import Counter

from playground import Channel, Message, Person
from tests.bot.cards import at, duel, free, resign, seen, start
from tests.bot.conftest import Setup
from tests.invariants import rows, violations

CHANNELS, PER_CHANNEL = 4, 25
"""Four channels with as many games in each as a channel may have."""


def live(running: Setup) -> int:
    """Count the live games in the database."""
    return len(rows(running.database, "SELECT id FROM games WHERE ended_at IS NULL"))


def new_people(running: Setup, count: int) -> list[Person]:
    return [running.playground.add_person(f"Player {number}") for number in range(count)]


async def begin(running: Setup, channel: Channel, one: Person, other: Person | None) -> Message:
    """Start a game against the bot, or against another."""
    if other is None:
        return await start(running, one, channel)
    return await duel(running, channel, maker=one, other=other)


async def test_a_hundred_games_live_in_a_server_at_once(running: Setup) -> None:
    channels = [running.playground.add_channel(f"room-{number}") for number in range(CHANNELS)]
    people = iter(new_people(running, 150))
    tables = [
        (channels[number % CHANNELS], next(people), next(people) if number % 2 else None)
        for number in range(CHANNELS * PER_CHANNEL)
    ]
    cards = await asyncio.gather(*(begin(running, *table) for table in tables))
    assert live(running) == CHANNELS * PER_CHANNEL
    assert not any(card.ephemeral for card in cards)

    async def play(number: int) -> None:
        _, one, other = tables[number]
        card = (await one.click(*at(cards[number], "b2"))).message
        assert len(free(card)) == (7 if other is None else 8)

    async def leave(first: int) -> None:
        # One after the other in each channel: a resignation is four requests.
        for number in range(first, len(tables), CHANNELS):
            _, one, other = tables[number]
            ended = await resign(running, other or one, seen(one, cards[number]))
            assert "resigned" in ended.text

    full = await running.alice.slash(channels[0], "ttt start")
    assert "This channel has 25 games going on" in full.text
    await asyncio.gather(*map(play, range(len(tables))))
    await asyncio.gather(*map(leave, range(CHANNELS)))
    assert live(running) == 0
    answers = [each for each in running.playground.requests if "/callback" in each.path]
    taken = [request.interaction_id for request in answers if request.status < 300]
    assert Counter(taken) == Counter({request.interaction_id for request in answers})
    # On a slow machine a second try begins beside one that hangs: Discord refuses one of the two.
    assert all(request.status in (200, 204, 400) for request in answers)
    assert violations(running.database) == []
