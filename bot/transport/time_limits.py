"""Time limits: those that tests shorten and stretch."""

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class Tries:
    """How long each try may take, and the pause behind the first; it doubles with each."""

    within: timedelta
    pause: timedelta


@dataclass(frozen=True, slots=True)
class TimeLimits:
    """How long we take, and how long Discord may take before it counts as unreachable."""

    defer_after: timedelta = timedelta(seconds=1)
    """How long somebody may wait without a sign."""

    begin_answer: timedelta = timedelta(seconds=2.5)
    """How late a try at an answer may begin: Discord forgets the interaction after three seconds.
    """

    hedge_after: timedelta = timedelta(seconds=1)
    """When a second try begins beside one that hangs: Discord takes one of them and refuses the
    other. Neither is cut off, since Discord may have taken it."""

    answer: timedelta = timedelta(seconds=6)
    """For an answer, all tries together."""

    appear: timedelta = timedelta(seconds=2)
    """For the message of an answer to appear."""

    follow: timedelta = timedelta(seconds=4)
    """For what follows an answer: a second way and a third begin after it, ten seconds after the
    click at the latest."""

    upload: timedelta = timedelta(seconds=7)
    """The same with a file, which has up to 10 MiB."""

    look_up: timedelta = timedelta(seconds=2)
    """For what an answer would like to know of a server, such as who has left it."""

    edit: timedelta = timedelta(seconds=40)
    """For a message without an interaction, the waiting that rate limits ask for included: another
    try begins while Discord still knows its nonce."""

    messages_apart: timedelta = timedelta(seconds=1) / 15
    """Between two of these, so 9,000 in ten minutes: Discord allows fifty a second, and shuts an
    address out that gets 10,000 refusals in ten minutes."""

    deadline_sleep: timedelta = timedelta(seconds=5)
    """How long the deadline loop sleeps at most. Deadlines are rows, and a move or another process
    adds one without notice; a look is a few index lookups, and a minute's clock ends at most so
    much late."""

    begin: Tries = Tries(within=timedelta(seconds=10), pause=timedelta(seconds=5))
    """At what the start asks of Discord: the login, the gateway, the commands."""

    register: timedelta = timedelta(seconds=3)
    """How long the connection to Discord waits for commands to be registered, and tiles found."""

    tiles_after: timedelta = timedelta(seconds=1)
    """When tiles of boards that are missing are uploaded: the start comes first."""

    upload_tiles: Tries = Tries(within=timedelta(minutes=1), pause=timedelta(seconds=5))
    """At uploading them, the waiting that rate limits ask for included."""

    tiles_again: timedelta = timedelta(hours=1)
    """When they are looked for again. Until then processes of the version before may still run, and
    draw with its tiles."""

    tiles_apart: timedelta = timedelta(seconds=5)
    """Between two looks for them, where Discord refuses messages that have some."""

    request: timedelta = timedelta(seconds=3)
    """For the body of an HTTP interaction to come: after that Discord waits no more."""

    idle: timedelta = timedelta(minutes=3)
    """For the next of them on a connection; proxies close theirs after one or two minutes."""

    refusal_pause: timedelta = timedelta(milliseconds=500)
    """How long at most, and half of it at least, a refusal waits for what Discord did not send: 510
    connections that flood get 1,360 answers a second, and 6,000 without it."""

    blocks: timedelta = timedelta(seconds=30)
    """Between two looks whom the host has blocked."""

    housekeeping: timedelta = timedelta(hours=1)
    """Between two looks for what is kept long enough."""

    finish: timedelta = timedelta(seconds=3)
    """How long a stop waits for the interactions in flight."""
