"""Crowds: many games at once, each as if it were alone."""

import asyncio
from random import Random

from playground import Channel, Message, Person
from tests.bot.cards import free, over, play_out, seen
from tests.bot.conftest import House
from tests.invariants import rows, violations

ROOMS, A_ROOM = 4, 25
"""Four channels with as many games in each as a channel may have."""


def live(home: House) -> int:
    """How many games are being played, by the file."""
    return len(rows(home.database, "SELECT id FROM games WHERE ended_at IS NULL"))


def newcomers(home: House, count: int) -> list[Person]:
    return [home.playground.add_person(f"Player {number}") for number in range(count)]


async def begin(home: House, channel: Channel, one: Person, other: Person | None) -> Message:
    """Start a game against the bot, or against another."""
    if other is None:
        return (await one.slash(channel, "ttt start")).message
    offer = await one.slash(channel, "ttt challenge", opponent=other)
    return (await other.click(offer.message, "Accept")).message


async def test_one_person_in_two_channels_at_the_same_time(home: House) -> None:
    alone, duel = await asyncio.gather(
        begin(home, home.general, home.alice, None),
        begin(home, home.games, home.alice, home.bob),
    )
    for cell, answer in (("a1", "a2"), ("b1", "b2")):
        mine, _ = await asyncio.gather(
            home.alice.click(alone, free(alone)[0]), home.alice.click(duel, cell)
        )
        alone = mine.message
        duel = (await home.bob.click(seen(home.bob, duel), answer)).message
        assert len(free(alone)) == len(free(duel))
    won = (await home.alice.click(duel, "c1")).message
    assert "Alice wins!" in won.text
    assert not over(alone)
    assert over(await play_out(home.alice, alone, Random(1)))
    assert violations(home.database) == []


async def test_a_hundred_games_live_in_a_server_at_once(home: House) -> None:
    rooms = [home.playground.add_channel(f"room-{number}") for number in range(ROOMS)]
    people = iter(newcomers(home, 150))
    tables = [
        (rooms[number % ROOMS], next(people), next(people) if number % 2 else None)
        for number in range(ROOMS * A_ROOM)
    ]
    cards = await asyncio.gather(*(begin(home, *table) for table in tables))
    assert live(home) == ROOMS * A_ROOM
    assert not any(card.ephemeral for card in cards)

    async def play(number: int) -> None:
        _, one, other = tables[number]
        card = (await one.click(cards[number], "b2")).message
        assert len(free(card)) == (7 if other is None else 8)
        ended = await (other or one).click(card, "Resign")
        assert "resigned" in ended.text

    full = await home.alice.slash(rooms[0], "ttt start")
    assert "This channel has 25 games going on" in full.text
    await asyncio.gather(*map(play, range(len(tables))))
    assert live(home) == 0
    answers = [each for each in home.playground.requests if "/callback" in each.path]
    assert len(answers) == len({request.interaction_id for request in answers})
    assert violations(home.database) == []
