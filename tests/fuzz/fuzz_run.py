"""Send hostile inputs to a real bot and check everything that must hold afterwards."""

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from random import Random

from bot.ui.text.themes import TILES
from playground import Channel, InteractionFailed, Message, Person, Playground, Refused
from tests.bot.cards import free
from tests.databases import Database
from tests.fuzz.hostile_users import HostileUser, People
from tests.fuzz.hostile_values import HostileValues
from tests.fuzz.observed import Attempt, Observed
from tests.processes import BUSY_MACHINE_WAITS, complaints, ready_process

HOSTILE_USERS, MANAGERS = 24, 6
INVALID_FORM_BODY = 50035
FOREIGN_LINK = re.compile(r"(?<!\\)\]\((?!https://discord\.com/channels/)")
NO_MENTION = re.compile(r"(?<!\\)@(?:everyone|here)|(?<!\\)<@&")
HEADING_WITHIN = re.compile(r"\n#{1,3} ")
UNCHANGED = "message_id, board, first_id, second_id, moves, moved_at, changed_by, ended_at"
"""Columns of a game that change with what players do, and not with time."""


@dataclass(slots=True)
class Tally:
    """Counts of what was sent and answered, and everything that was wrong."""

    tried: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    restarts: int = 0
    wrong: list[str] = field(default_factory=list)

    @property
    def inputs(self) -> int:
        """How many inputs reached the bot."""
        return self.tried.total()

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
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
class Protected:
    """What hostile users must not change: a game of two others, and their settings."""

    card: Message
    game: Sequence[tuple[object, ...]]
    settings: Sequence[tuple[object, ...]]
    preferences: Sequence[tuple[object, ...]]
    schema: Sequence[tuple[object, ...]]


class FuzzRun:
    """A bot, hostile users with hostile names, and a game of others."""

    def __init__(
        self,
        folder: Path,
        database: Database,
        seed: int,
        answer_within: timedelta = BUSY_MACHINE_WAITS,
    ) -> None:
        self._database = database
        self._answer_within = answer_within
        self._log = folder / "oxo.log"
        self._rng = Random(seed)
        self._tally = Tally()
        self._observed = Observed()

    async def run(self, inputs: int, *, at_once: int = 40, runs: int = 2) -> Tally:
        """Send `inputs` inputs, restarting the bot in between, and return the tally."""
        async with Playground(port=0, answer_within=self._answer_within) as playground:
            alice, bob, carol = map(playground.person, ("Alice", "Bob", "Carol"))
            general, quiet = playground.channel("general"), playground.channel("quiet")
            foreign = playground.channel("lobby")
            values = HostileValues(self._rng, [alice.id, bob.id, general.id])
            people = [playground.add_person(values.text(32) or "x") for _ in range(HOSTILE_USERS)]
            # Some of them manage the other server.
            managers = people[:MANAGERS]
            for manager in managers:
                playground.allow(manager, "manage_guild", guild=foreign.guild)
            channels = [general, quiet, foreign, playground.channel("games"), people[1].dm]
            protected: Protected | None = None
            for run in range(runs):
                async with ready_process(playground, self._database.url, self._log):
                    if protected is None:
                        # A card from before the tiles are uploaded would be drawn anew with them.
                        await playground.until(
                            lambda: len(playground.world.application.emojis) == len(TILES),
                            within=4 * BUSY_MACHINE_WAITS,
                        )
                        protected = await self._set_up_protected(alice, bob, carol, quiet)
                    for person in people:  # They can see it and try its buttons.
                        self._observed.messages.append((person, protected.card))
                    users = [
                        HostileUser(
                            playground,
                            People(people, [alice, bob, carol], [(m, foreign) for m in managers]),
                            channels,
                            self._observed,
                            Random(self._rng.random()),
                        )
                        for _ in range(at_once)
                    ]
                    share = inputs // runs // at_once
                    await asyncio.gather(*(self._send_inputs(each, share) for each in users))
                    self._check_channels(playground, channels)
                    await self._check_protected(protected, alice)
                self._tally.restarts += run > 0
        self._tally.wrong += complaints(self._log)
        return self._tally

    async def _set_up_protected(
        self, alice: Person, bob: Person, carol: Person, where: Channel
    ) -> Protected:
        offer = (await bob.slash(where, "ttt challenge", opponent=carol)).message
        card = (await carol.click(offer, "Accept")).message
        card = (await bob.click(card, free(card)[4])).message
        panel = (await alice.slash(where, "ttt settings")).message
        await alice.choose(panel, 1, ["clever"])  # The first one turns the page.
        panel = (await bob.slash(where, "ttt preferences")).message
        await bob.choose(panel, f"prefer:{bob.id}:numbering", ["keypad"])
        return await self._read_protected(card)

    async def _read_protected(self, card: Message) -> Protected:
        game = int((card.buttons[0].custom_id or "").split(":")[1])
        guild = card.channel.guild_id
        players = f"SELECT first_id FROM games WHERE id = {game}"
        others = f"SELECT second_id FROM games WHERE id = {game}"
        return Protected(
            card,
            await self._sql(f"SELECT {UNCHANGED} FROM games WHERE id = {game}"),
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

    async def _send_inputs(self, user: HostileUser, times: int) -> None:
        done = 0
        while done < times:
            if self._rng.random() < 0.05 and user.replay():
                self._tally.tried["replay"] += 1
                done += 1
                continue
            try:
                attempt = await user.attempt()
            except Refused:
                await asyncio.sleep(0)
                continue
            except InteractionFailed as failed:
                self._tally.wrong.append(f"{failed}: {user.describe(failed)}")
                done += 1
                continue
            done += 1
            self._tally.tried[attempt.kind] += 1
            await self._check_reply(attempt)

    async def _check_reply(self, attempt: Attempt) -> None:
        reply = attempt.reply
        self._tally.answers[reply.kind] += 1
        self._observed.record(attempt.person, reply)
        messages = list(reply.followups)
        if reply.kind == "message":
            messages.append(reply.message)
        for message in messages:
            if stray := message.pings - attempt.pinged:
                self._tally.wrong.append(f"{attempt.kind} pinged {stray}: {message.text!r}")
        if reply.kind in ("update", "deferred"):
            messages.append(reply.message)
        for message in messages:
            if "Something went wrong" in message.text:
                self._tally.wrong.append(f"{attempt.kind}: {attempt.reply.interaction.data}")
            self._tally.wrong += formatting_problems(message)
        for request in reply.requests:
            if request.status == 400 and request.answered.get("code") == INVALID_FORM_BODY:
                self._tally.wrong.append(f"{attempt.kind}: {request.answered}")

    def _check_channels(self, playground: Playground, channels: Sequence[Channel]) -> None:
        """Check every message of the channels."""
        for channel in channels:
            for record in channel.messages.values():
                self._tally.wrong += formatting_problems(playground.seen(record))

    async def _check_protected(self, protected: Protected, alice: Person) -> None:
        self._tally.wrong += await self._database.violations(most_live=100)
        now = alice.see(protected.card)
        if now is None or now.raw["components"] != protected.card.raw["components"]:
            self._tally.wrong.append(f"the protected card changed: {now!r}")
        if (stands := await self._read_protected(protected.card)) != protected:
            self._tally.wrong.append(f"protected data changed: {stands}")


def formatting_problems(message: Message) -> list[str]:
    """Return what names and texts of others broke in the formatting of a message."""
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
