"""Players, each in a server of their own, who start one game after the other for ever."""

import asyncio
from contextlib import suppress
from functools import partial
from random import Random

from bot.store.opening import open_database
from bot.store.queries import rows
from playground import Channel, InteractionFailed, Person, Playground
from tests.bot.cards import free
from tests.crash.boards import Shown

ENDLESS_SECONDS = 60
"""What takes longer would never come."""

PLAYERS = 6
"""With so many servers each of two shards has at least one."""


class EndlessPlayers:
    """They ask a bot that is away again, and remember what they saw."""

    def __init__(self, playground: Playground) -> None:
        self._places = [
            (
                playground.add_person(f"Player {number}"),
                playground.channel("general", playground.add_guild(f"Server {number}")),
            )
            for number in range(PLAYERS)
        ]
        self._boards: dict[int, Shown] = {}
        """The newest board of each game."""
        self._answers = [0] * PLAYERS
        self._playing: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Let them play."""
        self._playing = [
            asyncio.create_task(self._play(number, person, channel))
            for number, (person, channel) in enumerate(self._places)
        ]

    async def until_each_got(self, more: int) -> None:
        """Wait until each has got so many answers more."""
        goals = [answers + more for answers in self._answers]
        async with asyncio.timeout(ENDLESS_SECONDS):
            while any(got < goal for got, goal in zip(self._answers, goals, strict=True)):
                done, _ = await asyncio.wait(self._playing, timeout=0.05)
                for task in done:
                    task.result()

    async def stop(self) -> None:
        """Let them play no more."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def contradictions(self, database_url: str) -> list[str]:
        """Return where the database knows less than they saw; each must have begun two games."""
        async with open_database(database_url) as database:
            games = await database.read(partial(rows, "SELECT * FROM games"))
        stored = {row["id"]: row for row in games}
        assert len(self._boards) > PLAYERS
        found = [board.contradiction(stored.get(board.game)) for board in self._boards.values()]
        return [each for each in found if each is not None]

    async def _play(self, number: int, person: Person, channel: Channel) -> None:
        rng = Random(number)
        while True:
            with suppress(InteractionFailed):
                reply = await person.slash(channel, "ttt start")
                if reply.ephemeral:  # The start went unanswered, and yet the game is there.
                    reply = await person.slash(channel, "ttt board")
                while cells := free(reply.message):
                    if (board := Shown.on(reply.message)) and not reply.ephemeral:
                        self._boards[board.game] = board
                    self._answers[number] += 1
                    reply = await person.click(reply.message, rng.choice(cells))
