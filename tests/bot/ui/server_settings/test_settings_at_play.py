"""Settings at play: what a server chose counts for the games that begin there."""

from bot.model import ChannelId, UserId
from bot.ui.server_settings.setting_choices import Setting
from playground.records import Role
from tests.bot.cards import cells, free, start
from tests.bot.conftest import Setup
from tests.bot.ui.server_settings.settings_panel import (
    choose,
    chosen,
    panel,
    select_id,
)


async def test_defaults_of_level_and_board_take_effect(running: Setup) -> None:
    card = await panel(running)
    await choose(running, card, Setting.LEVEL, "casual")
    await choose(running, card, Setting.BOARD, "4x4")
    game = await start(running, running.bob)
    assert "Casual" in game.text
    assert len(free(game)) == 16
    named = await start(running, running.carol, level="easy", board="3x3")
    assert "Easy" in named.text
    assert len(free(named)) == 9


async def test_the_clock_takes_effect(setup: Setup) -> None:
    async with setup.bot() as bot:
        await choose(setup, await panel(setup), Setting.CLOCK, "60")
        card = await start(setup, setup.bob)
        setup.clock.now += 60
        await bot.deadlines.settle()
        await setup.playground.until(lambda: "Unfinished" in setup.bob.last(setup.general).text)
        assert setup.bob.last(setup.general).id == card.id


async def test_styles_and_themes_take_effect(running: Setup) -> None:
    card = await panel(running, "Marks and style")
    await choose(running, card, Setting.THEME, "animals")
    game = await start(running, running.bob)
    assert "🐱" in game.text
    preview = (await choose(running, card, Setting.STYLE, "text")).message
    assert preview.has_button("b2 X")
    assert "⬛" not in preview.text
    game = await start(running, running.alice)
    assert "X\u00a0Alice vs O\u00a0Oxo" in game.text
    assert cells(game)


async def test_public_words_speak_the_language_that_was_chosen(running: Setup) -> None:
    running.playground.world.change_locale(running.playground.guild(), "de")
    await choose(running, await panel(running, "Language, channels"), Setting.LOCALE, "en-US")
    await start(running, running.bob)
    async with running.store() as store:
        game = (await store.games.live(ChannelId(running.general.id), UserId(running.bob.id)))[0]
    assert game.place.locale == "en-US"
    await choose(running, await panel(running, "Language, channels"), Setting.LOCALE, "auto")
    assert (await chosen(running)).locale is None


async def test_games_stay_in_the_channels_that_were_chosen(running: Setup) -> None:
    card = await panel(running, "Language, channels")
    card = (await choose(running, card, Setting.CHANNELS, running.games)).message
    assert card.select(select_id(running, Setting.CHANNELS)).chosen == (str(running.games.id),)
    for command in ("ttt start", "ttt challenge"):
        refused = await running.bob.slash(running.general, command)
        assert refused.ephemeral
        assert f"<#{running.games.id}>" in refused.text
    assert free(await start(running, running.bob, running.games))
    thread = running.playground.add_thread(running.games, "corner")
    assert free(await start(running, running.bob, thread))
    card = (await choose(running, card, Setting.CHANNELS)).message
    assert free(await start(running, running.bob))


async def test_games_stay_with_the_roles_that_were_chosen(running: Setup) -> None:
    guild = running.playground.guild()
    running.playground.allow(running.bob, "add_reactions")
    role: Role = guild.roles[guild.members[running.bob.id].roles[0]]
    card = await panel(running, "Language, channels")
    card = (await choose(running, card, Setting.ROLES, role)).message
    assert card.select(select_id(running, Setting.ROLES)).chosen == (str(role.id),)
    refused = await running.carol.slash(running.general, "ttt start")
    assert refused.ephemeral
    assert "only members with certain roles can play" in refused.text
    assert free(await start(running, running.bob))


async def test_most_live_games_take_effect(running: Setup) -> None:
    await choose(running, await panel(running, "Limits"), Setting.MOST_LIVE, "1")
    await start(running, running.bob)
    refused = await running.carol.slash(running.general, "ttt start")
    assert refused.ephemeral
    assert "which is its limit" in refused.text


async def test_the_pause_between_challenges_takes_effect(running: Setup) -> None:
    await choose(running, await panel(running, "Limits"), Setting.PAUSE, "30")
    await running.bob.slash(running.general, "ttt challenge")
    await running.bob.slash(running.general, "ttt resign")
    refused = await running.bob.slash(running.general, "ttt challenge")
    assert refused.ephemeral
    assert "On this server, you have to wait between challenges." in refused.text
    assert "Try again in 30 seconds." in refused.text
    running.clock.now += 30
    assert not (await running.bob.slash(running.general, "ttt challenge")).ephemeral
