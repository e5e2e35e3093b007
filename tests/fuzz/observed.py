"""What hostile users have seen and can send again, and the result of an attempt."""

from collections import deque
from dataclasses import dataclass, field
from random import Random

from playground import Message, Modal, Person, Refused, Reply

KEPT = 400
"""How many of the latest messages, custom_ids, forms and interactions are kept."""


@dataclass(slots=True)
class Observed:
    """What hostile users have seen and can send again."""

    messages: deque[tuple[Person, Message]] = field(default_factory=lambda: deque(maxlen=KEPT))
    custom_ids: deque[str] = field(default_factory=lambda: deque(maxlen=KEPT))
    forms: deque[tuple[Person, Modal]] = field(default_factory=lambda: deque(maxlen=KEPT))
    interactions: deque[int] = field(default_factory=lambda: deque(maxlen=KEPT))

    def record(self, person: Person, reply: Reply) -> None:
        """Keep what a reply shows."""
        self.interactions.append(reply.interaction_id)
        if reply.kind == "modal":
            self.custom_ids.append(reply.modal.custom_id)
            self.forms.append((person, reply.modal))
        elif reply.kind in ("message", "update"):
            self.messages.append((person, reply.message))
            self._record_ids(reply.message)
        for message in reply.followups:
            self.messages.append((person, message))
            self._record_ids(message)

    def seen(self, rng: Random, *, public: bool = False) -> tuple[Person, Message]:
        """Draw a message and who saw it. Raises Refused if there is none."""
        seen = [
            (owner, message)
            for owner, message in rng.sample(list(self.messages), min(8, len(self.messages)))
            if not (public and message.ephemeral)
        ]
        if not seen:
            raise Refused("nothing to be seen yet")
        return seen[0]

    def _record_ids(self, message: Message) -> None:
        found = [each["custom_id"] for each in message.components if each.get("custom_id")]
        self.custom_ids.extend(found[:: max(1, len(found) // 4)])


@dataclass(frozen=True, slots=True)
class Attempt:
    """One input: its kind for the tally, and whom the reply may ping."""

    kind: str
    person: Person
    reply: Reply
    pinged: frozenset[int] = frozenset()
