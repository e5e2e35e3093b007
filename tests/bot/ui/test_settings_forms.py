"""The forms of the settings panel: a clock, or two emoji, that no select offers."""

from datetime import timedelta

import pytest

from bot.model import GuildSettings
from bot.ui.custom_ids import Setting
from playground import Reply
from tests.bot.cards import free, start
from tests.bot.conftest import House
from tests.bot.ui.settings_panel import choose, chosen, panel, select_id


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
    select = reply.message.select(select_id(home, Setting.CLOCK))
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
    card = await start(home, home.bob, first="opponent")
    assert f"{x} Bob" in card.text or f"{o} Bob" in card.text


@pytest.mark.parametrize("form", ["<:{name}:{id}>", ":{name}:", "{name}", "<a:wrong:{id}>"])
async def test_the_servers_own_emoji_can_be_the_marks(home: House, form: str) -> None:
    emoji = {each.name: each for each in home.playground.guild().emojis.values()}
    x, o = emoji["oxo_x"], emoji["oxo_o"]
    reply = await own_emoji(home, *(form.format(name=e.name, id=e.id) for e in (x, o)))
    assert len(reply.requests) <= 2  # The server is asked for its emoji.
    assert f"<:oxo_x:{x.id}>" in reply.text
    assert (await chosen(home)).look.theme == f"<:oxo_x:{x.id}> <:oxo_o:{o.id}>"
    (option,) = [
        o for o in reply.message.select(select_id(home, Setting.THEME)).options if o.default
    ]
    assert option.label == "Your own :oxo_x: :oxo_o:"
    card = (await home.bob.click(await start(home, home.bob), "b2")).message
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
        ("❌ 🔵", "🐶"),
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


@pytest.mark.parametrize(("x", "o"), [("🐱", "🐱"), ("❤", "❤️"), ("⬛", "🐶"), ("🐱", " ⬛ ")])
async def test_marks_must_be_told_apart(home: House, x: str, o: str) -> None:
    reply = await own_emoji(home, x, o)
    assert reply.ephemeral
    assert "The two marks must differ" in reply.text
    assert await chosen(home) == GuildSettings()


async def test_games_go_on_when_an_emoji_of_theirs_is_deleted(home: House) -> None:
    await own_emoji(home, ":oxo_x:", ":oxo_o:")
    card = (await home.bob.click(await start(home, home.bob), "b2")).message
    guild = home.playground.guild()
    for emoji in list(guild.emojis.values()):
        home.playground.world.delete_emoji(guild, emoji)
    card = (await home.bob.click(card, free(card)[0])).message
    assert "oxo_x" in [button.label for button in card.buttons]
    assert len(free((await home.bob.slash(home.general, "ttt board")).message)) <= 5
    look = await panel(home, "Look")
    assert (await choose(home, look, Setting.THEME, "classic")).message.has_button("❌")
