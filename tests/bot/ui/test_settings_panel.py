"""The settings panel: what it shows, what it refuses, and what it sets."""

from datetime import timedelta

import pytest

from bot.model import GuildSettings
from bot.ui.cards.setting_choices import CLOCKS, MOST_LIVE, PAUSES, Setting
from bot.ui.text.themes import THEMES
from tests.bot.cards import start
from tests.bot.conftest import House
from tests.bot.ui.settings_panel import SECTIONS, choose, chosen, forge, panel, select_id


@pytest.mark.parametrize("section", SECTIONS)
async def test_every_page_is_private_and_drawn_in_one_call(home: House, section: str) -> None:
    first = await home.alice.slash(home.general, "ttt settings")
    assert first.ephemeral
    reply = await home.alice.click(first.message, section)
    assert reply.kind == "update"
    assert len(reply.requests) == 1
    assert reply.message.component_count <= 40
    assert [button.label for button in reply.message.rows[0]] == [*SECTIONS]
    assert reply.message.button(section).style == 1


async def test_every_option_can_be_chosen_and_stays_chosen(home: House) -> None:
    for section, settings in (
        ("Games", (Setting.LEVEL, Setting.BOARD, Setting.CLOCK)),
        ("Look", (Setting.THEME, Setting.STYLE, Setting.REMAINS)),
        ("Language and places", (Setting.LOCALE,)),
        ("Limits", (Setting.MOST_LIVE, Setting.PAUSE)),
    ):
        card = await panel(home, section)
        for setting in settings:
            for option in card.select(select_id(home, setting)).options:
                reply = await choose(home, card, setting, option.value)
                assert len(reply.requests) == 1
                card = reply.message
                assert card.select(select_id(home, setting)).chosen == (option.value,)
                assert card.component_count <= 40
    now = await chosen(home)
    assert now.clock == timedelta(seconds=CLOCKS[-1])
    assert now.most_live == MOST_LIVE[-1]
    assert now.pause == timedelta(seconds=PAUSES[-1])
    assert now.look.theme == [*THEMES][-1]


async def test_members_without_manage_server_are_refused(home: House) -> None:
    reply = await home.bob.slash(home.general, "ttt settings")
    assert reply.ephemeral
    assert "Only members who may manage this server" in reply.text
    home.playground.allow(home.bob, "manage_guild")
    reply = await home.bob.slash(home.general, "ttt settings")
    assert reply.message.selects


async def test_settings_belong_to_a_server(home: House) -> None:
    reply = await home.alice.slash(home.alice.dm, "ttt settings")
    assert reply.ephemeral
    assert "belong to a server" in reply.text


async def test_a_forged_press_of_another_member_is_refused(home: House) -> None:
    guild = home.playground.guild().id
    public = await start(home, home.bob)
    for custom_id in (f"settings:{guild}:2", f"ask:{guild}:1"):
        reply = await home.bob.click(public, custom_id=custom_id)
        assert reply.ephemeral
        assert "Only members who may manage this server" in reply.text
    for setting, value in ((Setting.LEVEL, "easy"), (Setting.CHANNELS, str(home.games.id))):
        reply = await forge(home.bob, home.general, public, select_id(home, setting), [value])
        assert "Only members who may manage this server" in reply.text
    typed = [{"type": 18, "component": {"type": 4, "custom_id": "clock", "value": "2h"}}]
    data = {"custom_id": f"told:{guild}:1", "components": typed}
    reply = await home.bob.interact(home.general, {"type": 5, "data": data, "message": public})
    assert "Only members who may manage this server" in reply.text
    assert await chosen(home) == GuildSettings()


async def test_a_panel_changes_its_own_server_alone(home: House) -> None:
    card = await panel(home)
    other = home.playground.channel("lobby")
    for where in (other, home.alice.dm):
        reply = await forge(home.alice, where, card, select_id(home, Setting.LEVEL), ["easy"])
        assert reply.ephemeral
        assert "made for somebody else" in reply.text
    assert await chosen(home) == GuildSettings()


async def test_a_permission_that_is_gone_counts_on_an_open_panel(home: House) -> None:
    home.playground.allow(home.bob, "manage_guild")
    card = await panel(home, person=home.bob)
    home.playground.deny(home.bob, "manage_guild")
    reply = await home.bob.choose(card, select_id(home, Setting.LEVEL), ["easy"])
    assert "Only members who may manage this server" in reply.text
    assert await chosen(home) == GuildSettings()


async def test_a_stale_panel_sets_nothing_but_what_was_chosen_on_it(home: House) -> None:
    stale = await panel(home)
    await choose(home, await panel(home), Setting.LEVEL, "easy")
    reply = await choose(home, stale, Setting.BOARD, "4x4")
    assert reply.message.select(select_id(home, Setting.LEVEL)).chosen == ("easy",)
    now = await chosen(home)
    assert (now.level, now.board) == ("easy", "4x4")


@pytest.mark.parametrize(
    ("setting", "values"),
    [
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
        (99, ["1"]),
    ],
)
async def test_what_was_not_on_offer_is_refused(
    home: House, setting: str, values: list[str]
) -> None:
    card = await panel(home)
    reply = await forge(home.alice, home.general, card, select_id(home, setting), values)
    assert reply.ephemeral
    assert "do not know this button" in reply.text
    assert await chosen(home) == GuildSettings()


async def test_a_chosen_channel_that_is_gone_does_not_break_the_panel(home: House) -> None:
    doomed = home.playground.add_channel("doomed")
    await choose(
        home, await panel(home, "Language and places"), Setting.CHANNELS, doomed, home.games
    )
    home.playground.world.delete_channel(doomed)
    card = await panel(home, "Language and places")
    assert card.select(select_id(home, Setting.CHANNELS)).chosen == (str(home.games.id),)


async def test_settings_survive_a_restart_and_old_panels_still_work(house: House) -> None:
    async with house.bot():
        card = await panel(house)
        await choose(house, card, Setting.LEVEL, "easy")
    async with house.bot(seed=8):
        reply = await choose(house, card, Setting.BOARD, "misere")
        assert reply.message.select(select_id(house, Setting.LEVEL)).chosen == ("easy",)


async def test_every_part_of_a_long_list_chooses(home: House) -> None:
    card = await panel(home)
    later = select_id(home, Setting.LEVEL, part=2)
    reply = await forge(home.alice, home.general, card, later, ["easy"])
    assert reply.message.select(select_id(home, Setting.LEVEL)).chosen == ("easy",)
    assert (await chosen(home)).level == "easy"
