"""Values that several tests start from."""

from datetime import timedelta
from random import Random

from bot.model import (
    Challenge,
    ChallengeId,
    ChannelId,
    Computer,
    Game,
    GameId,
    GuildId,
    Person,
    Place,
    Seat,
    Terms,
    UserId,
)
from engine import BOARDS, Cell, Level, Mark, Position, parse_moves

ALICE = Person(UserId(101), "Alice")
BOB = Person(UserId(102), "Bob")
CAROL = Person(UserId(103), "Carol")
GENERAL = Place(GuildId(1), ChannelId(11), "en-US")
GAMES = Place(GuildId(1), ChannelId(12), "en-US")
NOON = 1_700_000_000
"""An instant, in UTC seconds."""

NO_PAUSE = timedelta(0)
"""What a server wants between two challenges if it did not choose."""


def bot_game(person: Person = ALICE, place: Place = GENERAL, board: str = "3x3") -> Game:
    """A new game in which `person` opens against the unbeatable computer."""
    return Game(
        GameId(0),
        place,
        board,
        Seat(person, Mark.X),
        Seat(Computer(Level.UNBEATABLE), Mark.O),
        started_at=NOON,
        moved_at=NOON,
    )


def duel(first: Person = ALICE, second: Person = BOB, place: Place = GENERAL) -> Game:
    """A new game between two people."""
    return Game(
        GameId(0),
        place,
        "3x3",
        Seat(first, Mark.X),
        Seat(second, Mark.O),
        started_at=NOON,
        moved_at=NOON,
    )


def offer(
    challenger: Person = ALICE, opponent: Person | None = BOB, place: Place = GENERAL
) -> Challenge:
    """A new challenge that is open for ten minutes."""
    return Challenge(ChallengeId(0), place, challenger, opponent, Terms("3x3"), NOON, NOON + 600)


def after(game: Game, moves: str) -> Game:
    """A game after more moves, written like "b2a1"."""
    for cell in parse_moves(moves, game.variant):
        game = game.marked(cell, NOON)
    return game


def endless_moves(plies: int) -> tuple[Cell, ...]:
    """Return so many moves on the board whose marks vanish, after which the game goes on."""
    rng, board = Random(3), BOARDS["vanishing"]
    position = Position.empty(board)
    while position.ply < plies:
        afters = [position.play(cell) for cell in position.free_cells]
        going_on = [each for each in afters if each.outcome is None]
        position = rng.choice(going_on) if going_on else Position.empty(board)
    return tuple(map(Cell, position.trail))
