"""The siege: attackers at the gates of a real bot, and everything that must stand afterwards."""

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playground import Channel, InteractionFailed, Message, Person, Playground, Refused
from tests.databases import Database
from tests.fuzz.attackers import Attacker, Cast
from tests.fuzz.loot import Attempt, Loot
from tests.fuzz.spite import Spite
from tests.processes import complaints, logging_process

ATTACKERS, MANAGERS = 24, 6
INVALID_FORM_BODY = 50035
FOREIGN_LINK = re.compile(r"(?<!\\)\]\((?!https://discord\.com/channels/)")
NO_MENTION = re.compile(r"(?<!\\)@(?:everyone|here)|(?<!\\)<@&")
HEADING_WITHIN = re.compile(r"\n#{1,3} ")


@dataclass(slots=True)
class Outcome:
    """What a siege was made of, and what gave way."""

    tried: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    restarts: int = 0
    wrong: list[str] = field(default_factory=list)

    @property
    def inputs(self) -> int:
        """How many inputs reached the bot."""
        return self.tried.total()

    def __add__(self, other: "Outcome") -> "Outcome":
        return Outcome(
            self.tried + other.tried,
            self.answers + other.answers,
            self.restarts + other.restarts,
            self.wrong + other.wrong,
        )

    def __str__(self) -> str:
        tried = ", ".join(f"{kind} {count}" for kind, count in self.tried.most_common())
        answers = ", ".join(f"{kind} {count}" for kind, count in self.answers.most_common())
        return (
            f"{self.inputs} inputs ({tried}); answered with {answers}; "
            f"{self.restarts} restarts between; {len(self.wrong)} things wrong"
        )


@dataclass(frozen=True, slots=True)
class Treasure:
    """What attackers must not reach: two people's game and what was chosen before they came."""

    card: Message
    game: Sequence[tuple[object, ...]]
    settings: Sequence[tuple[object, ...]]
    preferences: Sequence[tuple[object, ...]]
    schema: Sequence[tuple[object, ...]]


class Siege:
    """A bot, attackers with hostile names, and a game that is none of their business."""

    def __init__(self, folder: Path, database: Database, seed: int) -> None:
        self._database = database
        self._log = folder / "oxo.log"
        self._rng = Random(seed)
        self._outcome = Outcome()
        self._loot = Loot()

    async def run(self, inputs: int, *, at_once: int = 40, lives: int = 2) -> Outcome:
        """Try `inputs` things in as many lives of the bot as given and return what came of it."""
        async with Playground(port=0) as playground:
            alice, bob, carol = map(playground.person, ("Alice", "Bob", "Carol"))
            general, quiet = playground.channel("general"), playground.channel("quiet")
            foreign = playground.channel("lobby")
            spite = Spite(self._rng, [alice.id, bob.id, general.id])
            people = [playground.add_person(spite.text(32) or "x") for _ in range(ATTACKERS)]
            # Some of them manage the other server, and may do there what managers do.
            managers = people[:MANAGERS]
            for manager in managers:
                playground.allow(manager, "manage_guild", guild=foreign.guild)
            channels = [general, quiet, foreign, playground.channel("games"), people[1].dm]
            treasure: Treasure | None = None
            for life in range(lives):
                async with logging_process(playground, self._database.url, self._log):
                    await playground.bot_ready()
                    await playground.commands_registered()
                    if treasure is None:
                        treasure = await self._hide(alice, bob, carol, quiet)
                    for person in people:  # They can see it, and are to try it.
                        self._loot.messages.append((person, treasure.card))
                    attackers = [
                        Attacker(
                            playground,
                            Cast(people, [alice, bob, carol], [(m, foreign) for m in managers]),
                            channels,
                            self._loot,
                            Random(self._rng.random()),
                        )
                        for _ in range(at_once)
                    ]
                    share = inputs // lives // at_once
                    await asyncio.gather(*(self._attack(each, share) for each in attackers))
                    self._look_around(playground, channels)
                    await self._guard(treasure, alice)
                self._outcome.restarts += life > 0
        self._outcome.wrong += complaints(self._log)
        return self._outcome

    async def _hide(self, alice: Person, bob: Person, carol: Person, where: Channel) -> Treasure:
        offer = (await bob.slash(where, "ttt challenge", opponent=carol)).message
        card = (await carol.click(offer, "Accept")).message
        card = (await bob.click(card, "b2")).message
        panel = (await alice.slash(where, "ttt settings")).message
        await alice.choose(panel, 0, ["clever"])
        panel = (await bob.slash(where, "ttt preferences")).message
        await bob.choose(panel, 0, ["keypad"])
        return await self._treasure(card)

    async def _treasure(self, card: Message) -> Treasure:
        game = int((card.buttons[0].custom_id or "").split(":")[1])
        guild = card.channel.guild_id
        players = f"SELECT first_id FROM games WHERE id = {game}"
        others = f"SELECT second_id FROM games WHERE id = {game}"
        return Treasure(
            card,
            await self._sql(f"SELECT * FROM games WHERE id = {game}"),
            await self._sql(f"SELECT * FROM guild_settings WHERE guild_id = {guild}"),
            await self._sql(
                f"SELECT * FROM preferences WHERE user_id IN ({players} UNION {others})"
            ),
            await self._database.schema(),
        )

    async def _sql(self, sql: str) -> list[tuple[object, ...]]:
        return [
            tuple(row[column] for column in row.keys())  # noqa: SIM118  # A row is no mapping.
            for row in await self._database.rows(sql)
        ]

    async def _attack(self, attacker: Attacker, times: int) -> None:
        done = 0
        while done < times:
            if self._rng.random() < 0.05 and attacker.replay():
                self._outcome.tried["replay"] += 1
                done += 1
                continue
            try:
                attempt = await attacker.attempt()
            except Refused:
                await asyncio.sleep(0)
                continue
            except InteractionFailed as failed:
                self._outcome.wrong.append(f"{failed}: {attacker.said(failed)}")
                done += 1
                continue
            done += 1
            self._outcome.tried[attempt.kind] += 1
            await self._judge(attempt)

    async def _judge(self, attempt: Attempt) -> None:
        reply = attempt.reply
        self._outcome.answers[reply.kind] += 1
        self._loot.take(attempt.person, reply)
        messages = list(reply.followups)
        if reply.kind == "message":
            messages.append(reply.message)
        for message in messages:
            if stray := message.pings - attempt.pinged:
                self._outcome.wrong.append(f"{attempt.kind} pinged {stray}: {message.text!r}")
        if reply.kind in ("update", "deferred"):
            messages.append(reply.message)
        for message in messages:
            if "Something went wrong" in message.text:
                self._outcome.wrong.append(f"{attempt.kind}: {attempt.reply.interaction.data}")
            self._outcome.wrong += disfigured(message)
        for request in reply.requests:
            if request.status == 400 and request.answered.get("code") == INVALID_FORM_BODY:
                self._outcome.wrong.append(f"{attempt.kind}: {request.answered}")

    def _look_around(self, playground: Playground, channels: Sequence[Channel]) -> None:
        """Read everything that stands in the channels."""
        for channel in channels:
            for record in channel.messages.values():
                self._outcome.wrong += disfigured(playground.seen(record))

    async def _guard(self, treasure: Treasure, alice: Person) -> None:
        self._outcome.wrong += await self._database.violations(most_live=100)
        now = alice.see(treasure.card)
        if now is None or now.raw["components"] != treasure.card.raw["components"]:
            self._outcome.wrong.append(f"somebody reached the card: {now!r}")
        if (stands := await self._treasure(treasure.card)) != treasure:
            self._outcome.wrong.append(f"somebody reached {stands}")


def disfigured(message: Message) -> list[str]:
    """Say what in a message is not as we would write it, whatever names and texts it shows."""
    wrong = []
    for text in message.texts:
        if FOREIGN_LINK.search(text):
            wrong.append(f"a link that is not ours: {text!r}")
        if NO_MENTION.search(text):
            wrong.append(f"a mention: {text!r}")
        if HEADING_WITHIN.search(text):
            wrong.append(f"a heading that is not ours: {text!r}")
        if any(character in text for character in "\u202e\u202d\u0000\u200b\u2066\u2067"):
            wrong.append(f"hidden characters: {text!r}")
    for button in message.buttons:
        if button.label is not None and len(button.label) > 80:
            wrong.append(f"a long label: {button.label!r}")
    return wrong
