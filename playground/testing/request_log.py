"""What people did, what the bot asked then and what it got, as lines to read."""

import re
from collections import deque
from collections.abc import Iterator

from ..context import Context
from ..events import Event
from ..interactions import Interaction, Kind, State
from ..records import Json, Message
from ..requests import RESPONSE, Request

KEEP = 200
LONGEST_SENT = 500
LONGEST_GOT = 120
LONGEST_ERROR = 1_500
_SECRET = re.compile(r"[\w-]{40,}")
"""What is so long in a path is an interaction's or a webhook's token, which nobody can read."""


class RequestLog:
    """The latest actions of people and requests of bots, in the order in which they came."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._entries: deque[Request | Interaction | Message] = deque(maxlen=KEEP)
        self.count = 0
        context.world.events.subscribe(self._on_event)

    def _on_event(self, event: Event) -> None:
        entry: Request | Interaction | Message | None = None
        if event.name == "request":
            entry = self._context.requests[-1]
        elif event.name == "INTERACTION_CREATE":
            entry = self._context.interactions.find(int(event.data["id"]))
        elif event.name == "MESSAGE_CREATE" and event.message and not event.message.author.bot:
            entry = event.message
        if entry is not None:
            self._entries.append(entry)
            self.count += 1

    def text(self, since: int = 0, *, bodies: bool = True) -> str:
        """Return all that came since `count` was this number, as far as it is kept."""
        last = min(self.count - since, len(self._entries))
        entries = list(self._entries)[len(self._entries) - last :]
        lines = [line for entry in entries for line in _lines(entry, bodies)]
        if self.count - since > last:
            lines.insert(0, f"… {self.count - since - last} more before")
        return "\n".join(lines)


def _lines(entry: Request | Interaction | Message, bodies: bool) -> Iterator[str]:
    if isinstance(entry, Message):
        yield f"{entry.author.display_name} wrote {entry.content!r} in {entry.channel.name!r}"
    elif isinstance(entry, Request):
        yield from _request(entry, bodies)
    else:
        end = ": NOT ANSWERED IN TIME" if entry.state is State.FAILED else ""
        yield f"{entry.user.display_name} {_action(entry)} in {entry.channel.name!r}{end}"
        for each in entry.requests:
            if each.method == RESPONSE:  # The others are in the log by themselves.
                yield from _request(each, bodies)


def _request(request: Request, bodies: bool) -> Iterator[str]:
    path = _SECRET.sub("…", request.path)
    status = request.status or "cut without an answer"
    yield f"    {request.method} {path} -> {status}"
    if request.raw and bodies:
        yield f"        sent {_shortened(request.raw, LONGEST_SENT)}"
    if request.answer and bodies:
        longest = LONGEST_ERROR if request.status >= 400 else LONGEST_GOT
        yield f"        got  {_shortened(request.answer, longest)}"


def _shortened(raw: bytes, longest: int) -> str:
    text = raw.decode(errors="replace")
    return text if len(text) <= longest else f"{text[:longest]}… ({len(text)} characters)"


def _action(interaction: Interaction) -> str:
    data = interaction.data
    if interaction.kind is Kind.COMPONENT:
        return " ".join(["used the component", repr(data["custom_id"]), *data.get("values", [])])
    if interaction.kind is Kind.MODAL_SUBMIT:
        return f"submitted the form {data['custom_id']!r}"
    verb = "is completing" if interaction.kind is Kind.AUTOCOMPLETE else "used"
    slash = "/" if data.get("type") == 1 else ""
    return " ".join([verb, slash + str(data.get("name")), *_options(data)])


def _options(data: Json) -> Iterator[str]:
    for option in data.get("options") or []:
        if "value" in option:
            yield f"{option['name']}: {option['value']}"
        else:
            yield str(option["name"])
            yield from _options(option)
