"""Callers for the tests of the services."""

from dataclasses import replace
from itertools import count

from bot.model import Caller, ChannelId, InteractionId, MessageId, Person, Place, RoleId
from tests.bot.builders import ALICE, GENERAL

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
