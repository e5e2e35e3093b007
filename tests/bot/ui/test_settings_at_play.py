"""Settings at play: what a server chose counts for the games that begin there."""

from bot.model import ChannelId, UserId
from bot.store.opening import open_store
from bot.ui.custom_ids import Setting
from playground.records import Role
from tests.bot.cards import free, start
from tests.bot.conftest import House
from tests.bot.ui.settings_panel import choose, chosen, panel, select_id


async def test_defaults_of_level_and_board_take_effect(home: House) -> None:
    card = await panel(home)
    await choose(home, card, Setting.LEVEL, "casual")
    await choose(home, card, Setting.BOARD, "4x4")
    game = await start(home, home.bob)
    assert "Casual" in game.text
    assert len(free(game)) == 16
    named = await start(home, home.carol, level="easy", board="3x3")
    assert "Easy" in named.text
    assert len(free(named)) == 9


async def test_the_clock_takes_effect(house: House) -> None:
    async with house.bot() as bot:
        await choose(house, await panel(house), Setting.CLOCK, "60")
        card = await start(house, house.bob)
        house.clock.now += 60
        bot.deadlines.wake()
        await house.playground.until(lambda: "Unfinished" in house.bob.last(house.general).text)
        assert house.bob.last(house.general).id == card.id


async def test_styles_and_themes_take_effect(home: House) -> None:
    card = await panel(home, "Look")
    await choose(home, card, Setting.THEME, "animals")
    game = await start(home, home.bob)
    assert "🐱" in game.text
    await choose(home, card, Setting.STYLE, "compact")
    game = await start(home, home.carol)
    assert "⬛" not in game.text
    preview = (await choose(home, card, Setting.STYLE, "text")).message
    assert preview.has_button("b2 X")
    assert "⬛" not in preview.text
    game = await start(home, home.alice)
    assert "X Alice vs O Oxo" in game.text
    assert game.has_button("b2")


async def test_what_remains_of_a_card_takes_effect(home: House) -> None:
    await choose(home, await panel(home, "Look"), Setting.REMAINS, "line")
    ended = (await home.bob.click(await start(home, home.bob), "Resign")).message
    assert "Bob resigned" in ended.text
    assert "⬛" not in ended.text
    assert not any(button.label == "b2" for button in ended.buttons)


async def test_public_words_speak_the_language_that_was_chosen(home: House) -> None:
    home.playground.world.change_guild(home.playground.guild(), locale="de")
    await choose(home, await panel(home, "Language and places"), Setting.LOCALE, "en-US")
    await start(home, home.bob)
    async with open_store(home.settings.database_url) as store:
        game = await store.games.live(ChannelId(home.general.id), UserId(home.bob.id))
    assert game.place.locale == "en-US"
    await choose(home, await panel(home, "Language and places"), Setting.LOCALE, "auto")
    assert (await chosen(home)).locale is None


async def test_games_stay_in_the_channels_that_were_chosen(home: House) -> None:
    card = await panel(home, "Language and places")
    card = (await choose(home, card, Setting.CHANNELS, home.games)).message
    assert card.select(select_id(home, Setting.CHANNELS)).chosen == (str(home.games.id),)
    for command in ("ttt start", "ttt challenge"):
        refused = await home.bob.slash(home.general, command)
        assert refused.ephemeral
        assert f"<#{home.games.id}>" in refused.text
    assert free(await start(home, home.bob, home.games))
    thread = home.playground.add_thread(home.games, "corner")
    assert free(await start(home, home.bob, thread))
    card = (await choose(home, card, Setting.CHANNELS)).message
    assert free(await start(home, home.bob))


async def test_games_stay_with_the_roles_that_were_chosen(home: House) -> None:
    guild = home.playground.guild()
    home.playground.allow(home.bob, "add_reactions")
    role: Role = guild.roles[guild.members[home.bob.id].roles[0]]
    card = await panel(home, "Language and places")
    card = (await choose(home, card, Setting.ROLES, role)).message
    assert card.select(select_id(home, Setting.ROLES)).chosen == (str(role.id),)
    refused = await home.carol.slash(home.general, "ttt start")
    assert refused.ephemeral
    assert "keeps games to members with certain roles" in refused.text
    assert free(await start(home, home.bob))


async def test_most_live_games_take_effect(home: House) -> None:
    await choose(home, await panel(home, "Limits"), Setting.MOST_LIVE, "1")
    await start(home, home.bob)
    refused = await home.carol.slash(home.general, "ttt start")
    assert refused.ephemeral
    assert "as many as it may" in refused.text


async def test_the_pause_between_challenges_takes_effect(home: House) -> None:
    await choose(home, await panel(home, "Limits"), Setting.PAUSE, "30")
    await home.bob.slash(home.general, "ttt challenge")
    await home.bob.slash(home.general, "ttt resign")
    refused = await home.bob.slash(home.general, "ttt challenge")
    assert refused.ephemeral
    assert "This server wants a pause between challenges." in refused.text
    assert "Try again in 30 seconds." in refused.text
    home.clock.now += 30
    assert not (await home.bob.slash(home.general, "ttt challenge")).ephemeral
