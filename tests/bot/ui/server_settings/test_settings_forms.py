"""The forms of the settings panel: a clock, or two emoji, that no select offers."""

from datetime import timedelta

import pytest

from bot.model import GuildSettings
from bot.ui.server_settings.setting_choices import Setting
from playground import Reply
from tests.bot.cards import at, free, start
from tests.bot.conftest import Setup
from tests.bot.ui.server_settings.settings_panel import choose, chosen, panel, select_id


@pytest.mark.parametrize(
    ("written", "seconds", "label"),
    [
        ("90m", 5_400, "1 hour, 30 minutes"),
        ("2h", 7_200, "2 hours"),
        (" 1 h 30 min ", 5_400, "1 hour, 30 minutes"),
        ("2 days and 1 hour", 176_400, "2 days, 1 hour"),
        ("7D", 604_800, "7 days"),
    ],
)
async def test_any_clock_can_be_written(
    running: Setup, written: str, seconds: int, label: str
) -> None:
    asked = await running.alice.click(await panel(running), "Set another time…")
    assert asked.modal.title == "Time per move"
    reply = await running.alice.submit(asked.modal, {"clock": written})
    assert reply.kind == "update"
    assert len(reply.requests) == 1
    select = reply.message.select(select_id(running, Setting.CLOCK))
    assert select.chosen == (str(seconds),)
    assert label in [option.label for option in select.options]
    assert (await chosen(running)).clock == timedelta(seconds=seconds)


NO_CLOCKS = ("soon", "90", "2x", "h", "-2h", "1h and then some", "2h2")


async def test_nonsense_is_no_clock(running: Setup) -> None:
    asked = await running.alice.click(await panel(running), "Set another time…")
    for written in NO_CLOCKS:
        reply = await running.alice.submit(asked.modal, {"clock": written})
        assert reply.ephemeral, written
        assert "isn’t a length of time" in reply.text, written
        assert await chosen(running) == GuildSettings(), written


CLOCKS_BEYOND_LIMITS = ("59s", "0m", "8d", "169h", "999999d")


async def test_clocks_have_limits(running: Setup) -> None:
    asked = await running.alice.click(await panel(running), "Set another time…")
    for written in CLOCKS_BEYOND_LIMITS:
        reply = await running.alice.submit(asked.modal, {"clock": written})
        assert "from 1 minute to 7 days" in reply.text, written
        assert await chosen(running) == GuildSettings(), written


async def own_emoji(running: Setup, x: str, o: str) -> Reply:
    asked = await running.alice.click(
        await panel(running, "Marks and style"), "Two emoji of your own…"
    )
    return await running.alice.submit(asked.modal, {"x": x, "o": o})


@pytest.mark.parametrize(("x", "o"), [("🐱", "🐶"), (" 👩‍🚀 ", "🏴‍☠️"), ("🇫🇷", "1️⃣"), ("❤️", "👍🏽")])
async def test_two_emoji_make_a_theme_and_are_shown_at_once(running: Setup, x: str, o: str) -> None:
    reply = await own_emoji(running, x, o)
    assert reply.kind == "update"
    x = x.strip()
    assert {x, o} <= {button.emoji for button in reply.message.buttons}
    assert all(button.disabled for button in reply.message.buttons if button.emoji)
    assert (await chosen(running)).look.theme == f"{x} {o}"
    card = await start(running, running.bob, first="opponent")
    assert f"{x} Bob" in card.text or f"{o} Bob" in card.text


@pytest.mark.parametrize("form", ["<:{name}:{id}>", ":{name}:", "{name}", "<a:wrong:{id}>"])
async def test_the_servers_own_emoji_can_be_the_marks(running: Setup, form: str) -> None:
    emoji = {each.name: each for each in running.playground.guild().emojis.values()}
    x, o = emoji["oxo_x"], emoji["oxo_o"]
    reply = await own_emoji(running, *(form.format(name=e.name, id=e.id) for e in (x, o)))
    assert len(reply.requests) <= 2  # The server is asked for its emoji.
    assert {"oxo_x", "oxo_o"} <= {button.emoji for button in reply.message.buttons}
    assert (await chosen(running)).look.theme == f"<:oxo_x:{x.id}> <:oxo_o:{o.id}>"
    (option,) = [
        o for o in reply.message.select(select_id(running, Setting.THEME)).options if o.default
    ]
    assert option.label == "Your own :oxo_x: :oxo_o:"
    card = (await running.bob.click(*at(await start(running, running.bob), "b2"))).message
    assert "oxo_x" in [button.emoji for button in card.buttons]


NO_EMOJI = (
    ("cat", "🐶"),
    ("🐱", ":nothing:"),
    ("🐱🐱", "🐶"),
    ("🐱", "♔"),  # A chess king: Discord knows it for no emoji.
    ("<:stranger:123456789012345678>", "🐶"),
    ("🐱", "<@1>"),
    ("❌ 🔵", "🐶"),
)


async def test_what_is_no_emoji_of_this_server_is_refused(running: Setup) -> None:
    for x, o in NO_EMOJI:
        reply = await own_emoji(running, x, o)
        assert reply.ephemeral, (x, o)
        assert "isn’t an emoji that I can use here" in reply.text, (x, o)
        assert await chosen(running) == GuildSettings(), (x, o)


@pytest.mark.parametrize(("x", "o"), [("🐱", "🐱"), ("❤", "❤️"), ("⬛", "🐶"), ("🐱", " ⬛ ")])
async def test_marks_must_differ(running: Setup, x: str, o: str) -> None:
    reply = await own_emoji(running, x, o)
    assert reply.ephemeral
    assert "The two marks must differ" in reply.text
    assert await chosen(running) == GuildSettings()


async def test_games_go_on_when_an_emoji_of_theirs_is_deleted(running: Setup) -> None:
    await own_emoji(running, ":oxo_x:", ":oxo_o:")
    card = (await running.bob.click(*at(await start(running, running.bob), "b2"))).message
    guild = running.playground.guild()
    for emoji in list(guild.emojis.values()):
        running.playground.world.delete_emoji(guild, emoji)
    card = (await running.bob.click(card, free(card)[0])).message
    assert "oxo_x" in [button.label for button in card.buttons]
    assert len(free((await running.bob.slash(running.general, "ttt board")).message)) <= 5
    look = await panel(running, "Marks and style")
    assert (await choose(running, look, Setting.THEME, "classic")).message.has_button("❌")
