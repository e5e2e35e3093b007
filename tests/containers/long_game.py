"""A game between Alice and Bob that neither wins, so that it goes on whatever the host does."""

from datetime import timedelta

from playground import Playground

SOON = timedelta(minutes=3)
"""How long a bot may take to be there again on a busy machine."""

SIDE = 5
CELLS = range(SIDE * SIDE)
FIRST, SECOND = (
    [cell for cell in CELLS if (cell // SIDE + cell % SIDE // 2) % 2 == player] for player in (0, 1)
)
"""The cells of each, of which no three are in a row."""


class LongGame:
    """A game of at most 25 moves in #general; `plies` says how many there must be."""

    def __init__(self, playground: Playground) -> None:
        self.plies = 0
        self._playground = playground
        self._players = (playground.person("Alice"), playground.person("Bob"))
        self._channel = playground.channel("general")

    async def begin(self) -> None:
        """Challenge, accept and make the first move, once the bot is there."""
        await self._playground.bot_ready(SOON)
        alice, bob = self._players
        options = {"opponent": bob, "board": "5x5", "first": "me"}
        offer = (await alice.slash(self._channel, "ttt challenge", **options)).message
        await bob.click(offer, "Accept")
        await self.move()

    async def move(self) -> None:
        """Make the next move. Raises AssertionError if the game is not where it was."""
        await self._playground.bot_ready(SOON)
        player = self._players[self.plies % 2]
        card = (await player.slash(self._channel, "ttt board")).message
        there = sum(card.buttons[cell].disabled for cell in CELLS)
        assert there == self.plies, f"{there} moves are there, not {self.plies}"
        reply = await player.click(card, (FIRST, SECOND)[self.plies % 2][self.plies // 2])
        assert reply.kind == "update", reply.text
        self.plies += 1
