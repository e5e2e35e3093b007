"""The cards of games, as nearly every story begins them, plays on them and reads them."""

from random import Random

from playground import Channel, Message, Person
from tests.bot.conftest import Setup


async def start(
    setup: Setup, person: Person | None = None, channel: Channel | None = None, **options: str
) -> Message:
    """A game against the bot: Alice's in #general, where nothing else is said."""
    player, where = person or setup.alice, channel or setup.general
    return (await player.slash(where, "ttt start", **options)).message


async def duel(setup: Setup, channel: Channel | None = None) -> Message:
    """A game in which Alice is to move against Bob."""
    where = channel or setup.general
    offer = (await setup.alice.slash(where, "ttt challenge", opponent=setup.bob)).message
    return (await setup.bob.click(offer, "Accept")).message


async def lose(person: Person, channel: Channel) -> Message:
    """A game against the bot that somebody started and resigned."""
    card = (await person.slash(channel, "ttt start")).message
    return (await person.click(card, "Resign")).message


async def play_out(person: Person, card: Message, rng: Random) -> Message:
    """Click free cells at random until the game ends."""
    while not over(card):
        reply = await person.click(card, rng.choice(free(card)))
        assert reply.kind == "update"
        card = reply.message
    return card


def seen(person: Person, message: Message) -> Message:
    """A message as somebody sees it now."""
    now = person.see(message)
    assert now is not None
    return now


def free(card: Message) -> list[str]:
    """The cells that can be clicked."""
    cells = [b for b in card.buttons if b.custom_id and b.custom_id.startswith("ttt:")]
    return [button.label for button in cells if button.label and not button.disabled]


def over(card: Message) -> bool:
    """Whether no cell can be clicked any more."""
    return not free(card)
