"""The message of the day lives: who solved it, the week's table, and whose name stays out."""

from bot.transport.client import OxoClient
from playground import Message, Person
from tests.bot.cards import at
from tests.bot.conftest import Setup
from tests.bot.ui.puzzle.test_daily_puzzle import name_channel, shown_text, wait_for
from tests.bot.ui.puzzle.test_puzzling import DAY, MONDAY
from tests.invariants import rows

SOLUTIONS = {327: ("b3", "c1"), 328: ("b3", "c1")}
WRONG = {327: ("b2", "c1"), 328: ("a3", "c1")}


async def solve(setup: Setup, person: Person, message: Message, number: int, wrong: int) -> Message:
    """Solve a puzzle from the message of the day, after so many wrong tries."""
    card = (await person.click(message, "Solve")).message
    for cell in WRONG[number][:wrong]:
        card = (await person.click(*at(card, cell))).message
    for cell in SOLUTIONS[number]:
        card = (await person.click(*at(card, cell))).message
    assert "Solved" in card.text
    return card


async def until_shown(setup: Setup, bot: OxoClient, number: int, line: str) -> str:
    await bot.deadlines.settle()
    await setup.playground.until(lambda: line in shown_text(setup, setup.games, number))
    await setup.playground.until(lambda: is_noted(setup))
    return shown_text(setup, setup.games, number)


def is_noted(setup: Setup) -> bool:
    """Whether the store knows that Discord took what was sent."""
    return all(row["resting"] for row in rows(setup.database, "SELECT resting FROM outbox"))


def edits(setup: Setup, message: Message) -> int:
    path = f"/messages/{message.id}"
    return sum(
        request.method == "PATCH" and request.path.endswith(path) and request.status == 200
        for request in setup.playground.requests
    )


async def test_two_days_in_the_life_of_a_message(setup: Setup) -> None:
    setup.clock.now = MONDAY + 9
    async with setup.bot() as bot:
        await name_channel(setup, setup.games)
        monday = await wait_for(setup, bot, setup.games, 327)
        assert "solved it" not in monday.text
        assert "Week" not in monday.text
        card = await solve(setup, setup.bob, monday, 327, 1)
        assert (
            f"Your result stands in \u2068<#{setup.games.id}>\u2069, under the puzzle of the day. "
        ) in card.text
        assert "keeps your name out." in card.text
        assert not card.has_button("Share")
        old = await setup.bob.click(card, custom_id="pz-share:327")
        assert old.text == (
            "The puzzle of the day in this channel shows everybody’s result already, yours too."
        )
        text = await until_shown(setup, bot, 327, "🎯 1 of 1 solved it\nBob 🟥🟩")
        assert "b3" not in text, "no cell is given away"
        # Within half a minute the message stays as it is.
        await solve(setup, setup.alice, monday, 327, 0)
        await bot.deadlines.settle()
        elsewhere = (await setup.carol.slash(setup.general, "ttt puzzle")).message
        for cell in ("c1", "b2"):
            elsewhere = (await setup.carol.click(*at(elsewhere, cell))).message
        assert "1 try left" in elsewhere.text
        failed = (await setup.carol.click(*at(elsewhere, "c3"))).message
        assert failed.has_button("Share"), "in another channel"
        setup.clock.now += 29
        await bot.deadlines.settle()
        assert edits(setup, monday) == 1
    setup.clock.now += 1
    async with setup.bot() as bot, setup.bot(seed=8) as other:
        await other.deadlines.settle()
        text = await until_shown(setup, bot, 327, "🎯 2 of 3 solved it")
        assert "🎯 2 of 3 solved it\nAlice 🟩\nBob 🟥🟩\nCarol 🟥🟥🟥" in text
        assert edits(setup, monday) == 2
        setup.clock.now += 30
        panel = (await setup.bob.slash(setup.general, "ttt preferences")).message
        await setup.bob.choose(panel, f"prefer:{setup.bob.id}:results", ["unnamed"])
        text = await until_shown(setup, bot, 327, "solved it\nAlice 🟩\nCarol 🟥🟥🟥")
        assert "2 of 3" in text
        again = await setup.bob.click(monday, "Solve")
        assert "Your result stands" not in again.text
        setup.clock.now = MONDAY + DAY + 5
        tuesday = await wait_for(setup, bot, setup.games, 328)
        assert "Week" not in tuesday.text
        assert tuesday.text.startswith("First yesterday: Alice 🟩\n### Daily puzzle 328\n")
        text = await until_shown(setup, bot, 327, "was it")
        assert "🎯 2 of 3 solved it\nAlice 🟩\nCarol 🟥🟥🟥" in text
        assert not setup.bob.pings
        messages = setup.carol.messages(setup.games)
        assert len([each for each in messages if "Daily puzzle" in each.text]) == 2
        await solve(setup, setup.alice, tuesday, 328, 1)
        text = await until_shown(setup, bot, 328, "🎯 1 of 1 solved it")
        assert "🔥 **Solved here 2 days in a row.**" in text
        setup.clock.now = MONDAY + 7 * DAY + 5
        text = (await wait_for(setup, bot, setup.games, 334)).text
        assert text.startswith("**Week 48**\n🏆 Alice\u00a05\n### "), (
            "three for Monday, two for Tuesday"
        )
        await setup.playground.until(lambda: "Alice 🟥🟩" in shown_text(setup, setup.games, 328))
