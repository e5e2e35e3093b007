"""The initial world of a playground."""

import hashlib

from .snowflakes import ONE_MS
from .world import World

FIRST_ID = ONE_MS << 37
"""An id of May 2019: what is there from the start is older than all that happens."""


def seeded(
    bot_name: str = "Oxo",
    token: str | None = None,
    *,
    application_id: int | None = None,
    seed: int | None = None,
) -> World:
    """Return a world with three people, a silent bot and two servers, to start with.

    With a `seed` all ids, the token and the keys are the same each time; other seeds have others.
    """
    if seed is None:
        world = World(bot_name, token, application_id=application_id)
    else:
        secret = hashlib.sha256(f"playground {seed}".encode()).digest()
        first_id = FIRST_ID + int.from_bytes(secret[:4]) * ONE_MS
        world = World(
            bot_name, token, application_id=application_id, first_id=first_id, secret=secret
        )
    alice, _, _ = (world.add_person(name) for name in ("Alice", "Bob", "Carol"))
    world.add_person("Beep", bot=True)
    club = world.add_guild("Game Club", ("general", "games", "quiet"), owner=alice)
    world.add_guild("Corner Café", ("lobby", "table-1"), owner=alice)
    for name in ("oxo_x", "oxo_o", "oxo_blank"):
        world.add_emoji(club, name)
    for person in world.people:
        world.dm_with(person)
    world.snowflakes.follow_clock()
    return world
