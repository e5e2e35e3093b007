"""Forms filled in with anything, altered, sent by other users and from other channels."""

from collections.abc import Sequence
from random import Random
from typing import Any

from playground import Channel, Modal, Person, Refused
from tests.fuzz.hostile_values import HostileValues
from tests.fuzz.observed import Attempt, Observed

FORM = 5
ROW, TEXT_INPUT, LABEL = 1, 4, 18
LONGEST = 4_000
"""Characters that Discord lets into a text input that names no limit of its own."""


class HostileForms:
    """Opens forms as one of the `managers` and sends them in every wrong way."""

    def __init__(
        self,
        managers: Sequence[tuple[Person, Channel]],
        channels: Sequence[Channel],
        observed: Observed,
        values: HostileValues,
        rng: Random,
    ) -> None:
        self._managers = managers
        self._channels = channels
        self._observed = observed
        self._values = values
        self._rng = rng

    async def attempt(self, person: Person) -> Attempt:
        """Open or send a form. Raises Refused or InteractionFailed."""
        ways = {self._open: 20, self._fill: 35, self._send_altered: 30, self._send_unknown: 15}
        (way,) = self._rng.choices(list(ways), list(ways.values()))
        return await way(person)

    async def _open(self, _: Person) -> Attempt:
        """Open a form as a manager."""
        manager, where = self._rng.choice(self._managers)
        panels = [
            message
            for owner, message in self._observed.messages
            if owner == manager and any(_asks(b.custom_id) for b in message.buttons)
        ]
        if not panels:
            page = f"settings:{where.guild_id}:{self._rng.choice((1, 2))}"
            panel = (await manager.slash(where, "ttt settings")).message
            return Attempt("form", manager, await manager.click(panel, custom_id=page))
        panel = panels[-1]
        asking = [b.custom_id for b in panel.buttons if b.custom_id and _asks(b.custom_id)]
        return Attempt("form", manager, await manager.click(panel, self._rng.choice(asking)))

    async def _fill(self, _: Person) -> Attempt:
        """Fill in an opened form and send it."""
        owner, form = self._opened()
        written = {each.custom_id: self._values.entry(each.max_length) for each in form.inputs}
        return Attempt("form", owner, await owner.submit(form, written))

    async def _send_altered(self, person: Person) -> Attempt:
        """Send an opened form with other inputs, as another user or from another channel."""
        owner, form = self._opened()
        who = owner if self._rng.random() < 0.5 else person
        names = [each.custom_id for each in form.inputs]
        return await self._send(who, form.custom_id, self._inputs(names))

    async def _send_unknown(self, person: Person) -> Attempt:
        """Send a form with an unknown or wrong custom_id."""
        names = ("x", "o", self._values.text(20))
        custom_id = self._values.custom_id(self._observed.custom_ids)
        return await self._send(person, custom_id, self._inputs(names))

    async def _send(self, who: Person, custom_id: str, inputs: list[dict[str, Any]]) -> Attempt:
        _, message = self._observed.seen(self._rng, public=True)
        there = self._rng.random() < 0.5
        payload: dict[str, Any] = {
            "type": FORM,
            "data": {"custom_id": custom_id, "components": inputs},
        }
        if self._rng.random() < 0.8:
            payload["message"] = message
        where = message.channel if there else self._rng.choice(self._channels)
        return Attempt("forged form", who, await who.interact(where, payload))

    def _inputs(self, names: Sequence[str]) -> list[dict[str, Any]]:
        """Some of the inputs, or none, or one of them twice; each with a value of some kind."""
        rng = self._rng
        chosen = rng.choices(names, k=rng.randrange(4)) if rng.random() < 0.6 else list(names)
        return [self._input(name) for name in chosen]

    def _input(self, name: str) -> dict[str, Any]:
        entry: dict[str, Any] = {"type": TEXT_INPUT, "custom_id": name}
        match self._rng.randrange(10):
            case 0:  # As an empty one comes, or as a select in its place.
                entry["value"] = ""
            case 1:
                entry |= {"type": 3, "values": [self._values.text(100)]}
            case 2:  # In a row, as forms were once.
                entry["value"] = self._values.entry(LONGEST)
                return {"type": ROW, "components": [entry]}
            case _:
                entry["value"] = self._values.entry(LONGEST)
        return {"type": LABEL, "component": entry}

    def _opened(self) -> tuple[Person, Modal]:
        if not self._observed.forms:
            raise Refused("no form was opened yet")
        return self._rng.choice(self._observed.forms)


def _asks(custom_id: str | None) -> bool:
    return custom_id is not None and custom_id.startswith("ask:")
