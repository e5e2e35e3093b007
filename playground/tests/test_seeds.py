"""Ids, tokens and keys that are chosen, or stay the same from start to start."""

from .. import Playground, World, seeded


def identity(world: World) -> list[object]:
    application = world.application
    ids = [*world.users, *world.guilds, *world.channels]
    return [*ids, application.id, application.token, application.verify_key]


def test_a_seed_makes_the_same_world_each_time() -> None:
    assert identity(seeded(seed=7)) == identity(seeded(seed=7))
    assert set(identity(seeded(seed=7))).isdisjoint(identity(seeded(seed=8)))
    assert identity(seeded()) != identity(seeded())


def test_name_token_and_id_can_be_chosen() -> None:
    world = seeded("Ada", "a token", application_id=1234, seed=7)
    assert (world.bot.name, world.application.token) == ("Ada", "a token")
    assert world.application.id == world.bot.id == 1234
    assert list(world.guilds) == list(seeded(seed=7, application_id=1234).guilds)


async def test_what_happens_is_newer_than_what_was_there_from_the_start() -> None:
    async with Playground(world=seeded(seed=7)) as playground:
        alice, general = playground.person("Alice"), playground.channel("general")
        first, second = alice.send(general, "one"), alice.send(general, "two")
        assert max(playground.world.channels) < first.id < second.id
