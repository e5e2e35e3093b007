"""Callers for the tests of the services."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from itertools import count
from typing import TypeVar

from bot.model import Caller, ChannelId, InteractionId, MessageId, Person, Place, RoleId
from bot.service import Services
from tests.bot.builders import ALICE, GENERAL

T = TypeVar("T")

STAGGERS = range(0, 40, 2)
"""By how many reads the slower of two processes may be late."""

_interactions = count(1)


def caller(
    person: Person = ALICE,
    place: Place = GENERAL,
    *,
    message: int | None = None,
    roles: tuple[int, ...] = (),
) -> Caller:
    """A new interaction of `person`; with `message`, a press of one of its buttons."""
    return Caller(
        InteractionId(next(_interactions)),
        place,
        person,
        channels=frozenset({place.channel_id}),
        roles=frozenset(map(RoleId, roles)),
        message_id=None if message is None else MessageId(message),
    )


def channel(number: int) -> Place:
    """Another channel of the same server."""
    return replace(GENERAL, channel_id=ChannelId(number))


async def same_result(one: Awaitable[T], services: Services, other: Awaitable[T], late: int) -> T:
    """Await both at once, `other` after `late` reads of its `services`; return their result."""

    async def later() -> T:
        for _ in range(late):
            await services.store.people.preferences(ALICE.id)
        return await other

    first, second = await asyncio.gather(one, later())
    assert first == second
    return first
