"""The form of the settings panel: two emoji, that no select offers."""

import pytest

from bot.model import GuildSettings
from bot.ui.server_settings.setting_choices import Setting
from playground import Reply
from tests.bot.cards import at, free, start
from tests.bot.conftest import Setup
from tests.bot.ui.server_settings.settings_panel import choose, chosen, panel, select_id


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
    assert f"{x}\u00a0Bob" in card.text or f"{o}\u00a0Bob" in card.text


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
