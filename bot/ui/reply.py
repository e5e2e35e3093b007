"""Replies: what a handler wants to be shown. `transport/` sends it, once and in time.

Post         a new message for everyone in the channel
Update       the message that was clicked changes
Whisper      a message for the caller alone
Dismiss      the message that was clicked goes
OpenForm     a form opens in front of the caller
Choices      completions of what the caller types
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from bot.model import Challenge, Game, GameId, UserId
from bot.service import Share
from bot.ui.components import Card, Component

Subject = Game | Challenge
Content = Card | Subject
"""A card as it is, or what a card is to show: drawn when it is sent, and its message noted."""


@dataclass(frozen=True, slots=True)
class File:
    """A file to go with a message, of at most 10 MiB: its card has a component that shows it.

    `description` is for who cannot see a picture, in at most 1,024 characters.
    """

    name: str
    content: bytes
    description: str = ""


@dataclass(frozen=True, slots=True)
class Post:
    """A new message that pings `pings` alone; `refresh` are other cards to bring up to date.

    `closing` is what the private message that was clicked becomes before; `then` is a private
    message after it, about play, until a board there changes. Where nobody sees it, its `share` is
    taken back.
    """

    content: Content
    then: Card | None = None
    pings: tuple[UserId, ...] = ()
    file: File | None = None
    refresh: tuple[Subject, ...] = ()
    closing: Card | None = None
    share: Share | None = None


@dataclass(frozen=True, slots=True)
class Update:
    """The message that was clicked changes; `then` is a private message after it, about play.

    `file` goes with a card. It `wakes_outbox` where something waits there to be sent after it.
    """

    content: Content
    then: Card | None = None
    file: File | None = None
    refresh: tuple[Subject, ...] = ()
    wakes_outbox: bool = False


@dataclass(frozen=True, slots=True)
class Whisper:
    """A message that the caller alone can see.

    One `about` a game replaces the one that they had about it before, while Discord allows it; so
    does one about play in the channel that is about NO_GAME. If it is true `until_redrawn`, it also
    goes as soon as the board changes or is posted.
    """

    content: Card
    file: File | None = None
    refresh: tuple[Subject, ...] = ()
    about: GameId | None = None
    until_redrawn: bool = False


@dataclass(frozen=True, slots=True)
class Dismiss:
    """The message that was clicked goes; `then` is a private message after it.

    The board of `moved`, which is another message, changes; where that cannot be, it is posted.
    `about` is the game that a private message was about.
    """

    then: Card | None = None
    moved: Game | None = None
    refresh: tuple[Subject, ...] = ()
    about: GameId | None = None


@dataclass(frozen=True, slots=True)
class OpenForm:
    """A form opens; the answer to it is a request of its own."""

    form: Component


@dataclass(frozen=True, slots=True)
class Choices:
    """Completions: the label and the value of each; Discord shows the first 25."""

    choices: Sequence[tuple[str, str]]


Reply = Post | Update | Whisper | Dismiss | OpenForm | Choices


class Defer(Enum):
    """How to say "wait" where a reply takes over a second: it fixes who sees the reply."""

    PUBLIC = auto()
    PRIVATE = auto()
    UPDATE = auto()
    """The clicked message stays as it is meanwhile."""
