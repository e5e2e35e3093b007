"""Kill the bot again and again under load, and compare the store with what players saw."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Self

from playground import InteractionFailed, Message, Person, Playground
from tests.crash.boards import Shown, free_buttons
from tests.crash.players import Crowd, Memory, Switch
from tests.databases import Database
from tests.processes import BUSY_MACHINE_WAITS, complaints, free_port, logging_process, ready

PEOPLE = 10
FEWEST_ANSWERS, MOST_ANSWERS = 20, 400
"""How many answers players get before a kill, at least and at most."""

FEWEST_LIVE = 5
"""How many boards must be live before a kill, so that some are left to play on."""

ANSWERS_WITHIN = timedelta(seconds=45)
"""The longest wait for those answers; only a bot that has stopped answering takes longer."""

KILLED_AT_START = 0.1
"""How often the bot is killed once more before it is ready."""

NO_FAULTS = 0.5
"""How often the bot is killed without a fault of the database's server before."""

LONGEST_OUTAGE = 1.0
"""How many seconds a server stays away after a crash."""

PLAY_GOES_ON_WITHIN = timedelta(seconds=10)
"""How long after a fault the next move may take; shorter than any player's patience."""

STORE_FAILED = "the store failed"
"""The only error that the bot may log, and only after a fault of the server."""


@dataclass(frozen=True, slots=True)
class Step:
    """One run of the bot, drawn beforehand so that nothing in it depends on the machine's load."""

    answers: int
    """How many answers players get before it is killed."""

    killed_at_start: float | None
    """After how many seconds an additional run is killed before it; None for no such run."""

    fault: str | None
    """What happens to the database's server."""

    outage: float
    """How many seconds the fault lasts."""

    @classmethod
    def draw(cls, rng: Random, most_answers: int, faults: Sequence[str]) -> Self:
        killed_at_start = rng.uniform(0, 1) if rng.random() < KILLED_AT_START else None
        answers = rng.randint(FEWEST_ANSWERS, most_answers)
        is_spared = rng.random() < NO_FAULTS
        fault = None if is_spared or not faults else rng.choice(faults)
        return cls(answers, killed_at_start, fault, rng.uniform(0, LONGEST_OUTAGE))


def steps(
    seed: int, kills: int, most_answers: int = MOST_ANSWERS, *, faults: Sequence[str]
) -> Iterator[Step]:
    """Draw the runs for at least `kills` kills."""
    rng, planned = Random(seed), 0
    while planned < kills:
        step = Step.draw(rng, most_answers, faults)
        planned += 1 if step.killed_at_start is None else 2
        yield step


@dataclass(slots=True)
class Findings:
    """Counts of what happened, and everything that was wrong."""

    kills: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    idle_seconds: list[float] = field(default_factory=list)
    """After each fault of the server, how long it took until somebody saw a board move."""

    acts: Counter[str] = field(default_factory=Counter)
    boards_checked: int = 0
    boards_played: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        server = ""
        if self.faults:
            faults = ", ".join(f"{count} x {fault}" for fault, count in sorted(self.faults.items()))
            idle = sorted(self.idle_seconds) or [0.0]
            server = (
                f"the database's server: {faults}, "
                f"{idle[len(idle) // 2]:.1f} s until play went on, at most {idle[-1]:.1f}; "
            )
        return (
            f"{self.kills} kills; {server}"
            f"{self.acts['answered']} acts answered, {self.acts['unanswered']} cut off by a kill; "
            f"{self.boards_checked} times a board was compared with the store, "
            f"{self.boards_played} times one was played on after a restart; "
            f"{len(self.wrong)} things wrong"
        )


class KillRun:
    """Players in a playground and a bot that is killed; a database's server fails as well."""

    def __init__(
        self,
        folder: Path,
        database: Database,
        seed: int,
        answer_within: timedelta = BUSY_MACHINE_WAITS,
        *,
        by_http: bool = False,
    ) -> None:
        port = free_port()
        self._entrance = {"INTERACTIONS_PORT": f"{port}"} if by_http else {}
        self._url = f"http://127.0.0.1:{port}/interactions" if by_http else None
        self._database = database
        self._answer_within = answer_within
        self._log = folder / "oxo.log"
        self._seed = seed
        self._rng = Random(seed)
        self._memory = Memory()
        self._switch = Switch()
        self._findings = Findings(acts=self._memory.acts)

    async def run(self, kills: int, most_answers: int = MOST_ANSWERS) -> Findings:
        """Kill the bot at least `kills` times, or until something is wrong."""
        async with Playground(port=0, answer_within=self._answer_within) as playground:
            if self._url is not None:
                playground.http_interactions.expect(self._url)
            crowd = Crowd(playground, PEOPLE, self._rng, self._memory, self._switch)
            async with crowd.playing():
                faults = self._database.faults
                for step in steps(self._seed, kills, most_answers, faults=faults):
                    await self._run_once(playground, crowd.people, step)
                    crowd.check()
                    if self._findings.wrong:
                        break
            self._findings.wrong += crowd.unanswered
        faulty = bool(self._findings.faults)
        self._findings.wrong += [
            complaint
            for complaint in complaints(self._log)
            if "Traceback" in complaint or not (faulty and STORE_FAILED in complaint)
        ]
        return self._findings

    async def _run_once(self, playground: Playground, people: list[Person], step: Step) -> None:
        """Start the bot, compare everything with the store, play, and kill it under load."""
        if step.killed_at_start is not None:
            async with self._bot(playground):
                await asyncio.sleep(step.killed_at_start)
            self._findings.kills += 1
        async with self._bot(playground):
            await ready(playground)
            await self._check()
            await self._play_on(playground, people)
            self._switch.on()
            await self._answered(playground, step.answers)
            if step.fault is not None:
                await self._fail_server(playground, step.fault, step.outage)
                await self._switch.drain()
                await self._check()
                await self._play_on(playground, people)
                await self._database.repair()
                self._switch.on()
                await self._answered(playground, step.answers // 2)
            self._switch.off()
        self._findings.kills += 1

    def _bot(
        self, playground: Playground
    ) -> AbstractAsyncContextManager[asyncio.subprocess.Process]:
        return logging_process(playground, self._database.url, self._log, **self._entrance)

    async def _answered(self, playground: Playground, more: int) -> None:
        """Wait until players got as many answers more, and enough boards are live."""
        goal = self._memory.acts["answered"] + more
        try:
            await playground.until(
                lambda: self._memory.acts["answered"] >= goal and self._memory.live >= FEWEST_LIVE,
                within=ANSWERS_WITHIN,
            )
        except TimeoutError:
            self._findings.wrong.append(f"fewer than {more} answers in {ANSWERS_WITHIN}")

    async def _fail_server(self, playground: Playground, fault: str, seconds: float) -> None:
        """Let the server fail under load, and wait until play goes on."""
        self._findings.faults[fault] += 1
        await self._database.fail(fault, seconds)
        began, shown = time.monotonic(), self._memory.acts["shown"]
        try:
            await playground.until(
                lambda: self._memory.acts["shown"] > shown, within=PLAY_GOES_ON_WITHIN
            )
        except TimeoutError:
            self._findings.wrong.append(f"after {fault} nobody moved in {PLAY_GOES_ON_WITHIN}")
        self._findings.idle_seconds.append(time.monotonic() - began)

    async def _check(self) -> None:
        self._findings.wrong += await self._database.violations()
        stored = {row["id"]: row for row in await self._database.rows("SELECT * FROM games")}
        for board in self._memory.shown.values():
            self._findings.boards_checked += 1
            if (lost := board.contradiction(stored.get(board.game))) is not None:
                self._findings.wrong.append(lost)

    async def _play_on(self, playground: Playground, people: list[Person]) -> None:
        """Click once on every live board that somebody can see."""
        by_id = {person.id: person for person in people}
        live = await self._database.rows("SELECT * FROM games WHERE ended_at IS NULL")
        for row in live:
            if (card := self._memory.cards.get(row["id"])) is None:
                continue  # Its start was never answered: nobody has seen it yet.
            mover = by_id[row[("first_id", "second_id")[row["ply"] % 2]]]
            now = mover.see(card)
            assert now is not None
            moved = card.channel.messages.get(row["message_id"] or 0)
            if moved is not None and f"/{moved.id})" in now.text:
                # An act whose answer a kill cut off posted it anew: the link leads there.
                now = mover.see(replace(card, record=moved)) or now
            before = Shown.on(now)
            free = free_buttons(now)
            if before is None or not free:
                # Its end was shown and not asked for again, or nothing says where it is.
                self._findings.wrong.append(
                    f"game {row['id']} is live, and its board is not: {now!r}; stored {dict(row)}"
                )
                continue
            try:
                reply = await mover.click(now, self._rng.choice(free))
            except InteractionFailed as failed:
                self._findings.wrong.append(f"game {row['id']}: {failed}")
                continue
            message = await self._final(playground, mover, reply.message, before)
            self._check_click(message, before, row["ply"])

    async def _final(
        self, playground: Playground, mover: Person, message: Message, before: Shown
    ) -> Message:
        """Return what a click leads to; a slow answer shows the same board first, and says so."""

        def seen() -> Message:
            return mover.see(message) or message

        with suppress(TimeoutError):
            await playground.until(lambda: Shown.on(seen()) != before, within=BUSY_MACHINE_WAITS)
        return seen()

    def _check_click(self, message: Message, before: Shown, stored_ply: int) -> None:
        self._findings.boards_played += 1
        after = Shown.on(message)
        if after is None or message.ephemeral or after.game != before.game:
            self._findings.wrong.append(f"game {before.game} was clicked: {message!r}")
        elif after.ended:
            pass  # The grid of an ended game says how many marks there are, not how many moves.
        elif before.ply == stored_ply and after.ply <= before.ply:
            shown = f"{before.ply}: {message!r}"
            self._findings.wrong.append(f"game {before.game} did not move on at {shown}")
        elif before.ply < stored_ply and after.ply != stored_ply:
            self._findings.wrong.append(f"game {before.game} was not redrawn at {stored_ply}")
        self._memory.note(message)
