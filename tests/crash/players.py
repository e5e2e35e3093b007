"""Players under load: they start, click, type, challenge, accept and resign at random."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from random import Random

from engine import Level
from playground import Channel, InteractionFailed, Message, Person, Playground, Reply
from tests.crash.boards import Shown, free_buttons

BOARDS = ("3x3", "3x3", "3x3", "misere", "5x5-five", "4x4", "vanishing")
LEVELS = tuple(Level)
CHANNELS = 4
CELLS = ("a1", "b2", "c3", "centre", "top left", "5", "9", "nonsense")


@dataclass(slots=True)
class Memory:
    """What players were shown, kept outside the bot.

    `shown` is the board of each game that is farthest on, `cards` the newest message of it.
    """

    shown: dict[int, Shown] = field(default_factory=dict)
    cards: dict[int, Message] = field(default_factory=dict)
    offers: list[Message] = field(default_factory=list)
    acts: Counter[str] = field(default_factory=Counter)

    @property
    def live(self) -> int:
        """How many boards were last shown as not ended."""
        return sum(not board.ended for board in self.shown.values())

    def note(self, message: Message) -> None:
        """Remember the board in a message that everybody can see."""
        board = Shown.on(message)
        if board is None or message.ephemeral:
            return
        self.acts["shown"] += 1
        before = self.shown.get(board.game)
        if before is None or (board.ended, board.ply) >= (before.ended, before.ply):
            self.shown[board.game] = board
        known = self.cards.get(board.game)
        if known is None or message.id >= known.id:
            self.cards[board.game] = message


class Switch:
    """Lets players act while the bot runs; `times_off` tells whether it stopped meanwhile."""

    def __init__(self) -> None:
        self._on = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._in_flight = 0
        self.times_off = 0

    def on(self) -> None:
        self._on.set()

    def off(self) -> None:
        self.times_off += 1
        self._on.clear()

    async def wait(self) -> None:
        await self._on.wait()

    async def drain(self) -> None:
        """Begin nothing new and wait for all actions in flight; the bot keeps running."""
        self._on.clear()
        await self._idle.wait()

    @contextmanager
    def in_flight(self) -> Iterator[None]:
        """Count an action as in flight."""
        self._in_flight += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._in_flight -= 1
            if not self._in_flight:
                self._idle.set()


class Player:
    """One person at play in several channels, with a `pause` in seconds after every action."""

    def __init__(
        self,
        person: Person,
        others: Sequence[Person],
        channels: Sequence[Channel],
        memory: Memory,
        switch: Switch,
        rng: Random,
        *,
        pause: float = 0,
    ) -> None:
        self._person = person
        self._pause = pause
        self._others = [other for other in others if other != person]
        self._channels = channels
        self._memory = memory
        self._switch = switch
        self._rng = rng
        self._mine: set[int] = set()
        self.unanswered: list[str] = []

    async def play(self) -> None:
        """Act, one action after the other, until cancelled."""
        acts = {
            self._click: 60,
            self._start: 12,
            self._challenge: 8,
            self._answer_offer: 10,
            self._move_by_text: 5,
            self._show_board: 3,
            self._resign: 2,
        }
        while True:
            await self._switch.wait()
            times_off = self._switch.times_off
            (act,) = self._rng.choices(list(acts), list(acts.values()))
            try:
                with self._switch.in_flight():
                    reply = await act()
            except InteractionFailed as failed:
                self._memory.acts["unanswered"] += 1
                if self._switch.times_off == times_off:
                    self.unanswered.append(f"{act.__name__}: {failed}")
                continue
            if reply is not None:
                self._memory.acts["answered"] += 1
                self._record(reply)
            await asyncio.sleep(self._pause)

    def _record(self, reply: Reply) -> None:
        message = reply.message
        board = Shown.on(message)
        if board is not None and not message.ephemeral:
            self._mine.add(board.game)
        self._memory.note(message)

    async def _click(self) -> Reply | None:
        games = [game for game in self._mine if not self._memory.shown[game].ended]
        if not games:
            return await self._start()
        game = self._rng.choice(games)
        card = self._person.see(self._memory.cards[game])
        free = free_buttons(card) if card else []
        if card is None or not free:
            self._mine.remove(game)
            return None
        return await self._person.click(card, self._rng.choice(free))

    async def _start(self) -> Reply:
        options = {
            "board": self._rng.choice(BOARDS),
            "level": self._rng.choice(LEVELS),
            "first": self._rng.choice(("me", "opponent", "random")),
        }
        return await self._person.slash(self._rng.choice(self._channels), "ttt start", **options)

    async def _challenge(self) -> Reply:
        opponent = self._rng.choice([*self._others, None])
        reply = await self._person.slash(
            self._rng.choice(self._channels), "ttt challenge", opponent=opponent
        )
        if not reply.ephemeral:
            self._memory.offers.append(reply.message)
        return reply

    async def _answer_offer(self) -> Reply | None:
        if not self._memory.offers:
            return await self._challenge()
        offer = self._person.see(self._rng.choice(self._memory.offers[-20:]))
        if offer is None or not any(
            (b.custom_id or "").startswith("accept:") for b in offer.buttons
        ):
            return None
        which = 0 if self._rng.random() < 0.9 else 1
        return await self._person.click(offer, which)

    async def _move_by_text(self) -> Reply:
        where = self._rng.choice(self._channels)
        return await self._person.slash(where, "ttt move", cell=self._rng.choice(CELLS))

    async def _show_board(self) -> Reply:
        return await self._person.slash(self._rng.choice(self._channels), "ttt board")

    async def _resign(self) -> Reply:
        return await self._person.slash(self._rng.choice(self._channels), "ttt resign")


def rooms(playground: Playground, people: int, channels: int) -> tuple[list[Person], list[Channel]]:
    """Let so many people in, and make so many channels."""
    return (
        [playground.add_person(f"Player {number}") for number in range(people)],
        [playground.add_channel(f"room-{number}") for number in range(channels)],
    )


class Crowd:
    """So many players in the same few channels, who act while the switch is on."""

    def __init__(
        self,
        playground: Playground,
        size: int,
        rng: Random,
        memory: Memory | None = None,
        switch: Switch | None = None,
        *,
        pause: float = 0,
    ) -> None:
        self.people, channels = rooms(playground, size, CHANNELS)
        self.memory, self.switch = memory or Memory(), switch or Switch()
        self._playing: list[asyncio.Task[None]] = []
        self._players = [
            Player(
                person,
                self.people,
                channels,
                self.memory,
                self.switch,
                Random(rng.random()),
                pause=pause,
            )
            for person in self.people
        ]

    @property
    def unanswered(self) -> list[str]:
        """What was not answered although the bot ran."""
        return [line for player in self._players for line in player.unanswered]

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Let them play while the context lasts."""
        self._playing = [asyncio.create_task(player.play()) for player in self._players]
        try:
            yield
        finally:
            for task in self._playing:
                task.cancel()
            await asyncio.gather(*self._playing, return_exceptions=True)

    def check(self) -> None:
        """Raise what a player failed with."""
        for task in self._playing:
            if task.done():
                task.result()
