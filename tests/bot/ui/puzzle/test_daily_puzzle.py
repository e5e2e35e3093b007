"""The puzzle of the day in a channel that a server named for it."""

from bot.transport.client import OxoClient
from bot.ui.server_settings.setting_choices import Setting
from playground import Channel, Message
from tests.bot.cards import at
from tests.bot.conftest import Setup
from tests.bot.ui.puzzle.test_puzzling import DAY, MONDAY
from tests.bot.ui.server_settings.settings_panel import choose, panel

DAILY = "Post it here every day"


async def name_channel(setup: Setup, channel: Channel) -> None:
    card = await panel(setup, "Language, channels")
    await choose(setup, card, Setting.PUZZLE_CHANNEL, channel)


def shown(setup: Setup, channel: Channel, number: int) -> Message | None:
    """Return the message that shows a puzzle to a channel."""
    found = [
        each for each in setup.carol.messages(channel) if f"Daily puzzle {number}\n" in each.text
    ]
    assert len(found) < 2
    return found[0] if found else None


async def wait_for(setup: Setup, bot: OxoClient, channel: Channel, number: int) -> Message:
    await bot.deadlines.settle()
    await setup.playground.until(lambda: shown(setup, channel, number) is not None)
    message = shown(setup, channel, number)
    assert message is not None
    return message


async def test_two_days_of_puzzles_in_a_channel(setup: Setup) -> None:
    setup.clock.now = MONDAY + DAY + 9
    games = setup.games
    async with setup.bot() as bot:
        await name_channel(setup, games)
        tuesday = await wait_for(setup, bot, games, 328)
        assert "🔵 to move: **hold the draw.**" in tuesday.text
        opened = await setup.bob.click(tuesday, "Solve")
        assert opened.ephemeral
        await setup.bob.click(*at((await setup.bob.click(*at(opened.message, "b3"))).message, "c1"))
        later = await setup.alice.click(tuesday, "Solve")
        wrong = await setup.alice.click(*at(later.message, "a3"))
        await setup.alice.click(
            *at((await setup.alice.click(*at(wrong.message, "b3"))).message, "c1")
        )
    setup.clock.now += 3 * DAY  # The bot was down: only today's is made up for.
    async with setup.bot() as bot, setup.bot(seed=8) as other:
        await other.deadlines.settle()
        friday = await wait_for(setup, bot, games, 331)
        assert shown(setup, games, 329) is shown(setup, games, 330) is None
        await setup.playground.until(lambda: "was it" in shown_text(setup, games, 328))
        text = shown_text(setup, games, 328)
        assert "🔵❌⬛\n❌🔵❌\n⬛🎯⬛" in text
        assert "**b3 was it:** every other cell loses." in text
        assert "best play" not in text, "moves that all hold the draw say nothing"
        assert "🎯 2 of 2 solved it\nBob 🟩\nAlice 🟥🟩" in text
        assert not setup.bob.pings
        late = await setup.carol.click(friday, "Solve")
        assert "### Daily puzzle 331" in late.text


async def test_who_manages_the_server_is_offered_to_have_it_every_day(setup: Setup) -> None:
    setup.clock.now = MONDAY + 9
    async with setup.bot() as bot:
        cards = []
        setup.playground.allow(setup.alice, "manage_guild")
        for person in (setup.alice, setup.bob):
            card = (await person.slash(setup.games, "ttt puzzle")).message
            for cell in ("b3", "c1"):
                assert not card.has_button(DAILY)
                card = (await person.click(*at(card, cell))).message
            cards.append(card)
        card, bobs = cards
        assert not bobs.has_button(DAILY)
        refused = await setup.bob.click(bobs, custom_id="pz-here")
        assert "Manage Server" in refused.text
        shared = (await setup.alice.click(card, "Share")).message
        assert not shared.has_button(DAILY), "privately"
        await setup.playground.until(
            lambda: setup.alice.messages(setup.games)[-1].has_button(DAILY)
        )
        offer = setup.alice.messages(setup.games)[-1]
        assert offer.ephemeral
        assert offer.text.startswith("### Daily puzzle 327\nThe next one comes <t:")
        done = await setup.alice.click(card, DAILY)
        assert done.text.startswith("From now on this channel gets the puzzle of the day")
        await wait_for(setup, bot, setup.games, 327)
        await setup.playground.until(
            lambda: "🎯 2 of 2 solved it" in shown_text(setup, setup.games, 327)
        )
        again = (await setup.alice.slash(setup.general, "ttt puzzle")).message
        assert not again.has_button(DAILY)


def shown_text(setup: Setup, channel: Channel, number: int) -> str:
    message = shown(setup, channel, number)
    return "" if message is None else message.text


async def test_what_is_gone_or_forbidden_affects_nothing_else(setup: Setup) -> None:
    setup.clock.now = MONDAY + 9
    quiet = setup.playground.channel("quiet")
    async with setup.bot() as bot:
        await name_channel(setup, setup.games)
        monday = await wait_for(setup, bot, setup.games, 327)
        setup.playground.faults.delete_message(monday.record)
        setup.clock.now += DAY
        await wait_for(setup, bot, setup.games, 328)
        setup.playground.faults.forbid(setup.games)
        setup.clock.now += DAY
        await bot.deadlines.settle()
        await setup.playground.until(lambda: refused(setup))
        assert shown(setup, setup.games, 329) is None
        await name_channel(setup, quiet)
        await wait_for(setup, bot, quiet, 329)
        setup.clock.now += DAY
        await wait_for(setup, bot, quiet, 330)


def refused(setup: Setup) -> bool:
    return any(
        request.status == 403 and request.method == "POST" for request in setup.playground.requests
    )
