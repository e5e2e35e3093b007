"""Hostile users, who click, type and forge whatever they can, and play in between."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from playground import Channel, InteractionFailed, Person, Playground, Refused, Reply
from tests.fuzz.hostile_forms import HostileForms
from tests.fuzz.hostile_values import HostileValues
from tests.fuzz.observed import Attempt, Observed

COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
"""Kinds of interactions."""

SLASH, ON_PERSON, ON_MESSAGE = 1, 2, 3
"""Kinds of commands."""

SUBCOMMAND, STRING, INTEGER, BOOLEAN, USER = 1, 3, 4, 5, 6
"""Kinds of options."""

SELECTS = (3, 5, 6, 8)
"""Kinds of components to choose from: texts, people, roles, channels."""

SLOW = {"board": ("4x4", "5x5", "5x5-five")}
"""Choices that make the computer think; taken less often to keep the run about input."""

WEIGHTS = {"watch": 0.02, "privacy": 0.3, "start": 3.0, "move": 2.0}
"""How often a command is used, against one for the others."""


@dataclass(frozen=True, slots=True)
class People:
    """Who is there: hostile users, their targets, and which of the users manage a server."""

    hostile: Sequence[Person]
    targets: Sequence[Person]
    managers: Sequence[tuple[Person, Channel]]


class HostileUser:
    """Chooses what to do next and does it; Refused means that no client would send it."""

    def __init__(
        self,
        playground: Playground,
        people: People,
        channels: Sequence[Channel],
        observed: Observed,
        rng: Random,
    ) -> None:
        self._playground = playground
        self._people = people.hostile
        self._targets = people.targets
        self._channels = channels
        self._observed = observed
        self._rng = rng
        ids = [
            *(each.id for each in (*people.hostile, *people.targets)),
            *(each.id for each in channels),
        ]
        self._values = HostileValues(rng, [*ids, playground.guild().id, *range(1, 40)])
        self._forms = HostileForms(people.managers, channels, observed, self._values, rng)

    async def attempt(self) -> Attempt:
        """Try one thing. Raises Refused or InteractionFailed."""
        person = self._rng.choice(self._people)
        ways = {
            self._play: 25,
            self._command: 25,
            self._forged_command: 5,
            self._complete: 5,
            self._forge: 25,
            self._choose: 8,
            self._forms.attempt: 28,
            self._menu: 4,
        }
        (way,) = self._rng.choices(list(ways), list(ways.values()))
        return await way(person)

    def describe(self, failed: InteractionFailed) -> object:
        """Return the data of a failed interaction and the requests that the bot made for it."""
        found = self._playground.context.interactions.find(failed.interaction_id)
        return found and (found.data, [str(request) for request in found.requests])

    def replay(self) -> bool:
        """Let Discord deliver an old interaction again; say whether there was one."""
        if not self._observed.interactions:
            return False
        try:
            self._playground.faults.redeliver(self._rng.choice(self._observed.interactions))
        except LookupError:
            return False
        return True

    async def _play(self, person: Person) -> Attempt:
        """Press what can be seen, as it was or as it is."""
        owner, message = self._observed.seen(self._rng)
        if self._rng.random() < 0.7:
            message = owner.see(message) or message
        keys = [b.custom_id for b in message.buttons if b.custom_id and not b.disabled]
        if not keys:
            raise Refused("nothing to press")
        # Mostly by whoever it was shown to, sometimes by somebody else.
        who = owner if message.ephemeral or self._rng.random() < 0.7 else person
        reply = await who.click(message, self._rng.choice(keys))
        return Attempt("press", who, reply, self._challenged(reply))

    async def _command(self, person: Person) -> Attempt:
        group = next(each for each in self._playground.commands if each["name"] == "ttt")
        commands = group["options"]
        (command,) = self._rng.choices(commands, [WEIGHTS.get(c["name"], 1) for c in commands])
        options = self._options(command)
        where = self._rng.choice(self._channels)
        reply = await person.slash(where, f"ttt {command['name']}", **options)
        opponent = options.get("opponent")
        pinged = frozenset({opponent.id}) if isinstance(opponent, Person) else frozenset[int]()
        return Attempt("command", person, reply, pinged)

    async def _forged_command(self, person: Person) -> Attempt:
        """Choices that are not on offer, as no client sends them."""
        group = next(each for each in self._playground.commands if each["name"] == "ttt")
        command = self._rng.choice(group["options"])
        options = [
            {"name": each["name"], "type": STRING, "value": self._values.text(100)}
            for each in command.get("options", ())
            if each["type"] == STRING and (each.get("required") or self._rng.random() < 0.7)
        ]
        data = {
            "id": group["id"],
            "name": group["name"],
            "type": SLASH,
            "options": [{"name": command["name"], "type": SUBCOMMAND, "options": options}],
        }
        where = self._rng.choice(self._channels)
        return Attempt(
            "forged command", person, await person.interact(where, {"type": COMMAND, "data": data})
        )

    async def _complete(self, person: Person) -> Attempt:
        group = next(each for each in self._playground.commands if each["name"] == "ttt")
        completed = [
            (command["name"], option["name"])
            for command in group["options"]
            for option in command.get("options", ())
            if option.get("autocomplete")
        ]
        command, option = self._rng.choice(completed)
        where, typed = self._rng.choice(self._channels), self._values.text(100)
        # `complete` keeps only the choices; the whole answer is wanted here.
        data = {
            "id": group["id"],
            "name": "ttt",
            "type": SLASH,
            "options": [
                {
                    "name": command,
                    "type": SUBCOMMAND,
                    "options": [{"name": option, "type": STRING, "value": typed, "focused": True}],
                }
            ],
        }
        return Attempt(
            "completion", person, await person.interact(where, {"type": AUTOCOMPLETE, "data": data})
        )

    async def _forge(self, person: Person) -> Attempt:
        _, message = self._observed.seen(self._rng, public=True)
        forged = self._values.custom_id(self._observed.custom_ids)
        reply = await person.click(message, custom_id=forged)
        return Attempt("forged press", person, reply, self._challenged(reply))

    async def _choose(self, person: Person) -> Attempt:
        _, message = self._observed.seen(self._rng, public=True)
        values = [self._value() for _ in range(self._rng.choice((0, 1, 1, 1, 2, 30)))]
        data = {
            "custom_id": self._values.custom_id(self._observed.custom_ids),
            "component_type": self._rng.choice(SELECTS),
            "values": values,
        }
        reply = await person.interact(
            message.channel, {"type": COMPONENT, "data": data, "message": message}
        )
        return Attempt("forged choice", person, reply, self._challenged(reply))

    async def _menu(self, person: Person) -> Attempt:
        where = self._rng.choice(self._channels)
        on_people = [c["name"] for c in self._playground.commands if c["type"] == ON_PERSON]
        on_messages = [c["name"] for c in self._playground.commands if c["type"] == ON_MESSAGE]
        if self._rng.random() < 0.6:
            target = self._rng.choice([*self._people, *self._targets])
            reply = await person.context(where, self._rng.choice(on_people), target)
            return Attempt("menu", person, reply, frozenset({target.id}))
        _, message = self._observed.seen(self._rng, public=True)
        return Attempt(
            "menu",
            person,
            await person.context(message.channel, self._rng.choice(on_messages), message),
        )

    def _options(self, command: dict[str, Any]) -> dict[str, Any]:
        options: dict[str, Any] = {}
        for option in command.get("options", ()):
            if option.get("required") or self._rng.random() < 0.4:
                options[option["name"]] = self._option(option)
        return options

    def _option(self, option: dict[str, Any]) -> Any:
        if choices := [each["value"] for each in option.get("choices", ())]:
            slow = SLOW.get(option["name"], ())
            quick = [value for value in choices if value not in slow]
            return self._rng.choice(quick if self._rng.random() < 0.97 else choices)
        if option["type"] == USER:
            bots = [self._playground.me, self._playground.silent_bot()]
            return self._rng.choice([*self._people, *self._targets, *bots])
        if option["type"] == INTEGER:
            return self._rng.randrange(-5, 1_000)
        if option["type"] == BOOLEAN:
            return self._rng.random() < 0.5
        return self._values.text(self._rng.choice((5, 30, option.get("max_length", 6_000))))

    def _value(self) -> str:
        return self._rng.choice(
            (
                str(self._values.number()),
                self._values.text(100),
                *("3x3", "5x5", "unbeatable", "classic", "own", "auto", "line", "reading", "60"),
            )
        )

    def _challenged(self, reply: Reply) -> frozenset[int]:
        """Whom a press may ping: a rematch asks the one it was played with, and nobody else."""
        try:
            message = reply.message
        except LookupError:
            return frozenset()
        accept = [b for b in message.buttons if (b.custom_id or "").startswith("accept:")]
        return message.pings if len(accept) == 1 and len(message.pings) == 1 else frozenset()
