"""Whom the host has blocked, in every store."""

from bot.model import GuildId
from bot.store import Store
from tests.bot.builders import ALICE, NOON, duel
from tests.bot.store.conftest import Opener, new_start
from tests.bot.store.test_left_servers import place


async def test_a_block_stays_until_it_is_taken_back(opened: Opener, store: Store) -> None:
    assert await store.blocks.add(ALICE.id)
    assert not await store.blocks.add(ALICE.id)
    assert await store.blocks.add(2**63 - 1)
    await store.people.forget(ALICE.id, NOON)
    async with opened() as other:
        assert await other.blocks.all() == {ALICE.id, 2**63 - 1}
        assert await other.blocks.remove(ALICE.id)
    assert not await store.blocks.remove(ALICE.id)
    assert await store.blocks.all() == {2**63 - 1}


async def test_the_use_of_servers_counts_games_and_rows(store: Store) -> None:
    for guild, channel in ((7, 1), (8, 1), (8, 2)):
        await store.games.add(duel(place=place(GuildId(guild), channel)), new_start())
    await store.left_servers.note_present([GuildId(7), GuildId(9)])
    assert await store.blocks.use(NOON) == [(8, 2, 2), (7, 1, 2), (9, 0, 1)]
    assert await store.blocks.use(NOON + 1) == [(7, 0, 2), (8, 0, 2), (9, 0, 1)]
