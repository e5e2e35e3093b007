"""Who plays, where, and how they are seated."""

from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import ClassVar

from bot.model.ids import ChannelId, GuildId, InteractionId, MessageId, RoleId, UserId
from engine import Level, Mark


@dataclass(frozen=True, slots=True)
class Place:
    """A channel, and the server it is in (None in a private conversation).

    `locale` is the language that public messages speak there, as Discord writes it ("en-US").
    """

    guild_id: GuildId | None
    channel_id: ChannelId
    locale: str


@dataclass(frozen=True, slots=True)
class Person:
    """A user, under the name they had when the game was offered or began."""

    id: UserId
    name: str


SOMEBODY = Person(UserId(0), "")
"""Takes the place of a person whose data was removed. No Discord user has the id 0."""


@dataclass(frozen=True, slots=True)
class Computer:
    """The bot itself, playing at a level. It has no id, so it is nobody who presses buttons."""

    level: Level
    id: ClassVar[None] = None


Player = Person | Computer


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks for something, where, and by which interaction.

    `channels` are the channel and, for a thread, its parent; `roles` are the person's roles in the
    server. `message_id` is the public message whose button was pressed: None for commands, and for
    private messages, which are no copy of a board. One who `is_kept_private` gets answers that
    nobody else sees, whatever they are.
    """

    interaction_id: InteractionId
    place: Place
    person: Person
    channels: frozenset[ChannelId] = frozenset()
    roles: frozenset[RoleId] = frozenset()
    message_id: MessageId | None = None
    is_kept_private: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """A player in a game, with the mark they draw."""

    player: Player
    mark: Mark

    @property
    def is_computer(self) -> bool:
        return isinstance(self.player, Computer)


class MarkChoice(StrEnum):
    """Which mark the person asking wants."""

    X = "X"
    O = "O"
    RANDOM = "random"


class FirstChoice(StrEnum):
    """Who the person asking wants to open the game."""

    ME = "me"
    OPPONENT = "opponent"
    RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Terms:
    """What a game is to be played on, and who gets what.

    By custom X opens: where only one of `mark` and `first` is named, the other follows from it,
    and where neither is, the person asking plays X and opens. `board` None is the server's choice.
    """

    board: str | None = None
    mark: MarkChoice | None = None
    first: FirstChoice | None = None

    @property
    def opens(self) -> FirstChoice:
        """Who opens, as the person asking would say it."""
        if self.first is not None:
            return self.first
        if self.mark is MarkChoice.RANDOM:
            return FirstChoice.RANDOM
        return FirstChoice.OPPONENT if self.mark is MarkChoice.O else FirstChoice.ME

    def seated(self, asking: Player, other: Player, rng: Random) -> tuple[Seat, Seat]:
        """Return both seats, the one that opens first; `rng` decides what is to be random."""
        mark: Mark | None = None
        opens: bool | None = None
        if self.mark is not None:
            mark = rng.choice(list(Mark)) if self.mark == MarkChoice.RANDOM else Mark(self.mark)
        if self.first is not None:
            random = self.first == FirstChoice.RANDOM
            opens = rng.choice((True, False)) if random else self.first == FirstChoice.ME
        if opens is None:
            opens = mark is not Mark.O
        if mark is None:
            mark = Mark.X if opens else Mark.O
        seats = Seat(asking, mark), Seat(other, mark.other)
        return seats if opens else seats[::-1]
