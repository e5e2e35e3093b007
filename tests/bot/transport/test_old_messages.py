"""Buttons act on what their message shows, in its channel: also after a restore gave ids again."""

import shutil
from pathlib import Path

from tests.bot.cards import duel, free, over, seen, start
from tests.bot.conftest import House


def restore(house: House, backup: Path) -> None:
    """Put a copy of the database back, as a host does while the bot is stopped."""
    for suffix in ("-wal", "-shm"):
        Path(f"{house.database}{suffix}").unlink(missing_ok=True)
    shutil.copyfile(backup, house.database)


async def test_a_join_on_an_old_message_seats_nobody_elsewhere(
    house: House, tmp_path: Path
) -> None:
    backup = tmp_path / "backup.db"
    async with house.bot():
        pass
    shutil.copyfile(house.database, backup)
    async with house.bot():
        old = (await house.alice.slash(house.general, "ttt challenge")).message
    restore(house, backup)
    async with house.bot():
        offer = (await house.bob.slash(house.games, "ttt challenge")).message
        reply = await house.carol.click(old, "Join")
        assert reply.ephemeral
        assert seen(house.bob, offer).has_button("Join")
        assert len(free((await house.carol.click(offer, "Join")).message)) == 9


async def test_a_resign_on_an_old_board_resigns_nothing_elsewhere(
    house: House, tmp_path: Path
) -> None:
    backup = tmp_path / "backup.db"
    async with house.bot():
        pass
    shutil.copyfile(house.database, backup)
    async with house.bot():
        old = await start(house)
    restore(house, backup)
    async with house.bot():
        card = await start(house, channel=house.games)
        assert (await house.alice.click(old, "Resign")).ephemeral
        assert not over(seen(house.alice, card))


async def test_a_button_named_on_another_message_acts_on_nothing(home: House) -> None:
    card = await duel(home)
    elsewhere = await start(home, channel=home.games)
    custom_id = next(each.custom_id for each in card.buttons if each.label == "Resign")
    reply = await home.alice.click(elsewhere, custom_id=custom_id)
    assert reply.ephemeral
    assert not over(seen(home.alice, card))
