"""A game: who plays whom, where, and the moves so far."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import cached_property
from typing import Any, NamedTuple, Self

from bot.model.choices import GuildSettings, Look, Remains
from bot.model.ending import PLAYED_OUT, Ending, Termination
from bot.model.errors import GameError, NotYourGame
from bot.model.ids import ChannelId, GameId, InteractionId, MessageId, UserId
from bot.model.players import Computer, Person, Place, Seat
from bot.model.record import Record
from engine import BOARDS, Cell, Level, Position, Variant

DEFAULT_SETTINGS = GuildSettings()

LONGEST_NOTICE = timedelta(hours=1)
"""A reminder comes when a quarter of the clock is left, or this much if that is less."""

TURN_NOTICE_AFTER = timedelta(minutes=1)
"""How long after the opponent's move a notice of the turn is due: two who play quickly get none."""


class Times(NamedTuple):
    """When the time for the next move runs out (UTC seconds), None once the game ended.

    Between people also when it is nearly up, and when to first remind the player to move.
    """

    due_at: int | None = None
    urgent_at: int | None = None
    remind_at: int | None = None


@dataclass(frozen=True)
class Game:
    """One game: its players, its place and its moves, from which everything else follows.

    A seat has the mark that its player draws, so either may open. Instants are UTC seconds.
    `message_id` is the message that shows the game, None until Discord has said it. `clock` is the
    time a move may take, `look` and `remains` say how its card is drawn. `hints` is for
    how many moves a hint was given; while it is live, only the store knows. While it lasts its
    card `offers_easier` levels to somebody new, and at the ply `explained_at` says to one who never
    got that far that their oldest mark leaves. `score` is how often either of two people, the
    first and the second, beat the other before, where they play. `shared` says by which interaction
    it was shown to everyone in which channels. Of one that has ended, `rematch_wanted_by` is who
    asks for another; the store works `record` out for its card.
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
    clock: timedelta = DEFAULT_SETTINGS.clock
    look: Look = DEFAULT_SETTINGS.look
    remains: Remains = DEFAULT_SETTINGS.remains
    hints: int = 0
    offers_easier: bool = False
    score: tuple[int, int] = (0, 0)
    explained_at: int | None = field(default=None, compare=False)
    rematch_wanted_by: Seat | None = field(default=None, compare=False)
    shared: Mapping[ChannelId, InteractionId] = field(default_factory=dict, compare=False)
    record: Record | None = field(default=None, compare=False)

    @cached_property
    def variant(self) -> Variant:
        return BOARDS[self.board]

    @cached_property
    def position(self) -> Position:
        return Position.after(self.variant, self.moves, self.first.mark)

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Both seats, the one that opens first."""
        return self.first, self.second

    @cached_property
    def people(self) -> tuple[Person, ...]:
        """The players who are people."""
        players = (seat.player for seat in self.seats)
        return tuple(player for player in players if isinstance(player, Person))

    @cached_property
    def to_move(self) -> Seat:
        return self.second if len(self.moves) % 2 else self.first

    @property
    def times(self) -> Times:
        """When something is due if nobody moves."""
        if self.ending is not None:
            return Times()
        due_at = self.moved_at + int(self.clock.total_seconds())
        if len(self.people) < 2:
            return Times(due_at)
        urgent_at = due_at - int(min(self.clock / 4, LONGEST_NOTICE).total_seconds())
        if not self.moves:  # Both are there: one offered the game, the other accepted.
            return Times(due_at, urgent_at, urgent_at)
        notice_at = self.moved_at + int(TURN_NOTICE_AFTER.total_seconds())
        return Times(due_at, urgent_at, min(urgent_at, notice_at))

    @cached_property
    def is_watched(self) -> bool:
        """Whether the computer plays itself, a move each time that the clock runs out."""
        return not self.people

    @cached_property
    def computer(self) -> Seat | None:
        """The seat of the computer that a person plays, None between people and if watched."""
        seats = [seat for seat in self.seats if seat.is_computer]
        return seats[0] if len(seats) == 1 else None

    @cached_property
    def level(self) -> Level | None:
        """The level of that computer."""
        player = self.computer and self.computer.player
        return player.level if isinstance(player, Computer) else None

    @property
    def is_untouched(self) -> bool:
        """Whether no person has made a move."""
        return not self.moves or (self.ply == 1 and self.first.is_computer)

    @property
    def is_won_by_person(self) -> bool:
        """Whether a person has won."""
        winner = None if self.ending is None else self.ending.winner
        return winner is not None and not winner.is_computer

    @property
    def is_first_win(self) -> bool:
        """Whether the person beat this level for the first time, as far as is known; no hints."""
        is_alone = self.is_won_by_person and self.level is not None and not self.hints
        return is_alone and self.record is not None and self.level not in self.record.beaten

    @property
    def is_lost_to_computer(self) -> bool:
        """Whether a person lost to the computer."""
        ending = self.ending
        is_decided = ending is not None and ending.winner is not None
        return is_decided and self.level is not None and not self.is_won_by_person

    @property
    def may_be_rated(self) -> bool:
        """Whether it ended between people on a server, who both made a move."""
        is_played = self.ending is not None and self.ending.termination in PLAYED_OUT
        two_moved = len(self.people) == 2 and self.ply >= 2
        return is_played and two_moved and self.place.guild_id is not None

    @property
    def is_rating_shown(self) -> bool:
        """Whether its card says what became of the ratings, if it is rated."""
        return self.may_be_rated and self.remains is Remains.ALL

    @property
    def is_drawn(self) -> bool:
        """Whether it was played to its end and nobody won."""
        return self.ending is not None and self.ending.termination is Termination.FULL

    @property
    def is_success(self) -> bool:
        """Whether a person beat the computer, or held it to a draw where nobody does better.

        Perhaps with hints: what is said of it, and its star, depend on them.
        """
        is_best = self.is_drawn and self.level is Level.UNBEATABLE and not self.variant.vanishing
        return is_best or (self.is_won_by_person and self.level is not None)

    @property
    def is_held(self) -> bool:
        """Whether a person held the unbeatable computer to a draw, without a hint."""
        return self.is_drawn and self.is_success and not self.hints

    def seat_of(self, user: UserId) -> Seat:
        """The seat that `user` holds. Raises NotYourGame for everybody else."""
        for seat in self.seats:
            if seat.player.id == user:
                return seat
        raise NotYourGame

    def facing(self, seat: Seat) -> Seat:
        """The seat across the board from `seat`."""
        return self.second if seat == self.first else self.first

    def played(self, user: UserId, ply: int, cell: Cell, now: int) -> Self:
        """Return the game after `user`, looking at the board of `ply`, marks `cell`.

        Raises NotYourGame, GameIsOver, StaleBoard, NotYourTurn or the engine's IllegalMove.
        """
        if user not in (self.first.player.id, self.second.player.id):
            raise NotYourGame
        if self.ending is not None:
            raise GameIsOver(self)
        if ply != len(self.moves):
            raise StaleBoard(self)
        if self.to_move.player.id != user:
            raise NotYourTurn(self)
        return self.marked(cell, now)

    def marked(self, cell: Cell, now: int) -> Self:
        """Return the game after the player to move marks `cell`. Raises IllegalMove."""
        position = self.position.play(cell)
        now = max(now, self.moved_at)  # Clocks go back, and a game begun anew is a second ahead.
        ending = None
        if (outcome := position.outcome) is not None:
            termination = Termination.LINE if outcome.line else Termination.FULL
            winner = outcome.winner and self.seats[outcome.winner is not self.first.mark]
            ending = Ending(termination, winner, now)
        moves = (*self.moves, cell)
        to_move = self.second if len(moves) % 2 else self.first
        return self.changed(
            moves=moves, position=position, to_move=to_move, moved_at=now, ending=ending
        )

    def changed(self, **changes: Any) -> Self:
        """Return the game with other fields, not its board or seats.

        With moves come their position and turn. What is cached stays: `replace` would play all
        moves again.
        """
        game = object.__new__(type(self))
        vars(game).update(vars(self), **changes)
        return game

    def has_move(self, user: UserId, ply: int, cell: Cell) -> bool:
        """Whether `user`, looking at the board of `ply`, marked `cell`."""
        is_theirs = self.seats[ply % 2].player.id == user
        return is_theirs and self.moves[ply : ply + 1] == (cell,)

    def has(self, asked: Self, ply: int) -> bool:
        """Whether what makes `asked` of the board of `ply` was done: that move, or that end."""
        if len(asked.moves) > ply:
            return self.moves[: ply + 1] == asked.moves[: ply + 1]
        return asked.ending is not None and asked.ending.is_like(self.ending)

    def resigned(self, user: UserId, now: int) -> Self:
        """Return the game ended by `user` giving up: without a loss before anybody has moved.

        It is this one if that was done. Raises NotYourGame or GameIsOver.
        """
        seat = self.seat_of(user)
        if self.is_untouched:
            return self._ended(Termination.CALLED_OFF, None, now)
        return self._ended(Termination.RESIGNED, self.facing(seat), now)

    def called_off(self, user: UserId, now: int) -> Self:
        """Return the game ended by `user` without a loss, which is this one if that was done.

        Raises NotYourGame, GameIsOver, or StaleBoard once somebody has moved.
        """
        if self.ending is None and not self.is_untouched:
            raise StaleBoard(self)
        return self.resigned(user, now)

    def expired(self, now: int) -> Self:
        """Return the game ended because time ran out: lost between people, else unfinished."""
        if len(self.people) < 2:
            return replace(self, ending=Ending(Termination.UNFINISHED, None, now))
        return replace(self, ending=Ending(Termination.TIME, self.facing(self.to_move), now))

    def stopped(self, now: int) -> Self:
        """Return the game ended by a moderator; nobody wins.

        It is this one if that was done. Raises GameIsOver.
        """
        return self._ended(Termination.STOPPED, None, now)

    def _ended(self, why: Termination, winner: Seat | None, now: int) -> Self:
        ending = Ending(why, winner, now)
        if self.ending is None:
            return replace(self, ending=ending)
        if ending.is_like(self.ending):
            return self
        raise GameIsOver(self)


class GameRefusal(GameError):
    """A refusal that is shown together with the game."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.id)
        self.game = game


class StaleBoard(GameRefusal):
    """The board that was clicked is outdated; `game` is the current one."""


class NotYourTurn(GameRefusal):
    """The other player is to move."""


class OldCopy(GameRefusal):
    """The message whose button was pressed is older than the one that shows `game`."""


class GameIsOver(GameRefusal):
    """The game has ended; `game` is how it ended."""


class AlreadyPlaying(GameRefusal):
    """The same two play a game in this channel: `game`."""
