"""The ordeal: the bot is killed again and again under play, and nothing may be missing after."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from random import Random

from playground import InteractionFailed, Message, Person, Playground
from tests.crash.boards import Shown, free_buttons
from tests.crash.players import Memory, Player, Power
from tests.databases import Database, OnServer
from tests.processes import complaints, logging_process

PEOPLE = 10
CHANNELS = 4
LONGEST_LIFE = timedelta(milliseconds=900)
"""How long the bot lives at most before it is killed, from the moment it is ready."""

KILLED_AT_START = 0.1
"""How often it is killed once more before it was ready."""

FALLS = 0.5
"""How often something happens to the database's server as well, before the bot is killed."""

HANGS = 0.3
"""How often it hangs then instead of crashing."""

LONGEST_HANG = timedelta(seconds=4)

LONGEST_FALL = timedelta(milliseconds=700)
"""How long people play on at most while the server is down, and again once it is back."""

DATABASE_GONE = "the store failed"
"""What the bot may tell its host when the server was down; anything else is wrong."""


@dataclass(slots=True)
class Findings:
    """What an ordeal was like, and everything that should not have been."""

    kills: int = 0
    falls: int = 0
    hangs: int = 0
    acts: Counter[str] = field(default_factory=Counter)
    boards_checked: int = 0
    boards_played: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.falls} crashes and {self.hangs} hangs of the database's "
            "server; "
            f"{self.acts['answered']} acts answered, {self.acts['unanswered']} cut off by a kill; "
            f"{self.boards_checked} times a board was held against the store, "
            f"{self.boards_played} times one was played on after a restart; "
            f"{len(self.wrong)} things wrong"
        )


class Ordeal:
    """Players, a playground, and a bot that dies `kills` times; a database's server falls too."""

    def __init__(self, folder: Path, database: Database, seed: int) -> None:
        self._database = database
        self._log = folder / "oxo.log"
        self._rng = Random(seed)
        self._memory = Memory()
        self._power = Power()
        self._findings = Findings(acts=self._memory.acts)

    async def run(self, kills: int) -> Findings:
        """Go through it and return what was found."""
        async with Playground(port=0) as playground:
            people = [playground.add_person(f"Player {number}") for number in range(PEOPLE)]
            channels = [playground.add_channel(f"room-{number}") for number in range(CHANNELS)]
            players = [
                Player(
                    person, people, channels, self._memory, self._power, Random(self._rng.random())
                )
                for person in people
            ]
            playing = [asyncio.create_task(player.play()) for player in players]
            try:
                while self._findings.kills < kills and not self._findings.wrong:
                    await self._life(playground, people)
                    for task in playing:
                        if task.done():
                            task.result()
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
            for player in players:
                self._findings.wrong += player.unanswered
        self._findings.wrong += [
            complaint
            for complaint in complaints(self._log)
            if "Traceback" in complaint
            or not ((self._findings.falls or self._findings.hangs) and DATABASE_GONE in complaint)
        ]
        return self._findings

    async def _life(self, playground: Playground, people: list[Person]) -> None:
        """From one start of the bot to its kill; between them, look at everything."""
        if self._rng.random() < KILLED_AT_START:
            async with logging_process(playground, self._database.url, self._log):
                await asyncio.sleep(self._rng.uniform(0, 1))
            self._findings.kills += 1
        async with logging_process(playground, self._database.url, self._log):
            await playground.bot_ready()
            await playground.commands_registered()
            await self._check()
            await self._play_on(people)
            self._power.on()
            await self._some_time(LONGEST_LIFE)
            if isinstance(self._database, OnServer) and self._rng.random() < FALLS:
                await self._fall(self._database, people)
            self._power.off()
        self._findings.kills += 1

    async def _fall(self, database: OnServer, people: list[Person]) -> None:
        """The database's server crashes or hangs under play; the bot lives through it."""
        if self._rng.random() < HANGS:
            with database.server.hanging():
                self._findings.hangs += 1
                await self._some_time(LONGEST_HANG)
        else:
            await database.crash()
            self._findings.falls += 1
            await self._some_time(LONGEST_FALL)
            await database.rise()
        await self._some_time(LONGEST_FALL)
        await self._power.rest()
        await self._check()
        await self._play_on(people)
        self._power.on()
        await self._some_time(LONGEST_FALL)

    async def _some_time(self, longest: timedelta) -> None:
        await asyncio.sleep(self._rng.uniform(0, longest.total_seconds()))

    async def _check(self) -> None:
        self._findings.wrong += await self._database.violations()
        stored = {row["id"]: row for row in await self._database.rows("SELECT * FROM games")}
        for board in self._memory.shown.values():
            self._findings.boards_checked += 1
            if (lost := board.contradiction(stored.get(board.game))) is not None:
                self._findings.wrong.append(lost)

    async def _play_on(self, people: list[Person]) -> None:
        """Every live board that somebody can see takes one click."""
        by_id = {person.id: person for person in people}
        live = await self._database.rows("SELECT * FROM games WHERE ended_at IS NULL")
        for row in live:
            if (card := self._memory.cards.get(row["id"])) is None:
                continue  # Its start was never answered: nobody has seen it yet.
            mover = by_id[row[("first_id", "second_id")[row["ply"] % 2]]]
            now = mover.see(card)
            assert now is not None
            before = Shown.on(now)
            free = free_buttons(now)
            if before is None or not free:
                # The board went elsewhere, or its end was shown and not asked for again.
                self._findings.wrong.append(f"game {row['id']} lives, and its board does not")
                continue
            try:
                reply = await mover.click(now, self._rng.choice(free))
            except InteractionFailed as failed:
                self._findings.wrong.append(f"game {row['id']}: {failed}")
                continue
            self._judge(reply.message, before, row["ply"])

    def _judge(self, message: Message, before: Shown, stored_ply: int) -> None:
        self._findings.boards_played += 1
        after = Shown.on(message)
        if after is None or message.ephemeral or after.game != before.game:
            self._findings.wrong.append(f"game {before.game} was clicked: {message!r}")
        elif before.ply == stored_ply and after.ply <= before.ply:
            self._findings.wrong.append(f"game {before.game} did not move on at {before.ply}")
        elif before.ply < stored_ply and after.ply != stored_ply:
            self._findings.wrong.append(f"game {before.game} was not redrawn at {stored_ply}")
        self._memory.note(message)
