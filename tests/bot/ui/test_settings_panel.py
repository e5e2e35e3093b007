"""The settings panel: what it shows, what it refuses, and what it sets."""

from datetime import timedelta

import pytest

from bot.model import ChannelId, GuildId, GuildSettings, UserId
from bot.store.opening import open_store
from bot.ui import components
from bot.ui.panels.offers import CLOCKS, MOST_LIVE, PAUSES, Setting
from bot.ui.panels.settings import selects_of
from bot.ui.texts import texts
from bot.ui.themes import THEMES
from playground import Channel, Message, Person, Reply
from playground.records import Role
from tests.bot.cards import free
from tests.bot.conftest import House

SECTIONS = ("Games", "Look", "Language and places", "Limits", "Check")
LEVEL, BOARD, CLOCK, THEME, STYLE, REMAINS = range(1, 7)
LOCALE, CHANNELS, ROLES, MOST, PAUSE = range(7, 12)
"""The numbers of the settings in their selects."""


async def panel(home: House, section: str = "Games", person: Person | None = None) -> Message:
    manager = person or home.alice
    card = (await manager.slash(home.general, "ttt settings")).message
    return card if section == "Games" else (await manager.click(card, section)).message


def select_id(home: House, setting: int, part: int = 0) -> str:
    return f"set:{home.playground.guild().id}:{setting}:{part}"


async def choose(home: House, card: Message, setting: int, *values: object) -> Reply:
    return await home.alice.choose(card, select_id(home, setting), values)


async def chosen(home: House) -> GuildSettings:
    async with open_store(home.settings.database_url) as store:
        return await store.guild_settings(GuildId(home.playground.guild().id))


async def start(home: House, person: Person | None = None, **options: object) -> Message:
    where = options.pop("where", home.general)
    assert isinstance(where, Channel)
    return (await (person or home.bob).slash(where, "ttt start", **options)).message


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
        ("Games", (LEVEL, BOARD, CLOCK)),
        ("Look", (THEME, STYLE, REMAINS)),
        ("Language and places", (LOCALE,)),
        ("Limits", (MOST, PAUSE)),
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
    public = await start(home)
    for custom_id in (f"settings:{guild}:2", f"ask:{guild}:1"):
        reply = await home.bob.click(public, custom_id=custom_id)
        assert reply.ephemeral
        assert "Only members who may manage this server" in reply.text
    for setting, value in ((LEVEL, "easy"), (CHANNELS, str(home.games.id))):
        data = {
            "custom_id": select_id(home, setting),
            "component_type": 3,
            "values": [value],
        }
        reply = await home.bob.interact(home.general, {"type": 3, "data": data, "message": public})
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
        data = {"custom_id": select_id(home, LEVEL), "component_type": 3, "values": ["easy"]}
        reply = await home.alice.interact(where, {"type": 3, "data": data, "message": card})
        assert reply.ephemeral
        assert "made for somebody else" in reply.text
    assert await chosen(home) == GuildSettings()


async def test_a_permission_that_is_gone_counts_on_an_open_panel(home: House) -> None:
    home.playground.allow(home.bob, "manage_guild")
    card = await panel(home, person=home.bob)
    home.playground.deny(home.bob, "manage_guild")
    reply = await home.bob.choose(card, select_id(home, LEVEL), ["easy"])
    assert "Only members who may manage this server" in reply.text
    assert await chosen(home) == GuildSettings()


async def test_a_stale_panel_sets_nothing_but_what_was_chosen_on_it(home: House) -> None:
    stale = await panel(home)
    await choose(home, await panel(home), LEVEL, "easy")
    reply = await choose(home, stale, BOARD, "4x4")
    assert reply.message.select(select_id(home, LEVEL)).chosen == ("easy",)
    now = await chosen(home)
    assert (now.level, now.board) == ("easy", "4x4")


@pytest.mark.parametrize(
    ("setting", "values"),
    [
        (LEVEL, ["godlike"]),
        (LEVEL, []),
        (LEVEL, ["easy", "clever"]),
        (BOARD, ["9x9"]),
        (CLOCK, ["5"]),
        (CLOCK, ["x"]),
        (THEME, ["❌ ❌"]),
        (LOCALE, ["tlh"]),
        (MOST, ["-1"]),
        (CHANNELS, ["here"]),
        (99, ["1"]),
    ],
)
async def test_what_was_not_on_offer_is_refused(
    home: House, setting: int, values: list[str]
) -> None:
    card = await panel(home)
    data = {"custom_id": select_id(home, setting), "component_type": 3, "values": values}
    reply = await home.alice.interact(home.general, {"type": 3, "data": data, "message": card})
    assert reply.ephemeral
    assert "do not know this button" in reply.text
    assert await chosen(home) == GuildSettings()


@pytest.mark.parametrize(
    ("written", "seconds", "said"),
    [
        ("90m", 5_400, "1 hour 30 minutes"),
        ("2h", 7_200, "2 hours"),
        (" 1 h 30 min ", 5_400, "1 hour 30 minutes"),
        ("2 days and 1 hour", 176_400, "2 days 1 hour"),
        ("7D", 604_800, "7 days"),
    ],
)
async def test_any_clock_can_be_written(home: House, written: str, seconds: int, said: str) -> None:
    asked = await home.alice.click(await panel(home), "Another length of time …")
    assert asked.modal.title == "Clock"
    reply = await home.alice.submit(asked.modal, {"clock": written})
    assert reply.kind == "update"
    assert len(reply.requests) == 1
    select = reply.message.select(select_id(home, CLOCK))
    assert select.chosen == (str(seconds),)
    assert said in [option.label for option in select.options]
    assert (await chosen(home)).clock == timedelta(seconds=seconds)


@pytest.mark.parametrize("written", ["soon", "90", "2x", "h", "-2h", "1h and then some", "2h2"])
async def test_nonsense_is_no_clock(home: House, written: str) -> None:
    asked = await home.alice.click(await panel(home), "Another length of time …")
    reply = await home.alice.submit(asked.modal, {"clock": written})
    assert reply.ephemeral
    assert "is not a length of time" in reply.text
    assert await chosen(home) == GuildSettings()


@pytest.mark.parametrize("written", ["59s", "0m", "8d", "169h", "999999d"])
async def test_clocks_have_limits(home: House, written: str) -> None:
    asked = await home.alice.click(await panel(home), "Another length of time …")
    reply = await home.alice.submit(asked.modal, {"clock": written})
    assert "from 1 minute to 7 days" in reply.text
    assert await chosen(home) == GuildSettings()


async def own_emoji(home: House, x: str, o: str) -> Reply:
    asked = await home.alice.click(await panel(home, "Look"), "Two emoji of your own …")
    return await home.alice.submit(asked.modal, {"x": x, "o": o})


@pytest.mark.parametrize(("x", "o"), [("🐱", "🐶"), (" 👩‍🚀 ", "🏴‍☠️"), ("🇫🇷", "1️⃣"), ("❤️", "👍🏽")])
async def test_two_emoji_make_a_theme_and_are_shown_at_once(home: House, x: str, o: str) -> None:
    reply = await own_emoji(home, x, o)
    assert reply.kind == "update"
    x = x.strip()
    assert x in reply.text
    assert o in reply.text
    assert {x, o} <= {button.emoji for button in reply.message.buttons}
    assert all(button.disabled for button in reply.message.buttons if button.emoji)
    assert (await chosen(home)).look.theme == f"{x} {o}"
    card = await start(home, first="opponent")
    assert f"{x} Bob" in card.text or f"{o} Bob" in card.text


@pytest.mark.parametrize("form", ["<:{name}:{id}>", ":{name}:", "{name}", "<a:wrong:{id}>"])
async def test_the_servers_own_emoji_can_be_the_marks(home: House, form: str) -> None:
    emoji = {each.name: each for each in home.playground.guild().emojis.values()}
    x, o = emoji["oxo_x"], emoji["oxo_o"]
    reply = await own_emoji(home, *(form.format(name=e.name, id=e.id) for e in (x, o)))
    assert len(reply.requests) <= 2  # The server is asked for its emoji.
    assert f"<:oxo_x:{x.id}>" in reply.text
    assert (await chosen(home)).look.theme == f"<:oxo_x:{x.id}> <:oxo_o:{o.id}>"
    (option,) = [o for o in reply.message.select(select_id(home, THEME)).options if o.default]
    assert option.label == "Your own :oxo_x: :oxo_o:"
    card = (await home.bob.click(await start(home), "b2")).message
    assert "oxo_x" in [button.emoji for button in card.buttons]


@pytest.mark.parametrize(
    ("x", "o"),
    [
        ("cat", "🐶"),
        ("🐱", ":nothing:"),
        ("🐱🐱", "🐶"),
        ("🐱", "♔"),  # A chess king: Discord knows it for no emoji.
        ("<:stranger:123456789012345678>", "🐶"),
        ("🐱", "<@1>"),
        ("❌ ⭕", "🐶"),
    ],
)
async def test_what_is_no_emoji_of_this_server_is_refused(home: House, x: str, o: str) -> None:
    reply = await own_emoji(home, x, o)
    assert reply.ephemeral
    assert "is no emoji that I can use here" in reply.text
    assert await chosen(home) == GuildSettings()


async def test_the_emoji_of_another_server_is_refused(home: House) -> None:
    world = home.playground.world
    theirs = world.add_emoji(home.playground.guild("Corner Café"), "theirs")
    for written in (f"<:theirs:{theirs.id}>", ":theirs:"):
        reply = await own_emoji(home, written, "🐶")
        assert "is no emoji that I can use here" in reply.text
    assert await chosen(home) == GuildSettings()


@pytest.mark.parametrize(("x", "o"), [("🐱", "🐱"), ("❤", "❤️"), ("⬜", "🐶"), ("🐱", " ⬜ ")])
async def test_marks_must_be_told_apart(home: House, x: str, o: str) -> None:
    reply = await own_emoji(home, x, o)
    assert reply.ephemeral
    assert "The two marks must differ" in reply.text
    assert await chosen(home) == GuildSettings()


async def test_games_go_on_when_an_emoji_of_theirs_is_deleted(home: House) -> None:
    await own_emoji(home, ":oxo_x:", ":oxo_o:")
    card = (await home.bob.click(await start(home), "b2")).message
    guild = home.playground.guild()
    for emoji in list(guild.emojis.values()):
        home.playground.world.delete_emoji(guild, emoji)
    card = (await home.bob.click(card, free(card)[0])).message
    assert "oxo_x" in [button.label for button in card.buttons]
    assert len(free((await home.bob.slash(home.general, "ttt board")).message)) <= 5
    look = await panel(home, "Look")
    assert (await choose(home, look, THEME, "classic")).message.has_button("❌")


async def test_defaults_of_level_and_board_take_effect(home: House) -> None:
    card = await panel(home)
    await choose(home, card, LEVEL, "casual")
    await choose(home, card, BOARD, "4x4")
    game = await start(home)
    assert "Casual" in game.text
    assert len(free(game)) == 16
    named = await start(home, home.carol, level="easy", board="3x3")
    assert "Easy" in named.text
    assert len(free(named)) == 9


async def test_the_clock_takes_effect(house: House) -> None:
    async with house.bot() as bot:
        await choose(house, await panel(house), CLOCK, "60")
        card = await start(house)
        house.clock.now += 60
        bot.wake_timekeeper()
        await house.playground.until(lambda: "Unfinished" in house.bob.last(house.general).text)
        assert house.bob.last(house.general).id == card.id


async def test_styles_and_themes_take_effect(home: House) -> None:
    card = await panel(home, "Look")
    await choose(home, card, THEME, "animals")
    game = await start(home)
    assert "🐱" in game.text
    await choose(home, card, STYLE, "compact")
    game = await start(home, home.carol)
    assert "⬜" not in game.text
    preview = (await choose(home, card, STYLE, "text")).message
    assert preview.has_button("b2 X")
    assert "⬜" not in preview.text
    game = await start(home, home.alice)
    assert "X Alice vs O Oxo" in game.text
    assert game.has_button("b2")


async def test_what_remains_of_a_card_takes_effect(home: House) -> None:
    await choose(home, await panel(home, "Look"), REMAINS, "line")
    ended = (await home.bob.click(await start(home), "Resign")).message
    assert "Bob resigned" in ended.text
    assert "⬜" not in ended.text
    assert not any(button.label == "b2" for button in ended.buttons)


async def test_public_words_speak_the_language_that_was_chosen(home: House) -> None:
    home.playground.world.change_guild(home.playground.guild(), locale="de")
    await choose(home, await panel(home, "Language and places"), LOCALE, "en-US")
    await start(home)
    async with open_store(home.settings.database_url) as store:
        game = await store.live_game(ChannelId(home.general.id), UserId(home.bob.id))
    assert game.place.locale == "en-US"
    await choose(home, await panel(home, "Language and places"), LOCALE, "auto")
    assert (await chosen(home)).locale is None


async def test_games_stay_in_the_channels_that_were_chosen(home: House) -> None:
    card = await panel(home, "Language and places")
    card = (await choose(home, card, CHANNELS, home.games)).message
    assert card.select(select_id(home, CHANNELS)).chosen == (str(home.games.id),)
    for command in ("ttt start", "ttt challenge"):
        refused = await home.bob.slash(home.general, command)
        assert refused.ephemeral
        assert f"<#{home.games.id}>" in refused.text
    assert free(await start(home, where=home.games))
    thread = home.playground.add_thread(home.games, "corner")
    assert free(await start(home, where=thread))
    card = (await choose(home, card, CHANNELS)).message
    assert free(await start(home))


async def test_games_stay_with_the_roles_that_were_chosen(home: House) -> None:
    guild = home.playground.guild()
    home.playground.allow(home.bob, "add_reactions")
    role: Role = guild.roles[guild.members[home.bob.id].roles[0]]
    card = await panel(home, "Language and places")
    card = (await choose(home, card, ROLES, role)).message
    assert card.select(select_id(home, ROLES)).chosen == (str(role.id),)
    refused = await home.carol.slash(home.general, "ttt start")
    assert refused.ephemeral
    assert "keeps games to members with certain roles" in refused.text
    assert free(await start(home))


async def test_a_chosen_channel_that_is_gone_does_not_break_the_panel(home: House) -> None:
    doomed = home.playground.add_channel("doomed")
    await choose(home, await panel(home, "Language and places"), CHANNELS, doomed, home.games)
    home.playground.world.delete_channel(doomed)
    card = await panel(home, "Language and places")
    assert card.select(select_id(home, CHANNELS)).chosen == (str(home.games.id),)


async def test_most_live_games_take_effect(home: House) -> None:
    await choose(home, await panel(home, "Limits"), MOST, "1")
    await start(home)
    refused = await home.carol.slash(home.general, "ttt start")
    assert refused.ephemeral
    assert "as many as it may" in refused.text


async def test_the_pause_between_challenges_takes_effect(home: House) -> None:
    await choose(home, await panel(home, "Limits"), PAUSE, "30")
    await home.bob.slash(home.general, "ttt challenge")
    await home.bob.slash(home.general, "ttt resign")
    refused = await home.bob.slash(home.general, "ttt challenge")
    assert refused.ephemeral
    assert "This server wants a pause between challenges." in refused.text
    assert "Try again in 30 s." in refused.text
    home.clock.now += 30
    assert not (await home.bob.slash(home.general, "ttt challenge")).ephemeral


async def test_the_check_says_that_all_is_well_or_what_is_missing_and_why(home: House) -> None:
    card = await panel(home, "Check")
    assert "Everything I need is here" in card.text
    assert "❌" not in card.text
    home.playground.deny(home.playground.me, "send_messages", channel=home.general)
    card = (await home.alice.click(card, "Check")).message
    assert "**Send Messages** is missing: without it I cannot remind players" in card.text
    assert "✅ View Channel" in card.text
    assert "Edit Channel" in card.text


async def test_the_check_knows_threads_and_places_that_are_not_allowed(home: House) -> None:
    await choose(home, await panel(home, "Language and places"), CHANNELS, home.games)
    thread = home.playground.add_thread(home.general, "corner")
    card = (await home.alice.slash(thread, "ttt settings")).message
    card = (await home.alice.click(card, "Check")).message
    assert "Send Messages in Threads" in card.text
    assert "Games may not start in this channel" in card.text


async def test_the_check_says_where_the_bot_is_no_member(home: House) -> None:
    guild = home.playground.add_guild("Elsewhere", with_bot=False)
    (channel,) = guild.channels.values()
    card = (await home.alice.slash(channel, "ttt settings")).message
    card = (await home.alice.click(card, "Check")).message
    assert "This server has not added me" in card.text


async def test_settings_survive_a_restart_and_old_panels_still_work(house: House) -> None:
    async with house.bot():
        card = await panel(house)
        await choose(house, card, LEVEL, "easy")
    async with house.bot(seed=8):
        reply = await choose(house, card, BOARD, "misere")
        assert reply.message.select(select_id(house, LEVEL)).chosen == ("easy",)


def test_more_options_than_a_select_holds_fill_several() -> None:
    guild, words = GuildId(5), texts().in_locale("en-US")
    for count, lengths in ((0, []), (25, [25]), (26, [25, 1]), (60, [25, 25, 10])):
        options = [components.option(f"{number}", f"{number}") for number in range(count)]
        rows = selects_of(guild, Setting.LOCALE, options, words)
        selects = [row["components"][0] for row in rows]
        assert [len(each["options"]) for each in selects] == lengths
        assert [part for each in selects for part in each["options"]] == options
        assert [each["custom_id"] for each in selects] == [
            f"set:5:{LOCALE}:{part}" for part in range(len(lengths))
        ]


async def test_every_part_of_a_long_list_chooses(home: House) -> None:
    card = await panel(home)
    data = {"custom_id": select_id(home, LEVEL, part=2), "component_type": 3, "values": ["easy"]}
    reply = await home.alice.interact(home.general, {"type": 3, "data": data, "message": card})
    assert reply.message.select(select_id(home, LEVEL)).chosen == ("easy",)
    assert (await chosen(home)).level == "easy"
