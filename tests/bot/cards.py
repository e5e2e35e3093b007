"""Start games, play on their cards and read them."""

from random import Random

from bot.model import Look
from bot.ui.text.themes import drawing_of
from playground import Button, Channel, Message, Person, Reply
from tests.bot.conftest import Setup


def has_tiles() -> bool:
    """Return whether boards are drawn with the bot's own tiles by now."""
    return drawing_of(Look()).theme.x_last is not None


async def start(
    setup: Setup, person: Person | None = None, channel: Channel | None = None, **options: str
) -> Message:
    """Start a game against the bot: Alice's in #general unless given otherwise."""
    player, where = person or setup.alice, channel or setup.general
    return (await player.slash(where, "ttt start", **options)).message


async def begun(
    setup: Setup, person: Person | None = None, channel: Channel | None = None, **options: str
) -> Message:
    """Start a game against the bot likewise, and make the first move in it."""
    card = await start(setup, person, channel, **options)
    return (await (person or setup.alice).click(card, free(card)[0])).message


async def duel(
    setup: Setup,
    channel: Channel | None = None,
    *,
    maker: Person | None = None,
    other: Person | None = None,
    **options: str,
) -> Message:
    """Start a game in which its maker is to move: Alice's against Bob unless given otherwise."""
    one, other, where = maker or setup.alice, other or setup.bob, channel or setup.general
    offer = await one.slash(where, "ttt challenge", opponent=other, **options)
    return (await other.click(offer.message, "Accept")).message


async def resign(setup: Setup, person: Person, card: Message) -> Message:
    """Resign a game by its button, and return its card as soon as that shows it."""
    question = await (await person.click(card, "Resign")).followup()
    await person.click(question, "Yes, resign")
    await setup.playground.until(lambda: not seen(person, card).has_button("Resign"))
    return seen(person, card)


async def resign_here(person: Person, channel: Channel) -> Reply:
    """Resign the game in a channel by the command, and return the answer to the confirmation."""
    question = (await person.slash(channel, "ttt resign")).message
    return await person.click(question, "Yes, resign")


async def lose(setup: Setup, person: Person, channel: Channel) -> Message:
    """Start a game against the bot, and resign it after a move."""
    return await resign(setup, person, await begun(setup, person, channel))


async def play_out(person: Person, card: Message, rng: Random) -> Message:
    """Click free cells at random until the game ends."""
    while not over(card):
        reply = await person.click(card, rng.choice(free(card)))
        assert reply.kind == "update"
        card = reply.message
    return card


def seen(person: Person, message: Message) -> Message:
    """Return a message as `person` sees it now."""
    now = person.see(message)
    assert now is not None
    return now


def mention(whom: Person | Channel) -> str:
    """Return a mention as the bot writes it: a right-to-left name cannot turn what follows it."""
    return f"\u2068{whom.mention}\u2069"


def cells(card: Message) -> dict[str, Button]:
    """Return the buttons of a board by the names of their cells, which do not stand on them."""
    rows = [row for row in card.rows if (row[0].custom_id or "").startswith(("ttt:", "pz:"))]
    return {
        f"{column}{number}": button
        for number, row in enumerate(rows, start=1)
        for column, button in zip("abcde", row, strict=False)
    }


def at(card: Message, cell: str) -> tuple[Message, str]:
    """Return a card and the id of the button of a cell: what a click takes."""
    return card, cells(card)[cell].custom_id or ""


def free(card: Message) -> list[str]:
    """Return the ids of the cells that can be clicked."""
    return [each.custom_id or "" for each in cells(card).values() if not each.disabled]


def over(card: Message) -> bool:
    """Return whether no cell can be clicked any more."""
    return not free(card)


def pinged(person: Person) -> str:
    """Return the text of the newest message that pinged a person and is still there."""
    return person.pings[-1].text if person.pings else ""
