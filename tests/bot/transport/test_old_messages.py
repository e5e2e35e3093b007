"""Buttons act on what their message shows, in its channel: also after a restore gave ids again."""

import shutil
from pathlib import Path

from tests.bot.cards import at, duel, free, seen, start
from tests.bot.conftest import Setup


def restore(setup: Setup, backup: Path) -> None:
    """Put a copy of the database back, as a host does while the bot is stopped."""
    for suffix in ("-wal", "-shm"):
        Path(f"{setup.database}{suffix}").unlink(missing_ok=True)
    shutil.copyfile(backup, setup.database)


async def test_a_join_on_an_old_message_seats_nobody_elsewhere(
    setup: Setup, tmp_path: Path
) -> None:
    backup = tmp_path / "backup.db"
    async with setup.bot():
        pass
    shutil.copyfile(setup.database, backup)
    async with setup.bot():
        old = (await setup.alice.slash(setup.general, "ttt challenge")).message
    restore(setup, backup)
    async with setup.bot():
        offer = (await setup.bob.slash(setup.games, "ttt challenge")).message
        reply = await setup.carol.click(old, "Join")
        assert reply.ephemeral
        assert seen(setup.bob, offer).has_button("Join")
        assert len(free((await setup.carol.click(offer, "Join")).message)) == 9


async def test_a_button_named_on_another_message_acts_on_nothing(running: Setup) -> None:
    card = await duel(running)
    elsewhere = await start(running, channel=running.games)
    custom_id = next(each.custom_id for each in card.buttons if each.label == "Resign")
    reply = await running.alice.click(elsewhere, custom_id=custom_id)
    assert reply.ephemeral
    assert len(free((await running.alice.click(*at(card, "b2"))).message)) == 8
