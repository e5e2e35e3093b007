"""Who plays whom, where, and the moves so far. Pure: no clock, no chance, no store, no Discord."""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from random import Random
from typing import NewType, Self

from bot.errors import (
    ChallengeClosed,
    GameIsOver,
    NotYourChallenge,
    NotYourGame,
    NotYourTurn,
    OwnChallenge,
    StaleBoard,
)
from engine import BOARDS, Cell, Level, Mark, Position, Variant

GameId = NewType("GameId", int)
ChallengeId = NewType("ChallengeId", int)
UserId = NewType("UserId", int)
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
MessageId = NewType("MessageId", int)


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


@dataclass(frozen=True, slots=True)
class Computer:
    """The bot itself, playing at a level."""

    level: Level


Player = Person | Computer


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
    and where neither is, the person asking plays X and opens.
    """

    board: str = "3x3"
    mark: MarkChoice | None = None
    first: FirstChoice | None = None

    def seated(self, asking: Player, other: Player, rng: Random) -> tuple[Seat, Seat]:
        """Seat both players, whoever opens first, drawing lots where the terms leave it open."""
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


class Termination(StrEnum):
    """Why a game ended."""

    LINE = "line"
    FULL = "full"
    RESIGNED = "resigned"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended and when (UTC, seconds). `winner` is None when nobody won."""

    termination: Termination
    winner: Seat | None
    at: int


@dataclass(frozen=True)
class Game:
    """One game: its players, its place and its moves, from which everything else follows.

    The engine calls whoever opens X; a seat tells which mark its player draws. Instants are UTC
    seconds. `message_id` is the message that shows the game, None while it is being posted.
    """

    id: GameId
    place: Place
    board: str
    first: Seat
    second: Seat
    started_at: int
    moved_at: int
    moves: tuple[Cell, ...] = ()
    message_id: MessageId | None = None
    ending: Ending | None = None

    @property
    def variant(self) -> Variant:
        return BOARDS[self.board]

    @cached_property
    def position(self) -> Position:
        return Position.after(self.variant, self.moves)

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Both seats, the one that opens first."""
        return self.first, self.second

    @property
    def people(self) -> tuple[Person, ...]:
        """The players who are people."""
        players = (seat.player for seat in self.seats)
        return tuple(player for player in players if isinstance(player, Person))

    @property
    def to_move(self) -> Seat:
        return self.seats[self.ply % 2]

    @property
    def waiting(self) -> Seat:
        """The seat that is not to move."""
        return self.seats[1 - self.ply % 2]

    @property
    def computer_to_move(self) -> bool:
        return self.ending is None and self.to_move.is_computer

    def seat_of(self, user: UserId) -> Seat:
        """The seat that `user` holds. Raises NotYourGame for everybody else."""
        for seat in self.seats:
            if isinstance(seat.player, Person) and seat.player.id == user:
                return seat
        raise NotYourGame

    def facing(self, seat: Seat) -> Seat:
        """The seat across the board from `seat`."""
        return self.second if seat == self.first else self.first

    def played(self, user: UserId, ply: int, cell: Cell, now: int) -> Self:
        """Return the game after `user`, looking at the board of `ply`, marks `cell`.

        Raises NotYourGame, GameIsOver, StaleBoard, NotYourTurn or the engine's IllegalMove.
        """
        seat = self.seat_of(user)
        if self.ending is not None:
            raise GameIsOver(self)
        if ply != self.ply:
            raise StaleBoard(self)
        if seat != self.to_move:
            raise NotYourTurn
        return self.marked(cell, now)

    def marked(self, cell: Cell, now: int) -> Self:
        """Return the game after the player to move marks `cell`. Raises IllegalMove."""
        position = self.position.play(cell)
        moved = replace(self, moves=(*self.moves, cell), moved_at=now)
        if (outcome := position.outcome) is None:
            return moved
        termination = Termination.LINE if outcome.line else Termination.FULL
        winner = None if outcome.winner is None else self.seats[outcome.winner is Mark.O]
        return replace(moved, ending=Ending(termination, winner, now))

    def resigned(self, user: UserId, now: int) -> Self:
        """Return the game ended by `user` giving up. Raises NotYourGame or GameIsOver."""
        seat = self.seat_of(user)
        if self.ending is not None:
            raise GameIsOver(self)
        return replace(self, ending=Ending(Termination.RESIGNED, self.facing(seat), now))


class Answer(StrEnum):
    """What became of a challenge."""

    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Challenge:
    """An offer of a game to `opponent`, or to anyone in the channel when that is None.

    Instants are UTC seconds. It is open while `answer` is None.
    """

    id: ChallengeId
    place: Place
    challenger: Person
    opponent: Person | None
    terms: Terms
    expires_at: int
    message_id: MessageId | None = None
    answer: Answer | None = None

    def taken_by(self, person: Person, now: int) -> None:
        """Check that `person` may accept or join.

        Raises ChallengeClosed, OwnChallenge or NotYourChallenge.
        """
        if self.answer is None and now >= self.expires_at:
            raise ChallengeClosed(replace(self, answer=Answer.EXPIRED))
        if self.answer is not None:
            raise ChallengeClosed(self)
        if person.id == self.challenger.id:
            raise OwnChallenge
        if self.opponent is not None and person.id != self.opponent.id:
            raise NotYourChallenge

    def refused_by(self, user: UserId) -> Answer:
        """What it means that `user` turns it down: declined, or withdrawn if it is theirs.

        Raises ChallengeClosed or NotYourChallenge.
        """
        if self.answer is not None:
            raise ChallengeClosed(self)
        if user == self.challenger.id:
            return Answer.WITHDRAWN
        if self.opponent is not None and user == self.opponent.id:
            return Answer.DECLINED
        raise NotYourChallenge
