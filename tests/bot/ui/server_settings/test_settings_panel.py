"""The settings panel: what it shows, what it refuses, and what it sets."""

import pytest

from bot.model import GuildSettings
from bot.ui.server_settings.setting_choices import Setting
from tests.bot.cards import start
from tests.bot.conftest import Setup
from tests.bot.ui.server_settings.settings_panel import (
    SECTIONS,
    choose,
    chosen,
    panel,
    select_id,
    send_forged,
    turn,
)


@pytest.mark.parametrize("section", SECTIONS)
async def test_every_page_is_private_and_drawn_in_one_call(running: Setup, section: str) -> None:
    first = await running.alice.slash(running.general, "ttt settings")
    assert first.ephemeral
    reply = await turn(running.alice, first.message, section)
    assert reply.kind == "update"
    assert len(reply.requests) == 1
    assert reply.message.component_count <= 40
    options = reply.message.selects[0].options
    assert [each.label for each in options] == [
        f"{page}/5 · {name}" for page, name in enumerate(SECTIONS, start=1)
    ]
    number = SECTIONS.index(section) + 1
    assert reply.message.selects[0].chosen == (f"{number}",)
    # A panel of an earlier version has a button for each page.
    custom_id = f"settings:{running.playground.guild().id}:{number}"
    by_button = await running.alice.click(first.message, custom_id=custom_id)
    assert by_button.message.text == reply.message.text


async def test_members_without_manage_server_are_refused(running: Setup) -> None:
    reply = await running.bob.slash(running.general, "ttt settings")
    assert reply.ephemeral
    assert "Only members with *Manage Server*" in reply.text
    running.playground.allow(running.bob, "manage_guild")
    reply = await running.bob.slash(running.general, "ttt settings")
    assert reply.message.selects


async def test_settings_belong_to_a_server(running: Setup) -> None:
    reply = await running.alice.slash(running.alice.dm, "ttt settings")
    assert reply.ephemeral
    assert "belong to a server" in reply.text


async def test_a_forged_press_of_another_member_is_refused(running: Setup) -> None:
    guild = running.playground.guild().id
    public = await start(running, running.bob)
    for custom_id in (f"settings:{guild}:2", f"ask:{guild}:2"):
        reply = await running.bob.click(public, custom_id=custom_id)
        assert reply.ephemeral
        assert "Only members with *Manage Server*" in reply.text
    for setting, value in ((Setting.LEVEL, "easy"), (Setting.CHANNELS, str(running.games.id))):
        reply = await send_forged(
            running.bob, running.general, public, select_id(running, setting), [value]
        )
        assert "Only members with *Manage Server*" in reply.text
    typed = [
        {"type": 18, "component": {"type": 4, "custom_id": mark, "value": emoji}}
        for mark, emoji in (("x", "🐱"), ("o", "🐶"))
    ]
    data = {"custom_id": f"answered:{guild}:2", "components": typed}
    reply = await running.bob.interact(
        running.general, {"type": 5, "data": data, "message": public}
    )
    assert "Only members with *Manage Server*" in reply.text
    assert await chosen(running) == GuildSettings()


async def test_a_panel_changes_its_own_server_alone(running: Setup) -> None:
    card = await panel(running)
    other = running.playground.channel("lobby")
    for where in (other, running.alice.dm):
        reply = await send_forged(
            running.alice, where, card, select_id(running, Setting.LEVEL), ["easy"]
        )
        assert reply.ephemeral
        assert "made for somebody else" in reply.text
    assert await chosen(running) == GuildSettings()


async def test_a_permission_that_is_gone_counts_on_an_open_panel(running: Setup) -> None:
    running.playground.allow(running.bob, "manage_guild")
    card = await panel(running, person=running.bob)
    running.playground.deny(running.bob, "manage_guild")
    reply = await running.bob.choose(card, select_id(running, Setting.LEVEL), ["easy"])
    assert "Only members with *Manage Server*" in reply.text
    assert await chosen(running) == GuildSettings()


async def test_a_stale_panel_sets_nothing_but_what_was_chosen_on_it(running: Setup) -> None:
    stale = await panel(running)
    await choose(running, await panel(running), Setting.LEVEL, "easy")
    reply = await choose(running, stale, Setting.BOARD, "4x4")
    assert reply.message.select(select_id(running, Setting.LEVEL)).chosen == ("easy",)
    now = await chosen(running)
    assert (now.level, now.board) == ("easy", "4x4")


NOT_ON_OFFER: tuple[tuple[str, list[str]], ...] = (
    (Setting.LEVEL, ["godlike"]),
    (Setting.LEVEL, []),
    (Setting.LEVEL, ["easy", "clever"]),
    (Setting.BOARD, ["9x9"]),
    (Setting.CLOCK, ["5"]),
    (Setting.CLOCK, ["x"]),
    (Setting.THEME, ["❌ ❌"]),
    (Setting.LOCALE, ["tlh"]),
    (Setting.MOST_LIVE, ["-1"]),
    (Setting.CHANNELS, ["here"]),
    ("99", ["1"]),
)


async def test_what_was_not_on_offer_is_refused(running: Setup) -> None:
    card = await panel(running)
    for setting, values in NOT_ON_OFFER:
        custom_id = select_id(running, setting)
        reply = await send_forged(running.alice, running.general, card, custom_id, values)
        assert reply.ephemeral, values
        said = "don’t know this button" if setting == "99" else "can’t be chosen here"
        assert said in reply.text, values
        assert await chosen(running) == GuildSettings(), values


async def test_a_chosen_channel_that_is_gone_does_not_break_the_panel(running: Setup) -> None:
    doomed = running.playground.add_channel("doomed")
    await choose(
        running,
        await panel(running, "Language, channels"),
        Setting.CHANNELS,
        doomed,
        running.games,
    )
    running.playground.world.delete_channel(doomed)
    card = await panel(running, "Language, channels")
    assert card.select(select_id(running, Setting.CHANNELS)).chosen == (str(running.games.id),)


async def test_every_part_of_a_long_list_chooses(running: Setup) -> None:
    card = await panel(running)
    later = select_id(running, Setting.LEVEL, part=2)
    reply = await send_forged(running.alice, running.general, card, later, ["easy"])
    assert reply.message.select(select_id(running, Setting.LEVEL)).chosen == ("easy",)
    assert (await chosen(running)).level == "easy"
