"""RematchService: the same again, with sides swapped, at another level or on another board."""

from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta

from bot.model import (
    SOMEBODY,
    AlreadyPlaying,
    Caller,
    ChallengeClosed,
    Computer,
    FirstChoice,
    Game,
    GameId,
    GameIsOver,
    MarkChoice,
    Person,
    Seat,
    StaleBoard,
    Termination,
    Terms,
)
from bot.model.errors import NotDone, Why
from bot.model.game import TURN_NOTICE_AFTER
from bot.service.admission import admit, check_seen
from bot.service.buttons import pressed_game
from bot.service.challenge_service import ChallengeService, Invited, Offer
from bot.service.core import Core, Service
from bot.service.new_game_service import NewGameService
from engine import Level

WANTED_FOR, PING_AFTER = timedelta(days=1), TURN_NOTICE_AFTER
"""How long the card of a game asks for another one, and when it pings who has not answered."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The card of `game`, which ended, says who asks for another one; `is_new` if they just did."""

    game: Game
    is_new: bool


class RematchService(Service):
    """Begins a game that is like another one."""

    def __init__(self, core: Core, new_games: NewGameService, challenges: ChallengeService) -> None:
        super().__init__(core)
        self._new_games = new_games
        self._challenges = challenges

    async def rematch(self, game_id: GameId, caller: Caller) -> tuple[Game | Wanted, Game]:
        """Begin a game against the computer, or ask the person who was the opponent for one.

        Return that, and the game that ended.
        Whoever opened goes second now, and the marks change hands, but not where a game against the
        computer was called off before a move. Between people the card of the game asks, and the new
        one begins once both want it. Raises NoSuchGame, NotDone, OldCopy, NotYourGame, StaleBoard,
        and what starting raises.
        """
        game, seat, opponent = await self._ended(game_id, caller)
        assert game.ending is not None
        if isinstance(opponent.player, Computer):
            is_played = game.ending.termination is not Termination.CALLED_OFF
            terms = _swapped(game, seat if is_played else opponent)
            return await self._new_games.start(caller, opponent.player.level, terms), game
        check_seen(caller)
        if game.rematch_wanted_by is None:
            admit(caller, await self._store.settings.of(game.place.guild_id))
            try:
                await self._challenges.may_invite(caller, Invited(opponent.player))
            except AlreadyPlaying as error:
                return _unseen(error), game
        now = self._clock()
        until, ping_at = (now + int(after.total_seconds()) for after in (WANTED_FOR, PING_AFTER))
        if game.rematch_wanted_by != opponent:
            is_new = await self._store.games.want_rematch(
                game, seat, until, ping_at, caller.interaction_id
            )
            game = await self._store.games.get(game.id)  # The opponent may have been faster.
            if is_new or game.rematch_wanted_by != opponent:
                return Wanted(game, is_new), game
        return await self._new_games.start_rematch(game, caller, _swapped(game, seat)), game

    async def decider(
        self, game_id: GameId, caller: Caller, board: str
    ) -> tuple[Game | Offer, Game]:
        """Offer a person a game on `board`, sides swapped, or accept the like offer of theirs.

        Return that, and the game that ended. Raises NoSuchGame, NotDone, OldCopy, NotYourGame, and
        what offering and accepting raise.
        """
        game, seat, opponent = await self._ended(game_id, caller)
        if not isinstance(opponent.player, Person):
            raise NotDone(Why.BROKEN_BUTTON)
        check_seen(caller)
        offered = await self._store.challenges.open(caller.place.channel_id, opponent.player.id)
        if (
            offered is not None
            and offered.opponent is not None
            and offered.opponent.id == caller.person.id
            and offered.terms == _swapped(game, opponent, board)
        ):
            with suppress(ChallengeClosed):  # It expired meanwhile: offer our own.
                return await self._challenges.begin(offered, caller), game
        invited, terms = Invited(opponent.player), _swapped(game, seat, board)
        try:
            return await self._challenges.offer(caller, invited, terms, is_decider=True), game
        except AlreadyPlaying as error:
            return _unseen(error), game

    async def play_winner(self, game_id: GameId, caller: Caller) -> Offer:
        """Challenge the person who won a game against another, on its board.

        Raises NoSuchGame, NotDone, OldCopy, and what offering raises.
        """
        game = await pressed_game(self._store, game_id, caller)
        winner = None if game.ending is None else game.ending.winner
        if winner is None or len(game.people) < 2 or not isinstance(winner.player, Person):
            raise NotDone(Why.BROKEN_BUTTON)
        if winner.player == SOMEBODY:
            raise NotDone(Why.OPPONENT_FORGOTTEN)
        return await self._challenges.offer(caller, Invited(winner.player), Terms(game.board))

    async def another(
        self,
        game_id: GameId,
        caller: Caller,
        level: Level | None = None,
        board: str | None = None,
    ) -> tuple[Game, Game]:
        """Begin a game like one that ended; return it and that one.

        Without a level or a board it has the same one. The caller keeps their mark and moves first;
        whoever watched plays X.

        Raises NoSuchGame, NotDone, OldCopy, NotYourGame, and what `NewGameService.start` raises.
        """
        game = await pressed_game(self._store, game_id, caller)
        if game.is_watched:
            if game.ending is None:
                raise NotDone(Why.GAME_STILL_ON)
            return await self._new_games.start(caller, level, Terms(board or game.board)), game
        seat = game.seat_of(caller.person.id)
        if game.ending is None:
            raise NotDone(Why.GAME_STILL_ON)
        if game.level is None:
            raise NotDone(Why.BROKEN_BUTTON)
        terms = Terms(board or game.board, MarkChoice(seat.mark.value), FirstChoice.ME)
        return await self._new_games.start(caller, level or game.level, terms), game

    async def start_again(self, game_id: GameId, caller: Caller, level: Level) -> Game:
        """Begin a game anew at another level, before a person has moved in it.

        Raises NoSuchGame, NotDone, OldCopy, NotYourGame, GameIsOver, and StaleBoard once they have.
        """
        old = await pressed_game(self._store, game_id, caller)
        old.seat_of(caller.person.id)
        if old.level is None:
            raise NotDone(Why.BROKEN_BUTTON)
        if old.ending is not None:
            raise GameIsOver(old)
        if old.level is level:
            return old
        if not old.is_untouched:
            raise StaleBoard(old)
        # Whoever has it cached saves nothing in it: it is another game from then on.
        now = max(self._clock(), old.started_at + 1)
        first, second = (
            replace(seat, player=Computer(level)) if seat.is_computer else seat
            for seat in old.seats
        )
        new = replace(
            old, first=first, second=second, started_at=now, moved_at=now, moves=(), hints=0
        )
        new = await self._thinker.reply(new, self._clock)
        try:
            return await self._store.games.start_again(new, old, caller.interaction_id)
        except StaleBoard as stale:
            if stale.game.level is not level:
                raise
            return stale.game  # Another process began it.

    async def _ended(self, game_id: GameId, caller: Caller) -> tuple[Game, Seat, Seat]:
        """Return a game that has ended, and the seats of the caller and of the opponent."""
        game = await pressed_game(self._store, game_id, caller)
        seat = game.seat_of(caller.person.id)
        if game.ending is None:
            raise NotDone(Why.GAME_STILL_ON)
        opponent = game.facing(seat)
        if opponent.player == SOMEBODY:
            raise NotDone(Why.OPPONENT_FORGOTTEN)
        return game, seat, opponent


def _unseen(error: AlreadyPlaying) -> Game:
    """Return the game that is on, which was asked for, if no message shows it; else raise `error`.

    Another process may have begun it, or the answer was lost.
    """
    if error.game.message_id is not None:
        raise error
    return error.game


def _swapped(game: Game, seat: Seat, board: str | None = None) -> Terms:
    """Return terms for the holder of `seat` that give each player what the other one had.

    It is on the same board if none is named.
    """
    first = FirstChoice.OPPONENT if seat == game.first else FirstChoice.ME
    return Terms(board or game.board, MarkChoice(seat.mark.other.value), first)
