"""The initial world of a playground."""

from .world import World


def seeded(bot_name: str = "Oxo", token: str | None = None) -> World:
    """Return a world with three people, a silent bot and two servers, to start with."""
    world = World(bot_name, token)
    alice, _, _ = (world.add_person(name) for name in ("Alice", "Bob", "Carol"))
    world.add_person("Beep", bot=True)
    club = world.add_guild("Game Club", ("general", "games", "quiet"), owner=alice)
    world.add_guild("Corner Café", ("lobby", "table-1"), owner=alice)
    for name in ("oxo_x", "oxo_o", "oxo_blank"):
        world.add_emoji(club, name)
    for person in world.people:
        world.dm_with(person)
    return world
